/// The moments of a schedule, drawn one by one as they are asked for.
///
/// Also a cursor: ``skip(to:)`` moves ahead cheaply, which makes checking many moments in
/// ascending order linear.
public struct Moments: Sequence, IteratorProtocol, Sendable, Hashable {
  /// The schedule that is followed.
  public let schedule: Schedule
  /// The moment that ``next()`` will return.
  public private(set) var upcoming: Int64
  /// The moment before ``upcoming``, or nil at the start of the schedule.
  public private(set) var latest: Int64?
  private var generator: LehmerGenerator

  init(of schedule: Schedule) {
    self.schedule = schedule
    upcoming = schedule.start
    generator = LehmerGenerator(state: schedule.seed)
  }

  /// The state of the generator at the upcoming moment.
  public var state: Int64 { generator.state }

  /// Returns the upcoming moment and moves on; never nil.
  public mutating func next() -> Int64? {
    advance()
    return latest
  }

  /// Moves to the first moment at or after a given one.
  ///
  /// A moment that has been passed is found again by starting anew.
  ///
  /// - Complexity: O(n) in the moments between, about 10 ns each.
  public mutating func skip(to earliest: Int64) {
    if let latest, latest >= earliest { self = Moments(of: schedule) }
    while upcoming < earliest { advance() }
  }

  private mutating func advance() {
    latest = upcoming
    upcoming += schedule.gap(for: generator.nextFraction())
  }
}
