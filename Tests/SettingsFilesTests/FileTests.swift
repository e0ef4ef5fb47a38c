import Foundation
import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

/// The settings stored by the tests.
enum Sample {
  static let count = SettingDefinition("count", default: 0, .whole(in: 0...1_000_000))
  static let name = SettingDefinition(
    "name", default: "", .text(), former: [.renamed("title", .text())])
  static let volume = SettingDefinition("volume", default: 50, .whole(in: 0...100), scope: .device)
  static let schema = SettingsSchema {
    count
    name
    volume
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}

@Suite struct `Settings in a file` {
  @Test func `are made with their folder, and for their owner only`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/config/reader/settings"
    let store = SettingsStore(Sample.schema, file: path)
    #expect(store[Sample.count] == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    store[Sample.name] = " x"
    store[Sample.count] = 3
    #expect(try Sample.text(path) == "name = \" x\"\ncount = 3\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `are edited by people, too`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# mine\ncount=x\ntitle = Odyssey\noops\nlater = 1\n")
    let problems = Mutex<[String]>([])
    let store = SettingsStore(Sample.schema, file: path) { problem in
      problems.withLock { $0.append(problem.description) }
    }
    #expect(
      problems.withLock { $0 } == [
        "\(path):4: \"oops\" is neither a setting nor a comment.",
        "\(path):2: count = \"x\" must be a whole number from 0 to 1000000; 0 is used.",
      ])
    #expect(store[Sample.name] == "Odyssey")
    #expect(try Sample.text(path) == "# mine\ncount=x\noops\nlater = 1\nname = Odyssey\n")
    store[Sample.count] = 2
    #expect(try Sample.text(path) == "# mine\ncount = 2\noops\nlater = 1\nname = Odyssey\n")
  }

  @Test func `stay behind a link, with their lock`() throws {
    let folder = try TemporaryFolder()
    let real = try folder.file("real", "count = 1\n")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    let store = SettingsStore(Sample.schema, file: link)
    store[Sample.count] = 2
    #expect(try Sample.text(real) == "count = 2\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["link", "real", "real.lock"])
  }

  @Test(arguments: [["link": "real"], ["link": "made/real"], ["link": "next", "next": "./real"]])
  func `are made behind a link to a file that is not there`(links: [String: String]) throws {
    let folder = try TemporaryFolder()
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let store = SettingsStore(Sample.schema, file: "\(folder.path)/link")
    try store.set(Sample.count, to: 2)
    let real = try #require(links.values.first { $0.hasSuffix("real") })
    #expect(try Sample.text("\(folder.path)/\(real)") == "count = 2\n")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(real).lock"))
    for (name, target) in links {
      let path = "\(folder.path)/\(name)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
  }

  @Test func `are refused behind links that lead in a circle`() throws {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map { "\(folder.path)/\($0)" }
    try FileManager.default.createSymbolicLink(atPath: paths[0], withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: paths[1], withDestinationPath: "a")
    let store = SettingsStore(Sample.schema, file: paths[0])
    #expect(throws: SettingsError.self) { try store.set(Sample.count, to: 2) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: paths[0]) == "b")
  }

  @Test func `of the device are in a file of their own`() throws {
    let folder = try TemporaryFolder()
    let paths = ["person", "device"].map { "\(folder.path)/\($0)" }
    let store = SettingsStore(Sample.schema, file: paths[0], device: paths[1])
    store[Sample.volume] = 70
    store[Sample.count] = 1
    #expect(try Sample.text(paths[0]) == "count = 1\n")
    #expect(try Sample.text(paths[1]) == "volume = 70\n")
  }

  @Test func `are left alone where they cannot be read`() throws {
    let folder = try TemporaryFolder()
    let large = try folder.file("large", String(repeating: "# x\n", count: 300_000))
    for path in [large, folder.path] {
      let store = SettingsStore(Sample.schema, file: path)
      #expect(store[Sample.count] == 0 && store.problems.count == 1)
      #expect(throws: SettingsError.self) { try store.set(Sample.count, to: 1) }
    }
    #expect(try Sample.text(large).utf8.count == 1_200_000)
    let below = SettingsStore(Sample.schema, file: "\(large)/settings")
    #expect(throws: SettingsError.self) { try below.set(Sample.count, to: 1) }
    #expect(below[Sample.count] == 0)
  }

  @Test func `are heard by other stores within 200 ms`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/made/later/settings"
    let (writer, reader) = (
      SettingsStore(Sample.schema, file: path), SettingsStore(Sample.schema, file: path)
    )
    let (heard, hears) = AsyncStream.makeStream(of: Int.self)
    let subscription = reader.observe(Sample.count) { hears.yield($0) }
    var values = heard.makeAsyncIterator()
    #expect(await values.next() == 0)
    let clock = ContinuousClock()
    var times: [Duration] = []
    for number in 1...21 {
      let start = clock.now
      writer[Sample.count] = number
      #expect(await values.next() == number)
      times.append(clock.now - start)
    }
    // The fastest, because a busy machine may be slow at times.
    #expect(try #require(times.min()) < .milliseconds(200), "\(times)")
    // By an editor that writes in place.
    try "count = 77\n".write(toFile: path, atomically: false, encoding: .utf8)
    var last = 0
    while last != 77 { last = await values.next() ?? 77 }
    #expect(reader[Sample.count] == 77)
    withExtendedLifetime(subscription) {}
  }
}
