import CivilTime
import TextBytes

/// A hint at a feature that a person may not have found yet; the cases are in the order in which tips are
/// shown.
package enum Tip: String, CaseIterable {
  /// The first week has a review.
  case review
  /// With notices, the next probe is not missed as the last one was.
  case notices
  /// The probes of a night are answered at once.
  case night
  /// The previous answer is given again by one tap.
  case sameAnswer
  /// Dragging over the strip of a day answers all missed probes there.
  case strip
  /// In quiet hours nothing is asked.
  case quietHours
  /// A sheet lists the keys.
  case keys
  /// Two tags for one thing can be merged.
  case merging
}

/// The facts on which tips depend.
struct TipFacts {
  /// The number of today's answers.
  var answers = 0
  /// The number of different tags.
  var tags = 0
  /// Whether the previous answer can be given again.
  var hasPrevious = false
  /// Whether a keyboard is present whose keys act on the page.
  var hasKeys = false
  /// Whether a probe was missed while the page was closed.
  var hasMissed = false
  /// Whether the person wants notices, and has not been asked yet to allow them.
  var canAllowNotices = false
  /// The number of probes of the last night without an answer.
  var missedAtNight = 0
  /// The number of today's probes without an answer.
  var missedToday = 0
  /// Whether the person has quiet hours.
  var hasQuietHours = false
  /// Whether a week has passed since the person began.
  var isFirstWeekOver = false
}

extension Tip {
  /// The maximum number of days on which the tip is shown.
  var mostDays: Int { 3 }

  /// Returns whether the tip is useful now.
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

/// A record of the tips shown, with their days, and of those that are no longer needed.
///
/// One tip is shown at a time, and a day with a tip is followed by a day without, unless the review is new.
struct TipHistory: Equatable {
  /// The record of one tip.
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

  /// Makes an empty history.
  init() {}

  /// Notes that a tip is looked for on a day.
  ///
  /// - Parameters:
  ///   - today: the day.
  ///   - hasAnswered: whether answers from before exist: then this is not the first week, whose date is
  ///     unknown.
  mutating func begin(on today: CivilDate, hasAnswered: Bool) {
    guard first == nil else { return }
    first = today
    if hasAnswered { finish(.review) }
  }

  /// Returns the tip of a day, if any.
  func tip(on today: CivilDate, _ facts: TipFacts) -> Tip? {
    if let last, last.day == today { return self[last.tip].isOver ? nil : last.tip }
    var facts = facts
    facts.isFirstWeekOver = first.map { $0.advanced(by: 7) <= today } ?? false
    let useful = entries.first {
      !$0.isOver && $0.days < $0.tip.mostDays && $0.tip.isUseful(facts)
    }
    guard let useful else { return nil }
    // The lower bound keeps a clock that went back from silencing tips for years.
    let isPause = last.map { $0.day < today && today <= $0.day.advanced(by: 1) } ?? false
    // The first review is news of the day on which it is there.
    let isNews = useful.tip == .review && useful.days == 0
    return isPause && !isNews ? nil : useful.tip
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
  /// The word that begins the line of the first day.
  private static var since: String { "since" }

  /// A line for the last day, a line for each tip, and a line for the first day.
  var lines: String {
    var lines = last.map { $0.day.iso + " " + $0.tip.rawValue } ?? ""
    for entry in entries {
      lines += "\n" + entry.tip.rawValue + " \(entry.days) " + (entry.isOver ? "over" : "")
    }
    if let first { lines += "\n" + Self.since + " " + first.iso }
    return lines
  }

  /// Reads such lines, skipping invalid ones.
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
