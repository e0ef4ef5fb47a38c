import Catalogue
import CivilTime
import JSON
import Preferences
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

/// A value of any wire type, with its operations.
struct WireSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The encoded JSON value.
  let json: JSONValue
  /// The encoded JSON text.
  let text: [UInt8]
  /// Decodes JSON, and returns whether the result equals the value.
  let isSame: @Sendable (JSONValue) throws(SchemaError) -> Bool
  /// The schema, and the document that it refers to.
  let schema: (rules: JSONValue, root: JSONValue)

  init<Value: WireObject & Equatable>(_ value: Value) {
    testDescription = "\(Value.self)"
    json = value.json
    text = value.bytes
    isSame = { json throws(SchemaError) in try ObjectSchema<Value>().read(json) == value }
    var components = Components()
    let rules = ObjectSchema<Value>().description(in: &components)
    schema = (
      rules, .object(["components": .object(["schemas": .object(components.schemas)])])
    )
  }
}

extension WireSample {
  static let answer = Answer(tags: [TagName("дім"), TagName("🎲")], comment: "see \"it\"\n")
  static let answered = Probe(
    moment: 1_640_997_602, gap: 2_700, offset: UTCOffset(seconds: 7_200), isScheduled: true,
    state: .answeredLate,
    answer: answer, isAsked: false, quietRule: 3, answeredAt: 1_641_000_921, device: "web")
  static let automatic = Probe(
    moment: -1, gap: 60, offset: UTCOffset(seconds: -3_600), isScheduled: false, state: .autoTagged,
    remark: "afk RETRO")
  static let dismissed = Probe(
    moment: 5, gap: 60, offset: .utc, isScheduled: true, state: .missed, isDismissed: true)
  static let record = PageRecord(
    age: 5, level: .error, label: "page", message: "uncaught \"дім\"\n",
    fields: [.init("status", "502")], failure: "TypeError: a")
  /// Numbers with an exact decimal representation.
  static let half = Estimate(value: 0.5, low: 0.25, high: 0.75)
  static let goal = TagGoal(.atMost, hours: 7.5)
  static let figure = Statistics.Figure(
    name: "дім", color: color(12), count: 3, share: half, hours: half, askedHours: 1.5,
    effectiveCount: 3, silence: half)
  static let plain = Statistics.Figure(
    name: "", color: color(1), count: 0, share: half, hours: half, askedHours: 0,
    effectiveCount: 0, silence: half)
  static let imported: ImportedLog = {
    var log = ImportedLog()
    (log.lines, log.answered, log.automatic, log.empty, log.malformed) = (12, 5, 3, 2, 2)
    (log.imported, log.alreadyThere, log.differing, log.otherClocks) = (6, 3, 1, 4)
    (log.corrected, log.unscheduled, log.askedHours) = (1, 7, 3.5)
    log.malformedLines = [ImportedLog.MalformedLine(number: 7, reason: "it is not UTF-8 text")]
    log.schedules = [
      ImportedLog.FoundSchedule(gap: 2_700, seed: 666, start: 1_184_083_200, lines: 6)
    ]
    log.estimatedGap = ImportedLog.EstimatedGap(gap: 600, low: 540, high: 660)
    log.differingLines = [
      ImportedLog.DifferingLine(number: 8, moment: 1_640_997_602, text: "a (б)", stored: "c")
    ]
    return log
  }()
  static let nights = QuietRule(
    id: 1, kind: .quiet, weekdays: [.monday, .sunday],
    hours: QuietHours("23:00-07:00") ?? .wholeDay, since: 5, until: nil)
  static let vacation = QuietRule(
    id: 2, kind: .vacation, weekdays: [], hours: .wholeDay, since: -5, until: 7)
  static func color(_ number: Int64) -> TagColor { TagColor(wrapping: number) }
  static let counts: HourCounts = {
    var counts = HourCounts()
    counts.add(3, at: HourOfWeek(.monday, hour: 0))
    counts.add(4, at: HourOfWeek(.sunday, hour: 23))
    return counts
  }()
  static let likely = LikelyAnswers(
    tags: ["a", "б"],
    answers: [.init(tags: ["б", "c"], weight: 0.5), .init(tags: ["a"], weight: 0.25)])
  static let amount = Amount(tag: TagName("дім"), text: "0,5 л", value: 0.5, unit: "liter")
  static let celsius = ConvertedQuantity(
    from: ConvertedAmount(5, "celsius"), to: ConvertedAmount(41, "fahrenheit"),
    text: "5 °C = 41 °F",
    reading: "celsius → fahrenheit", reverse: "5 °F → °C")
  static let cups = ConvertedQuantity(
    from: ConvertedAmount(5, "cup"), to: ConvertedAmount(1.1829, "liter"), text: "5 cups ≈ 1.18 l",
    reading: "cup → liter", reverse: nil)
  static let kyiv = ZonedTime(
    "2026-01-15T12:00+02:00", zone: "Europe/Kyiv", text: "12:00, чт 15 січ., Europe/Kyiv")
  static let part = Trend.Part(
    start: CivilDate(dayNumber: 20_000), days: 7, probes: 12, answered: 7, askedHours: 9,
    gap: AnswerGap(hours: 23..<31, missed: 5), tag: figure)
  static let shift = Trend.Shift(
    start: CivilDate(dayNumber: 20_000), before: Estimate(value: 3, low: 2, high: 4.5),
    after: Estimate(value: 9, low: 7.25, high: 11))
  static let coverage = Trend.Part(
    start: CivilDate(dayNumber: 0), days: 1, probes: 0, answered: 0, askedHours: 0, tag: nil)
  static let parts: [TagTree.Part] = [
    .init(name: "дім", parent: nil, isRest: false, color: color(8), count: 8, share: half),
    .init(name: "b", parent: 0, isRest: false, color: color(9), count: 3, share: half),
    .init(name: "дім", parent: 0, isRest: true, color: color(8), count: 5, share: half),
    .init(name: "", parent: nil, isRest: true, color: nil, count: 1, share: half),
  ]
  static let comparison = Comparison(
    now: .init(probes: 9, answered: 7, askedHours: 6.75),
    before: .init(probes: 0, answered: 0, askedHours: 0),
    entries: Change.Verdict.allCases.map {
      .init(
        name: "дім", now: half, before: half, difference: Estimate(value: -1.5, low: -2, high: 1),
        verdict: $0)
    })
  static let problem = Problem(code: "unclosed", message: "b \"\\", position: 3)

  /// Values of every wire type, with and without optional members.
  static let all: [WireSample] =
    [
      WireSample(answer), WireSample(Answer(tags: [TagName("a")])), WireSample(answered),
      WireSample(automatic), WireSample(dismissed),
      WireSample(
        Overview(
          now: 5, offset: UTCOffset(seconds: 3_600), zone: ZoneName("Europe/Kyiv"),
          computerZone: "UTC",
          gap: 2_700,
          quiet: QuietStatus(isQuiet: true, until: 9, offset: UTCOffset(seconds: -900)),
          latest: answered,
          unfilled: [automatic, automatic],
          unfilledCount: 9, today: [answered], neighbors: [answered, answered], likely: likely,
          tags: [ColoredTag(name: "a", color: color(3)), ColoredTag(name: "б", color: color(1))],
          erasedAt: 4, isMadeUp: true)),
      WireSample(
        Overview(
          now: 5, offset: UTCOffset(seconds: -60), gap: 2_700, quiet: QuietStatus(isQuiet: true),
          latest: nil, unfilled: [],
          unfilledCount: 0, today: [],
          likely: LikelyAnswers(tags: [], answers: [], previous: ["дім", "\""]), tags: [])),
      WireSample(likely),
      WireSample(ConvertedText("5 c", .quantity(celsius, others: [cups], rateDate: nil))),
      WireSample(ConvertedText("$5", .quantity(cups, others: [], rateDate: "2023-01-03"))),
      WireSample(ConvertedText("Київ", .time(kyiv, given: nil, reading: "now → Europe/Kyiv"))),
      WireSample(ConvertedText("noon", .time(kyiv, given: kyiv, reading: "noon → Europe/Kyiv"))),
      WireSample(ConvertedText("5 м у кг", .none(error: "одиниці", place: 6))),
      WireSample(figure), WireSample(plain),
      WireSample(
        Statistics(
          AskedSample(probes: 40, answered: 30), tags: [figure, plain], tagCount: 5, daysOff: 3,
          gap: AnswerGap(hours: 23..<31, missed: 8))),
      WireSample(ColoredTag(name: "дім", color: color(7), emoji: "🏠")),
      WireSample(part), WireSample(coverage), WireSample(comparison),
      WireSample(
        TagWeeks(
          start: CivilDate(dayNumber: 20_000), answered: [3, 0],
          tags: [.init(name: "дім", shares: [0.5, 0])])),
      WireSample(
        Companions(
          name: "дім", count: 8,
          companions: [
            .init(name: "b", color: color(3), count: 3, share: half),
            .init(name: "c", color: color(5), count: 1, share: half),
          ])),
      WireSample(problem), WireSample(Problem(code: "a", message: "b")),
      WireSample(Conflict(problem: problem, probe: answered)),
      WireSample(NewAnswer(at: -5, text: "дім \"(\n", seen: "\"")),
      WireSample(NewAnswer(at: nil, text: "", wantsOverview: true)),
      WireSample(NewAnswer(at: nil, text: "")),
      WireSample(NewAnswer(at: nil, text: "run 5 km", readsAmounts: false)),
      WireSample(amount),
      WireSample(Answer(tags: [TagName("дім")], comment: "c", amounts: [amount])),
      WireSample(EarlierAnswer(Answer(tags: [TagName("дім")]), until: 5)),
      WireSample(PageLog([])), WireSample(PageLog([record], dropped: 3)),
      WireSample(record), WireSample(PageRecord.Field("status", "дім \"a\"\n")),
      WireSample(PageRecord(age: .zero, level: .info, label: "", message: "")),
      WireSample(LogRecord(time: 5, level: .notice, label: "", message: "")),
      WireSample(LogRecord(time: -5, level: .critical, label: "page", message: "дім \"a\"\n")),
      WireSample(
        TagAmounts(
          name: "дім", answers: 4, days: 30, step: .week(from: .sunday),
          starts: [CivilDate(dayNumber: 20_000)],
          measures: [
            .init(
              unit: "kilometer", symbol: "км", count: 2, total: 8, mean: half, perWeek: half,
              steps: [8]),
            .init(
              unit: "celsius", symbol: "°C", count: 1, total: nil, mean: nil, perWeek: nil,
              steps: [20.5]),
          ])),
      WireSample(PersonalSettings()),
      WireSample(
        PersonalSettings(
          language: .fixed(.ukrainian), weekStart: .fixed(.saturday), timeFormat: .twelveHours,
          zone: ZoneChoice(word: "Asia/Kolkata") ?? .system,
          dayStart: DayStart(hour: 4) ?? .midnight, theme: .dark, contrast: .more,
          notifications: .off, sound: .on, shortcuts: .off,
          replacedBy: [.theme, .weekStart])),
      WireSample(imported), WireSample(imported.malformedLines[0]),
      WireSample(
        SavedLogLines(imported, edit: EditID(rawValue: 5), revision: Revision(3))),
      WireSample(NewLogLines("1 work\n", hasMore: true)),
      WireSample(NewLogLines("2 work\n", continuing: EditID(rawValue: 7))),
      WireSample(Schedule.universal),
      WireSample(ScheduleChange(meanGap: .minutes(30), seed: 7)),
      WireSample(nights),
      WireSample(SavedQuietRule(vacation, revision: Revision(7))), WireSample(EndedQuietRule(5)),
      WireSample(NewQuietRule(.quiet, on: [.sunday, .monday], hours: nights.hours)),
      WireSample(
        NewQuietRule(
          .vacation, from: CivilDate(dayNumber: 20_000), to: CivilDate(dayNumber: 20_005))),
      WireSample(StoreChange(Revision(1_796_000_000 << 20))),
      WireSample(SavedAnswer(probe: answered, revision: Revision(0), overview: nil)),
      WireSample(
        SavedAnswer(
          probe: answered, edit: EditID(rawValue: 7), revision: Revision(0), overview: nil)),
      WireSample(NewAnswers(at: [-5, 7], text: "a", wantsOverview: true)),
      WireSample(NewAnswers(at: [0], text: "")),
      WireSample(Withdrawal(at: 5, seen: "a", wantsOverview: true)),
      WireSample(Withdrawal(at: 5)), WireSample(Withdrawals(at: [5, 6], seen: "дім")),
      WireSample(Dismissal(of: [5, 6], isDismissed: false)),
      WireSample(Dismissal(before: 5, wantsOverview: true)),
      WireSample(ChangedProbes(changed: [1, 2], kept: [3], revision: Revision(4), overview: nil)),
      WireSample(NewColor(tag: "дім \"a\"", color: color(12))),
      WireSample(NewColor(tag: "", color: nil)),
      WireSample(NewTagName(tag: "дім", name: "Дім")),
      WireSample(UndoRequest(EditID(rawValue: 9))),
      WireSample(TagsToMerge(["a", "дім \"b\""], into: "c")), WireSample(TagsToMerge([], into: "")),
      WireSample(TagToSplit("a", where: "b", into: "c", isTrial: true)),
      WireSample(TagToSplit("a", where: "дім & !\"b\"", into: "c")),
      WireSample(
        TagToSplit(
          "", where: "", into: "", in: Period(from: nil, to: CivilDate(dayNumber: 9)) ?? .always)),
      WireSample(TagSplit(name: "c", changed: 0, edit: nil)),
      WireSample(
        SplitTag(
          TagSplit(name: "дім", changed: 9, edit: EditID(rawValue: 4)), revision: Revision(3))),
      WireSample(TagUse(name: "дім", color: color(3), emoji: "🏠", answers: 7)),
      WireSample(
        TagUse(
          name: "a", color: color(3), answers: 0, isHidden: true, hasGoal: true,
          aliases: ["б", "c"])),
      WireSample(
        TagProfile(
          tag: TagUse(name: "a", color: color(3), answers: 7, aliases: ["b"]), level: .innermost,
          note: "two\nlines")),
      WireSample(
        TagProfile(
          tag: TagUse(name: "дім", color: color(4), answers: 9), level: .automatic, note: "",
          goal: goal,
          progress: GoalProgress(
            hours: half, answers: 3, remaining: .hours(40), answersLeft: 6, probability: 0.72,
            daysOff: 3))),
      WireSample(
        GoalProgress(
          hours: half, answers: 0, remaining: .zero, answersLeft: 0, probability: nil)),
      WireSample(NewTagProfile(tag: "a", TagChange(goal: .removed))),
      WireSample(NewTagProfile(tag: "a", TagChange(goal: goal.map { .set($0) }))),
      WireSample(NewTagProfile(tag: "a", TagChange())), WireSample(Erasure()),
      WireSample(
        NewTagProfile(
          tag: "дім",
          TagChange(
            note: "", emoji: "", level: .outermost, isHidden: false, addedAliases: ["a \"b\""],
            removedAliases: ["c"]))),
      WireSample(
        TagMerge(
          tag: TagUse(name: "дім", color: color(3), answers: 0), gone: ["a", "b"],
          edit: EditID(rawValue: 3))),
      WireSample(
        MergedTag(
          TagMerge(tag: TagUse(name: "a", color: color(1), answers: 1), gone: [], edit: nil),
          revision: Revision(5))),
    ]
    + reviews + found + days
    + [.day, .week(from: .monday), .month].map {
      WireSample(Trend(name: "дім", step: $0, parts: [part]))
    }
    + [
      WireSample(Trend(name: nil, step: .day, parts: [coverage, coverage])),
      WireSample(Trend(name: "дім", step: .week(from: .saturday), parts: [part], shift: shift)),
    ]
    + [TagTree(answered: 9, effectiveCount: 8.5, parts: parts)].compactMap { $0 }
    .map { WireSample($0) }
    + [
      WeekMap(
        name: "slp", tag: counts, answered: counts, shares: Array(repeating: half, count: 168))
    ].compactMap { $0 }.map { WireSample($0) }
}
