import CivilTime
import TextBytes

/// Something of use that a person may not have found yet, in the order in which it is shown.
package enum Tip: String, CaseIterable {
  /// With notices, the next probe is not missed as the last one was.
  case notices
  /// The probes of a night are answered at once.
  case night
  /// The first week can be looked back at.
  case review
  /// The previous answer is given again by one tap.
  case sameAnswer
  /// Dragging over the strip of a day answers all that is missed there.
  case strip
  /// In quiet hours nothing is asked.
  case quietHours
  /// A sheet lists the keys.
  case keys
  /// Two tags for one thing can be merged.
  case merging
}

/// What a tip depends on.
struct TipFacts {
  /// How many answers there are of today.
  var answers = 0
  /// How many different tags there are.
  var tags = 0
  /// Whether the previous answer can be given again.
  var hasPrevious = false
  /// Whether there is a keyboard whose keys act on the page.
  var hasKeys = false
  /// Whether a probe was missed while the page was closed.
  var hasMissed = false
  /// Whether the person wants notices, and has not been asked yet to allow them.
  var canAllowNotices = false
  /// How many probes of the last night have no answer.
  var missedAtNight = 0
  /// How many probes of today have no answer.
  var missedToday = 0
  /// Whether there are quiet hours.
  var hasQuietHours = false
  /// Whether a week has passed since the person began.
  var isFirstWeekOver = false
}

extension Tip {
  /// On how many days it is shown at most.
  var mostDays: Int { 3 }

  /// Whether it is of use by now.
  func isUseful(_ facts: TipFacts) -> Bool {
    switch self {
    case .notices: facts.hasMissed && facts.canAllowNotices
    // At the usual gap, a night has about ten.
    case .night: facts.missedAtNight >= 6
    case .review: facts.isFirstWeekOver
    case .sameAnswer: facts.answers >= 3 && facts.hasPrevious
    case .strip: facts.missedToday >= 3
    case .quietHours: facts.missedAtNight >= 3 && !facts.hasQuietHours
    case .keys: facts.answers >= 4 && facts.hasKeys
    case .merging: facts.tags >= 12
    }
  }
}

/// Which tips were shown when, and which are no longer needed.
///
/// One is shown at a time, and after a day with one comes a day without.
struct TipHistory: Equatable {
  /// What is known of a tip.
  private struct Entry: Equatable {
    let tip: Tip
    var days = 0
    var isOver = false
  }

  private var entries: [Entry] = Tip.allCases.map { Entry(tip: $0) }
  /// The day on which a tip was shown last, and that tip.
  private var last: (day: CivilDate, tip: Tip)?
  /// The day on which a tip was first looked for; nil before that.
  private var first: CivilDate?

  static func == (one: Self, other: Self) -> Bool { one.lines.isSame(as: other.lines) }

  /// Begins before any tip.
  init() {}

  /// Notes that a tip is looked for on a day.
  ///
  /// - Parameters:
  ///   - today: the day.
  ///   - hasAnswered: whether there are answers from before: then the first week is not this one, and how long
  ///     ago it was is not known.
  mutating func begin(on today: CivilDate, hasAnswered: Bool) {
    guard first == nil else { return }
    first = today
    if hasAnswered { finish(.review) }
  }

  /// The tip of a day; nil for none.
  func tip(on today: CivilDate, _ facts: TipFacts) -> Tip? {
    if let last {
      if last.day == today { return self[last.tip].isOver ? nil : last.tip }
      // A clock that went back does not silence tips for years.
      if last.day < today, today <= last.day.advanced(by: 1) { return nil }
    }
    var facts = facts
    facts.isFirstWeekOver = first.map { $0.advanced(by: 7) <= today } ?? false
    return entries.first {
      !$0.isOver && $0.days < $0.tip.mostDays && $0.tip.isUseful(facts)
    }?.tip
  }

  /// Notes that a tip is shown on a day.
  mutating func show(_ tip: Tip, on today: CivilDate) {
    if let last, last.day == today, last.tip == tip { return }
    change(tip) { $0.days += 1 }
    last = (today, tip)
  }

  /// Notes that a tip is no longer needed: it was closed, or its advice was followed.
  mutating func finish(_ tip: Tip) { change(tip) { $0.isOver = true } }

  private subscript(tip: Tip) -> Entry {
    entries.first { $0.tip == tip } ?? Entry(tip: tip)
  }

  private mutating func change(_ tip: Tip, _ body: (inout Entry) -> Void) {
    for place in entries.indices where entries[place].tip == tip { body(&entries[place]) }
  }
}

extension TipHistory {
  /// Begins the line of the first day.
  private static var since: String { "since" }

  /// A line for each tip, before them one for the last day, and after them one for the first.
  var lines: String {
    var lines = last.map { $0.day.iso + " " + $0.tip.rawValue } ?? ""
    for entry in entries {
      lines += "\n" + entry.tip.rawValue + " \(entry.days) " + (entry.isOver ? "over" : "")
    }
    if let first { lines += "\n" + Self.since + " " + first.iso }
    return lines
  }

  /// Reads such lines, without those that make no sense.
  init(lines: String) {
    let pieces = lines.pieces(at: UInt8(ascii: "\n")).map { $0.pieces(at: UInt8(ascii: " ")) }
    if let first = pieces.first, first.count == 2, let day = CivilDate(iso: first[0]),
      let tip = Tip(name: first[1])
    {
      last = (day, tip)
    }
    for piece in pieces where piece.count == 2 && piece[0].isSame(as: Self.since) {
      first = CivilDate(iso: piece[1])
    }
    for piece in pieces.dropFirst() where piece.count == 3 {
      guard let tip = Tip(name: piece[0]), let days = piece[1].bytes.decimal else { continue }
      change(tip) {
        $0.days = Int(clamping: days)
        $0.isOver = piece[2].isSame(as: "over")
      }
    }
  }
}

extension Tip {
  fileprivate init?(name: String) {
    guard let tip = Self.allCases.first(where: { $0.rawValue.isSame(as: name) }) else { return nil }
    self = tip
  }
}
