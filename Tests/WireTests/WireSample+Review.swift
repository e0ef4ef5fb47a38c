import CivilTime
import Reviews
import TestSupport
import Tracking
import Wire

extension WireSample {
  private static let reviewed = ReviewedTag(name: "дім", color: color(7), hours: half)
  private static let night = SleepRhythm.Night(onset: 690.5, end: 1_140, count: 20)
  private static let week = CivilDate(dayNumber: 20_005)

  /// A review with every card.
  static let review = WeekReview(
    start: week,
    summary: WeekSummary(
      probes: 9, answered: 7, askedHours: 168,
      parts: [
        .init(tag: reviewed, countedHours: 0.25),
        .init(tag: ReviewedTag(name: "", color: nil, hours: half), countedHours: 0.5),
      ], others: half, otherCount: 3, bounds: half,
      gap: AnswerGap(hours: nil, missed: 5)),
    goals: goal.map { goal in
      WeekGoals(
        entries: [.init(tag: reviewed, goal: goal, answers: 3, answersOfGoal: 11, daysOff: 2)],
        unlisted: 2)
    },
    changes: WeekChanges(
      entries: [.init(tag: reviewed, difference: half, before: [1.5, 0], verdict: .more)],
      weeks: 8, tested: 14),
    rhythm: SleepRhythm(
      tag: ColoredTag(name: "slp", color: color(1)), work: night, free: night, shift: half,
      nights: [night, nil]),
    novelty: novelty(.record(weeks: 52)),
    succession: Succession(
      first: ColoredTag(name: "a", color: color(1)),
      second: ColoredTag(name: "b", color: color(2)), occasions: 30, count: 20, expected: 7.5),
    anniversary: Anniversary(entries: [.init(tag: reviewed, before: half)]),
    answering: AnsweringHabits(onTime: 5, late: 2, automatic: 1, missed: 1, silentHours: 23..<31),
    waiting: [], findings: [.novelty, .changes, .anniversary, .rhythm])

  /// A review with as few cards as possible.
  static let shortReview = WeekReview(
    start: week,
    summary: WeekSummary(
      probes: 0, answered: 0, askedHours: 0, parts: [], others: nil, otherCount: 0, bounds: nil),
    changes: nil, rhythm: nil, novelty: nil, succession: nil, anniversary: nil,
    answering: AnsweringHabits(onTime: 0, late: 0, automatic: 0, missed: 0, silentHours: nil),
    waiting: WeekReview.Topic.allCases.map { .init(topic: $0, weeks: 2) }, findings: [])

  private static func novelty(_ kind: Novelty.Kind) -> Novelty {
    Novelty(tag: reviewed, count: 4, kind: kind, day: week)
  }

  /// All parts of a review.
  static let reviews =
    [WireSample(review), WireSample(shortReview)]
    + [Novelty.Kind.isNew, .isBack(days: 90), .record(weeks: 26)].map { WireSample(novelty($0)) }

  /// The results of a search.
  static let found = [
    WireSample(FoundProbes([], next: nil)), WireSample(FoundProbes([answered], next: -5)),
    WireSample(FoundProbes([], next: nil, day: CivilDate(dayNumber: 16_497))),
  ]

  /// Summaries of days.
  static let days = [
    WireSample(DaySummaries(first: nil)),
    WireSample(
      DaySummaries(
        first: week,
        days: [
          DaySummary(
            day: week, probes: 3, answered: 2,
            parts: [
              .init(minutes: [0, 30], tag: ColoredTag(name: "дім", color: color(3))),
              .init(minutes: [1_439], tag: nil),
            ])
        ])),
  ]
}
