import Foundation
import StyleLoading
import Styles
import Synchronization
import TestSupport
import Testing

@Suite struct `A styler` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("main.json", #"{"width": 1, "@include.more": {"inApp": "more.json"}}"#)
    try write("more.json", #"{"height": 10}"#)
  }

  private var root: String { folder.path + "/main.json" }
  private var cache: String { folder.path + "/main.cache" }

  private func write(_ name: String, _ text: String, atomically: Bool = true) throws {
    try text.write(toFile: "\(folder.path)/\(name)", atomically: atomically, encoding: .utf8)
  }

  private func number(_ styles: StyleLookup, _ name: String) -> Double {
    styles.value(name, or: -1)
  }

  private func waitUntil(_ condition: () -> Bool) {
    let end = ContinuousClock.now + .seconds(20)
    while !condition(), ContinuousClock.now < end { usleep(1_000) }
    #expect(condition())
  }

  @Test(arguments: [true, false])
  func `passes on what changes in a file, replaced or written over`(atomically: Bool) throws {
    let styler = try Styler(root)
    let widths = Events()
    let subscription = styler.subscribe { widths.add($0.value("width", or: -1)) }
    #expect(widths.all == [1])
    try write("main.json", #"{"width": 2}"#, atomically: atomically)
    waitUntil { widths.all.last == 2 }
    #expect(number(styler.styles, "width") == 2 && number(styler.styles, "height") == -1)
    withExtendedLifetime(subscription) {}
  }

  /// Returns the paths in a folder separate from those of other tests.
  private func parts(_ files: KeyValuePairs<String, String>) throws -> String {
    let path = folder.path + "/parts"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write("parts/\(name)", text) }
    return path
  }

  @Test(arguments: ["", "/"])
  func `reads the files of a folder as one, in the order of their names`(end: String) throws {
    let path = try parts([
      "b.json": #"{"width": 2, "height": 20}"#, "a.json": #"{"width": 1, "depth": "@height"}"#,
      ".c.json": #"{"width": 3}"#, "d.txt": "none",
    ])
    let sheet = try StyleSheet(path + end, from: .disk)
    #expect(sheet.styles.map(\.name).sorted() == ["depth", "height", "width"])
    #expect(sheet["width"] == .number(2) && sheet["depth"] == .number(20))
    #expect(sheet.files == [path + end, "\(path)/a.json", "\(path)/b.json"])
    try write("parts/b.json", "{")
    let wrong = #expect(throws: StyleProblems.self) { try StyleSheet(path + end, from: .disk) }
    #expect(wrong?.description.hasPrefix("\(path)/b.json:1:2: ") == true)
  }

  private enum Endless: CaseIterable { case pipe, device, large }

  /// Makes a path lead to something that never ends, or has no end in sight, at once: a styler sees nothing else.
  private func put(_ endless: Endless, at path: String) throws {
    let made = folder.path + "/made"
    switch endless {
    case .pipe: #expect(unsafe mkfifo(made, 0o600) == 0)
    case .device:
      try FileManager.default.createSymbolicLink(atPath: made, withDestinationPath: "/dev/zero")
    case .large:
      #expect(FileManager.default.createFile(atPath: made, contents: Data("{".utf8)))
      #expect(unsafe truncate(made, 1 << 40) == 0)
    }
    #expect(unsafe rename(made, path) == 0)
  }

  @Test(arguments: Endless.allCases, [true, false])
  private func `refuses what never ends, and shows what follows`(
    endless: Endless, isIncluded: Bool
  ) throws {
    let styler = try Styler(root)
    try put(endless, at: isIncluded ? folder.path + "/more.json" : root)
    waitUntil { !styler.problems.isEmpty }
    let sentence =
      endless == .large ? "a style file has at most 2 MB" : "a style file is a regular file"
    #expect(styler.problems.first?.sentence.hasSuffix(sentence) == true)
    #expect(number(styler.styles, "width") == 1)
    // Nothing is written through a link to a device.
    for path in [folder.path + "/more.json", root] {
      try? FileManager.default.removeItem(atPath: path)
    }
    try write("more.json", #"{"height": 20}"#)
    try write("main.json", #"{"width": 3, "@include.more": {"inApp": "more.json"}}"#)
    waitUntil { number(styler.styles, "width") == 3 && number(styler.styles, "height") == 20 }
    #expect(styler.problems.isEmpty)
    try put(endless, at: root)
    let error = #expect(throws: StyleLoadingError.self) { try Styler(root) }
    #expect(error?.description.hasSuffix(sentence) == true)
  }

  @Test func `notices files that come to a folder, change and go`() throws {
    let path = try parts([:])
    let styler = try Styler(path, cache: cache)
    #expect(number(styler.styles, "width") == -1)
    try write("parts/a.json", #"{"width": 1}"#)
    waitUntil { number(styler.styles, "width") == 1 }
    try write("parts/b.json", #"{"width": 2}"#)
    waitUntil { number(styler.styles, "width") == 2 }
    try write("parts/b.json", #"{"width": 3}"#, atomically: false)
    waitUntil { number(styler.styles, "width") == 3 }
    try FileManager.default.removeItem(atPath: path + "/b.json")
    waitUntil { number(styler.styles, "width") == 1 }
    #expect(styler.problems.isEmpty)
  }

  @Test func `notices changes of what is included, and of what is included by then`() throws {
    let styler = try Styler(root)
    try write("more.json", #"{"height": 20, "@include.last": {"inApp": "last/last.json"}}"#)
    waitUntil { !styler.problems.isEmpty }
    #expect(number(styler.styles, "height") == 10)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/last", withIntermediateDirectories: true)
    try write("last/last.json", #"{"depth": 30}"#)
    try write("main.json", #"{"width": 1, "@include.more": {"inApp": "more.json"}} "#)
    waitUntil { number(styler.styles, "depth") == 30 }
    try write("last/last.json", #"{"depth": 40}"#)
    waitUntil { number(styler.styles, "depth") == 40 }
    #expect(styler.problems.isEmpty)
  }

  @Test func `notices a file whose folders are made one by one`() throws {
    let styler = try Styler(root)
    try write("main.json", #"{"width": 2, "@include.last": {"inApp": "a/b/last.json"}}"#)
    waitUntil { !styler.problems.isEmpty }
    for path in ["a", "a/b"] {
      // Each separately, not merged with the previous one.
      usleep(30_000)
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: false)
    }
    usleep(30_000)
    try write("a/b/last.json", #"{"depth": 30}"#)
    waitUntil { number(styler.styles, "depth") == 30 }
    #expect(styler.problems.isEmpty)
  }

  @Test(arguments: [false, true])
  func `notices that its folder is removed and made again`(isCached: Bool) throws {
    let path = try parts(["main.json": #"{"width": 1}"#]) + "/main.json"
    if isCached { _ = try Styler(path, cache: cache) }
    let styler = try Styler(path, cache: isCached ? cache : nil)
    try FileManager.default.removeItem(atPath: folder.path + "/parts")
    waitUntil { !styler.problems.isEmpty }
    #expect(number(styler.styles, "width") == 1)
    usleep(30_000)
    _ = try parts(["main.json": #"{"width": 2}"#])
    waitUntil { number(styler.styles, "width") == 2 }
    #expect(styler.problems.isEmpty)
  }

  @Test(arguments: [false, true])
  func `notices that a link to its folder is pointed elsewhere`(isCached: Bool) throws {
    let files = FileManager.default
    for (place, name) in ["one", "two"].enumerated() {
      try files.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
      try write("\(name)/main.json", #"{"width": \#(place + 1)}"#)
    }
    let (link, new) = (folder.path + "/link", folder.path + "/new")
    try files.createSymbolicLink(atPath: link, withDestinationPath: "one")
    if isCached { _ = try Styler(link + "/main.json", cache: cache) }
    let styler = try Styler(link + "/main.json", cache: isCached ? cache : nil)
    #expect(number(styler.styles, "width") == 1)
    try files.createSymbolicLink(atPath: new, withDestinationPath: "two")
    try #require(unsafe rename(new, link) == 0)
    waitUntil { number(styler.styles, "width") == 2 }
    try write("two/main.json", #"{"width": 3}"#)
    waitUntil { number(styler.styles, "width") == 3 }
  }

  @Test func `keeps the last good styles while a file is broken, and says what is wrong`() throws {
    let reports = Reports()
    let styler = try Styler(root, report: { reports.add($0.map(\.description)) })
    try write("more.json", "{\"height\": 20\n \"x\": 1}")
    waitUntil { !reports.all.isEmpty }
    #expect(number(styler.styles, "height") == 10)
    let problem = "\(folder.path)/more.json:2:2: a comma or a closing brace is missing here"
    #expect(reports.all == [[problem]])
    #expect(styler.problems.map(\.description) == [problem])
    try write("more.json", #"{"height": 30}"#)
    waitUntil { reports.all.count == 2 }
    #expect(reports.all.last == [])
    #expect(number(styler.styles, "height") == 30)
  }

  @Test func `says what is wrong to begin with`() throws {
    try write("main.json", #"{"width": }"#)
    let error = #expect(throws: StyleLoadingError.self) { try Styler(root) }
    #expect(error?.description == "\(root):1:11: a value is missing here")
    #expect(throws: StyleLoadingError.self) { try Styler(folder.path + "/nowhere.json") }
  }

  @Test func `opens the cache while it is as new as the files`() throws {
    _ = try Styler(root, cache: cache)
    let opened = try #require(StyleCache(cache))
    #expect(opened.isFresh && opened.sources.map(\.path) == [root, folder.path + "/more.json"])
    #expect(number(opened.styles, "width") == 1 && number(opened.styles, "height") == 10)
    // A value that exists only in the cache shows that it was opened.
    let sheet = try StyleSheet(
      "x", from: StyleFiles(read: { _ throws(StyleFileError) in Array(#"{"width": 7}"#.utf8) }))
    let bytes = StyleArchive.bytes(
      sheet, sources: opened.sources, fingerprint: opened.fingerprint)
    try Data(bytes).write(to: URL(filePath: cache), options: .atomic)
    let styler = try Styler(root, cache: cache)
    #expect(number(styler.styles, "width") == 7)
    try write("more.json", #"{"height": 11}"#)
    waitUntil { number(styler.styles, "height") == 11 }
    #expect(number(styler.styles, "width") == 1)
    waitUntil { StyleCache(cache).map { number($0.styles, "height") } == 11 }
    let again = try Styler(root, cache: cache)
    #expect(number(again.styles, "height") == 11)
  }

  @Test func `has a cache of its own for each path, however the path is written`() {
    let here = FileManager.default.currentDirectoryPath
    let path = StyleCache.path(for: "a.json", in: "/caches")
    #expect(
      path.hasPrefix("/caches/styles-")
        && path == StyleCache.path(for: here + "/a.json", in: "/caches"))
    #expect(path != StyleCache.path(for: "b.json", in: "/caches"))
  }

  /// The input of a styler besides the files.
  struct Program: Sendable {
    var names: [String]?
    var limits: [String: StyleLimit] = [:]
    var functions: [String] = []

    func styler(_ root: String, cache: String) throws -> Styler {
      try Styler(
        root, cache: cache,
        functions: functions.map { name in
          StyleFunction(name) { _ throws(StyleArgumentError) in .number(1) }
        }, expecting: names, within: limits)
    }
  }

  @Test(arguments: [
    (Program(names: ["width"]), ["more.json:1:2: height has no effect"]),
    (
      Program(limits: ["width": .number(2...3)]),
      ["main.json:1:11: width is from 2 to 3, and this is 1; the standard value is used"]
    ),
    (
      Program(limits: ["width": .text]),
      ["main.json:1:11: width is a text, and this is a number; the standard value is used"]
    ),
    (Program(limits: ["width": .number(0...1)]), []), (Program(names: ["height", "width"]), []),
    (Program(functions: ["double"]), []),
  ])
  func `does not open the cache of a program that expects or accepts something else`(
    program: Program, problems: [String]
  ) throws {
    // The plainest program has accepted everything.
    _ = try Program().styler(root, cache: cache)
    let before = try Data(contentsOf: URL(filePath: cache))
    let styler = try program.styler(root, cache: cache)
    #expect(styler.problems.map(\.description) == problems.map { "\(folder.path)/\($0)" })
    // The cache is replaced by one for this program, unless its next start would miss the warnings.
    #expect(try (Data(contentsOf: URL(filePath: cache)) == before) == !problems.isEmpty)
  }

  @Test(arguments: ["", "PROBASTY", "nonsense"])
  func `reads the files where the cache is broken`(bytes: String) throws {
    try write("main.cache", bytes)
    #expect(number(try Styler(root, cache: cache).styles, "width") == 1)
    #expect(StyleCache(cache)?.isFresh == true)
  }

  @Test func `lays the remote part over the local one when it has come`() throws {
    try write(
      "main.json",
      #"{"@include.more": {"inApp": "more.json", "remote": "http://styles.example/more.json"}}"#)
    let styler = try Styler(
      root,
      fetch: { address in
        address == "http://styles.example/more.json" ? Array(#"{"height": 50}"#.utf8) : nil
      })
    waitUntil { number(styler.styles, "height") == 50 }
    let broken = try Styler(root, fetch: { _ in Array("{".utf8) })
    waitUntil { !broken.problems.isEmpty }
    #expect(number(broken.styles, "height") == 10)
  }

  private static let remote =
    #"{"width": 1, "@include.more": {"inApp": "more.json", "remote": "http://h/more"}}"#

  @Test func `reports a remote part that is not fetched, with its place`() throws {
    try write("main.json", Self.remote)
    let styler = try Styler(root, cache: cache)
    let warning = "remote parts are not fetched; the local part is used"
    #expect(styler.problems.map(\.description) == ["\(root):1:64: \(warning)"])
    #expect(number(styler.styles, "height") == 10)
    // Nor is it omitted at the next start.
    #expect(try Styler(root, cache: cache).problems.count == 1)
  }

  @Test func `fetches a remote part that a file has got since`() throws {
    let styler = try Styler(root, fetch: { _ in Array(#"{"height": 50}"#.utf8) })
    #expect(number(styler.styles, "height") == 10)
    try write("main.json", Self.remote)
    waitUntil { number(styler.styles, "height") == 50 }
    try write("main.json", #"{"width": 1, "@include.more": {"inApp": "more.json"}}"#)
    waitUntil { number(styler.styles, "height") == 10 }
  }

  @Test func `fetches a part again after growing pauses while that fails`() throws {
    try write("main.json", Self.remote)
    let attempts = Events()
    let start = ContinuousClock.now
    let styler = try Styler(
      root,
      fetch: { _ in
        attempts.add((ContinuousClock.now - start) / .milliseconds(1))
        return attempts.all.count < 5 ? nil : Array(#"{"height": 50}"#.utf8)
      }, retryingAfter: .milliseconds(20) ... .milliseconds(70))
    #expect(number(styler.styles, "height") == 10)
    waitUntil { number(styler.styles, "height") == 50 }
    let times = attempts.all
    let pauses = zip(times.dropFirst(), times).map { $0 - $1 }
    #expect(zip(pauses, [20, 40, 70, 70]).allSatisfy { $0 >= $1 } && pauses.count == 4)
  }

  @Test func `follows files while a remote part takes its time, and ends meanwhile`() throws {
    try write("main.json", Self.remote)
    let (asked, gate) = (Events(), Events())
    var styler: Styler? = try Styler(
      root,
      fetch: { _ in
        asked.add(1)
        while gate.all.isEmpty { usleep(1_000) }
        return nil
      }, retryingAfter: .milliseconds(1) ... .milliseconds(2))
    waitUntil { !asked.all.isEmpty }
    try write("more.json", #"{"height": 20}"#)
    waitUntil { styler.map { number($0.styles, "height") } == 20 }
    styler = nil
    gate.add(1)
    // A styler that had not ended would fetch again by now.
    usleep(200_000)
    #expect(asked.all.count == 1)
  }

  @Test func `does not call a subscriber after its subscription has ended`() throws {
    let styler = try Styler(root)
    let (ended, kept) = (Events(), Events())
    var first: Styler.Subscription? = styler.subscribe { ended.add($0.value("width", or: -1)) }
    let second = styler.subscribe { kept.add($0.value("width", or: -1)) }
    withExtendedLifetime(first) {}
    first = nil
    try write("main.json", #"{"width": 2}"#)
    waitUntil { kept.all == [1, 2] }
    #expect(ended.all == [1])
    withExtendedLifetime(second) {}
  }
}

/// Collects numbers.
private final class Events: Sendable {
  private let state = Mutex<[Double]>([])

  func add(_ number: Double) { state.withLock { $0.append(number) } }

  var all: [Double] { state.withLock { $0 } }
}

/// Collects reports.
private final class Reports: Sendable {
  private let state = Mutex<[[String]]>([])

  func add(_ report: [String]) { state.withLock { $0.append(report) } }

  var all: [[String]] { state.withLock { $0 } }
}
