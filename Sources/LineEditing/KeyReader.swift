/// Reads keys from the bytes that a terminal sends, in pieces of any size.
///
/// Sequences are those of ECMA-48 as xterm sends them, with its bracketed paste. Unknown ones and
/// control characters are left out.
public struct KeyReader: Sendable {
  private var bytes: ArraySlice<UInt8> = []

  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  private static let beginningOfPaste = Array("\u{1B}[200~".utf8)
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Makes a reader.
  public init() {}

  /// Whether an escape is waiting, which is a key of its own if nothing follows soon.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// Returns the keys that some bytes complete.
  ///
  /// - Complexity: O(n) in the bytes, except for a paste, all of which is kept until it ends.
  public mutating func take(_ new: [UInt8]) -> [Key] {
    bytes += new
    var keys: [Key] = []
    while let first = bytes.first {
      guard let length = takeKey(first, &keys) else { break }
      bytes = bytes.dropFirst(length)
    }
    bytes = ArraySlice(Array(bytes))
    return keys
  }

  /// Returns the keys that stand for a waiting sequence, if nothing has followed it.
  ///
  /// Half a character and half a paste still wait.
  public mutating func finish() -> [Key] {
    guard bytes.first == Self.escape, !bytes.starts(with: Self.beginningOfPaste) else { return [] }
    defer { bytes = [] }
    return bytes.count == 1 ? [.escape] : []
  }

  /// Reads a key.
  ///
  /// - Returns: the number of its bytes; nil if some are still to come.
  private func takeKey(_ first: UInt8, _ keys: inout [Key]) -> Int? {
    if first == Self.escape { return takeSequence(&keys) }
    if first < 0x20 || first == 0x7F {
      if let key = Self.control(first) { keys.append(key) }
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF8 else { return 1 }
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard text.unicodeScalars.count == 1, text != "\u{FFFD}" || length == 3 else { return 1 }
    if let shown = Self.shown(text) { keys.append(.text(shown)) }
    return length
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

  private func takeSequence(_ keys: inout [Key]) -> Int? {
    let start = bytes.startIndex
    guard bytes.count > 1 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return nil
      }
      let body = String(decoding: bytes[start + 2...end], as: UTF8.self)
      guard body != "200~" else { return takePaste(from: end + 1, &keys) }
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

  /// Returns the number of bytes of a paste; nil while its end is missing.
  private func takePaste(
    from start: ArraySlice<UInt8>.Index, _ keys: inout [Key]
  ) -> Int? {
    let rest = bytes[start...]
    for place in rest.indices {
      // If the end of a paste is lost, Ctrl-C still has to interrupt: terminals do not paste it.
      if rest[place] == Self.interrupt { return place - bytes.startIndex }
      guard rest[place...].starts(with: Self.endOfPaste) else { continue }
      if let text = Self.shown(String(decoding: rest[..<place], as: UTF8.self)) {
        keys.append(.text(text))
      }
      return place + Self.endOfPaste.count - bytes.startIndex
    }
    return nil
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
