/// Values found by folded text, kept in the order of its bytes.
struct Index<Value: Sendable>: Sendable {
  private let entries: [(key: [UInt8], value: Value)]

  init(_ pairs: some Sequence<(String, Value)>) {
    let pairs = pairs.map { (key: Array($0.0.utf8), value: $0.1) }
    // Those of one key keep their order.
    entries = pairs.enumerated().sorted { first, second in
      if first.element.key == second.element.key { return first.offset < second.offset }
      return first.element.key.lexicographicallyPrecedes(second.element.key)
    }.map { $0.element }
  }

  /// The values of a key.
  ///
  /// - Complexity: O(log *n*).
  subscript(key: String) -> [Value] {
    let key = Array(key.utf8)
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].key.lexicographicallyPrecedes(key) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    var values: [Value] = []
    var place = range.lowerBound
    while place < entries.count, entries[place].key == key {
      values.append(entries[place].value)
      place += 1
    }
    return values
  }

  /// The values whose key becomes the text by one change: a letter more, less or other, or two
  /// neighbours exchanged.
  ///
  /// - Complexity: O(*n*).
  func near(_ text: String) -> [Value] {
    let bytes = Array(text.utf8)
    let text = Self.scalars(bytes)
    guard text.count >= Self.shortestGuess else { return [] }
    var values: [Value] = []
    for entry in entries where Self.mayBeNear(bytes, entry.key) {
      if Self.areNear(text, Self.scalars(entry.key)) { values.append(entry.value) }
    }
    return values
  }

  /// Whether two texts begin or end alike, as all do that one change tells apart; most are ruled out by it.
  private static func mayBeNear(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let count = min(first.count, second.count)
    guard max(first.count, second.count) - count <= 4 else { return false }
    // The change has up to two letters of four bytes in all.
    let half = max(0, count - 4) / 2
    return first.span.isSame(as: second.span, 0..<half, 0)
      || first.span.isSame(
        as: second.span, first.count - half..<first.count, second.count - half)
  }

  /// Shorter words have too many neighbours.
  private static var shortestGuess: Int { 5 }

  private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
    var scalars: [UInt32] = []
    for byte in bytes {
      if byte & 0xC0 == 0x80, let last = scalars.popLast() {
        scalars.append(last << 6 | UInt32(byte & 0x3F))
      } else {
        scalars.append(UInt32(byte))
      }
    }
    return scalars
  }

  private static func areNear(_ first: [UInt32], _ second: [UInt32]) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    var (left, right) = (first.count, second.count)
    while left > start, right > start, first[left - 1] == second[right - 1] {
      left -= 1
      right -= 1
    }
    if left - start <= 1, right - start <= 1 { return true }
    return left - start == 2 && right - start == 2 && first[start] == second[start + 1]
      && first[start + 1] == second[start]
  }
}

extension Span<UInt8> {
  /// Whether a range has the same bytes as another text from a place on.
  fileprivate func isSame(as other: Span<UInt8>, _ range: Range<Int>, _ place: Int) -> Bool {
    for step in 0..<range.count where self[range.lowerBound + step] != other[place + step] {
      return false
    }
    return true
  }
}
