/// Numbers in words, in every case of three languages, for tests of readers.
struct Speller: Sendable {
  /// Words of 1 to 19, tens, hundreds; one and two before feminine scales; scales by the preceding number.
  let name: String
  let units: [String]
  let feminine: [String]
  let tens: [String]
  let hundreds: [String]
  /// After one, after two to four, after others.
  let scales: [[String]]

  init(
    _ name: String, units: String, feminine: String, tens: String, hundreds: String,
    scales: [String]
  ) {
    self.name = name
    self.units = units.split(separator: " ").map(String.init)
    self.feminine = feminine.split(separator: " ").map(String.init)
    self.tens = tens.split(separator: " ").map(String.init)
    self.hundreds = hundreds.split(separator: " ").map(String.init)
    self.scales = scales.map { $0.split(separator: " ").map(String.init) }
  }

  func spell(_ number: Int) -> String {
    var words: [String] = []
    var rest = number
    for (place, divisor) in [1_000_000_000, 1_000_000, 1000].enumerated() where rest >= divisor {
      let count = rest / divisor
      words += group(count, isFeminine: divisor == 1000)
      let last = count % 100 / 10 == 1 ? 5 : count % 10
      words.append(scales[2 - place][last == 1 ? 0 : (2...4).contains(last) ? 1 : 2])
      rest %= divisor
    }
    return (words + group(rest, isFeminine: false)).joined(separator: " ")
  }

  private func group(_ number: Int, isFeminine: Bool) -> [String] {
    var words: [String] = []
    if number >= 100 { words.append(hundreds[number / 100 - 1]) }
    let rest = number % 100
    if rest >= 20 { words.append(tens[rest / 10 - 2]) }
    let unit = rest < 20 ? rest : rest % 10
    if unit > 0 { words.append(isFeminine && unit < 3 ? feminine[unit - 1] : units[unit - 1]) }
    return words
  }

  static let all = [english] + russian + ukrainian

  static let english = Speller(
    "English",
    units: """
      one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
      seventeen eighteen nineteen
      """, feminine: "one two", tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    hundreds: """
      one-hundred two-hundred three-hundred four-hundred five-hundred six-hundred seven-hundred \
      eight-hundred nine-hundred
      """,
    scales: [
      "thousand thousand thousand", "million million million", "billion billion billion",
    ])

  static let russian = [
    Speller(
      "Russian nominative",
      units: """
        один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать \
        четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать
        """, feminine: "одна две",
      tens: "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
      hundreds: "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот",
      scales: [
        "тысяча тысячи тысяч", "миллион миллиона миллионов", "миллиард миллиарда миллиардов",
      ]),
    Speller(
      "Russian genitive",
      units: """
        одного двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати \
        тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати
        """, feminine: "одной двух",
      tens: "двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста",
      hundreds: """
        ста двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот
        """,
      scales: [
        "тысячи тысяч тысяч", "миллиона миллионов миллионов", "миллиарда миллиардов миллиардов",
      ]),
    Speller(
      "Russian dative",
      units: """
        одному двум трём четырём пяти шести семи восьми девяти десяти одиннадцати двенадцати \
        тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати
        """, feminine: "одной двум",
      tens: "двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста",
      hundreds:
        "ста двумстам тремстам четырёмстам пятистам шестистам семистам восьмистам девятистам",
      scales: [
        "тысяче тысячам тысячам", "миллиону миллионам миллионам", "миллиарду миллиардам миллиардам",
      ]),
    Speller(
      "Russian instrumental",
      units: """
        одним двумя тремя четырьмя пятью шестью семью восемью девятью десятью одиннадцатью \
        двенадцатью тринадцатью четырнадцатью пятнадцатью шестнадцатью семнадцатью восемнадцатью \
        девятнадцатью
        """, feminine: "одной двумя",
      tens: """
        двадцатью тридцатью сорока пятьюдесятью шестьюдесятью семьюдесятью восемьюдесятью девяноста
        """,
      hundreds: """
        ста двумястами тремястами четырьмястами пятьюстами шестьюстами семьюстами восемьюстами \
        девятьюстами
        """,
      scales: [
        "тысячей тысячами тысячами", "миллионом миллионами миллионами",
        "миллиардом миллиардами миллиардами",
      ]),
    Speller(
      "Russian prepositional",
      units: """
        одном двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати \
        тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати
        """, feminine: "одной двух",
      tens: "двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста",
      hundreds:
        "ста двухстах трёхстах четырёхстах пятистах шестистах семистах восьмистах девятистах",
      scales: [
        "тысяче тысячах тысячах", "миллионе миллионах миллионах", "миллиарде миллиардах миллиардах",
      ]),
  ]

  static let ukrainian = [
    Speller(
      "Ukrainian nominative",
      units: """
        один два три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять тринадцять \
        чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять
        """, feminine: "одна дві",
      tens: "двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто",
      hundreds: "сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот",
      scales: ["тисяча тисячі тисяч", "мільйон мільйони мільйонів", "мільярд мільярди мільярдів"]),
    Speller(
      "Ukrainian genitive",
      units: """
        одного двох трьох чотирьох п'яти шести семи восьми дев'яти десяти одинадцяти дванадцяти \
        тринадцяти чотирнадцяти п'ятнадцяти шістнадцяти сімнадцяти вісімнадцяти дев'ятнадцяти
        """, feminine: "однієї двох",
      tens: "двадцяти тридцяти сорока п'ятдесяти шістдесяти сімдесяти вісімдесяти дев'яноста",
      hundreds: "ста двохсот трьохсот чотирьохсот п'ятисот шестисот семисот восьмисот дев'ятисот",
      scales: [
        "тисячі тисяч тисяч", "мільйона мільйонів мільйонів", "мільярда мільярдів мільярдів",
      ]),
    Speller(
      "Ukrainian dative",
      units: """
        одному двом трьом чотирьом п'ятьом шістьом сімом вісьмом дев'ятьом десятьом одинадцятьом \
        дванадцятьом тринадцятьом чотирнадцятьом п'ятнадцятьом шістнадцятьом сімнадцятьом \
        вісімнадцятьом дев'ятнадцятьом
        """, feminine: "одній двом",
      tens:
        "двадцятьом тридцятьом сорока п'ятдесятьом шістдесятьом сімдесятьом вісімдесятьом дев'яноста",
      hundreds:
        "ста двомстам трьомстам чотирьомстам п'ятистам шестистам семистам восьмистам дев'ятистам",
      scales: [
        "тисячі тисячам тисячам", "мільйону мільйонам мільйонам", "мільярду мільярдам мільярдам",
      ]),
    Speller(
      "Ukrainian instrumental",
      units: """
        одним двома трьома чотирма пʼятьма шістьма сьома вісьма девʼятьма десятьма одинадцятьма \
        дванадцятьма тринадцятьма чотирнадцятьма пʼятнадцятьма шістнадцятьма сімнадцятьма \
        вісімнадцятьма девʼятнадцятьма
        """, feminine: "однією двома",
      tens: """
        двадцятьма тридцятьма сорока пʼятдесятьма шістдесятьма сімдесятьма вісімдесятьма девʼяноста
        """,
      hundreds: """
        ста двомастами трьомастами чотирмастами пʼятьмастами шістьмастами сьомастами вісьмастами \
        девʼятьмастами
        """,
      scales: [
        "тисячею тисячами тисячами", "мільйоном мільйонами мільйонами",
        "мільярдом мільярдами мільярдами",
      ]),
    Speller(
      "Ukrainian locative",
      units: """
        однім двох трьох чотирьох п'ятьох шістьох сімох вісьмох дев'ятьох десятьох одинадцятьох \
        дванадцятьох тринадцятьох чотирнадцятьох п'ятнадцятьох шістнадцятьох сімнадцятьох \
        вісімнадцятьох дев'ятнадцятьох
        """, feminine: "одній двох",
      tens:
        "двадцятьох тридцятьох сорока п'ятдесятьох шістдесятьох сімдесятьох вісімдесятьох дев'яноста",
      hundreds:
        "ста двохстах трьохстах чотирьохстах п'ятистах шестистах семистах восьмистах дев'ятистах",
      scales: [
        "тисячі тисячах тисячах", "мільйоні мільйонах мільйонах", "мільярді мільярдах мільярдах",
      ]),
  ]
}
