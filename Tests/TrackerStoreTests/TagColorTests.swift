import CivilTime
import Foundation
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `The colours of tags` {
  private let world = World(1_767_225_600)

  private func colors(_ tracker: Tracker) throws -> [String: Int] {
    Dictionary(uniqueKeysWithValues: try tracker.tags().map { ($0.name, $0.color.number) })
  }

  /// A tracker that has asked for some days, and the moments of its probes.
  private func asked(path: String? = nil, days: Int64 = 30) throws -> (Tracker, [Moment]) {
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return (tracker, try tracker.probes(in: .always).map(\.moment))
  }

  @Test func `are assigned to new tags, and do not change`() throws {
    let (tracker, moments) = try asked()
    for (place, moment) in moments.prefix(12).enumerated() {
      _ = try tracker.answer("t\(place) common", at: moment, device: "test")
    }
    // The first answer added two tags, the others one each: the last shares the colour of the rarest.
    let expected = Dictionary(
      uniqueKeysWithValues: [("t0", 1), ("common", 2)] + (1..<11).map { ("t\($0)", $0 + 2) }
        + [("t11", 1)])
    #expect(try colors(tracker) == expected)
    for moment in moments.dropFirst(12).prefix(60) {
      _ = try tracker.answer("t11", at: moment, device: "test")
    }
    #expect(try colors(tracker) == expected)
    // Two more tags get the colours of the rarest tags, which t11 no longer is.
    _ = try tracker.answer("u v", at: moments[80], device: "test")
    #expect(try colors(tracker).merging(expected) { $1 }.count == 15)
    #expect(try colors(tracker)["u"] == 3 && colors(tracker)["v"] == 4)
  }

  @Test func `give way to a chosen one that is the same`() throws {
    let (tracker, moments) = try asked()
    for moment in moments.prefix(35) { _ = try tracker.answer("a", at: moment, device: "test") }
    for moment in moments[35..<64] { _ = try tracker.answer("b", at: moment, device: "test") }
    try tracker.setColor(TagColor(number: 1), of: "b")
    #expect(try colors(tracker) == ["a": 1, "b": 1])
    _ = try tracker.answer("b", atEach: [moments[64]], device: "test")
    #expect(try colors(tracker) == ["a": 2, "b": 1])
  }

  @Test(arguments: [true, false])
  func `that an answer made others change are undone and redone with it`(isOfSeveral: Bool) throws {
    let (tracker, moments) = try asked()
    for moment in moments.prefix(35) { _ = try tracker.answer("a", at: moment, device: "test") }
    for moment in moments[35..<64] { _ = try tracker.answer("b", at: moment, device: "test") }
    try tracker.setColor(TagColor(number: 1), of: "b")
    let before = try tracker.tagUses().map(\.color)
    if isOfSeveral {
      _ = try tracker.answer("b", atEach: [moments[64]], device: "test")
    } else {
      _ = try tracker.answer("b", at: moments[64], device: "test")
    }
    #expect(try colors(tracker) == ["a": 2, "b": 1])
    try tracker.undo()
    #expect(try tracker.tagUses().map(\.color) == before)
    #expect(try tracker.history().first?.names == [])
    try tracker.redo()
    #expect(try colors(tracker) == ["a": 2, "b": 1])
    try tracker.undo()
    #expect(try colors(tracker) == ["a": 1, "b": 1])
  }

  @Test func `differ for the twelve most frequent tags at any time, and change rarely`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CommandsTests/Fixtures/sample.log")
    let answers = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { line -> (moment: Moment, text: String)? in
        let text = String(line.dropFirst(10).prefix { $0 != "(" && $0 != "[" })
        let isByProgram = text.contains("RETRO") || text.contains("err")
        guard let time = Int64(line.prefix(10)), !isByProgram, text.contains(where: \.isLetter)
        else { return nil }
        return (Moment(secondsSince1970: time), text)
      }
    #expect(answers.count > 1_300)
    let tracker = try Tracker(path: nil, host: world.host)
    let probes = answers.map { "\($0.moment.secondsSince1970) \n" }.joined()
    _ = try tracker.importLog(lines: Array(probes.utf8))
    var colors: [String: Int] = [:]
    var changes: [String: Int] = [:]
    for (place, (moment, text)) in answers.enumerated() {
      _ = try tracker.answer(text, at: moment, device: "test")
      for (tag, color) in try self.colors(tracker)
      where colors.updateValue(color, forKey: tag) != color {
        changes[tag, default: -1] += 1
      }
      guard place % 50 == 0 || place == answers.count - 1 else { continue }
      let frequent = try tracker.tagUses().prefix(12).filter { $0.answers >= 30 }
      #expect(Set(frequent.map(\.color)).count == frequent.count, "after \(place + 1) answers")
    }
    #expect(try tracker.tagUses().prefix(12).allSatisfy { $0.answers >= 30 })
    #expect(changes.values.allSatisfy { $0 <= 2 }, "\(changes)")
    #expect(changes.values.reduce(0, +) > 0, "the log has tags that become frequent")
  }

  @Test func `can be chosen, and assigned again`() throws {
    let (tracker, moments) = try asked()
    _ = try tracker.answer("Дім a", at: moments[0], device: "test")
    #expect(try colors(tracker) == ["Дім": 1, "a": 2])
    try tracker.setColor(TagColor(number: 9), of: "дІМ")
    #expect(try colors(tracker) == ["Дім": 9, "a": 2])
    // An assigned colour is not assigned again.
    try tracker.setColor(nil, of: "a")
    #expect(try colors(tracker) == ["Дім": 9, "a": 2])
    _ = try tracker.answer("b", at: moments[1], device: "test")
    try tracker.setColor(nil, of: "Дім")
    #expect(try colors(tracker) == ["Дім": 3, "a": 2, "b": 1])
    #expect(throws: TrackerError.unknownTag("x")) { try tracker.setColor(nil, of: "x") }
  }

  @Test func `are included in the figures, the tags and the overview`() throws {
    let (tracker, moments) = try asked()
    let last = try #require(moments.last)
    for moment in moments.suffix(3) { _ = try tracker.answer("a", at: moment, device: "test") }
    _ = try tracker.answer("b c", at: last, device: "test")
    try tracker.setColor(TagColor(number: 7), of: "b")
    let uses = try tracker.tagUses()
    #expect(uses.map(\.name) == ["a", "b", "c"] && uses.map(\.color.number) == [1, 7, 3])
    #expect(try tracker.statistics(in: .always).tags.map(\.color) == uses.map(\.color))
    #expect(try tracker.combinations(in: .always).tags.map(\.color) == uses.map(\.color))
    #expect(
      try tracker.trend(of: .tag(TagName("b")), in: .always).parts.first?.tag?.color.number == 7)
    #expect(try tracker.overview().tags == uses.map { ColoredTag(name: $0.name, color: $0.color) })
  }

  @Test func `are assigned after an import by the frequency of its tags`() throws {
    let folder = try TemporaryFolder()
    let (tracker, moments) = try asked()
    _ = try tracker.answer("before", at: moments[0], device: "test")
    try tracker.setColor(TagColor(number: 2), of: "before")
    // The rarest come first: 24 tags, the last of them in at least 23 answers.
    var line = 0
    var log = ""
    for tag in 0..<24 {
      for _ in 0...tag {
        log += "\(1_500_000_000 + 60 * line) tag\(tag)\n"
        line += 1
      }
    }
    _ = try tracker.importLog(try folder.file("log", log))
    let colors = try colors(tracker)
    let frequent = ["before"] + (13..<24).map { "tag\($0)" }
    #expect(Set(frequent.map { colors[$0] }).count == 12)
    #expect(colors["before"] == 2 && colors["tag23"] == 1 && colors["tag22"] == 3)
    // Existing colours are kept, unless frequent tags share them.
    let more = (0..<400).map { "\(1_600_000_000 + 60 * $0) tag\($0 % 3) new\($0 % 2)\n" }.joined()
    _ = try tracker.importLog(try folder.file("more", more))
    let after = try self.colors(tracker)
    let risen = ["new0", "new1", "tag0", "tag1", "tag2"]
    #expect(Set(risen.map { after[$0] }).count == 5)
    #expect(colors.filter { !risen.contains($0.key) && after[$0.key] != $0.value }.isEmpty)
  }

  @Test func `are assigned when a file is opened after an interrupted import`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    do {
      let (tracker, moments) = try asked(path: path)
      for (place, moment) in moments.prefix(30).enumerated() {
        _ = try tracker.answer(place < 10 ? "rare" : "often", at: moment, device: "test")
      }
      let store = tracker.store
      try store.write { tx throws(StoreError) in
        try tx.execute("UPDATE tag SET color_source = 0, color = 12")
        try tx.set(.logSpansOld, to: 1 as Int64)
      }
    }
    let reader = try Tracker(path: path, mayWrite: false, host: world.host)
    #expect(try colors(reader) == ["rare": 12, "often": 12])
    let tracker = try Tracker(path: path, host: world.host)
    #expect(try colors(tracker) == ["rare": 2, "often": 1])
  }

  /// Hues that a person could choose, other values that a file may hold, and the resulting colours.
  private static let hues: [(hue: Int?, color: Int?)] = [
    (0, 9), (30, 6), (60, 10), (90, 12), (120, 3), (150, 3), (180, 8), (210, 8), (240, 2), (270, 1),
    (300, 7), (330, 7), (14, 9), (15, 6), (44, 6), (346, 9), (359, 9), (nil, nil), (360, nil),
    (-1, nil),
  ]

  @Test(arguments: [false, true])
  func `follow from the hues of an older file`(mayWrite: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    do {
      let store = try Store.open(
        .file(path), models: [], history: History.steps, upTo: "combinations")
      try store.write { tx throws(StoreError) in
        try tx.execute("INSERT INTO device VALUES (1, 'web')")
        try tx.execute("INSERT INTO setting VALUES ('derived', 2)")
        for (place, (hue, _)) in Self.hues.enumerated() {
          let id = place + 1
          try tx.execute(
            "INSERT INTO tag VALUES (?1, 't' || ?1, 't' || ?1, ?2, 0)", bind: id, hue)
          // The later ones are more frequent.
          for number in 0..<id {
            let moment = 1_640_000_000 + 100_000 * id + 2_700 * number
            try tx.execute(
              """
              INSERT INTO probe (moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled)
              VALUES (?, 2700, 0, 1, 1, 0)
              """, bind: moment)
            try tx.execute(
              "INSERT INTO answer (moment, is_late, device) VALUES (?, 0, 1)", bind: moment)
            try tx.execute("INSERT INTO answer_tag VALUES (?, 0, ?)", bind: moment, id)
          }
        }
      }
    }
    let tracker = try Tracker(
      path: path, mayWrite: mayWrite, host: world.host)
    let colors = try tracker.tags().map(\.color.number)
    for (place, (_, color)) in Self.hues.enumerated() {
      if let color { #expect(colors[place] == color, "\(Self.hues[place])") }
    }
    // The colours 4, 5 and 11 are not chosen; the most frequent of the other tags comes first.
    #expect(colors.suffix(3) == [11, 5, 4])
    // They are assigned only once.
    let again = try Tracker(path: path, host: world.host)
    #expect(try again.tags().map(\.color.number) == colors)
  }
}
