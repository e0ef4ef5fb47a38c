private import TextBytes

/// The rules of a file and of those that it includes, by their full names, before they are computed.
struct StyleTable {
  /// A value as it is written.
  struct Entry {
    let name: String
    let document: Int
    let node: StyleDocument.Node
    let nameOffset: Int
    /// The kind that the last part of the name implies.
    let kind: StyleKind?
    /// The number of values before it in the files.
    let place: Int
  }

  private(set) var documents: [StyleDocument] = []
  /// The values by their full names.
  private(set) var entries: [String: Entry] = [:]
  /// The full names in the order of the files.
  private(set) var order: [String] = []
  /// The full names directly within each rule, perhaps with some that were replaced.
  private var members: [String: Set<String>] = [:]
  /// The full names of rules that hold others.
  private(set) var groups: Set<String> = []
  private(set) var problems: [StyleProblem] = []
  /// The problems with remote parts, in whose place the local ones are used.
  private(set) var warnings: [StyleProblem] = []
  /// The addresses of remote parts.
  private(set) var remotes: [String] = []
  /// The files, in the order in which they were read.
  var files: [String] { documents.map { $0.file } }

  private let source: StyleFiles
  /// The files that are being read, each included by the one before.
  private var path: [String] = []
  /// The bytes of all files that were read.
  private var size = 0
  /// Whether there are too many values.
  private var isTooLong = false
  /// The number of values that were read, also of those that others have replaced.
  private var count = 0

  init(_ root: String, _ source: StyleFiles) {
    self.source = source
    do throws(StyleFileError) {
      let bytes = try source.read(root)
      add(root, bytes, to: "")
    } catch {
      problems.append(
        StyleProblem(file: root, line: 1, column: 1, sentence: error.sentence, meant: nil))
    }
    order = entries.values.sorted { $0.place < $1.place }.map { $0.name }
  }

  /// Whether no more problems are looked for.
  private var isFull: Bool { problems.count >= StyleBounds.mostProblems }

  /// Returns the names of the values within a rule, in the order of the files.
  func names(within group: String) -> [String] {
    var found: [Entry] = []
    var groups = [group]
    while let group = groups.popLast() {
      for name in members[group] ?? [] {
        if let entry = entries[name] { found.append(entry) }
        if self.groups.contains(name) { groups.append(name) }
      }
    }
    return found.sorted { $0.place < $1.place }.map { $0.name }
  }

  /// Adds a file's rules; its own come before those that it includes.
  private mutating func add(_ file: String, _ bytes: [UInt8], to prefix: String) {
    size += bytes.count
    guard bytes.count <= StyleBounds.longestFile, size <= StyleBounds.longestFiles else {
      let isOne = bytes.count > StyleBounds.longestFile
      return problems.append(
        StyleProblem(
          file: file, line: 1, column: 1,
          sentence: isOne
            ? StyleFileError.tooLong.sentence
            : "with this one, style files have more than \(StyleBounds.longestFiles >> 20) MB",
          meant: nil))
    }
    let document: StyleDocument
    do throws(StyleProblem) { document = try StyleDocument(file, bytes) } catch {
      problems.append(error)
      return
    }
    guard case .group = document.root.content else {
      problems.append(document.problem(document.root.offset, "a style file is an object"))
      return
    }
    path.append(file)
    documents.append(document)
    add(document.root, to: prefix, documents.count - 1)
    path.removeLast()
  }

  private mutating func add(_ group: StyleDocument.Node, to prefix: String, _ number: Int) {
    guard case .group(let members) = group.content else { return }
    for member in members where member.name.begins(with: "@include") && !isFull {
      include(member, to: prefix, number)
    }
    var seen: [String: Int] = [:]
    for member in members where !member.name.begins(with: "@include") && !isFull {
      let document = documents[number]
      let name = prefix.isEmpty ? member.name : "\(prefix).\(member.name)"
      if let first = seen.updateValue(member.nameOffset, forKey: member.name) {
        let place = document.problem(first, "")
        problems.append(
          document.problem(
            member.nameOffset, "\(name) is there twice, first in line \(place.line)"))
        continue
      }
      guard Self.isName(member.name) else {
        problems.append(
          document.problem(
            member.nameOffset, "a name has letters, digits, - and _, and begins with a letter"))
        continue
      }
      guard name.utf8.count <= StyleBounds.longestName else {
        problems.append(
          document.problem(
            member.nameOffset, "names have at most \(StyleBounds.longestName) bytes"))
        continue
      }
      self.members[prefix, default: []].insert(name)
      let kind = StyleKind(name: member.name)
      if case .group = member.value.content, !Self.isValue(member.value, kind) {
        groups.insert(name)
        remove(name)
        add(member.value, to: name, number)
      } else {
        if groups.contains(name) { removeGroup(name) }
        count += 1
        guard entries.count < StyleBounds.mostValues || entries.keys.contains(name) else {
          if !isTooLong {
            problems.append(
              document.problem(
                member.nameOffset, "there are more than \(StyleBounds.mostValues) values"))
          }
          isTooLong = true
          return
        }
        entries[name] = Entry(
          name: name, document: number, node: member.value, nameOffset: member.nameOffset,
          kind: kind, place: entries[name]?.place ?? count)
      }
    }
  }

  private mutating func remove(_ name: String) { entries[name] = nil }

  /// Removes a rule of an included file that a value replaces.
  private mutating func removeGroup(_ name: String) {
    var removed = [name]
    while let group = removed.popLast() {
      groups.remove(group)
      for inner in members.removeValue(forKey: group) ?? [] {
        entries[inner] = nil
        if groups.contains(inner) { removed.append(inner) }
      }
    }
  }

  /// Returns whether an object is the value of a font or of text attributes, and not a rule that
  /// holds others.
  private static func isValue(_ node: StyleDocument.Node, _ kind: StyleKind?) -> Bool {
    guard kind == .font || kind == .textAttributes, case .group(let members) = node.content
    else { return false }
    // `fontStyles` may hold rules.
    return !members.allSatisfy { member in
      if case .group = member.value.content { return kind == .font || member.name != "font" }
      return false
    }
  }

  static func isName(_ name: String) -> Bool {
    let bytes = name.bytes
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte >= 0x80
  }

  // MARK: Including

  private mutating func include(
    _ member: StyleDocument.Member, to prefix: String, _ number: Int
  ) {
    let document = documents[number]
    guard case .group(let parts) = member.value.content else {
      return refuse(document, member.value.offset, "an include is {\"inApp\": …, \"remote\": …}")
    }
    var local: (path: String, offset: Int)?
    var remote: (address: String, offset: Int)?
    for part in parts {
      guard case .text(let text) = part.value.content else {
        return refuse(document, part.value.offset, "this is not a text")
      }
      switch part.name {
      case "inApp": local = (text, part.value.offset)
      case "remote": remote = (text, part.value.offset)
      default:
        problems.append(
          document.problem(
            part.nameOffset, "an include has inApp and remote, and no \(part.name)",
            meant: StyleBounds.suggestion(
              for: part.name, among: ["inApp", "remote"], after: problems.count)))
      }
    }
    guard let local else {
      return refuse(document, member.value.offset, "an include needs its local file, inApp")
    }
    includeFile(local.path, at: local.offset, of: document, to: prefix)
    if let remote { includeRemote(remote.address, at: remote.offset, of: document, to: prefix) }
  }

  private mutating func includeFile(
    _ relative: String, at offset: Int, of document: StyleDocument, to prefix: String
  ) {
    let file = Self.resolved(relative, beside: document.file)
    if let start = path.firstIndex(of: file) {
      let cycle = (path[start...] + [file]).joined(separator: " → ")
      return refuse(document, offset, "\(file) includes itself: \(cycle)")
    }
    // Two files that include each other twice would be read two to the power of their depth.
    guard documents.count < StyleBounds.mostFiles else {
      return refuse(document, offset, "more than \(StyleBounds.mostFiles) files are included")
    }
    do throws(StyleFileError) { add(file, try source.read(file), to: prefix) } catch {
      refuse(document, offset, "\(file): \(error.sentence)")
    }
  }

  /// Lays the rules of a remote part over the local ones, or keeps those if it is broken.
  private mutating func includeRemote(
    _ address: String, at offset: Int, of document: StyleDocument, to prefix: String
  ) {
    remotes.append(address)
    guard let remote = source.remote else {
      return warnings.append(
        document.problem(offset, "remote parts are not fetched; the local part is used"))
    }
    guard let bytes = remote(address) else { return }
    let before = self
    add(address, bytes, to: prefix)
    guard problems.count > before.problems.count else { return }
    let found = problems.dropFirst(before.problems.count)
    self = before
    warnings += found
  }

  private mutating func refuse(_ document: StyleDocument, _ offset: Int, _ sentence: String) {
    problems.append(document.problem(offset, sentence))
  }

  /// Returns the path of a file whose name is relative to the folder of another.
  static func resolved(_ path: String, beside file: String) -> String {
    let slash = UInt8(ascii: "/")
    guard path.bytes.first != slash else { return path }
    var parts = file.pieces(at: slash).dropLast().map { $0 }
    for part in path.pieces(at: slash) {
      if part == ".", !parts.isEmpty || path != "." { continue }
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
