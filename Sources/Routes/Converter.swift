public import Catalogue
public import CivilTime
private import HostSystem
private import Quantities
public import QuantityReading
public import Wire

/// Performs the conversions that people ask for: for `proba convert`, the endpoint, and the page alike.
public struct Converter: Sendable {
  private var reader: ConversionReader
  /// The language of sentences, and of the names of days.
  private let language: Language

  /// Makes a converter.
  ///
  /// - Parameters:
  ///   - language: the language of sentences and days.
  ///   - textLanguage: the preferred reading of a text that fits several languages; nil for no preference.
  ///   - territory: the territory whose units are preferred if the text names none.
  ///   - rates: the exchange rates; without them money is refused.
  ///   - zone: the person's zone by its name in the tz database; nil for that of this machine.
  ///   - now: the present moment.
  public init(
    language: Language, textLanguage: ReadingLanguage?, territory: Territory, rates: ExchangeRates?,
    zone: String?, now: Moment
  ) {
    self.language = language
    let times = TimeReader(home: zone ?? ZoneDatabase.localZone, now: now) { zone, moment in
      ZoneDatabase.rules(of: zone).flatMap { ZoneTable($0) }?.offset(at: moment)
    }
    reader = ConversionReader(
      quantities: QuantityReader(language: textLanguage, rates: rates, territory: territory),
      times: times)
  }

  /// Returns the answer to a text, or the reason why there is none.
  ///
  /// - Complexity: bounded by the length of the text, which is ``longestText`` at most.
  public func convert(_ text: String) -> ConvertedText {
    do throws(ReadingError) {
      switch try reader.read(text) {
      case .quantity(let reading): return ConvertedText(text, answer(reading))
      case .time(let reading): return ConvertedText(text, answer(reading))
      }
    } catch {
      let sentence = language.commandPhrases.conversion.sentence(for: error.reason)
      return ConvertedText(text, .none(error: sentence, place: error.place))
    }
  }

  /// The maximum length of a text, in Unicode scalars.
  public static let longestText = QuantityReader.longestText

  /// The maximum number of earlier texts that a request may have considered.
  static var mostRecent: Int { 8 }

  /// Makes the unit that a text asks for preferred from now on.
  public mutating func remember(_ text: String) {
    guard case .quantity(let reading) = try? reader.read(text) else { return }
    reader.quantities.recent.remember(reading)
  }

  // MARK: Quantities

  private func answer(_ reading: Reading) -> ConvertedText.Answer {
    .quantity(
      quantity(reading.answer, in: reading.language),
      others: reading.others.map { quantity($0, in: reading.language) },
      rateDate: rateDate(of: reading))
  }

  /// Returns the date of the rates with which money was converted, the older one if they differ.
  private func rateDate(of reading: Reading) -> String? {
    guard reading.isMoney else { return nil }
    return reader.quantities.rates?.date(
      of: [reading.answer.from, reading.answer.to].map { $0.unit.id })?.iso
  }

  private func quantity(
    _ answer: Reading.Answer, in language: ReadingLanguage
  ) -> ConvertedQuantity {
    ConvertedQuantity(
      from: ConvertedAmount(answer.from), to: ConvertedAmount(answer.to), text: answer.text,
      reading: answer.reading,
      reverse: reverse(of: answer, in: language))
  }

  /// Returns a text that asks for the inverse conversion of the same value, if it is understood as such.
  private func reverse(of answer: Reading.Answer, in language: ReadingLanguage) -> String? {
    guard answer.from.unit != answer.to.unit else { return nil }
    let writer = QuantityWriter(language: language, precision: 12)
    let turned = Quantity(answer.from.value, answer.to.unit)
    // The no-break space between number and unit prevents a line break; in a field it is an ordinary space.
    let text = String(
      writer.text(turned).map { $0 == "\u{A0}" ? " " : $0 } + " → "
        + writer.symbol(of: answer.from.unit.id))
    guard let back = try? reader.quantities.read(text).answer, back.from.unit == answer.to.unit,
      back.to.unit == answer.from.unit, back.from.value == answer.from.value
    else { return nil }
    return text
  }

  // MARK: Times

  private func answer(_ reading: TimeReading) -> ConvertedText.Answer {
    .time(
      zoned(reading.time, reading.zone),
      given: reading.isPresent ? nil : zoned(reading.given, reading.givenZone),
      reading: reading.reading)
  }

  private func zoned(_ time: LocalTime, _ zone: String) -> ZonedTime {
    let words = language.calendarWords
    let day = "\(words.shortName(of: time.date.weekday)) \(words.dayAndMonth(time.date))"
    return ZonedTime(time.isoMinutes, zone: zone, text: "\(time.shortClock), \(day), \(zone)")
  }
}

extension ConvertedAmount {
  fileprivate init(_ quantity: Quantity) {
    self.init(quantity.value.double, quantity.unit.publishedID)
  }
}

extension ConversionPhrases {
  /// Returns the sentence for a person whose text is not understood.
  fileprivate func sentence(for reason: ReadingError.Reason) -> String {
    switch reason {
    case .empty: empty
    case .badNumber: badNumber
    case .divisionByZero: divisionByZero
    case .unknown: unknown
    case .missingUnit: missingUnit
    case .missingTarget: missingTarget
    case .missingSource: missingSource
    case .differentDimensions: differentDimensions
    case .belowAbsoluteZero: belowAbsoluteZero
    case .outOfRange: outOfRange
    case .tooLong: tooLong
    case .missingRates: missingRates
    case .badTime: badTime
    case .unknownPlace: unknownPlace
    case .missingPlace: missingPlace
    }
  }
}
