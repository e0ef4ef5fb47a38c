internal import Quantities
internal import TextBytes

/// The forms of units written as words after numbers: "1 cup", "4.23 cups"; «4 стакана».
enum CountedForms {
  /// The categories of CLDR's plural rules, in the order of the tables.
  private enum Category: Int { case one, few, many, other }

  /// Returns the form of a unit after a number, or nil for a unit written as a symbol.
  ///
  /// - Parameters:
  ///   - id: the unit.
  ///   - number: the digits written.
  ///   - language: the language.
  static func form(
    of id: String, after number: Rational.Decimal, in language: ReadingLanguage
  ) -> String? {
    let forms: [String]?
    switch language {
    case .english: forms = row(of: id, in: english)
    case .russian: forms = row(of: id, in: russian)
    case .ukrainian: forms = row(of: id, in: ukrainian)
    }
    guard let forms, let last = forms.last else { return nil }
    let category = category(of: number, in: language)
    guard language != .english else { return category == .one ? forms[0] : last }
    return category.rawValue < forms.count ? forms[category.rawValue] : last
  }

  /// Returns the category of a number; see
  /// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html.
  private static func category(
    of number: Rational.Decimal, in language: ReadingLanguage
  ) -> Category {
    let isWhole = number.digits.count <= number.exponent + 1 || number.digits.isEmpty
    guard isWhole else { return .other }
    func digit(_ place: Int) -> Int {
      number.digits.indices.contains(place) ? Int(number.digits[place]) : 0
    }
    let (ones, tens) = (digit(number.exponent), digit(number.exponent - 1))
    if language == .english {
      return number.exponent == 0 && ones == 1 ? .one : .other
    }
    guard tens != 1 else { return .many }
    switch ones {
    case 1: return .one
    case 2...4: return .few
    default: return .many
    }
  }

  private static func row(of id: String, in table: String) -> [String]? {
    for line in table.pieces(at: UInt8(ascii: "\n")) {
      let halves = line.pieces(at: UInt8(ascii: "="))
      guard halves.count == 2, halves[0].isSame(as: id) else { continue }
      return halves[1].pieces(at: UInt8(ascii: "|"))
    }
    return nil
  }

  /// `id=one|other`.
  private static let english = """
    cup=cup|cups
    pinch=pinch|pinches
    drop=drop|drops
    grain=grain|grains
    glass=glass|glasses
    shot=shot|shots
    dash=dash|dashes
    hand=hand|hands
    span=span|spans
    cubit=cubit|cubits
    rod=rod|rods
    chain=chain|chains
    league=league|leagues
    smoot=smoot|smoots
    verst=verst|versts
    arshin=arshin|arshins
    sazhen=sazhen|sazhens
    vershok=vershok|vershoks
    slug=slug|slugs
    pood=pood|poods
    peck=peck|pecks
    gill=gill|gills
    cord=cord|cords
    fortnight=fortnight|fortnights
    jiffy=jiffy|jiffies
    nibble=nibble|nibbles
    """

  /// `id=one|few|many|other`; if the last is missing, it is the one before.
  private static let russian = """
    year=год|года|лет|года
    century=век|века|веков|века
    inch=дюйм|дюйма|дюймов|дюйма
    acre=акр|акра|акров|акра
    yard=ярд|ярда|ярдов|ярда
    mile=миля|мили|миль|мили
    league=лига|лиги|лиг|лиги
    verst=верста|версты|вёрст|версты
    vershok=вершок|вершка|вершков|вершка
    stone=стоун|стоуна|стоунов|стоуна
    pood=пуд|пуда|пудов|пуда
    zolotnik=золотник|золотника|золотников|золотника
    gallon=галлон|галлона|галлонов|галлона
    quart=кварта|кварты|кварт|кварты
    pint=пинта|пинты|пинт|пинты
    bushel=бушель|бушеля|бушелей|бушеля
    cup-metric=чашка|чашки|чашек|чашки
    glass=стакан|стакана|стаканов|стакана
    shot=рюмка|рюмки|рюмок|рюмки
    drop=капля|капли|капель|капли
    pinch=щепотка|щепотки|щепоток|щепотки
    vedro=ведро|ведра|вёдер|ведра
    shtof=штоф|штофа|штофов|штофа
    charka=чарка|чарки|чарок|чарки
    are=сотка|сотки|соток|сотки
    quarter=квартал|квартала|кварталов|квартала
    decade=десятилетие|десятилетия|десятилетий|десятилетия
    millennium=тысячелетие|тысячелетия|тысячелетий|тысячелетия
    """

  /// The table in the format of the Russian one.
  private static let ukrainian = """
    inch=дюйм|дюйми|дюймів|дюйма
    lokot=лікоть|лікті|ліктів|ліктя
    lot=лот|лоти|лотів|лота
    grain=гран|грани|гранів|грана
    slug=слаг|слаги|слагів|слага
    yard=ярд|ярди|ярдів|ярда
    mile=миля|милі|миль|милі
    league=льє|льє|льє|льє
    verst=верста|версти|верст|версти
    vershok=вершок|вершки|вершків|вершка
    stone=стоун|стоуни|стоунів|стоуна
    pood=пуд|пуди|пудів|пуда
    zolotnik=золотник|золотники|золотників|золотника
    gallon=галон|галони|галонів|галона
    quart=кварта|кварти|кварт|кварти
    pint=пінта|пінти|пінт|пінти
    barrel=барель|барелі|барелів|бареля
    bushel=бушель|бушелі|бушелів|бушеля
    cup-metric=чашка|чашки|чашок|чашки
    glass=склянка|склянки|склянок|склянки
    shot=чарка|чарки|чарок|чарки
    drop=крапля|краплі|крапель|краплі
    pinch=дрібка|дрібки|дрібок|дрібки
    vedro=відро|відра|відер|відра
    shtof=штоф|штофи|штофів|штофа
    are=сотка|сотки|соток|сотки
    acre=акр|акри|акрів|акра
    quarter=квартал|квартали|кварталів|кварталу
    decade=десятиліття|десятиліття|десятиліть|десятиліття
    century=століття|століття|століть|століття
    millennium=тисячоліття|тисячоліття|тисячоліть|тисячоліття
    """
}
