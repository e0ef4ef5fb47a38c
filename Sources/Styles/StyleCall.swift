private import JSON
private import TextBytes

/// A call as it is written: `~color.mix(@colors.ink, ~color.alpha(fff, 0.5), 0.2)`.
struct StyleCall {
  let name: String
  let arguments: [Argument]

  struct Argument {
    let content: Content
    /// As it is written, without the spaces around it.
    let text: String
    /// The number of bytes before it.
    let offset: Int
  }

  indirect enum Content {
    case reference(String)
    case call(StyleCall)
    case number(Double)
    case word
  }

  /// The error for a text that ceases to be a call, with the place.
  struct Problem: Error {
    let offset: Int
    let sentence: String
  }

  /// The maximum depth of calls within one another.
  private static var deepest: Int { 64 }

  /// Reads a text that begins with a tilde.
  init(_ text: String) throws(Problem) {
    var reader = Reader(bytes: text.bytes)
    self = try reader.call(depth: 0)
    reader.skipSpaces()
    guard reader.index == reader.bytes.count else {
      throw Problem(offset: reader.index, sentence: "nothing may be after the call")
    }
  }

  private init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func skipSpaces() {
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }

    mutating func call(depth: Int) throws(Problem) -> StyleCall {
      guard depth < StyleCall.deepest else {
        throw Problem(offset: index, sentence: "calls are too deep within one another")
      }
      index += 1
      let start = index
      while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
      let name = word(from: start)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
        throw Problem(offset: index, sentence: "a call needs ( after its name")
      }
      index += 1
      var arguments: [Argument] = []
      skipSpaces()
      if index < bytes.count, bytes[index] == UInt8(ascii: ")") {
        index += 1
        return StyleCall(name: name, arguments: [])
      }
      while true {
        arguments.append(try argument(depth: depth))
        skipSpaces()
        guard index < bytes.count else {
          throw Problem(offset: index, sentence: "a call needs ) at its end")
        }
        index += 1
        if bytes[index - 1] == UInt8(ascii: ")") { break }
        guard bytes[index - 1] == UInt8(ascii: ",") else {
          throw Problem(offset: index - 1, sentence: "arguments need a comma between them")
        }
      }
      return StyleCall(name: name, arguments: arguments)
    }

    private mutating func argument(depth: Int) throws(Problem) -> Argument {
      skipSpaces()
      let start = index
      if index < bytes.count, bytes[index] == UInt8(ascii: "~") {
        let call = try call(depth: depth + 1)
        return Argument(content: .call(call), text: word(from: start), offset: start)
      }
      while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
      let text = word(from: start)
      guard !text.isEmpty else { throw Problem(offset: start, sentence: "an argument is missing") }
      if text.begins(with: "@") {
        return Argument(
          content: .reference(String(decoding: text.bytes.dropFirst(), as: UTF8.self)), text: text,
          offset: start)
      }
      if let number = StyleCall.number(text) {
        return Argument(content: .number(number), text: text, offset: start)
      }
      return Argument(content: .word, text: text, offset: start)
    }

    private func word(from start: Int) -> String {
      var end = index
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
    }
  }
}

extension StyleCall {
  /// Returns a number as JSON writes it; nil for anything else.
  fileprivate static func number(_ text: String) -> Double? {
    guard let value = try? JSONValue(parsing: text.bytes) else { return nil }
    return value.number
  }
}
