/// The commands of one flush, and the text they need.
package struct CommandBuffer {
  package private(set) var words: [UInt32] = []
  package private(set) var bytes: [UInt8] = []
  /// Where each text ends.
  private(set) var ends: [Int] = []
  /// The place of the last command's count if it frees numbers.
  private var freed = -1

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
    // Counted here, so that the page decodes the arena once and cuts it by units.
    var units: UInt32 = 0
    let span = text.utf8Span.span
    for index in span.indices {
      let byte = span[index]
      bytes.append(byte)
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    words.append(units)
    ends.append(bytes.count)
  }

  /// Appends a command whose text stands in the other buffer.
  mutating func append(
    _ command: Command, _ operand: UInt32, text: Range<Int>, units: UInt32, of other: CommandBuffer
  ) {
    append(command, operand)
    words.append(units)
    bytes.append(contentsOf: other.bytes[text])
    ends.append(bytes.count)
  }

  /// Frees a number; those that follow one another are one command.
  mutating func append(free number: UInt32) {
    if let last = words.indices.last, last == freed {
      let first = words[last - 1] >> 8
      if first + words[last] == number {
        words[last] += 1
        return
      }
    }
    append(.free, number, node: NodeID(1))
    freed = words.count - 1
  }

  /// Replaces what was written since the mark.
  mutating func replace(since mark: Mark, by row: CommandBuffer) {
    words.removeLast(words.count - mark.words)
    bytes.removeLast(bytes.count - mark.bytes)
    ends.removeLast(ends.count - mark.texts)
    words.append(contentsOf: row.words)
    bytes.append(contentsOf: row.bytes)
    for end in row.ends { ends.append(mark.bytes + end) }
    freed = -1
  }

  /// The end of what has been written.
  var mark: Mark { Mark(words: words.count, bytes: bytes.count, texts: ends.count) }

  /// A place among the commands.
  struct Mark {
    let words: Int
    let bytes: Int
    let texts: Int
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    freed = -1
  }
}
