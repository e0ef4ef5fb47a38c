public import CivilTime

/// The moments of a schedule, drawn one by one as they are asked for.
///
/// Also a cursor: ``skip(to:)`` moves ahead cheaply, which makes checking many moments in
/// ascending order linear.
public struct Moments: Sequence, IteratorProtocol, Sendable, Hashable {
  /// The schedule that is followed.
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

  /// Returns the upcoming moment and moves on; never nil.
  public mutating func next() -> Moment? {
    advance()
    return latest
  }

  /// Moves to the first moment at or after a given one.
  ///
  /// A moment that has been passed is found again by starting anew.
  ///
  /// - Complexity: O(n) in the moments between, about 10 ns each, and 3 ns where they are many.
  public mutating func skip(to earliest: Moment) {
    if let latest, latest >= earliest { self = Moments(of: schedule) }
    let (distance, isBeyond) = earliest.secondsSince1970
      .subtractingReportingOverflow(upcoming.secondsSince1970)
    if isBeyond || distance / schedule.meanGap.seconds > Self.far { stride(before: earliest) }
    while upcoming < earliest { advance() }
  }

  /// As many gaps as are worth a table.
  private static let far: Int64 = 40_000

  /// Moves on four moments at a time, to one that lies before a given one and not far from it.
  ///
  /// Each state follows from the one four steps before, so that four are computed side by side
  /// where one would wait for the other.
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
