public import Quantities
internal import TextBytes

/// The interpretation of a phrase, with the answer to it.
public struct Reading: Sendable {
  /// A quantity, the answer to it, and the text of both.
  public struct Answer: Sendable {
    /// The quantity that was understood.
    public let from: Quantity
    /// The same quantity in the unit asked for, or in the usual one of the other system.
    public let to: Quantity
    /// Both quantities with an equals sign between them, as people write them.
    public let text: String

    /// The interpretation of the text: the unit and its target, by their identifiers.
    public var reading: String { "\(from.unit.publishedID) → \(to.unit.publishedID)" }
  }

  /// The preferred reading.
  public let answer: Answer
  /// The other readings, the likeliest first.
  public let others: [Answer]
  /// The language in which the phrase was read.
  public let language: ReadingLanguage
  /// Whether the text names the unit of the answer.
  public let hasTarget: Bool

  /// Whether the quantity is an amount of money, which needs an exchange rate.
  public var isMoney: Bool { answer.from.unit.dimension == .currency }
}

extension MeasureUnit {
  /// The identifier for programs: that of CLDR, also for the metric spoons of Russian and Ukrainian
  /// kitchens.
  public var publishedID: String {
    for name in ["tablespoon", "teaspoon", "dessert-spoon"] where id.isSame(as: name + "-metric") {
      return name
    }
    return id
  }
}
