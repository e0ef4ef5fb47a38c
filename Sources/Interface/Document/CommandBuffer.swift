/// The commands of one flush, and the text they need.
package struct CommandBuffer {
  package private(set) var words: [UInt32] = []
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { words.isEmpty }

  mutating func append(_ command: Command, _ operand: UInt32 = 0) {
    words.append(command.rawValue | operand << 8)
  }

  mutating func append(_ command: Command, _ operand: UInt32, node: NodeID) {
    append(command, operand)
    words.append(node.number)
  }

  mutating func append(_ command: Command, _ operand: UInt32, text: String) {
    append(command, operand)
    var units: UInt32 = 0
    // Counted here, so that the page decodes the arena once and cuts it by units.
    let span = text.utf8Span.span
    for index in span.indices {
      let byte = span[index]
      bytes.append(byte)
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    words.append(units)
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
