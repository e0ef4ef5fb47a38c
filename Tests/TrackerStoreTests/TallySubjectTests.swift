import Testing

@testable import TrackerStore

struct `Subjects of tallies` {
  @Test(
    arguments: [
      (TallySubject.everyAnswer, 0), (.everyProbe, -1), (.answeredUnasked, -2),
      (.tag(TagID(rawValue: 1)), 1), (.tag(TagID(rawValue: 4_711)), 4_711),
      (.tag(TagID(rawValue: .max)), .max),
    ] as [(TallySubject, Int64)])
  func `are stored as these numbers, and restored from them`(subject: TallySubject, number: Int64) {
    #expect(subject.primitive == number)
    #expect(TallySubject(primitive: number) == subject)
  }
}
