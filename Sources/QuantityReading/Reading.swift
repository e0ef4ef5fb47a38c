public import Quantities
internal import TextBytes

/// What a phrase was understood to say, and the answer to it.
public struct Reading: Sendable {
  /// A quantity, an answer to it, and how both are written.
  public struct Answer: Sendable {
    /// What was understood.
    public let from: Quantity
    /// The same in the unit asked for, or in the usual one of the other system.
    public let to: Quantity
    /// Both with an equals sign between, as people write them.
    public let text: String

    /// How the text was read: the unit and its target, by their identifiers.
    public var reading: String { "\(from.unit.publishedID) → \(to.unit.publishedID)" }
  }

  /// The reading that is preferred.
  public let answer: Answer
  /// The other readings, the likelier first.
  public let others: [Answer]
  /// The language that it was read in.
  public let language: ReadingLanguage
  /// Whether the text names the unit of the answer.
  public let hasTarget: Bool

  /// Whether an amount of money is converted, for which a rate was needed.
  public var isMoney: Bool { answer.from.unit.dimension == .currency }
}

extension Unit {
  /// The identifier that programs are given: that of CLDR for the metric spoons of Russian and Ukrainian
  /// kitchens, too.
  public var publishedID: String {
    for name in ["tablespoon", "teaspoon", "dessert-spoon"] where id.isSame(as: name + "-metric") {
      return name
    }
    return id
  }
}
