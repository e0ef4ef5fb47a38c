/// A phrase, and the answer to it, or the reason why it is not understood.
public struct ConvertedText: Sendable, Hashable {
  /// What a text was understood to say.
  public enum Answer: Sendable, Hashable {
    /// A quantity in another unit, with the other readings of the text, the likelier first.
    case quantity(ConvertedQuantity, others: [ConvertedQuantity], rateDate: String?)
    /// A time in another place, and the time that the text gives; nil for the present one.
    case time(ZonedTime, given: ZonedTime?, reading: String)
    /// Nothing: a sentence for people, and the place where understanding ended, in Unicode scalars from 0.
    case none(error: String, place: Int)
  }

  /// The text.
  public let input: String
  /// The answer to it.
  public let answer: Answer

  /// Joins a text and the answer to it.
  public init(_ input: String, _ answer: Answer) {
    self.input = input
    self.answer = answer
  }
}

/// A quantity, and the same in another unit.
public struct ConvertedQuantity: Sendable, Hashable {
  /// What was converted.
  public let from: ConvertedAmount
  /// The same in the other unit.
  public let to: ConvertedAmount
  /// Both as people write them.
  public let text: String
  /// The two units, by their identifiers.
  public let reading: String
  /// A text that asks for the same value the other way round; nil where none says it.
  public let reverse: String?

  /// The two units with a tilde between, which no unit has, and no address encodes.
  public var units: String { from.unit + "~" + to.unit }

  /// Makes a converted quantity from its parts.
  public init(
    from: ConvertedAmount, to: ConvertedAmount, text: String, reading: String, reverse: String?
  ) {
    self.from = from
    self.to = to
    self.text = text
    self.reading = reading
    self.reverse = reverse
  }
}

/// A value in a unit.
public struct ConvertedAmount: Sendable, Hashable {
  /// The value, as exactly as a number of 64 bits can have it.
  public let value: Double
  /// The unit, by its identifier in CLDR.
  public let unit: String

  /// Makes an amount.
  public init(_ value: Double, _ unit: String) {
    self.value = value
    self.unit = unit
  }
}

/// A time on the clocks of a zone.
public struct ZonedTime: Sendable, Hashable {
  /// `YYYY-MM-DDTHH:MM±HH:MM`.
  public let time: String
  /// The zone by its name in the tz database, or `UTC+03:00`.
  public let zone: String
  /// Both as people write them.
  public let text: String

  /// Makes a time from its parts.
  public init(_ time: String, zone: String, text: String) {
    self.time = time
    self.zone = zone
    self.text = text
  }
}
