extension ListChanges {
  /// The changes that turn one list into another, with the fewest moves.
  ///
  /// In O(n log n); in O(n) and without allocation if items were only added or only removed in one
  /// place. Of items with equal keys, the later ones count as new.
  public init<Key>(from old: ListKeys<Key>, to new: ListKeys<Key>) {
    self.init()
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old.key(prefix) == new.key(prefix) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old.key(old.count - 1 - suffix) == new.key(new.count - 1 - suffix)
    {
      suffix += 1
    }
    let before = prefix..<(old.count - suffix)
    let after = prefix..<(new.count - suffix)
    guard !before.isEmpty, !after.isEmpty else {
      removals = before.isEmpty ? [] : [before]
      insertions = after.isEmpty ? [] : [after]
      return
    }
    let table = KeyTable(before.map(old.key), hash: old.hash)
    let sources = Self.sources(in: table, of: after.map(new.key), count: before.count)
    set(sources, from: before, to: after)
  }

  /// For each new index, the old index of the same key, or −1 for a new item.
  private static func sources<Key>(
    in table: KeyTable<Key>, of keys: [Key], count: Int
  ) -> [Int] {
    var isTaken = Array(repeating: false, count: count)
    return keys.map { key in
      guard let place = table.place(of: key), !isTaken[place] else { return -1 }
      isTaken[place] = true
      return place
    }
  }

  private mutating func set(_ sources: [Int], from before: Range<Int>, to after: Range<Int>) {
    var remains = Array(repeating: false, count: before.count)
    let stays = longestRise(of: sources)
    for place in sources.indices {
      let source = sources[place]
      if source < 0 {
        insertions.extend(by: after.lowerBound + place)
      } else {
        remains[source] = true
        if !stays[place] {
          moves.append(Move(from: before.lowerBound + source, to: after.lowerBound + place))
        }
      }
    }
    for place in remains.indices where !remains[place] {
      removals.extend(by: before.lowerBound + place)
    }
  }
}

extension [Range<Int>] {
  /// Adds an index that is greater than all others.
  fileprivate mutating func extend(by place: Int) {
    if let last, last.upperBound == place {
      self[count - 1] = last.lowerBound..<(place + 1)
    } else {
      append(place..<(place + 1))
    }
  }
}

/// Marks a longest run of numbers that rise, −1 never being one of them: Schensted, "Longest
/// increasing and decreasing subsequences", 1961.
private func longestRise(of numbers: [Int]) -> [Bool] {
  var tails: [Int] = []
  var before = Array(repeating: -1, count: numbers.count)
  for index in numbers.indices where numbers[index] >= 0 {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var isRising = Array(repeating: false, count: numbers.count)
  var index = tails.last ?? -1
  while index >= 0 {
    isRising[index] = true
    index = before[index]
  }
  return isRising
}
