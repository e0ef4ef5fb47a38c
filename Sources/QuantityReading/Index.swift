/// A sorted index of values by folded text, in the order of its bytes.
struct Index<Value: Sendable>: Sendable {
  private let entries: [(key: [UInt8], value: Value)]

  init(_ pairs: some Sequence<(String, Value)>) {
    self.init(pairs.map { (key: Array($0.0.utf8), value: $0.1) })
  }

  /// Makes an index of values by bytes.
  init(_ pairs: [(key: [UInt8], value: Value)]) {
    // Values of the same key keep their order.
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

  /// Returns the values of the keys that begin with some bytes.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of values.
  func values(beginningWith start: [UInt8]) -> [Value] {
    entries(beginningWith: start).map { $0.value }
  }

  /// Returns the keys that begin with some bytes, in order, with their values.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of keys.
  func entries(beginningWith start: [UInt8]) -> ArraySlice<(key: [UInt8], value: Value)> {
    entries[first(from: start)...].prefix { $0.key.starts(with: start) }
  }

  /// Returns the position of the first key that is not less than the given one.
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

  /// Returns the values whose key differs from the text by one ``SpellingError``, and the cost of it.
  ///
  /// - Complexity: O(*n*).
  func near(_ text: String) -> [(value: Value, cost: Int)] {
    let bytes = Array(text.utf8)
    let text = SpellingError.scalars(bytes)
    guard text.count >= Self.shortestGuess else { return [] }
    var values: [(value: Value, cost: Int)] = []
    for entry in entries where SpellingError.mayExplain(bytes, entry.key) {
      if let cost = SpellingError.cost(of: text, for: SpellingError.scalars(entry.key)) {
        values.append((entry.value, cost))
      }
    }
    return values
  }

  /// The fewest letters of a word that is guessed; shorter ones have too many neighbours.
  private static var shortestGuess: Int { 5 }
}
