import CivilTime
import Persistence
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

@Suite struct `Counts of combinations` {
  /// Ids of one byte, of several bytes, and those that need a separate list.
  private static let ids: [TagID] =
    [1, 2, 3, 127, 128, 16_384, 2_097_151, 2_097_152, .max, -1].map(TagID.init)

  private func list(_ counts: CombinationCounts) -> [[TagID]: Int] {
    var list: [[TagID]: Int] = [:]
    counts.each { tags, count in
      #expect(tags == tags.sorted() && list.updateValue(count, forKey: tags) == nil)
    }
    return list
  }

  @Test func `equal a naive count, and round-trip through bytes`() {
    let seed: UInt64 = 41
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      var counts = CombinationCounts()
      var naive: [[TagID]: Int] = [:]
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        let length = Int.random(in: 0...5, using: &random)
        let tags = Array(Self.ids.shuffled(using: &random).prefix(length))
        let count = Int.random(in: 1...300, using: &random)
        counts.add(count, of: tags)
        naive[tags.sorted(), default: 0] += count
      }
      #expect(list(counts) == naive, "seed \(seed)")
      var read = CombinationCounts()
      read.add(counts.bytes)
      #expect(list(read) == naive, "seed \(seed)")
      read.add(counts.bytes)
      #expect(list(read) == naive.mapValues { 2 * $0 }, "seed \(seed)")
      for (tags, count) in naive { counts.add(-count, of: tags) }
      #expect(list(counts).isEmpty && counts.bytes.isEmpty, "seed \(seed)")
    }
  }

  @Test func `are decoded from arbitrary bytes as far as these are valid`() {
    let seed: UInt64 = 42
    var random = SplitMix(seed: seed)
    var good = CombinationCounts()
    good.add(3, of: [1, 2].map(TagID.init))
    good.add(1, of: [TagID(rawValue: 7)])
    for round in 0..<2_000 {
      var bytes = good.bytes
      if round % 2 == 0 { bytes.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
      let noise = Int.random(in: 0...12, using: &random)
      bytes += (0..<noise).map { _ in UInt8.random(in: 0...255, using: &random) }
      var counts = CombinationCounts()
      counts.add(bytes)
      #expect(list(counts).values.allSatisfy { $0 > 0 }, "seed \(seed)")
    }
    var counts = CombinationCounts()
    counts.add(good.bytes + [2, 1])
    #expect(list(counts) == [[1, 2].map(TagID.init): 3, [TagID(rawValue: 7)]: 1])
  }
}

/// The stored combinations compared with those of the answers.
@Suite struct `Stored combinations` {
  private func counted(_ tracker: Tracker) throws -> [CombinationRecord] {
    try tracker.store.read { tx throws(StoreError) in
      try tx.fetch(CombinationRecord.all.order(\.month))
    }
  }

  /// A different spelling or order of tags changes nothing; a different answer does.
  @Test func `equal those of the answers after each change, without empty rows`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 3, with: tracker)
    let moment = try #require(try tracker.probes(in: .always).last).moment
    for text in ["a b", "B A", "c", "a b c d", "a"] {
      _ = try tracker.answer(text, at: moment, device: "test")
      let found = try tracker.combinations(in: .always)
      #expect(found.combinations.count == 1 && found.answered == 1)
      let names = found.combinations[0].tags.map { found.tags[$0].name }
      #expect(names.sorted() == text.lowercased().split(separator: " ").map(String.init).sorted())
      #expect(try counted(tracker).count == 1)
    }
  }

  @Test func `are counted when a file of an older version is opened`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let world = World(1_767_225_600)
    do {
      let tracker = try Tracker(path: path, host: world.host)
      try tracker.startAsking()
      try world.live(days: 90, with: tracker)
      var random = SplitMix(seed: 5)
      for probe in try tracker.probes(in: .always) {
        let text = ["a", "a b", "b", "c a", "a b c d"].randomElement(using: &random) ?? "a"
        _ = try tracker.answer(text, at: probe.moment, device: "test")
      }
    }
    let before = try {
      let tracker = try Tracker(path: path, host: world.host)
      return (try tracker.combinations(in: .always), try tracker.statistics(in: .always))
    }()
    do {
      let store = try Store.open(.file(path), models: [], history: History.steps)
      try store.write { tx throws(StoreError) in
        try tx.execute("DROP INDEX tag_frequency")
        try tx.execute("DROP INDEX tag_color")
        try tx.execute("DROP INDEX answer_tag_tag")
        try tx.execute("ALTER TABLE tag DROP COLUMN answers")
        try tx.execute("DROP TABLE tag_alias")
        try tx.execute("ALTER TABLE tag DROP COLUMN emoji")
        try tx.execute("ALTER TABLE tag DROP COLUMN goal")
        try tx.execute("ALTER TABLE span DROP COLUMN seed")
        try tx.execute("ALTER TABLE tag DROP COLUMN tag_note")
        try tx.execute("ALTER TABLE tag DROP COLUMN is_hidden")
        try tx.execute("DROP TABLE amount")
        try tx.execute("DROP TABLE earlier_amount")
        try tx.execute("DROP TABLE quiet_rule")
        try tx.execute("DROP TABLE quiet_span")
        try tx.execute("ALTER TABLE probe DROP COLUMN quiet_rule")
        try tx.execute("DROP TABLE preference")
        try tx.execute("ALTER TABLE probe DROP COLUMN brought_by")
        try tx.execute("ALTER TABLE tag DROP COLUMN brought_by")
        try tx.execute("DROP TABLE earlier_probe")
        try tx.execute("DROP TABLE earlier_span")
        try tx.execute("DROP TABLE earlier_answer")
        try tx.execute("DROP TABLE earlier_tag")
        try tx.execute("DROP TABLE earlier_setting")
        try tx.execute("DROP TABLE earlier_quiet_rule")
        try tx.execute("DROP TABLE undone_tag")
        try tx.execute("DROP TABLE undone_probe")
        try tx.execute("DROP TABLE undone_answer")
        try tx.execute("DROP TABLE undone_answer_tag")
        try tx.execute("DROP TABLE undone_amount")
        try tx.execute("DROP TABLE edit")
        try tx.execute("DROP TABLE combination")
        try tx.execute("ALTER TABLE probe DROP COLUMN is_dismissed")
        try tx.execute("ALTER TABLE tag ADD COLUMN hue INTEGER")
        try tx.execute("ALTER TABLE tag DROP COLUMN color")
        try tx.execute("ALTER TABLE tag DROP COLUMN color_source")
        try tx.execute(
          """
          DELETE FROM persistence_history
          WHERE name IN ('combinations', 'dismissed', 'tag colours', 'edits', 'preferences',
            'quiet rules', 'amounts', 'tag profiles', 'emoji of tags',
            'seeds of spans', 'imports', 'goals of tags', 'redo', 'answers of tags',
            'combinations by parts of the week')
          """
        )
        try tx.execute("UPDATE setting SET value = 1 WHERE name = 'derived'")
      }
    }
    let tracker = try Tracker(path: path, host: world.host)
    #expect(Set(try tracker.combinations(in: .always).combinations) == Set(before.0.combinations))
    #expect(try tracker.statistics(in: .always) == before.1)
    #expect(try counted(tracker).count >= 3)
  }
}
