/// A sorted index of values by folded text, in the order of its bytes.
struct Index<Value: Sendable>: Sendable {
  private let keys: [[UInt8]]
  /// The values at the places of their keys.
  private let values: [Value]
  /// The places of the keys that end with each byte.
  private let placesByEnd: [[Int]]

  init(_ pairs: some Sequence<(String, Value)>) {
    self.init(pairs.map { (key: Array($0.0.utf8), value: $0.1) })
  }

  /// Makes an index of values by bytes.
  init(_ pairs: [(key: [UInt8], value: Value)]) {
    // Values of the same key keep their order.
    let entries = pairs.enumerated().sorted { first, second in
      if first.element.key == second.element.key { return first.offset < second.offset }
      return first.element.key.lexicographicallyPrecedes(second.element.key)
    }
    keys = entries.map { $0.element.key }
    values = entries.map { $0.element.value }
    var placesByEnd = [[Int]](repeating: [], count: 256)
    for (place, key) in keys.enumerated() {
      if let end = key.last { placesByEnd[Int(end)].append(place) }
    }
    self.placesByEnd = placesByEnd
  }

  /// The values of a key.
  ///
  /// - Complexity: O(log *n*).
  subscript(key: String) -> [Value] {
    let key = Array(key.utf8)
    var found: [Value] = []
    var place = first(from: key)
    while place < keys.count, keys[place] == key {
      found.append(values[place])
      place += 1
    }
    return found
  }

  /// Whether a key begins with some bytes.
  ///
  /// - Complexity: O(log *n*).
  func hasKey(beginningWith start: [UInt8]) -> Bool {
    let place = first(from: start)
    return place < keys.count && keys[place].starts(with: start)
  }

  /// Returns the values of the keys that begin with some bytes.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of values.
  func values(beginningWith start: [UInt8]) -> [Value] {
    Array(values[places(beginningWith: start)])
  }

  /// Returns the keys that begin with some bytes, in order, with their values.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of keys.
  func entries(beginningWith start: [UInt8]) -> [(key: [UInt8], value: Value)] {
    places(beginningWith: start).map { (keys[$0], values[$0]) }
  }

  /// Returns the places of the keys that begin with some bytes.
  private func places(beginningWith start: [UInt8]) -> Range<Int> {
    let first = first(from: start)
    var end = first
    while end < keys.count, keys[end].starts(with: start) { end += 1 }
    return first..<end
  }

  /// Returns the position of the first key that is not less than the given one.
  private func first(from key: [UInt8]) -> Int {
    var range = 0..<keys.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if keys[middle].lexicographicallyPrecedes(key) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// Returns the values whose key differs from the text by one ``SpellingError``, and the cost of it.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the number of keys with the same first letters or the same last byte.
  func near(_ text: String) -> [(value: Value, cost: Int)] {
    let bytes = Array(text.utf8)
    let text = SpellingError.scalars(bytes)
    guard text.count >= Self.shortestGuess, let end = bytes.last else { return [] }
    // An error has two letters at most, and leaves at least half of the others alike before or behind it.
    let alike = places(beginningWith: SpellingError.prefix(bytes, letters: (text.count - 2) / 2))
    var found: [(value: Value, cost: Int)] = []
    func add(_ place: Int) {
      let key = keys[place]
      guard SpellingError.mayExplain(bytes, key),
        let cost = SpellingError.cost(of: text, for: SpellingError.scalars(key))
      else { return }
      found.append((values[place], cost))
    }
    let others = placesByEnd[Int(end)]
    for place in others where place < alike.lowerBound { add(place) }
    for place in alike { add(place) }
    for place in others where place >= alike.upperBound { add(place) }
    return found
  }

  /// The fewest letters of a word that is guessed; shorter ones have too many neighbours.
  private static var shortestGuess: Int { 5 }
}
