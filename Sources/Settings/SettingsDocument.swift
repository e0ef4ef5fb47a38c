internal import TextBytes

/// A file of settings: one `name = value` a line, with comments and empty lines between them.
///
///     # How often to ask, in minutes
///     gap = 30
///     greeting = "two\nlines"
///
/// People edit it, and so do programs: a change replaces, adds or removes one line and leaves all others as
/// they are, byte for byte, including those that this version of a program does not know.
public struct SettingsDocument: Sendable {
  /// The lines without their ends.
  private var lines: [[UInt8]]
  /// Whether the lines end as on Windows, by the first of them.
  private let hasReturns: Bool

  /// Reads the bytes of a file, which need not be UTF-8.
  public init(_ bytes: [UInt8] = []) {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      } else {
        line.append(byte)
      }
    }
    if !line.isEmpty { lines.append(line) }
    hasReturns = lines.first?.last == UInt8(ascii: "\r")
    self.lines = lines
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines { bytes += line + [UInt8(ascii: "\n")] }
    return bytes
  }

  /// The settings, and the lines that are none.
  public var contents: SettingsContents {
    var contents = SettingsContents()
    for (place, line) in lines.enumerated() {
      switch Self.read(line) {
      case .nothing: break
      case .setting(let name, let text):
        contents.texts.append(StoredText(name, text, line: place + 1))
      case .unreadable:
        let text = String(bytes: Array(Self.trimmed(line[...])))
        contents.unreadableLines.append(SettingsContents.UnreadableLine(place + 1, text))
      }
    }
    return contents
  }

  /// Makes changes.
  public mutating func apply(_ changes: [SettingChange]) {
    for change in changes {
      let places = lines.indices.filter { place in
        if case .setting(let name, _) = Self.read(lines[place]) {
          name.isSame(as: change.name)
        } else {
          false
        }
      }
      // The last one counts, and stays in its place.
      let kept = change.text == nil ? nil : places.last
      let line = change.text.map { written(change.name, $0) }
      if let kept, let line { lines[kept] = line }
      if kept == nil, let line { lines.append(line) }
      for place in places.reversed() where place != kept { lines.remove(at: place) }
    }
  }

  // MARK: Lines

  private enum Line {
    case nothing
    case setting(String, String)
    case unreadable
  }

  private static func read(_ line: [UInt8]) -> Line {
    let line = trimmed(line[...])
    guard let first = line.first, first != UInt8(ascii: "#") else { return .nothing }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return .unreadable }
    let name = trimmed(line[..<equals])
    guard isSettingName(name),
      let text = text(trimmed(line[line.index(after: equals)...]))
    else { return .unreadable }
    return .setting(String(bytes: Array(name)), text)
  }

  /// Returns the text of a value; nil if it is not UTF-8, or its quotes are wrong.
  private static func text(_ value: ArraySlice<UInt8>) -> String? {
    guard value.first == UInt8(ascii: "\"") else { return valid(Array(value)) }
    var text: [UInt8] = []
    var rest = value.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return rest.isEmpty ? valid(text) : nil
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), let meant = unescaped(escaped) else { return nil }
        text.append(meant)
      default: text.append(byte)
      }
    }
    return nil
  }

  private static func unescaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "0"): 0
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  private static func valid(_ bytes: [UInt8]) -> String? {
    let text = String(bytes: bytes)
    return text.bytes == bytes ? text : nil
  }

  private func written(_ name: String, _ text: String) -> [UInt8] {
    var line = name.bytes + [UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: " ")]
    let bytes = text.bytes
    let isPlain =
      Self.trimmed(bytes[...]).count == bytes.count && bytes.first != UInt8(ascii: "\"")
      && bytes.allSatisfy { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != 0 }
    if isPlain {
      line += bytes
    } else {
      line.append(UInt8(ascii: "\""))
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\r"): line += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
        case 0: line += [UInt8(ascii: "\\"), UInt8(ascii: "0")]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), byte]
        default: line.append(byte)
        }
      }
      line.append(UInt8(ascii: "\""))
    }
    return hasReturns ? line + [UInt8(ascii: "\r")] : line
  }

  /// Returns bytes without the spaces, tabs and returns around them.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return bytes[first...last]
  }
}
