public import CivilTime
public import Tracking

extension Overview {
  /// How far back the unfilled probes are that are worth being asked about: a week.
  ///
  /// What was done on a day is remembered until the next one well, and after some days only where it was
  /// unusual. Without a limit, an imported log of years would ask about its first gaps for ever.
  public static let recency = Seconds.days(7)

  /// The unfilled probes of the last days, which announce themselves; the newest first.
  ///
  /// All others are older ones, which are filled in or dismissed where a person looks for them.
  public var recentlyUnfilled: [Probe] {
    let limit = now - Self.recency
    return unfilled.filter { $0.moment > limit }
  }

  /// The number of unfilled probes before those of ``recentlyUnfilled``.
  public var olderUnfilledCount: Int { unfilledCount - recentlyUnfilled.count }
}
