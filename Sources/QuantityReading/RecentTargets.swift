internal import Quantities

/// The last target that a person asked for, by the unit of the quantity converted.
public struct RecentTargets: Sendable {
  private var choices: [(source: MeasureUnit, target: MeasureUnit)] = []
  private static let most = 50

  /// Makes an empty record.
  public init() {}

  /// Remembers a reading in which the person named the target.
  public mutating func remember(_ reading: Reading) {
    guard reading.hasTarget else { return }
    let (source, target) = (reading.answer.from.unit, reading.answer.to.unit)
    choices.removeAll { $0.source == source }
    choices.append((source, target))
    if choices.count > Self.most { choices.removeFirst() }
  }

  /// Returns the unit last asked for when a quantity in the given unit was converted; nil if there
  /// was none.
  func target(of unit: MeasureUnit) -> MeasureUnit? { choices.first { $0.source == unit }?.target }
}
