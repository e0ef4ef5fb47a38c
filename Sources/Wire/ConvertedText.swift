/// A phrase with its conversion, or with the reason why it is not understood.
public struct ConvertedText: Sendable, Hashable {
  /// The interpretation of a text.
  public enum Answer: Sendable, Hashable {
    /// A quantity in another unit, with the other readings of the text in descending likelihood.
    case quantity(ConvertedQuantity, others: [ConvertedQuantity], rateDate: String?)
    /// A time in another place, and the time given by the text; nil for the present time.
    case time(ZonedTime, given: ZonedTime?, reading: String)
    /// No answer: a sentence for people, and the position where reading failed, in Unicode scalars from 0.
    case none(error: String, place: Int)
  }

  /// The text.
  public let input: String
  /// The answer to the text.
  public let answer: Answer

  /// Pairs a text with its answer.
  public init(_ input: String, _ answer: Answer) {
    self.input = input
    self.answer = answer
  }
}

/// A quantity and its equal in another unit.
public struct ConvertedQuantity: Sendable, Hashable {
  /// The original amount.
  public let from: ConvertedAmount
  /// The amount in the other unit.
  public let to: ConvertedAmount
  /// Both amounts as people write them.
  public let text: String
  /// The identifiers of the two units.
  public let reading: String
  /// A text that asks for the inverse conversion of the same value; nil if there is none.
  public let reverse: String?

  /// The two units separated by a tilde, which occurs in no unit and needs no encoding in an address.
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
  /// The value, as exactly as 64 bits can represent it.
  public let value: Double
  /// The identifier of the unit in CLDR.
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
  /// The name of the zone in the tz database, or `UTC+03:00`.
  public let zone: String
  /// The time and the zone as people write them.
  public let text: String

  /// Makes a time from its parts.
  public init(_ time: String, zone: String, text: String) {
    self.time = time
    self.zone = zone
    self.text = text
  }
}
