/// The fewest moves that turn one order of keys into another.
struct KeyedDifference {
  /// The new positions between the unchanged rows at the start and at the end of both orders.
  let middle: Range<Int>
  /// Whether all rows kept their positions, and new ones, if any, come after them.
  let onlyAppends: Bool
  /// For each new position, the old position of the same key, or −1 for a new row.
  private(set) var sources: [Int]
  /// For each new position in the middle, whether its row may stay where it is.
  private var stays: [Bool] = []

  /// Compares the orders in O(n log n), or in O(n) if rows were only added or removed, or two have
  /// been swapped.
  init(from old: RowList, to new: RowList) {
    let shorter = min(old.count, new.count)
    let shift = old.count - new.count
    let prefix = new.alike(old, from: 0, 0, limit: shorter)
    let suffix = new.alike(
      old, from: new.count - 1, old.count - 1, step: -1, limit: shorter - prefix)
    middle = prefix..<(new.count - suffix)
    onlyAppends = prefix == old.count
    sources = Array(repeating: -1, count: new.count)
    for place in 0..<prefix { sources[place] = place }
    for place in middle.upperBound..<new.count { sources[place] = place + shift }
    guard !middle.isEmpty else { return }
    let before = prefix..<(old.count - suffix)
    stays = Array(repeating: false, count: middle.count)
    guard !before.isEmpty else { return }
    if isSwap(before, from: old, to: new) {
      for place in middle { sources[place] = place }
      for index in stays.indices { stays[index] = true }
      sources.swapAt(prefix, middle.upperBound - 1)
      stays[0] = false
      // Of two neighbours, only one has to move.
      stays[middle.count - 1] = middle.count == 2
    } else {
      match(old.identities(before), new.identities(middle))
    }
  }

  /// Whether the rows at both ends of the middle have been swapped and all others are unchanged.
  private func isSwap(_ before: Range<Int>, from old: RowList, to new: RowList) -> Bool {
    guard before == middle, middle.count > 1 else { return false }
    let (first, last) = (middle.lowerBound, middle.upperBound - 1)
    return new.alike(old, from: first, last, limit: 1) == 1
      && new.alike(old, from: last, first, limit: 1) == 1
      && new.alike(old, from: first + 1, first + 1, limit: middle.count - 2) == middle.count - 2
  }

  /// Whether any row is in both orders.
  var keepsAny: Bool { sources.contains { $0 >= 0 } }

  /// Returns the end of the run of rows from this position that also followed one another before.
  func endOfRun(from place: Int) -> Int {
    var end = place + 1
    while end < sources.count, sources[end] == sources[place] + end - place { end += 1 }
    return end
  }

  /// The action for a row in the middle.
  enum Action {
    case write, move, stay
  }

  /// Returns the action for the row at a new position in the middle.
  func action(at place: Int) -> Action {
    sources[place] < 0 ? .write : stays[place - middle.lowerBound] ? .stay : .move
  }

  private mutating func match(_ old: [Identity], _ new: [Identity]) {
    let table = IdentityTable(old)
    var taken = Array(repeating: false, count: old.count)
    for index in new.indices {
      guard let place = table.place(of: new[index]), !taken[place] else { continue }
      taken[place] = true
      sources[middle.lowerBound + index] = middle.lowerBound + place
    }
    keepLongestRise()
  }

  /// Marks a longest run of rows whose old places rise: none of them needs a move.
  @inline(never)
  private mutating func keepLongestRise() {
    var tails: [Int] = []
    var before = Array(repeating: -1, count: sources.count)
    for index in middle where sources[index] >= 0 {
      var low = 0
      var high = tails.count
      // Most rows are in order already.
      if let last = tails.last, sources[last] < sources[index] { low = high }
      while low < high {
        let half = (low + high) / 2
        if sources[tails[half]] < sources[index] { low = half + 1 } else { high = half }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index - middle.lowerBound] = true
      index = before[index]
    }
  }
}
