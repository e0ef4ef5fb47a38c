import CivilTime
import Testing

@testable import DayScreens

@Suite struct `Tips` {
  private static let first = CivilDate(dayNumber: 20_000)
  private static let all = TipFacts(answers: 100, tags: 30, hasPrevious: true, hasKeys: true)

  /// The tips shown on each day from the first, unless one is closed.
  private func shown(_ days: Int, _ facts: TipFacts, from history: TipHistory = TipHistory())
    -> [Tip?]
  {
    var history = history
    return (0..<days).map { day in
      let today = Self.first.advanced(by: day)
      let tip = history.tip(on: today, facts)
      if let tip { history.show(tip, on: today) }
      return tip
    }
  }

  @Test(
    arguments: [
      (TipFacts(), nil), (TipFacts(answers: 2, hasPrevious: true), nil),
      (TipFacts(answers: 3, hasPrevious: true), .sameAnswer), (TipFacts(answers: 3), nil),
      (TipFacts(answers: 3, hasKeys: true), nil), (TipFacts(answers: 4, hasKeys: true), .keys),
      (TipFacts(answers: 4), nil), (TipFacts(tags: 11), nil), (TipFacts(tags: 12), .merging),
      (all, .sameAnswer), (TipFacts(hasMissed: true), nil),
      (TipFacts(canAllowNotices: true), nil),
      (TipFacts(hasMissed: true, canAllowNotices: true), .notices),
      (TipFacts(missedAtNight: 6, hasQuietHours: true), .night),
      (TipFacts(missedAtNight: 5, hasQuietHours: true), nil),
      (TipFacts(missedAtNight: 5), .quietHours), (TipFacts(missedAtNight: 2), nil),
      (TipFacts(missedToday: 3), .strip), (TipFacts(missedToday: 2), nil),
    ] as [(TipFacts, Tip?)])
  func `wait until they are of use, and come in order`(facts: TipFacts, tip: Tip?) {
    #expect(TipHistory().tip(on: Self.first, facts) == tip)
  }

  @Test func `never come on two days in a row, and each on a few days only`() {
    let once: [Tip?] = [.sameAnswer, nil], keys: [Tip?] = [.keys, nil]
    let merging: [Tip?] = [.merging, nil]
    let expected: [Tip?] =
      once + once + once + keys + keys + keys + merging + merging + merging + [nil, nil, nil]
    #expect(shown(21, Self.all) == expected)
  }

  /// Everything happens from the first day on.
  private static let eventful = TipFacts(
    answers: 9, tags: 30, hasPrevious: true, hasKeys: true, hasMissed: true, canAllowNotices: true,
    missedAtNight: 10, missedToday: 12)

  @Test func `come in the order of their use, one that is closed making way for the next`() {
    var history = TipHistory()
    var order: [Tip] = []
    for day in stride(from: 0, to: 40, by: 2) {
      let today = Self.first.advanced(by: day)
      history.begin(on: today, hasAnswered: false)
      guard let tip = history.tip(on: today, Self.eventful) else { break }
      history.show(tip, on: today)
      history.finish(tip)
      order.append(tip)
    }
    #expect(
      order == [
        .notices, .night, .sameAnswer, .strip,  // The first week is over.
        .review, .quietHours, .keys, .merging,
      ])
  }

  @Test func `announce the first review on its day, before and right after any other`() {
    var history = TipHistory()
    var days: [Tip?] = []
    for day in 0..<10 {
      let today = Self.first.advanced(by: day)
      history.begin(on: today, hasAnswered: false)
      let facts = TipFacts(hasMissed: true, canAllowNotices: true, missedAtNight: 9)
      let tip = history.tip(on: today, facts)
      if let tip { history.show(tip, on: today) }
      if day == 5 { history.show(.strip, on: today.advanced(by: 1)) }
      days.append(tip)
    }
    #expect(
      days == [
        .notices, nil, .notices, nil, .notices, nil, .strip, .review, nil, .review,
      ])
  }

  @Test(arguments: [(0, nil), (6, nil), (7, Tip.review), (40, .review)] as [(Int, Tip?)])
  func `lead to the review once the first week is complete`(day: Int, tip: Tip?) {
    var history = TipHistory()
    #expect(history.tip(on: Self.first.advanced(by: day), TipFacts()) == nil)
    history.begin(on: Self.first, hasAnswered: false)
    history.begin(on: Self.first.advanced(by: 5), hasAnswered: true)
    let again = TipHistory(lines: history.lines)
    #expect(again == history)
    #expect(again.tip(on: Self.first.advanced(by: day), TipFacts()) == tip)
  }

  @Test func `call no week the first of those who have answered before`() {
    var history = TipHistory()
    history.begin(on: Self.first, hasAnswered: true)
    history.begin(on: Self.first, hasAnswered: false)
    let again = TipHistory(lines: history.lines)
    for day in [0, 7, 40, 4_000] {
      #expect(again.tip(on: Self.first.advanced(by: day), TipFacts()) == nil)
    }
  }

  @Test func `stay for their day, however often the page is opened`() {
    var history = TipHistory()
    for _ in 0..<9 {
      #expect(history.tip(on: Self.first, Self.all) == .sameAnswer)
      history.show(.sameAnswer, on: Self.first)
    }
    #expect(
      shown(6, Self.all, from: history) == [.sameAnswer, nil, .sameAnswer, nil, .sameAnswer, nil])
  }

  @Test func `are followed by nothing on the day they are closed, and never come again`() {
    var history = TipHistory()
    history.show(.sameAnswer, on: Self.first)
    history.finish(.sameAnswer)
    #expect(shown(4, Self.all, from: history) == [nil, nil, .keys, nil])
  }

  @Test func `are not shown to those who know already`() {
    var history = TipHistory()
    history.finish(.sameAnswer)
    history.finish(.keys)
    #expect(history.tip(on: Self.first, Self.all) == .merging)
  }

  @Test func `are not silenced for years by a clock that was ahead`() {
    var history = TipHistory()
    history.show(.sameAnswer, on: Self.first.advanced(by: 9_000))
    #expect(history.tip(on: Self.first, Self.all) == .sameAnswer)
  }

  @Test func `are remembered as text`() {
    var history = TipHistory()
    #expect(TipHistory(lines: history.lines) == history)
    history.show(.keys, on: Self.first)
    history.finish(.merging)
    let again = TipHistory(lines: history.lines)
    #expect(again == history && again.tip(on: Self.first, Self.all) == .keys)
  }

  @Test(arguments: [
    "", "\n\n\n", "2024-10-04 keys", "2024-99-99 keys\nkeys 1 ", "x y\nkeys -5 over",
    "since 2024-10-04", "\nsince x", "\nsince 2024-10-04 over", "\nkeys 99999999999999999999 over",
    "\nnosuch 1 over\nkeys",
  ])
  func `read anything`(text: String) {
    _ = TipHistory(lines: text).tip(on: Self.first, Self.all)
  }
}
