public import Sampling

/// The share of its answers that a tag has in each hour of the week, with the intervals in which the
/// truth lies.
public struct WeekShares: Sendable, Hashable {
  /// One for each hour from Monday midnight on, 168 of them.
  public let hours: [Estimate]

  /// Estimates the shares from counts.
  public init(of map: WeekMap) {
    hours = zip(map.tag.counts, map.answered.counts).map { .share(of: $0, in: $1) }
  }

  /// Takes shares that were estimated elsewhere; nil where they are not of a week.
  public init?(_ hours: [Estimate]) {
    guard hours.count == 168 else { return nil }
    self.hours = hours
  }
}
