import Foundation
import HostSystem
import TestSupport
import Testing

@Suite struct `A line reader` {
  private func lines(of bytes: [UInt8]) throws -> [[UInt8]] {
    let path = NSTemporaryDirectory() + "proba-lines-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var reader = try LineReader(path: path)
    #expect(reader.size == bytes.count)
    var lines: [[UInt8]] = []
    while let line = try reader.next() { lines.append(Array(line)) }
    #expect(reader.bytesTaken == bytes.count)
    var memory = LineReader(bytes: bytes)
    for line in lines { #expect(try memory.next().map { Array($0) } == line) }
    let rest = try memory.next()
    #expect(rest == nil && memory.bytesTaken == bytes.count && memory.size == bytes.count)
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\rb\r\rc", ["a", "b", "", "c"]), ("a\r\n\rb\n\r", ["a", "", "b", ""]), ("\r\n", [""]),
    ("дім\n🎲", ["дім", "🎲"]),
  ])
  func `splits at line ends`(text: String, expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test func `returns the same lines wherever its buffer ends`() throws {
    let seed: UInt64 = 5
    var random = SplitMix(seed: seed)
    var expected: [[UInt8]] = []
    for _ in 0..<400 {
      let length = Int.random(in: 0...Int.random(in: 1...20_000, using: &random), using: &random)
      expected.append(Array(repeating: UInt8.random(in: 97...122, using: &random), count: length))
    }
    let joined = Array(expected.joined(separator: [10])) + [10]
    #expect(try lines(of: joined) == expected, "seed \(seed)")
  }

  @Test(arguments: [0, 1, 2, 1 << 18, 3 << 20], ["", "\n", "\r\nnext", "\n\n\nnext\n"])
  func `cuts a long line, and continues with the next`(excess: Int, rest: String) throws {
    let longest = Array(repeating: UInt8(ascii: "x"), count: LineReader.longestLine)
    let whole = longest + Array(repeating: UInt8(ascii: "y"), count: excess)
    let after = rest.isEmpty ? [] : try lines(of: Array(rest.utf8)).dropFirst()
    #expect(try lines(of: whole + Array(rest.utf8)) == [longest] + after)
  }

  @Test func `reads CR and LF as one line end wherever its buffer ends`() throws {
    let line = Array(repeating: UInt8(ascii: "x"), count: 1_021)
    let joined = Array((0..<2_000).map { _ in line }.joined(separator: [13, 10]))
    let read = try lines(of: joined)
    #expect(read.count == 2_000 && read.allSatisfy { $0 == line })
  }

  @Test func `gives up on endless input without lines before memory or time run out`() throws {
    var reader = try LineReader(path: "/dev/zero")
    #expect(try reader.next()?.count == LineReader.longestLine)
    let isCut = reader.isCut
    #expect(isCut)
    let error = try #require(throws: SystemError.self) { _ = try reader.next() }
    #expect(error.cause == .noText)
  }

  @Test func `reports a file that it could not open`() throws {
    let error = try #require(throws: SystemError.self) {
      _ = try LineReader(path: "/no/such/file")
    }
    #expect(error.description == "cannot open /no/such/file: No such file or directory")
  }

  @Test func `reports that a folder cannot be read`() throws {
    #expect(throws: SystemError.self) {
      var reader = try LineReader(path: "/")
      _ = try reader.next()
    }
  }
}

@Suite struct `Paths` {
  @Test func `are made, written in one step and found`() throws {
    let folder = NSTemporaryDirectory() + "proba-paths-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try HostSystem.Paths.makeFolder("\(folder)/a/b")
    try HostSystem.Paths.makeFolder("\(folder)/a/b")
    let file = "\(folder)/a/b/file"
    try HostSystem.Paths.write([1, 2, 3], to: file)
    try HostSystem.Paths.write([4], to: file)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data([4]))
    #expect(!HostSystem.Paths.exists("\(file).part"))
    #expect(HostSystem.Paths.folder(of: file) == "\(folder)/a/b")
    #expect(throws: SystemError.self) { try HostSystem.Paths.makeFolder("\(file)/c") }
  }

  @Test func `are written without changing permissions or adjacent files`() throws {
    let files = FileManager.default
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "old")
    let other = try folder.file("other", "kept")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try files.createSymbolicLink(atPath: "\(file).part", withDestinationPath: other)
    try HostSystem.Paths.write([1], to: file)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data([1]))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "kept")
    #expect(try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    try HostSystem.Paths.write([2], to: "\(folder.path)/new")
    #expect(
      try files.attributesOfItem(atPath: "\(folder.path)/new")[.posixPermissions] as? Int == 0o600)
    #expect(
      try files.contentsOfDirectory(atPath: folder.path).sorted()
        == ["file", "file.part", "new", "other"])
  }

  @Test(arguments: [
    ("file", "file", true), ("file", "other", false), ("file", "./file", true),
    ("file", "folder/../file", true), ("file", "soft", true), ("file", "hard", true),
    ("file", "missing", false), ("missing", "missing", true), ("missing", "far/missing", true),
    ("missing", "folder/missing", false), ("missing", "absent", false),
    ("no/missing", "no/missing", false), ("folder", "folder/", true), ("far", "folder", false),
  ])
  func `lead to the same file or not, however they are spelled`(
    path: String, other: String, isSame: Bool
  ) throws {
    let files = FileManager.default
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "")
    _ = try folder.file("other", "")
    try files.createDirectory(
      atPath: "\(folder.path)/folder", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: "\(folder.path)/soft", withDestinationPath: file)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/far", withDestinationPath: folder.path)
    try files.linkItem(atPath: file, toPath: "\(folder.path)/hard")
    let (one, two) = ("\(folder.path)/\(path)", "\(folder.path)/\(other)")
    #expect(HostSystem.Paths.leadToSame(one, two) == isSame)
    #expect(HostSystem.Paths.leadToSame(two, one) == isSame)
  }

  @Test func `lead to files, folders, pipes or nothing`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "")
    for (path, isFile, isFolder, isMissing) in [
      (file, true, false, false), (folder.path, false, true, false),
      ("/dev/null", false, false, false), ("\(file)2", false, false, true),
      // A file is not a folder, so a path inside it is invalid, not just missing.
      ("\(file)/inside", false, false, false),
    ] {
      #expect(HostSystem.Paths.isFile(path) == isFile)
      #expect(HostSystem.Paths.isFolder(path) == isFolder)
      #expect(HostSystem.Paths.isMissing(path) == isMissing)
    }
  }
}
