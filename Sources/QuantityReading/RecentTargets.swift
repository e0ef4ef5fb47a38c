internal import Quantities

/// The units that a person has asked for, by the unit of what was converted; the last one counts.
public struct RecentTargets: Sendable {
  private var choices: [(source: Unit, target: Unit)] = []
  private static let most = 50

  /// Begins without any.
  public init() {}

  /// Remembers a reading in which the person named the target.
  public mutating func remember(_ reading: Reading) {
    guard reading.hasTarget else { return }
    let (source, target) = (reading.answer.from.unit, reading.answer.to.unit)
    choices.removeAll { $0.source == source }
    choices.append((source, target))
    if choices.count > Self.most { choices.removeFirst() }
  }

  /// The unit that was last asked for of what is in a unit; nil where none was.
  func target(of unit: Unit) -> Unit? { choices.first { $0.source == unit }?.target }
}
