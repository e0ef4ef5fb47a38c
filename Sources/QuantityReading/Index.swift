/// Values found by folded text, kept in the order of its bytes.
struct Index<Value: Sendable>: Sendable {
  private let entries: [(key: [UInt8], value: Value)]

  init(_ pairs: some Sequence<(String, Value)>) {
    self.init(pairs.map { (key: Array($0.0.utf8), value: $0.1) })
  }

  /// Finds values by bytes.
  init(_ pairs: [(key: [UInt8], value: Value)]) {
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
    var values: [Value] = []
    var place = first(from: key)
    while place < entries.count, entries[place].key == key {
      values.append(entries[place].value)
      place += 1
    }
    return values
  }

  /// Whether a key begins with some bytes.
  ///
  /// - Complexity: O(log *n*).
  func hasKey(beginningWith start: [UInt8]) -> Bool {
    let place = first(from: start)
    return place < entries.count && entries[place].key.starts(with: start)
  }

  /// The values of the keys that begin with some bytes.
  ///
  /// - Complexity: O(log *n*) and their number.
  func values(beginningWith start: [UInt8]) -> [Value] {
    entries(beginningWith: start).map { $0.value }
  }

  /// The keys that begin with some bytes, in order, with their values.
  ///
  /// - Complexity: O(log *n*) and their number.
  func entries(beginningWith start: [UInt8]) -> ArraySlice<(key: [UInt8], value: Value)> {
    entries[first(from: start)...].prefix { $0.key.starts(with: start) }
  }

  /// The place of the first key that is no less than another.
  private func first(from key: [UInt8]) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].key.lexicographicallyPrecedes(key) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// The values whose key becomes the text by one change: a letter more, less or other, or two
  /// neighbours exchanged.
  ///
  /// - Complexity: O(*n*).
  func near(_ text: String) -> [Value] {
    let bytes = Array(text.utf8)
    let text = SpellingError.scalars(bytes)
    guard text.count >= Self.shortestGuess else { return [] }
    var values: [Value] = []
    for entry in entries where SpellingError.mayExplain(bytes, entry.key) {
      if SpellingError.explains(text, SpellingError.scalars(entry.key)) {
        values.append(entry.value)
      }
    }
    return values
  }

  /// Shorter words have too many neighbours.
  private static var shortestGuess: Int { 5 }
}
