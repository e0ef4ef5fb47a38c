public import CivilTime

/// The life of a made-up person, minute by minute: the same on every day that is asked for twice.
///
/// It has what a year of answers shows: weeks with a rhythm, a vacation, a habit that grows, one that fades, and one
/// that began lately.
public struct MadeUpLife: Sendable {
  /// What the person does.
  public enum Activity: Sendable, CaseIterable {
    case sleeping, eating, commuting, coding, meeting, mail, cooking, shopping, chores
    case running, walking, family, friends, reading, guitar, course, series, phone
  }

  /// The last day of the life, on which the habits that change have come furthest.
  private let end: CivilDate

  /// Makes a life that is a year old on a day.
  public init(until end: CivilDate) { self.end = end }

  /// Returns what the person does at a time.
  public func activity(at time: LocalTime) -> Activity {
    let minute = time.hour * 60 + time.minute
    return plan(of: time.date).first { minute < $0.end }?.activity ?? .sleeping
  }

  /// Returns whether the person answers at a time; each moment is decided by itself.
  public func answers(at time: LocalTime) -> Bool {
    var dice = Dice(seed: time.moment.secondsSince1970)
    let chance =
      switch activity(at: time) {
      case .sleeping: 0.8
      case .meeting, .commuting, .running: 0.84
      default: 0.94
      }
    return dice.fraction() < chance
  }

  // MARK: The plan of a day

  /// A part of a day up to a minute of it.
  private struct Block {
    let end: Int
    let activity: Activity
  }

  /// The parts of a day that are planned one after the other.
  private struct Plan {
    var blocks: [Block] = []
    var dice: Dice
    var minute = 0

    mutating func spend(_ minutes: ClosedRange<Int>, _ activity: Activity) {
      let length = dice.number(in: minutes)
      minute += length
      if length > 0 { blocks.append(Block(end: minute, activity: activity)) }
    }

    /// Goes on with an activity until a minute of the day, give or take some.
    mutating func go(until end: Int, give spread: Int, _ activity: Activity) {
      let end = end + dice.number(in: -spread...spread)
      guard end > minute else { return }
      minute = end
      blocks.append(Block(end: end, activity: activity))
    }

    mutating func happens(_ chance: Double) -> Bool { dice.fraction() < chance }
  }

  private func plan(of day: CivilDate) -> [Block] {
    var plan = Plan(dice: Dice(seed: Int64(day.dayNumber)))
    // 0 a year ago, 1 on the last day.
    let progress = min(max(1 - Double(end.dayNumber - day.dayNumber) / 365, 0), 1)
    if isFree(day) {
      planFreeDay(day, progress, &plan)
    } else {
      planWorkday(day, &plan)
    }
    planEvening(day, progress, &plan)
    return plan.blocks
  }

  /// Whether a day is one of a weekend, of two weeks in summer, or between Christmas and New Year.
  private func isFree(_ day: CivilDate) -> Bool {
    let parts = day.parts
    let isVacation = parts.month == 8 && (5...18).contains(parts.day)
    let isHoliday = parts.month == 12 && parts.day > 24 || parts.month == 1 && parts.day == 1
    return isVacation || isHoliday || day.weekday == .saturday || day.weekday == .sunday
  }

  private func planWorkday(_ day: CivilDate, _ plan: inout Plan) {
    let isAtHome = day.weekday == .monday || day.weekday == .friday
    plan.go(until: 410, give: 25, .sleeping)
    plan.spend(20...35, .eating)
    if !isAtHome { plan.spend(35...50, .commuting) }
    plan.spend(20...45, .mail)
    if day.weekday != .friday { plan.spend(15...60, .meeting) }
    plan.go(until: 745, give: 20, .coding)
    plan.spend(30...45, .eating)
    if plan.happens(0.5) { plan.spend(15...30, .walking) }
    if plan.happens(0.6) { plan.spend(30...75, .meeting) }
    plan.go(until: 1_000, give: 25, .coding)
    plan.spend(10...30, .mail)
    if !isAtHome { plan.spend(35...55, .commuting) }
    if plan.happens(0.3) { plan.spend(20...35, .shopping) }
  }

  private func planFreeDay(_ day: CivilDate, _ progress: Double, _ plan: inout Plan) {
    plan.go(until: 500, give: 40, .sleeping)
    plan.spend(30...60, .eating)
    plan.spend(20...60, .reading)
    if day.weekday == .saturday {
      plan.spend(60...110, .chores)
      plan.spend(40...70, .shopping)
    } else {
      plan.spend(60...120, .walking)
    }
    plan.spend(40...60, .eating)
    plan.go(until: 1_000, give: 40, plan.happens(0.35) ? .friends : .family)
    if progress > 0.8, plan.happens(0.5) { plan.spend(40...60, .course) }
  }

  private func planEvening(_ day: CivilDate, _ progress: Double, _ plan: inout Plan) {
    let weekday = day.weekday
    if weekday == .tuesday || weekday == .thursday || weekday == .saturday {
      // More seldom in winter.
      let isWarm = (4...10).contains(day.parts.month)
      if plan.happens(isWarm ? 0.9 : 0.6) { plan.spend(40...70, .running) }
    }
    plan.spend(25...45, .cooking)
    plan.spend(25...45, .eating)
    if weekday == .friday, plan.happens(0.6) { plan.go(until: 1_390, give: 30, .friends) }
    if weekday == .monday || weekday == .wednesday { plan.spend(30...50, .guitar) }
    if weekday == .wednesday, progress > 0.8 { plan.spend(50...70, .course) }
    plan.spend(20...60, .family)
    let reading = 10 + Int(35 * progress)
    plan.spend(reading...reading + 20, .reading)
    let phone = 60 - Int(40 * progress)
    plan.spend(phone...phone + 20, .phone)
    plan.go(until: 1_380, give: 25, .series)
    plan.go(until: 1_440, give: 0, .sleeping)
  }
}

/// Numbers that look random and follow from a seed: SplitMix64, by Steele, Lea and Flood, OOPSLA 2014.
private struct Dice {
  private var state: UInt64

  init(seed: Int64) { state = UInt64(bitPattern: seed) }

  /// Returns a number of 0 ..< 1.
  mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53 as UInt64)
  }

  /// Returns a whole number of a range, ends included.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(fraction() * Double(range.count))
  }
}
