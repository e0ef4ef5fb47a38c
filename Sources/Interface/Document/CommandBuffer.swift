/// The commands of one flush, and the text they need.
package struct CommandBuffer {
  package private(set) var words: [UInt32] = []
  package private(set) var bytes: [UInt8] = []
  /// The position of the last command's count if it frees numbers.
  private var freed = -1
  /// The position of the count of copies, if the last command makes some.
  private var copies = -1
  /// The end of the last copy.
  private var copiesEnd = -1

  package init() {}

  package var isEmpty: Bool { words.isEmpty }

  mutating func append(_ command: Command, _ operand: UInt32 = 0) {
    words.append(command.rawValue | operand << 8)
  }

  /// Inserts all commands of another buffer before the first one.
  mutating func prepend(_ other: CommandBuffer) {
    words.insert(contentsOf: other.words, at: 0)
    bytes.insert(contentsOf: other.bytes, at: 0)
    freed = -1
    copiesEnd = -1
  }

  mutating func append(number: UInt32) { words.append(number) }

  mutating func append(_ command: Command, _ operand: UInt32, node: NodeID) {
    append(command, operand)
    words.append(node.number)
  }

  mutating func append(_ command: Command, _ operand: UInt32, text: String) {
    append(command, operand)
    append(text)
  }

  /// Appends a text and its length.
  mutating func append(_ text: String) {
    // Counted here, so that the page decodes the arena once and cuts it by units.
    var units: UInt32 = 0
    let span = text.utf8Span.span
    for index in span.indices {
      let byte = span[index]
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    words.append(units)
  }

  /// Frees a number; consecutive numbers share one command.
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
}

// MARK: - Rows

extension CommandBuffer {
  /// Begins a copy of a template; its texts are appended next.
  ///
  /// Consecutive copies share one command.
  mutating func beginCopy(of template: UInt32, first: UInt32) {
    if copiesEnd != words.count || words[copies - 1] >> 8 != template {
      append(.copy, template)
      words.append(0)
      copies = words.count - 1
    }
    words.append(first)
  }

  /// Ends a copy.
  mutating func endCopy() {
    words[copies] += 1
    copiesEnd = words.count
  }

  /// The end of what has been written.
  var mark: Mark { Mark(words: words.count, bytes: bytes.count) }

  /// A position among the commands.
  struct Mark {
    fileprivate let words: Int
    fileprivate let bytes: Int
  }

  /// Drops the commands written since the mark.
  mutating func remove(since mark: Mark) {
    words.removeLast(words.count - mark.words)
    bytes.removeLast(bytes.count - mark.bytes)
    freed = -1
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    freed = -1
    copiesEnd = -1
  }
}
