import CivilTime
import TagTimeLog
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The logs of two devices have the same moments.
@Suite struct `Logs of several devices` {
  private let world = World(1_780_315_200)

  private func tracker() throws -> Tracker { try Tracker(path: nil, host: world.host) }

  /// What two devices wrote at one moment, and what holds, in whatever order they are imported.
  struct Case: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let answer: String?
    var remark: String?
    var differing = 0
    var testDescription: String { lines.joined(separator: " | ") }
  }

  @Test(arguments: [
    Case(lines: ["afk", "gym"], answer: "gym"),
    Case(lines: ["AFK", "gym (leg day)"], answer: "gym (leg day)"),
    Case(lines: ["afk", "run 5 km"], answer: "run 5 km"),
    Case(lines: ["afk RETRO", "lunch"], answer: "lunch"),
    Case(lines: ["off", "lunch RETRO"], answer: "lunch"),
    Case(lines: ["OFF", "lunch"], answer: "lunch"),
    Case(lines: ["err [missed ping from 12s ago]", "lunch"], answer: "lunch"),
    Case(lines: ["", "lunch"], answer: "lunch"),
    Case(lines: ["off", "afk"], answer: "afk"),
    Case(lines: ["off RETRO", "afk RETRO"], answer: nil, remark: "afk RETRO"),
    Case(lines: ["afk off RETRO", "err RETRO"], answer: nil, remark: "err RETRO"),
    Case(lines: ["afk RETRO", "err"], answer: nil, remark: "afk RETRO"),
    Case(lines: ["", "afk RETRO"], answer: nil, remark: "afk RETRO"),
    Case(lines: ["(tired)", "afk RETRO"], answer: nil, remark: "afk RETRO"),
    Case(lines: ["work", "work"], answer: "work"),
    Case(lines: ["afk", "work UNSCHED"], answer: "work", remark: "UNSCHED"),
  ])
  func `give the same result in any order`(expected: Case) throws {
    let moment: Moment = 1_640_997_602
    var probes: [Probe] = []
    for lines in [expected.lines, expected.lines.reversed()] {
      let tracker = try tracker()
      for line in lines {
        let report = try tracker.importLog(lines: Array("\(moment) \(line)".utf8))
        #expect(report.differing == 0)
      }
      let probe = try #require(try tracker.probe(at: moment))
      #expect(probe.answer?.text == expected.answer && probe.remark == expected.remark)
      probes.append(probe)
      // None of them changes anything any more.
      for line in lines {
        #expect(try tracker.importLog(lines: Array("\(moment) \(line)".utf8)).imported == 0)
      }
      #expect(try tracker.probe(at: moment) == probe)
    }
    // Only whether it counts as late depends on the line that was there first.
    #expect(probes[0].answer == probes[1].answer && probes[0].remark == probes[1].remark)
  }

  @Test(arguments: ["afk", "off", "afk off RETRO", "(a note)", ""])
  func `give way again if the second import is undone`(first: String) throws {
    let tracker = try tracker()
    _ = try tracker.importLog(lines: Array("1640997602 \(first)\n1640999953 tea\n".utf8))
    let probes = try tracker.probes(in: .always)
    let figures = try tracker.statistics(in: .always)
    let report = try tracker.importLog(
      lines: Array("1640997602 gym 3 km (far)\n1641000921 x\n".utf8))
    #expect(report.imported == 2)
    #expect(try tracker.probe(at: 1_640_997_602)?.answer?.text == "gym 3 km (far)")
    _ = try tracker.undo()
    #expect(try tracker.probes(in: .always) == probes)
    #expect(try tracker.statistics(in: .always) == figures)
  }

  @Test func `give way again though lines of one import replace each other`() throws {
    let tracker = try tracker()
    _ = try tracker.importLog(lines: Array("1640997602 afk\n1640999953 \n".utf8))
    let probes = try tracker.probes(in: .always)
    // In parts, as the page sends them, with a clock that is corrected on the way.
    let log = [
      "1640999953 afk\n1641000921 afk\n", "1640999953 gym\n1641000921 gym\n1640997602 gym\n",
    ]
    var edit: EditID?
    for (part, lines) in log.enumerated() {
      edit = try tracker.importLog(
        lines: Array(lines.utf8), continuing: edit, isLast: part == 1
      ).edit
    }
    #expect(try tracker.probes(in: .always).map { $0.answer?.text } == ["gym", "gym", "gym"])
    _ = try tracker.undo()
    #expect(try tracker.probes(in: .always) == probes)
  }

  @Test func `never replace what a person answered here`() throws {
    let tracker = try tracker()
    _ = try tracker.answer("afk", at: 1_640_997_602, device: "test")
    let report = try tracker.importLog(lines: Array("\n1640997602 gym\n".utf8))
    #expect(try tracker.probe(at: 1_640_997_602)?.answer?.text == "afk")
    #expect(report.differingLines.map(\.number) == [2] && report.differing == 1)
  }

  @Test func `show the replaced answer among the earlier ones`() throws {
    let tracker = try tracker()
    _ = try tracker.importLog(lines: Array("1640997602 afk\n".utf8))
    _ = try tracker.importLog(lines: Array("1640997602 gym\n".utf8))
    #expect(try tracker.earlierAnswers(at: 1_640_997_602).map(\.answer.text) == ["afk"])
  }

  @Test func `are listed where they differ, up to a number`() throws {
    let tracker = try tracker()
    let lines = (0..<1_003).map { 1_640_997_602 + $0 * 60 }
    _ = try tracker.importLog(lines: Array(lines.map { "\($0) a\n" }.joined().utf8))
    let report = try tracker.importLog(lines: Array(lines.map { "\($0) b\n" }.joined().utf8))
    #expect(report.differing == 1_003 && report.differingLines.count == 1_000)
    #expect(report.differingLines.last?.number == 1_000)
  }
}
