import CivilTime
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `How well a week is known` {
  private static func habits(_ isAnswered: @escaping (_ hour: Int) -> Bool) -> AnsweringHabits {
    var random = SplitMix(seed: 21)
    let diary = Diary(weeks: 5, random: &random) { _, _, minute, _ in
      isAnswered(minute / 60) ? ["a"] : nil
    }
    return AnsweringHabits(diary.evidence(ofWeek: 4))
  }

  @Test func `counts on-time, late, automatic and missed probes`() {
    let habits = Self.habits { $0 >= 12 }
    var random = SplitMix(seed: 21)
    let probes = Diary(weeks: 5, random: &random) { _, _, _, _ in nil }.probes.filter {
      LocalTime($0.moment, offset: .utc).date >= Diary.firstDay.advanced(by: 28)
    }
    #expect(habits.onTime + habits.missed == probes.count)
    #expect(habits.onTime == probes.count { LocalTime($0.moment, offset: .utc).hour >= 12 })
    #expect(habits.late == 0 && habits.automatic == 0)
  }

  @Test func `is the share that a person answered, late or not`() {
    let habits = AnsweringHabits(onTime: 30, late: 20, automatic: 10, missed: 40, silentHours: nil)
    #expect(habits.answeredShare == 0.5 && habits.share(of: habits.missed) == 0.4)
    let none = AnsweringHabits(onTime: 0, late: 0, automatic: 0, missed: 0, silentHours: nil)
    #expect(none.answeredShare == 0)
  }

  @Test func `leaves out probes that came while no program ran`() {
    var random = SplitMix(seed: 21)
    let diary = Diary(weeks: 5, random: &random) { _, _, minute, _ in minute < 720 ? nil : ["a"] }
    var evidence = diary.evidence(ofWeek: 4)
    evidence.probes = evidence.probes.map { probe in
      guard probe.state == .missed else { return probe }
      return Probe(
        moment: probe.moment, gap: probe.gap, offset: probe.offset, isScheduled: true,
        state: .unasked)
    }
    let habits = AnsweringHabits(evidence)
    #expect(habits.missed == 0 && habits.silentHours == nil && habits.onTime > 0)
  }

  /// The answered hours, and the expected range of silent hours.
  @Test(
    arguments: [
      (Array(7..<23), 23..<31), (Array(6..<24), 0..<6), (Array(0..<24), nil), ([], nil),
      (Array(0..<13) + Array(14..<24), nil),
      (Array(0..<9) + Array(12..<20) + [21, 22, 23], 9..<12),
    ] as [([Int], Range<Int>?)])
  func `names the hours that go unanswered`(answered: [Int], hours: Range<Int>?) {
    #expect(Self.habits { answered.contains($0) }.silentHours == hours)
  }
}
