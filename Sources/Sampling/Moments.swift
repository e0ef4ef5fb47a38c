public import CivilTime

/// The moments of a schedule, computed lazily one by one.
///
/// It is also a cursor: ``skip(to:)`` advances cheaply, which makes checking many moments in ascending order
/// linear.
public struct Moments: Sequence, IteratorProtocol, Sendable, Hashable {
  /// The schedule of the moments.
  public let schedule: Schedule
  /// The moment that ``next()`` will return.
  public private(set) var upcoming: Moment
  /// The moment before ``upcoming``, or nil at the start of the schedule.
  public private(set) var latest: Moment?
  private var generator: LehmerGenerator

  init(of schedule: Schedule) {
    self.schedule = schedule
    upcoming = schedule.start
    generator = LehmerGenerator(state: schedule.seed)
  }

  /// The state of the generator at the upcoming moment.
  public var state: Int64 { generator.state }

  /// Returns the upcoming moment and advances; never nil.
  public mutating func next() -> Moment? {
    advance()
    return latest
  }

  /// Moves to the first moment at or after a given one.
  ///
  /// For a moment already passed, it restarts from the beginning.
  ///
  /// - Complexity: O(n) in the moments between, about 10 ns each, or 3 ns over long distances; at most 8,192 steps
  ///   in the universal schedule until 2041.
  public mutating func skip(to earliest: Moment) {
    if let latest, latest >= earliest { self = Moments(of: schedule) }
    if let milestone = Milestone.last(before: earliest, of: schedule), milestone.moment > upcoming {
      upcoming = milestone.moment
      generator = LehmerGenerator(state: milestone.state)
    }
    let (distance, isBeyond) = earliest.secondsSince1970
      .subtractingReportingOverflow(upcoming.secondsSince1970)
    if isBeyond || distance / schedule.meanGap.seconds > Self.far { stride(before: earliest) }
    while upcoming < earliest { advance() }
  }

  /// The minimum number of gaps for which a table pays off.
  private static let far: Int64 = 40_000

  /// Advances four moments at a time, to one shortly before a given one.
  ///
  /// Each state is computed from the one four steps before, so that four independent computations run in
  /// parallel.
  private mutating func stride(before earliest: Moment) {
    let table = GapTable(schedule)
    var power = LehmerGenerator(state: 1)
    var (first, last) = (generator, generator)
    first.jump(LehmerGenerator.multiplier)
    var second = first
    second.jump(LehmerGenerator.multiplier)
    var third = second
    third.jump(LehmerGenerator.multiplier)
    last = third
    last.jump(LehmerGenerator.multiplier)
    for _ in 1...4 { power.jump(LehmerGenerator.multiplier) }
    while true {
      let gaps =
        table.gap(first.state) + table.gap(second.state)
        + (table.gap(third.state) + table.gap(last.state))
      let (reached, isBeyond) = upcoming.secondsSince1970.addingReportingOverflow(Int64(gaps))
      guard !isBeyond, reached < earliest.secondsSince1970 else { return }
      upcoming = Moment(secondsSince1970: reached)
      generator = last
      first.jump(power.state)
      second.jump(power.state)
      third.jump(power.state)
      last.jump(power.state)
    }
  }

  private mutating func advance() {
    latest = upcoming
    upcoming += schedule.gap(for: generator.nextFraction())
  }
}
