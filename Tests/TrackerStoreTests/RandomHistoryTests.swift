import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// A moment in the naive model.
private enum Known: Equatable {
  case unfilled, filled
  case answered(Set<String>)
}

@Suite struct `A random history` {
  /// Late on 15 May 2026; the history covers the three months before.
  private static let now: Moment = 1_778_880_000
  private static let names = ["work", "Work", "дім", "ДІМ", "🎲", "slp"]

  private let world = World(Self.now)

  @Test(arguments: Soak.seeds(2, soak: 12))
  func `of logs and answers agrees with a naive count`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let moments = Array(
      Schedule.universal.moments(from: Self.now - 90 * 86_400).prefix { $0 < Self.now })
    var naive: [Moment: Known] = [:]
    var logged: Set<Moment> = []
    for step in 0..<9 {
      if step.isMultiple(of: 3) {
        let chosen = (0..<400).compactMap { _ in moments.randomElement(using: &random) }
        var lines: [String] = []
        logged.formUnion(chosen)
        for moment in chosen { lines.append(line(at: moment, &naive, &random)) }
        let log = try folder.file("log", lines.joined(separator: "\n"))
        let report = try tracker.importLog(log)
        #expect(report.malformed == 0 && report.unscheduled == 0, "seed \(seed)")
        #expect(try tracker.importLog(log).imported == 0, "seed \(seed), step \(step)")
      } else {
        for _ in 0..<10 {
          let moment = try #require(moments.randomElement(using: &random))
          let tags = someTags(&random)
          _ = try tracker.answer(tags.joined(separator: " "), at: moment, device: "test")
          naive[moment] = .answered(Set(tags.map { $0.lowercased() }))
        }
        for (moment, known) in naive.sorted(by: { $0.key < $1.key }) {
          // This model does not cover whether the person was asked at another moment.
          guard case .answered = known, logged.contains(moment),
            Int.random(in: 0..<9, using: &random) == 0
          else { continue }
          _ = try tracker.withdrawAnswer(at: moment)
          naive[moment] = .unfilled
        }
        let dismissed = try tracker.setDismissed(true, atEach: naive.keys.shuffled(using: &random))
        #expect(dismissed.changed.allSatisfy { naive[$0] == .unfilled }, "seed \(seed)")
      }
      try compare(tracker, with: naive, in: .always, "seed \(seed), step \(step)")
      let days = try (0..<2).map { _ in
        CivilDate(
          dayNumber: LocalTime(try #require(moments.randomElement(using: &random)), offset: .utc)
            .date.dayNumber)
      }.sorted { $0.dayNumber < $1.dayNumber }
      let period = try #require(Period(from: days[0], to: days[1]))
      try compare(tracker, with: naive, in: period, "seed \(seed), step \(step), \(period)")
    }
  }

  private func someTags(_ random: inout SplitMix) -> [String] {
    (0...Int.random(in: 0...2, using: &random)).compactMap { _ in
      Self.names.randomElement(using: &random)
    }
  }

  /// A line of a log, which is also added to the naive model.
  private func line(
    at moment: Moment, _ naive: inout [Moment: Known], _ random: inout SplitMix
  ) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      naive[moment] = naive[moment] ?? .unfilled
      return "\(moment) "
    case 1, 2:
      if naive[moment] == nil || naive[moment] == .unfilled { naive[moment] = .filled }
      return "\(moment) afk RETRO"
    default:
      let tags = someTags(&random)
      if case .answered = naive[moment] {
      } else {
        naive[moment] = .answered(Set(tags.map { $0.lowercased() }))
      }
      return "\(moment) \(tags.joined(separator: " "))"
    }
  }

  private func compare(
    _ tracker: Tracker, with naive: [Moment: Known], in period: Period, _ place: String
  ) throws {
    var counts: [String: Int] = [:]
    var answered = 0
    var week = [Int](repeating: 0, count: 168)
    var combinations: [Set<String>: Int] = [:]
    let inside = naive.filter { moment, _ in
      period.contains(LocalTime(moment, offset: World.offset(moment)).date)
    }
    for (moment, known) in inside {
      guard case .answered(let tags) = known else { continue }
      answered += 1
      for tag in tags { counts[tag, default: 0] += 1 }
      combinations[tags, default: 0] += 1
      if tags.contains("work") {
        week[LocalTime(moment, offset: World.offset(moment)).hourOfWeek.number] += 1
      }
    }
    let statistics = try tracker.statistics(in: period)
    #expect(statistics.probes == inside.count && statistics.answered == answered, "\(place)")
    let figures = Dictionary(
      uniqueKeysWithValues: statistics.tags.map { ($0.name.lowercased(), $0.count) })
    #expect(figures == counts, "\(place)")
    #expect(
      statistics.tags.allSatisfy {
        // Only the weights depend on the part of the week.
        $0.share.value > 0 && $0.share.low <= $0.share.value && $0.share.value <= $0.share.high
          && ($0.count == answered) == ($0.share.value == 1)
          && $0.hours.value == $0.share.value * statistics.askedHours
      }, "\(place)")
    let found = try tracker.combinations(in: period)
    let places = found.combinations.map { combination in
      (Set(combination.tags.map { found.tags[$0].name.lowercased() }), combination.count)
    }
    #expect(places.count == combinations.count, "\(place)")
    #expect(Dictionary(places, uniquingKeysWith: +) == combinations, "\(place)")
    #expect(
      try tracker.weekMap(of: .tag(TagName("WORK")), in: period).tag.counts == week, "\(place)")
    #expect(try tracker.probes(in: period).map(\.moment) == inside.keys.sorted(), "\(place)")
  }
}
