import Foundation
import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

@Suite struct `A change of a file that is interrupted` {
  private struct Stop: Error {}

  @Test(arguments: SettingsBackend.FileStep.allCases)
  func `is made or not made`(step: SettingsBackend.FileStep) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# mine\ncount = 7\n")
    let isArmed = Mutex(false)
    let error = SettingsError.backend(place: path, reason: "stopped")
    let backend = SettingsBackend.file(at: path) { now throws(SettingsError) in
      if now == step, isArmed.withLock({ $0 }) { throw error }
    }
    let store = SettingsStore(Sample.schema, person: backend, threading: .locked)
    isArmed.withLock { $0 = true }
    #expect(throws: error) { try store.set(Sample.count, to: 8) }
    isArmed.withLock { $0 = false }
    let isKept = step == .kept
    #expect(try Sample.text(path) == "# mine\ncount = \(isKept ? 8 : 7)\n")
    #expect(SettingsStore(Sample.schema, file: path)[Sample.count] == (isKept ? 8 : 7))
    // The lock is free, and nothing remains of the attempt.
    try store.set(Sample.count, to: 9)
    #expect(try Sample.text(path) == "# mine\ncount = 9\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["settings", "settings.lock"])
  }

  @Test(arguments: SettingsBackend.FileStep.allCases.indices)
  func `by the end of its process is made or not made`(step: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# mine\ncount = 7\n")
    let child = try TestProgram("settings-child", ["stop", path, "\(step)"])
    #expect(child.lines() == [])
    _ = await child.code()
    let isKept = SettingsBackend.FileStep.allCases[step] == .kept
    #expect(try Sample.text(path) == "# mine\ncount = \(isKept ? 1_000 : 7)\n")
    let store = SettingsStore(Sample.schema, file: path)
    try store.set(Sample.count, to: 9)
    #expect(try Sample.text(path) == "# mine\ncount = 9\n")
  }

  @Test func `at any moment loses nothing that was confirmed`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# mine\nlater = 1\n")
    let seed: UInt64 = 41
    var random = SplitMix(seed: seed)
    var last = 0
    for round in 0..<12 {
      let child = try TestProgram("settings-child", ["count", path])
      try await Task.sleep(for: .milliseconds(Int.random(in: 5...60, using: &random)))
      child.kill()
      let confirmed = child.lines().last.flatMap { Int($0) } ?? last
      _ = await child.code()
      let document = SettingsDocument(Array(try Data(contentsOf: URL(filePath: path))))
      let stored = document.contents["count"].flatMap { Int($0) } ?? 0
      #expect(
        confirmed >= last && (confirmed...confirmed + 1).contains(stored),
        "round \(round), seed \(seed)")
      #expect(document.contents["later"] == "1" && document.contents.unreadableLines.isEmpty)
      last = stored
    }
    #expect(last > 12)
  }

  @Test func `is never mixed with that of another process`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/settings"
    let children = try (0..<3).map { _ in try TestProgram("settings-child", ["add", path, "60"]) }
    let store = SettingsStore(Sample.schema, file: path)
    for number in 0..<30 { try store.set(Sample.volume, to: number) }
    for child in children {
      #expect(child.lines() == [])
      _ = await child.code()
    }
    store.reload()
    #expect(store[Sample.count] == 180 && store[Sample.volume] == 29)
  }

  /// Processes over one file, with changes by people and crashes at any step.
  @Test(arguments: [42, 43] as [UInt64])
  func `leaves what a naive model has`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# first\n")
    let fatal = Mutex<SettingsBackend.FileStep?>(nil)
    let error = SettingsError.backend(place: path, reason: "crash")
    let backend = SettingsBackend.file(at: path) { now throws(SettingsError) in
      if now == fatal.withLock({ $0 }) { throw error }
    }
    func open() -> SettingsStore {
      SettingsStore(Sample.schema, person: backend, threading: .locked)
    }
    var stores = [open(), open()]
    var model: [String: String] = [:]
    for round in 0..<300 {
      let place = Int.random(in: 0..<2, using: &random)
      let number = Int.random(in: 1...50, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        try stores[place].set(Sample.count, to: number)
        model["count"] = "\(number)"
      case 1:
        let text =
          ["", " odd ", "a\nb", "# no", "\"q\"", "x=y"].randomElement(using: &random) ?? ""
        try stores[place].set(Sample.name, to: text)
        (model["name"], model["title"]) = (text.isEmpty ? nil : text, nil)
      case 2:
        // A person adds a line, of an older version at times.
        let (name, text) = (Bool.random(using: &random) ? "title" : "count", "\(number * 40_000)")
        try (Sample.text(path) + "\(name) = \(text)\n")
          .write(toFile: path, atomically: true, encoding: .utf8)
        model[name] = text
      case 3:
        stores[place] = open()
        if model["name"] == nil, let title = model["title"] {
          (model["name"], model["title"]) = (title, nil)
        }
      default:
        let step = SettingsBackend.FileStep.allCases.randomElement(using: &random) ?? .kept
        fatal.withLock { $0 = step }
        #expect(throws: error) { try stores[place].set(Sample.volume, to: number) }
        fatal.withLock { $0 = nil }
        if step == .kept { model["volume"] = number == 50 ? nil : "\(number)" }
      }
      let text = try Sample.text(path)
      let stored = SettingsDocument(Array(text.utf8)).contents.texts
      let byName = Dictionary(stored.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
      #expect(byName == model && text.hasPrefix("# first\n"), "round \(round), seed \(seed)")
      stores[place].reload()
      let count = model["count"].flatMap { Int($0) }.flatMap { $0 <= 1_000_000 ? $0 : nil } ?? 0
      #expect(stores[place][Sample.count] == count, "round \(round), seed \(seed)")
      #expect(
        stores[place][Sample.name] == model["name"] ?? model["title"] ?? "",
        "round \(round), seed \(seed)")
    }
  }
}
