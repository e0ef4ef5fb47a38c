import CivilTime
import Testing
import Tracking

@Suite struct `A filter of probes` {
  private static func probe(
    _ answer: Answer?, remark: String? = nil, isDismissed: Bool = false
  ) -> Probe {
    Probe(
      moment: Moment(secondsSince1970: 1_640_997_602), gap: .minutes(45), offset: .utc,
      isScheduled: true, state: answer == nil ? .missed : .answered, answer: answer, remark: remark,
      isDismissed: isDismissed)
  }

  private static let answered = probe(
    Answer(tags: [TagName("дім"), TagName("кава")], comment: "Straße 5, cafe\u{301}"))
  private static let missed = probe(nil)
  private static let afk = probe(nil, remark: "afk RETRO")
  private static let dismissed = probe(nil, isDismissed: true)

  struct Case: Sendable {
    let filter: ProbeFilter
    let passes: [Bool]
  }

  @Test(arguments: [
    Case(filter: ProbeFilter(), passes: [true, true, true, true]),
    Case(filter: ProbeFilter(isUnanswered: true), passes: [false, true, false, false]),
    Case(filter: ProbeFilter(text: "STRASSE"), passes: [true, false, false, false]),
    Case(filter: ProbeFilter(text: "дім кава"), passes: [true, false, false, false]),
    Case(filter: ProbeFilter(text: "caf\u{e9}"), passes: [true, false, false, false]),
    Case(filter: ProbeFilter(text: "RETRO"), passes: [false, false, true, false]),
    Case(filter: ProbeFilter(text: ""), passes: [true, false, true, false]),
    Case(
      filter: ProbeFilter(tags: .tag(TagName("дім"))), passes: [true, false, false, false]),
    Case(
      filter: ProbeFilter(tags: .not(.tag(TagName("сад")))), passes: [true, false, false, false]),
    Case(
      filter: ProbeFilter(tags: .tag(TagName("дім")), text: "tea"),
      passes: [false, false, false, false]),
  ])
  func `lets pass what meets all its conditions`(_ one: Case) {
    let test = one.filter.test(tags: one.filter.tags?.map(\.text))
    #expect([Self.answered, Self.missed, Self.afk, Self.dismissed].map(test) == one.passes)
  }
}
