internal import TextBytes

/// The function words of all languages around a quantity and its target.
enum Wording {
  /// Words and signs between a quantity and its target, the longest first.
  static let separators: [[String]] = [
    ["is", "what", "in"], ["is", "what"], ["is", "equal", "to"], ["equal", "to"], ["equals"],
    ["be", "in"], ["is", "in"], ["worth", "in"], ["сколько", "это", "в"], ["сколько", "это"],
    ["сколько", "будет", "в"], ["сколько", "будет"], ["скільки", "це"], ["скільки", "буде", "у"],
    ["скільки", "буде", "в"], ["скільки", "буде"], ["это"], ["це"],
    ["is", "equal", "to", "how", "many"], ["converted", "to"], ["expressed", "in"],
    ["is", "how", "many"],
    ["is", "how", "much", "in"], ["equals", "how", "many"], ["to", "how", "many"],
    ["как", "сколько"],
    ["это", "сколько", "в"], ["это", "сколько"], ["сколько", "это", "в"], ["це", "скільки", "в"],
    ["це", "скільки", "у"], ["це", "скільки"], ["скільки", "це", "у"], ["скільки", "це", "в"],
    ["сколько", "в"], ["скільки", "у"], ["скільки", "в"], ["сколько"], ["скільки"],
    ["how", "many"],
    ["равно", "сколько"], ["перевести", "в"], ["перевести", "у"], ["=", "сколько"],
    ["=", "скільки"],
    ["=", "how", "many"], ["это", "в"], ["це", "в"], ["це", "у"], ["=", "?"], ["in", "to"], ["->"],
    ["→"],
    ["=>"], ["="], ["to"], ["into"], ["in"], ["as"], ["в"], ["во"], ["у"], ["до"], ["на"], [":"],
    ["–", ">"], [">"], ["-"], ["–"], ["—"],
  ]

  /// Words before a quantity that carry no meaning.
  static let openings: [[String]] = [
    ["how", "much", "is"], ["how", "long", "is"], ["how", "far", "is"], ["how", "tall", "is"],
    ["how", "heavy", "is"], ["how", "big", "is"], ["how", "fast", "is"], ["how", "hot", "is"],
    ["how", "cold", "is"], ["what", "is"], ["whats"], ["what", "are"], ["convert"],
    ["please", "convert"],
    ["can", "you", "convert"], ["could", "you", "convert"], ["would", "you", "convert"],
    ["can", "you", "please", "convert"], ["could", "you", "please", "convert"],
    ["please", ","], ["please"], ["пожалуйста", ","], ["будь", "ласка", ","], ["tell", "me"],
    ["give", "me"], ["i", "want"], ["i", "need"], ["what", "would"], ["what", "will"],
    ["how", "much", "are"], ["how", "much", "would"], ["скажи"], ["подскажи"],
    ["підкажи"], ["calculate"], ["show", "me"], ["show"], ["about"],
    ["around"],
    ["approximately"], ["approx"], ["roughly"], ["nearly"], ["almost"], ["exactly"], ["over"],
    ["under"],
    ["at", "least"], ["only"], ["just"], ["~"], ["≈"], ["length"], ["height"], ["weight"],
    ["distance"],
    ["the"], ["value", "of"], ["сколько", "будет"], ["сколько", "это"], ["сколько", "составляет"],
    ["переведи"], ["переведите"], ["перевести"], ["перевод"], ["конвертируй"], ["конвертировать"],
    ["пересчитай"], ["чему", "равно"], ["чему", "равен"], ["чему", "равна"], ["чему", "равны"],
    ["примерно"], ["приблизительно"], ["около"], ["где", "то"], ["почти"], ["ровно"], ["длиной"],
    ["длина"], ["высотой"], ["высота"], ["шириной"], ["ширина"], ["весом"], ["вес"], ["массой"],
    ["масса"], ["объемом"], ["объем"], ["площадью"], ["площадь"], ["глубиной"], ["рост"],
    ["ростом"],
    ["расстояние"], ["скорость"], ["скоростью"], ["температура"], ["мощностью"], ["мощность"],
    ["это"],
    ["пожалуйста"], ["сколько"], ["скільки", "буде"], ["скільки", "це"], ["скільки", "становить"],
    ["переведи"], ["переведіть"], ["перевести"], ["конвертуй"], ["конвертуйте"], ["конвертувати"],
    ["перерахуй"], ["чому", "дорівнює"], ["приблизно"], ["близько"], ["десь"], ["майже"], ["рівно"],
    ["завдовжки"], ["довжиною"], ["довжина"], ["довжиною"], ["заввишки"], ["висотою"], ["висота"],
    ["завширшки"], ["шириною"], ["вагою"], ["вага"], ["масою"], ["маса"], ["обсягом"], ["обєм"],
    ["обємом"], ["площею"], ["площа"], ["завглибшки"], ["зріст"], ["зростом"], ["відстань"],
    ["швидкість"], ["швидкістю"], ["потужністю"], ["будь", "ласка"], ["скільки"],
  ]

  /// Words and signs at the end that carry no meaning.
  static let closings: [[String]] = [
    ["?"], ["!"], ["."], [","], ["please"], ["pls"], ["plz"], ["thanks"], ["thank", "you"],
    ["пожалуйста"], ["спасибо"], ["пж"], ["плиз"], ["будь", "ласка"], ["дякую"], ["="], ["будет"],
    ["буде"], ["is", "that"], ["are", "that"], ["is", "it"], ["are", "there"], ["это", "сколько"],
    ["сколько", "это"], ["сколько", "будет"], ["сколько"], ["це", "скільки"], ["скільки", "це"],
    ["скільки", "буде"], ["скільки"], ["перевести"],
  ]

  /// The beginnings of questions about a number of units.
  static let questions: [[String]] = [["how", "many"], ["how", "much"], ["сколько"], ["скільки"]]

  /// The words between the requested unit and the quantity: "are there in".
  static let links = [
    "are", "is", "there", "in", "do", "does", "make", "makes", "equal", "equals", "to", "up", "fit",
    "into", "for", "за", "стоит", "стоят", "коштує", "коштують", "дают", "дають",
    "inside", "within", "go", "per", "в", "у", "во", "содержится", "содержит", "помещается",
    "входит",
    "составляет", "составляют", "равно", "будет", "это", "есть", "міститься", "вміщується",
    "становить",
    "дорівнює", "буде", "це", "є", "всього", "всего",
  ]

  /// Substances that may follow the unit of a measure.
  static let substances = [
    "нефти", "воды", "молока", "муки", "сахара", "сахару", "риса", "масла", "чая", "чаю", "меда",
    "соли",
    "вина", "пива", "водки", "сока", "бензина", "топлива", "газа", "зерна", "золота", "серебра",
    "мяса",
    "рыбы", "картошки", "яблок", "пшеницы", "земли", "супа", "кофе", "сметаны", "крупы", "бумаги",
    "ткани",
    "нафти", "води", "борошна", "цукру", "рису", "олії", "меду", "солі", "горілки", "соку",
    "бензину",
    "пального", "газу", "срібла", "мяса", "риби", "картоплі", "яблук", "пшениці", "землі", "супу",
    "кави",
    "сметани", "крупи", "паперу", "тканини", "длины", "веса", "довжини", "ваги",
  ]

  /// The words that make a temperature negative, and those that mark it as positive.
  static let belowZero: [[String]] = [
    ["below", "zero"], ["ниже", "нуля"], ["нижче", "нуля"], ["мороза"], ["морозу"],
    ["под", "нулем"],
  ]
  static let aboveZero: [[String]] = [
    ["above", "zero"], ["выше", "нуля"], ["вище", "нуля"], ["тепла"], ["жары"],
  ]

  /// Whether a Russian or Ukrainian word looks like a genitive of many: the секунд of "секунд в часе".
  static func isManyOf(_ word: String) -> Bool {
    ["ов", "ев", "ів", "їв", "ей", "ий", "ій", "ок", "ек"].contains { word.bytes.ends(in: $0) }
      || many.contains { $0.isSame(as: word) }
  }

  private static let many = [
    "секунд", "минут", "хвилин", "годин", "тонн", "миль", "недель", "лет", "пинт", "пінт", "кварт",
    "гривен", "гривень", "капель", "крапель", "калорий", "байт", "бит", "біт", "грамм", "грам",
  ]

  /// Whether a Russian or Ukrainian word looks like a prepositional of many: "в минутах".
  static func isAmongMany(_ word: String) -> Bool {
    ["ах", "ях"].contains { word.bytes.ends(in: $0) } && !word.isSame(as: "сутках")
  }

  /// Words that ask for the rate of a currency, the longest first.
  static let rates: [[String]] = [
    ["exchange", "rates"], ["exchange", "rate"], ["currency", "rate"], ["conversion", "rate"],
    ["fx", "rate"], ["rate", "of", "exchange"], ["forex"], ["rates"], ["rate"], ["quote"],
    ["price"], ["worth"], ["how", "much", "does"],
    ["how", "much", "is"], ["how", "much", "are"], ["cost"], ["costs"], ["кросс", "курс"],
    ["крос", "курс"],
    ["обменный", "курс"],
    ["валютный", "курс"], ["курс", "обмена"], ["курс", "валют"],
    ["по", "курсу"], ["за", "курсом"], ["курса"], ["курсы"], ["курсу"],
    ["курс"], ["сколько", "стоит"], ["сколько", "стоят"], ["почем"], ["стоимость"], ["цена"],
    ["котировка"], ["соотношение"], ["обмінний", "курс"], ["валютний", "курс"],
    ["курс", "обміну"], ["курси"], ["скільки", "коштує"], ["скільки", "коштують"], ["почім"],
    ["вартість"], ["ціна"], ["співвідношення"], ["котирування"],
  ]

  /// Words around a rate that carry no meaning, the longest first.
  static let aroundRates: [[String]] = [
    ["right", "now"], ["of"], ["for"], ["from"], ["between"], ["the"], ["a"], ["an"], ["current"],
    ["currently"], ["today"], ["todays"], ["now"], ["latest"], ["official"], ["is"], ["what"],
    ["pair"], ["какой"], ["каков"], ["сейчас"], ["сегодня"], ["на", "сегодня"], ["текущий"],
    ["официальный"], ["пара"], ["пары"], ["между"], ["цб"], ["який"], ["яка"], ["зараз"],
    ["сьогодні"], ["на", "сьогодні"], ["поточний"], ["офіційний"], ["між"], ["нбу"],
  ]

  /// Words and signs between the two currencies of a pair.
  static let pairLinks: [[String]] = [
    ["to", "the"], ["to"], ["in"], ["into"], ["vs"], ["versus"], ["against", "the"], ["against"],
    ["and"], ["per"], ["/"], ["-"], ["–"], ["—"], [":"], ["->"], ["→"], ["=>"], ["="], ["к"],
    ["ко"], ["до"], ["в"], ["во"], ["у"], ["на"], ["и"], ["і"], ["й"], ["та"], ["щодо"],
    ["относительно"], ["против"], ["проти"], ["по", "отношению", "к"], ["по", "відношенню", "до"],
    ["відносно"],
  ]

  /// Words for hundredths of a currency.
  static let cents = [
    "cent", "cents", "penny", "pence", "p", "¢", "цент", "цента", "центов", "пенс", "пенса",
    "пенсов",
    "копейка", "копейки", "копеек", "коп", "центи", "центів", "пенси", "пенсів", "копійка",
    "копійки",
    "копійок",
  ]

  /// The words between a percentage and its whole.
  static let of = ["of", "от", "от", "від", "з", "из"]

  /// The implied unit of a number without one, after a larger unit: "six foot two".
  static let implied: [(unit: String, next: String)] = [
    ("foot", "inch"), ("meter", "centimeter"), ("hour", "minute"), ("minute", "second"),
    ("pound", "ounce"), ("stone", "pound"), ("degree", "arc-minute"), ("arc-minute", "arc-second"),
    ("kilogram", "gram"), ("kilometer", "meter"), ("liter", "milliliter"),
  ]
}

extension [UInt8] {
  fileprivate func ends(in ending: String) -> Bool {
    let ending = ending.bytes
    return count > ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
