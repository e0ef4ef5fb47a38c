private import JSON
private import TextBytes

/// A style file as values with their places.
struct StyleDocument {
  let file: String
  let root: Node
  private let bytes: [UInt8]

  /// A value and the place where it begins.
  struct Node {
    let offset: Int
    let content: Content
  }

  indirect enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Node])
    case group([Member])
  }

  struct Member {
    let name: String
    let nameOffset: Int
    let value: Node
  }

  init(_ file: String, _ bytes: [UInt8]) throws(StyleProblem) {
    self.file = file
    self.bytes = bytes
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch {
      let (line, column) = Self.place(error.offset, in: bytes)
      throw StyleProblem(
        file: file, line: line, column: column,
        sentence: Self.sentence(for: error.mistake), meant: nil)
    }
    var walk = Walk(bytes: bytes)
    root = walk.node(value)
  }

  private static func sentence(for mistake: JSONProblem.Mistake) -> String {
    switch mistake {
    case .missing(let syntax): "\(syntax.description) is missing here"
    case .found(let syntax): "\(syntax.description) is here"
    }
  }

  func problem(_ offset: Int, _ sentence: String, meant: String? = nil) -> StyleProblem {
    let (line, column) = Self.place(offset, in: bytes)
    return StyleProblem(
      file: file, line: line, column: column, sentence: sentence, meant: meant)
  }

  /// Returns the line and the column of a place, both from 1.
  private static func place(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  /// Walks along a text that is known to be JSON, beside its value.
  private struct Walk {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func node(_ value: JSONValue) -> Node {
      skip(" \t\r\n")
      let start = index
      let content: Content
      switch value {
      case .string(let text):
        skipText()
        content = .text(text)
      case .array(let values):
        index += 1
        content = .list(
          values.map { value in
            let node = node(value)
            skip(" \t\r\n,")
            return node
          })
        skip(" \t\r\n")
        index += 1
      case .object(let members):
        index += 1
        content = .group(
          members.map { member in
            skip(" \t\r\n")
            let nameOffset = index
            skipText()
            skip(" \t\r\n:")
            let value = node(member.value)
            skip(" \t\r\n,")
            return Member(name: member.name, nameOffset: nameOffset, value: value)
          })
        skip(" \t\r\n")
        index += 1
      case .null, .bool, .integer, .number:
        while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
        content = Self.scalar(value)
      }
      return Node(offset: start, content: content)
    }

    private static var ends: [UInt8] { ",]} \t\r\n".bytes }

    private static func scalar(_ value: JSONValue) -> Content {
      if let bool = value.bool { return .bool(bool) }
      if let number = value.number { return .number(number) }
      return .null
    }

    private mutating func skip(_ set: StaticString) {
      let set = set.description.bytes
      while index < bytes.count, set.contains(bytes[index]) { index += 1 }
    }

    private mutating func skipText() {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    }
  }
}
