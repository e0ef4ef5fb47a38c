import TextBytes

/// Writes the commands that put a view on an empty page as HTML text.
struct MarkupWriter {
  private(set) var markup = ""
  /// The rules for the inline styles of elements, one class for each distinct set.
  private(set) var styles = ""

  private var sets: [String] = []
  private var names: [[String]] = []
  private var open: [String] = []
  private var start: Start?

  /// An element whose opening tag is not written yet, because attributes may follow.
  private struct Start {
    let tag: String
    var attributes: [(name: String, text: String)] = []
    var classes: [String] = []
    var style = ""
    var value: String?
  }

  /// Elements that have no content and no closing tag.
  private static let void = ["input", "hr", "img", "br", "wbr", "col", "area", "source", "track"]

  /// Writes a flush that mounts a view.
  mutating func write(_ commands: CommandBuffer) {
    var reading = Reading(commands)
    while let word = reading.next() {
      guard let command = Command(rawValue: word & 255) else { return }
      carryOut(command, Int(word >> 8), &reading)
    }
  }

  private mutating func carryOut(_ command: Command, _ operand: Int, _ reading: inout Reading) {
    switch command {
    case .names:
      let text = reading.text()
      if operand == 0 {
        names = text.utf8Lines.map { $0.utf8Words }
      } else {
        names[operand - 1].append(text)
      }
    case .open:
      finishStart()
      _ = reading.next()
      start = Start(tag: names[0][operand])
      open.append(names[0][operand])
    case .close:
      let isEmpty = finishStart()
      if let tag = open.popLast(), !(isEmpty && Self.isVoid(tag)) { markup += "</" + tag + ">" }
    case .text:
      finishStart()
      markup += Self.escaped(reading.text())
    case .attribute:
      let text = reading.text()
      if operand == Int(Attribute.dataStyle.rawValue) {
        start?.classes.append("style-" + text)
      } else {
        start?.attributes.append((names[1][operand], text))
      }
    case .style: start?.style += names[2][operand] + ":" + reading.text() + ";"
    case .addClass: start?.classes.append(names[3][operand])
    case .value: start?.value = reading.text()
    case .checked: if operand == 1 { start?.attributes.append(("checked", "")) }
    // Numbers, positions and events are handled by the page that takes over.
    case .anchor, .select, .before, .removeAttribute, .removeStyle, .removeClass, .listen, .focus,
      .move, .remove:
      break
    case .data: _ = reading.text()
    case .clear, .free: _ = reading.next()
    // A page that may be taken over is written without copies.
    case .template, .copy, .holes, .dropTemplate:
      preconditionFailure("a page is written without copies")
    }
  }

  /// Writes the pending opening tag; returns whether there was one, so that the element is empty.
  @discardableResult
  private mutating func finishStart() -> Bool {
    guard var start else { return false }
    self.start = nil
    if !start.style.utf8.isEmpty { start.classes.append(name(ofStyle: start.style)) }
    markup += "<" + start.tag
    if !start.classes.isEmpty {
      markup += " class=\"" + start.classes.joined(separator: " ") + "\""
    }
    let isField = start.tag.isSame(as: "input")
    if let value = start.value, isField { start.attributes.append(("value", value)) }
    for (name, text) in start.attributes {
      markup += " " + name
      if !text.utf8.isEmpty { markup += "=\"" + Self.escaped(text) + "\"" }
    }
    markup += ">"
    // A line break right after the opening tag would be dropped by the browser.
    if let value = start.value, !isField { markup += "\n" + Self.escaped(value) }
    return true
  }

  /// Returns the class that stands for a set of styles.
  private mutating func name(ofStyle style: String) -> String {
    if let index = sets.firstIndex(where: { $0.isSame(as: style) }) { return "s\(index)" }
    sets.append(style)
    styles += ".s\(sets.count - 1){" + style + "}"
    return "s\(sets.count - 1)"
  }

  private static func isVoid(_ tag: String) -> Bool { void.contains { $0.isSame(as: tag) } }

  /// Returns the text with markup characters escaped as references.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in Array(text.utf8) {
      switch byte {
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      // A bare carriage return would be read as a line break.
      case 0x0D: bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads command words and their texts.
private struct Reading {
  let words: [UInt32]
  let bytes: [UInt8]
  var word = 0
  var byte = 0

  init(_ commands: CommandBuffer) {
    words = commands.words
    bytes = commands.bytes
  }

  mutating func next() -> UInt32? {
    guard word < words.count else { return nil }
    defer { word += 1 }
    return words[word]
  }

  /// Returns the next text, whose length is given in UTF-16 units.
  mutating func text() -> String {
    var units = Int(next() ?? 0)
    let start = byte
    while byte < bytes.count, units > 0 || bytes[byte] & 0xC0 == 0x80 {
      if bytes[byte] & 0xC0 != 0x80 { units -= bytes[byte] >= 0xF0 ? 2 : 1 }
      byte += 1
    }
    return String(decoding: bytes[start..<byte], as: UTF8.self)
  }
}

extension String {
  fileprivate var utf8Lines: [String] { pieces(UInt8(ascii: "\n")) }
  fileprivate var utf8Words: [String] { pieces(UInt8(ascii: " ")) }

  private func pieces(_ separator: UInt8) -> [String] {
    Array(utf8).split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}
