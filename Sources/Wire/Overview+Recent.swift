public import CivilTime
public import Tracking

extension Overview {
  /// The greatest age of unfilled probes about which the person is asked unprompted: a week.
  ///
  /// People remember until the next day what they did, but after a few days only unusual things. Without a
  /// limit, an imported log of years would ask about its first gaps for ever.
  public static let recency = Seconds.days(7)

  /// The unfilled probes of the last days, which the page announces; the newest first.
  ///
  /// Older ones are filled in or dismissed where a person looks for them.
  public var recentlyUnfilled: [Probe] {
    let limit = now - Self.recency
    return unfilled.filter { $0.moment > limit }
  }

  /// The number of unfilled probes before those of ``recentlyUnfilled``.
  public var olderUnfilledCount: Int { unfilledCount - recentlyUnfilled.count }
}
