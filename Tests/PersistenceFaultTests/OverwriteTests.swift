import FaultWorkload
import Foundation
import Glibc
import Persistence
import TestSupport
import Testing

@Suite struct `Overwriting the file of programs that write` {
  /// What happens to the file.
  enum Act: CaseIterable {
    case restoringBackup, restoringCopy, swapping, emptying, halving

    /// Whether the file is then a database of its own.
    var isWhole: Bool { self != .emptying && self != .halving }
  }

  private let folder: TemporaryFolder
  private let path: String
  /// The last round of the backup and of the copy.
  private static let kept: Int64 = 20

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/store.db"
  }

  private func contents(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
  }

  /// Makes a store with some rounds, and a copy of its file and a backup beside it.
  private func prepare() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    do {
      let store = try Workload.open(path)
      for _ in 0..<Self.kept { _ = try Workload.run(store) }
      try store.backUp(to: "\(folder.path)/backup.db")
    }
    try contents("store.db").write(to: URL(filePath: "\(folder.path)/copy.db"))
  }

  /// Changes the file as `cp`, `mv` and the shell do.
  private func perform(_ act: Act) throws {
    let file = URL(filePath: path)
    switch act {
    case .restoringBackup: try contents("backup.db").write(to: file)
    case .restoringCopy: try contents("copy.db").write(to: file)
    case .swapping: unsafe rename("\(folder.path)/backup.db", path)
    case .emptying: try Data().write(to: file)
    case .halving: unsafe truncate(path, off_t(try contents("store.db").count / 2))
    }
  }

  /// The rounds that a program has confirmed, each with the time at which it began.
  private func confirmed(by lines: [String]) -> [(round: Int64, beginning: Int64)] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map { Int64($0) }
      guard words.count == 2, let round = words[0], let beginning = words[1] else { return nil }
      return (round, beginning)
    }
  }

  @Test func `confirms nothing from then on, and leaves the new contents as they are`() async throws
  {
    let seed: UInt64 = 19
    var random = SplitMix(seed: seed)
    for number in 1...Soak.attempts(10, soak: 500) {
      let act = Act.allCases.randomElement(using: &random) ?? .emptying
      let isKilled = Int.random(in: 0..<4, using: &random) == 0
      let place: Comment = "round \(number), \(act)\(isKilled ? ", killed" : ""), seed \(seed)"
      try prepare()
      let programs = try (0..<2).map { _ in try TestProgram("persistence-child", ["confirm", path])
      }
      for program in programs { _ = program.line() }
      usleep(UInt32.random(in: 1000...100_000, using: &random))
      // A copy of what is there already has no effect, and the log still belongs to the file.
      let isSame = try act == .restoringCopy && contents("store.db") == contents("copy.db")
      try perform(act)
      let end = Workload.clock
      if isKilled { for program in programs { program.kill() } }
      var last = Self.kept
      for program in programs {
        let lines = program.lines(within: .seconds(10))
        let confirmed = confirmed(by: lines)
        last = max(last, confirmed.last?.round ?? 0)
        #expect(confirmed.allSatisfy { $0.beginning <= end }, place)
        _ = await program.code()
        if !isKilled { #expect(lines.last?.hasSuffix("the program.") == true, place) }
      }
      guard act.isWhole else { continue }
      // No one has changed it, and the log of the earlier file is out of its way.
      let store = try Workload.open(path)
      let found = try Workload.lastRound(store)
      #expect(found == Self.kept || (isSame && found >= last), place)
      #expect(try Workload.run(store) == found + 1, place)
      #expect(try Workload.lastRound(store) == found + 1, place)
    }
  }
}
