/// Reads keys from the bytes that a terminal sends, in pieces of any size.
///
/// Sequences are those of ECMA-48 as xterm sends them, with its bracketed paste. Unknown ones and
/// control characters are left out. What is pasted is returned as it arrives, so that nothing but an
/// unfinished sequence is kept.
public struct KeyReader: Sendable {
  private var bytes: ArraySlice<UInt8> = []
  /// Whether a paste has begun that has not ended.
  private var isPasting = false

  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Makes a reader.
  public init() {}

  /// Whether an unfinished sequence is waiting; an escape is a key of its own if nothing follows soon.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// Returns the keys that some bytes complete; text without another key in it is one key.
  ///
  /// - Complexity: O(n) in the bytes.
  public mutating func take(_ new: [UInt8]) -> [Key] {
    bytes += new
    var keys: [Key] = []
    while let first = bytes.first {
      let length = isPasting ? takePasted(first, &keys) : takeKey(first, &keys)
      guard let length else { break }
      bytes = bytes.dropFirst(length)
    }
    bytes = ArraySlice(Array(bytes))
    return keys
  }

  /// Returns the keys that stand for a waiting sequence, if nothing has followed it.
  ///
  /// Half a character and half the end of a paste still wait.
  public mutating func finish() -> [Key] {
    guard bytes.first == Self.escape, !isPasting else { return [] }
    defer { bytes = [] }
    return bytes.count == 1 ? [.escape] : []
  }

  /// Reads a key.
  ///
  /// - Returns: the number of its bytes; nil if some are still to come.
  private mutating func takeKey(_ first: UInt8, _ keys: inout [Key]) -> Int? {
    if first == Self.escape { return takeSequence(&keys) }
    if first < 0x20 || first == 0x7F {
      if let key = Self.control(first) { keys.append(key) }
      return 1
    }
    return takeCharacter(first, &keys)
  }

  /// Reads a part of a paste, in which control characters are no keys.
  ///
  /// - Returns: the number of its bytes; nil if some are still to come.
  private mutating func takePasted(_ first: UInt8, _ keys: inout [Key]) -> Int? {
    switch first {
    case Self.interrupt:
      // If the end of a paste is lost, Ctrl-C still has to interrupt: terminals do not paste it.
      isPasting = false
      return 0
    case Self.escape:
      guard bytes.starts(with: Self.endOfPaste) else {
        return Self.endOfPaste.starts(with: bytes) ? nil : 1
      }
      isPasting = false
      return Self.endOfPaste.count
    case 0..<0x20, 0x7F:
      Self.add(String(Unicode.Scalar(first)), to: &keys)
      return 1
    default: return takeCharacter(first, &keys)
    }
  }

  /// Reads a character.
  ///
  /// - Returns: the number of its bytes; nil if some are still to come.
  private func takeCharacter(_ first: UInt8, _ keys: inout [Key]) -> Int? {
    let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF8 else { return 1 }
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard text.unicodeScalars.count == 1, text != "\u{FFFD}" || length == 3 else { return 1 }
    Self.add(text, to: &keys)
    return length
  }

  /// Adds text as it is shown in one line, to the text before if there is some.
  private static func add(_ text: String, to keys: inout [Key]) {
    guard let shown = shown(text) else { return }
    guard case .text(var whole) = keys.last else {
      keys.append(.text(shown))
      return
    }
    // Without the old one, the text is extended in place.
    keys.removeLast()
    whole += shown
    keys.append(.text(whole))
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0E: .down
    case 0x10: .up
    case 0x15: .deleteToStart
    case 0x17: .deleteWord
    default: nil
    }
  }

  private mutating func takeSequence(_ keys: inout [Key]) -> Int? {
    let start = bytes.startIndex
    guard bytes.count > 1 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return nil
      }
      let body = String(decoding: bytes[start + 2...end], as: UTF8.self)
      isPasting = body == "200~"
      if let key = Self.sequence(body) { keys.append(key) }
      return end + 1 - start
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      let body = String(decoding: [bytes[start + 2]], as: UTF8.self)
      if let key = Self.sequence(body) { keys.append(key) }
      return 3
    case Self.escape:
      keys.append(.escape)
      return 1
    case let letter:
      // Alt sends an escape before the key. Those without a meaning are left out.
      if let key = Self.alternative(letter) { keys.append(key) }
      return letter < 0x80 ? 2 : 1
    }
  }

  private static func alternative(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "b"): .wordLeft
    case UInt8(ascii: "f"): .wordRight
    case UInt8(ascii: "d"): .deleteNextWord
    case 0x08, 0x7F: .deleteWord
    case interrupt: .interrupt
    default: nil
    }
  }

  private static func sequence(_ body: String) -> Key? {
    switch body {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "1;3C", "1;5C": .wordRight
    case "1;3D", "1;5D": .wordLeft
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "3~": .delete
    default: nil
    }
  }

  /// Returns a text in one line: white space becomes spaces, and control characters are left out.
  private static func shown(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result.append(" ")
      } else if scalar.properties.generalCategory != .control {
        result.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    return result.isEmpty ? nil : String(result)
  }
}
