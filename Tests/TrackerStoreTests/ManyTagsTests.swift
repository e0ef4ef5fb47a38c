import CivilTime
import Persistence
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

@Suite struct `Among 100,000 tags` {
  private static let count = 100_000

  private let world = World(1_767_225_600)
  private let tracker: Tracker
  private let moments: [Moment]

  init() throws {
    tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 3, with: tracker)
    let probes = try tracker.probes(in: .always)
    moments = probes.map(\.moment)
    let probe = try #require(probes.first)
    let place = LocalTime(probe.moment, offset: probe.offset).date.month
    try tracker.store.write { tx throws(StoreError) in
      var (tags, tallies): ([TagRecord], [TallyRecord]) = ([], [])
      for number in 1...Self.count {
        let (id, name) = (TagID(rawValue: Int64(number)), "тег-\(number)")
        let answers = number % 7 + 1
        tags.append(
          TagRecord(
            id: id, name: name, key: name, level: .automatic,
            color: TagColor(wrapping: Int64(number)), colorSource: .dealt, answers: answers))
        tallies.append(
          TallyRecord(
            subject: .tag(id), month: place, gap: probe.gap, count: answers,
            hours: StoredHours(counts: Self.hours(answers))))
      }
      for subject in [TallySubject.everyProbe, .everyAnswer] {
        tallies.append(
          TallyRecord(
            subject: subject, month: place, gap: probe.gap, count: 8 * Self.count,
            hours: StoredHours(counts: Self.hours(8 * Self.count))))
      }
      try tx.insert(tags)
      try tx.upsert(tallies)
    }
  }

  /// Counts that are spread over the week.
  private static func hours(_ count: Int) -> HourCounts {
    let (each, rest) = count.quotientAndRemainder(dividingBy: HourOfWeek.count)
    var hours = HourCounts()
    for hour in 0..<HourOfWeek.count {
      guard let place = HourOfWeek(number: hour) else { continue }
      hours.add(each + (hour < rest ? 1 : 0), at: place)
    }
    return hours
  }

  /// The time of the fastest of three calls; the released program takes a fifth of it or less.
  private func time(_ body: (_ round: Int) throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    return try (0..<3).map { round in try clock.measure { try body(round) } }.min() ?? .zero
  }

  @Test func `an answer with 50 new ones takes at most a second`() throws {
    let taken = try time { round in
      let words = (0..<50).map { "new\(round)-\($0)" }.joined(separator: " ")
      _ = try tracker.answer(words, at: moments[round], device: "test")
    }
    #expect(taken <= .seconds(1))
    #expect(try tracker.tags().count == Self.count + 150)
  }

  @Test func `a known one is found in any case, and one that is not there is missed, at once`()
    throws
  {
    let taken = try time { _ in
      for number in 1...200 {
        let name = try tracker.tagProfile(of: "ТЕГ-\(number)").tag.name
        #expect(name == "тег-\(number)")
        #expect(throws: TrackerError.unknownTag("нема-\(number)")) {
          try tracker.tagProfile(of: "нема-\(number)")
        }
      }
    }
    #expect(taken <= .seconds(2))
  }

  @Test func `a thousand are merged within seconds`() throws {
    for round in 0..<3 {
      _ = try tracker.answer(
        (1...3).map { "тег-\(round * 3 + $0)" }.joined(separator: " "), at: moments[round],
        device: "test")
    }
    let taken = try time { round in
      let names = (1...1_000).map { "тег-\(round * 1_000 + $0)" }
      _ = try tracker.mergeTags(names, into: "all\(round)")
    }
    #expect(taken <= .seconds(3))
    #expect(try tracker.answer("x", at: moments[5], device: "test").answer?.tags.count == 1)
  }

  @Test func `pages of figures are parts of all figures`() throws {
    let whole = try tracker.statistics(in: .always)
    #expect(whole.tags.count == Self.count && whole.tagCount == Self.count)
    for part in [0..<1_000, 14_000..<15_000, 99_500..<100_500, 200_000..<201_000] {
      let page = try tracker.statistics(in: .always, part: part)
      let expected =
        part.lowerBound < whole.tags.count
        ? Array(whole.tags[part.clamped(to: whole.tags.indices)]) : []
      #expect(page.tags == expected, "\(part)")
      #expect(page.tagCount == Self.count)
    }
    let compared = try tracker.comparison(of: .always, with: .always, most: 10)
    #expect(compared.entries.count == 10)
  }

  @Test func `only the most frequent are in a course of weeks if not all are asked for`() throws {
    _ = try tracker.answer("тег-2 тег-1", at: moments[0], device: "test")
    _ = try tracker.answer("тег-2", at: moments[1], device: "test")
    let some = try tracker.weeks(upTo: nil, count: 4, most: 1)
    #expect(some.tags.map(\.name) == ["тег-2"])
    #expect(try tracker.weeks(upTo: nil, count: 4).tags.map(\.name) == ["тег-2", "тег-1"])
  }
}

@Suite struct `The key of a tag` {
  private let world = World(1_767_225_600)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}"), ("Й", "и\u{306}"), ("\u{212B}ngström", "a\u{30A}ngstro\u{308}m"),
    ("Їжа", "і\u{308}жа"), ("\u{1E69}", "s\u{307}\u{323}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
  ])
  func `is the same bytes for all encodings of its letters`(one: String, other: String) {
    #expect(TagName(one).storedKey.utf8.elementsEqual(TagName(other).storedKey.utf8))
  }

  @Test func `that an earlier program stored is encoded anew, and its answers are counted`() throws
  {
    let path = folder.path + "/proba.sqlite"
    let decomposed = "cafe\u{301}"
    do {
      let tracker = try Tracker(path: path, host: world.host)
      try tracker.startAsking()
      try world.live(days: 2, with: tracker)
      for probe in try tracker.probes(in: .always).prefix(3) {
        _ = try tracker.answer(decomposed, at: probe.moment, device: "test")
      }
      try tracker.changeTag(decomposed, by: TagChange(addedAliases: ["бари\u{306}ста"]))
      try tracker.store.write { tx throws(StoreError) in
        try tx.update(TagRecord.all, .set(\.key, decomposed), .set(\.answers, 0))
        try tx.update(TagAliasRecord.all, .set(\.key, "бари\u{306}ста"))
        try tx.set(.derived, to: 4 as Int64)
      }
    }
    let tracker = try Tracker(path: path, host: world.host)
    let tag = try tracker.tagProfile(of: "Caf\u{E9}").tag
    #expect(tag.answers == 3)
    #expect(try tracker.tagProfile(of: "барйста").tag.name == tag.name)
  }
}
