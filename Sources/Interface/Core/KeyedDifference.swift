/// How one order of keys becomes another with the fewest moves.
struct KeyedDifference {
  /// The places that stay at the start and at the end of both orders.
  let prefix: Int
  let suffix: Int
  /// For each new place between them, the old place of the same key, or −1 for a new row.
  private(set) var sources: [Int] = []
  /// For each new place between them, whether its row may stay where it is.
  private(set) var stays: [Bool] = []

  /// Compares the orders in O(n log n), and in O(n) if rows were only added or removed, or two have
  /// changed places.
  init(from old: RowList, to new: RowList) {
    let shorter = min(old.count, new.count)
    prefix = new.alike(old, from: 0, 0, limit: shorter)
    suffix = new.alike(
      old, from: new.count - 1, old.count - 1, step: -1, limit: shorter - prefix)
    let before = prefix..<(old.count - suffix)
    let middle = prefix..<(new.count - suffix)
    guard !middle.isEmpty else { return }
    sources = Array(repeating: -1, count: middle.count)
    stays = Array(repeating: false, count: middle.count)
    guard !before.isEmpty else { return }
    if isSwap(before, middle, from: old, to: new) {
      for index in middle { (sources[index - prefix], stays[index - prefix]) = (index, true) }
      let last = middle.count - 1
      (sources[0], sources[last]) = (sources[last], sources[0])
      stays[0] = false
      // Of two neighbours, only one has to move.
      stays[last] = last == 1
    } else {
      match(old.identities(before), new.identities(middle))
    }
  }

  /// Whether the rows at both ends have changed places and all between are where they were.
  private func isSwap(
    _ before: Range<Int>, _ middle: Range<Int>, from old: RowList, to new: RowList
  ) -> Bool {
    guard before == middle, middle.count > 1 else { return false }
    let (first, last) = (middle.lowerBound, middle.upperBound - 1)
    return new.alike(old, from: first, last, limit: 1) == 1
      && new.alike(old, from: last, first, limit: 1) == 1
      && new.alike(old, from: first + 1, first + 1, limit: middle.count - 2) == middle.count - 2
  }

  /// Whether any row is in both orders.
  var keepsAny: Bool { prefix + suffix > 0 || sources.contains { $0 >= 0 } }

  /// The old place of the row at a new place, or −1; `shift` is how many rows more there were.
  func source(of place: Int, count: Int, shift: Int) -> Int {
    if place < prefix { return place }
    if place >= count - suffix { return place + shift }
    return sources[place - prefix]
  }

  /// How many rows, going on from one that stays, were in the same order and one after the other.
  func run(from place: Int, count: Int) -> Int {
    if place < prefix { return prefix - place }
    if place >= count - suffix { return count - place }
    let start = place - prefix
    var end = start + 1
    while end < sources.count, sources[end] == sources[start] + end - start { end += 1 }
    return end - start
  }

  /// What is to be done with a row between prefix and suffix.
  enum Action {
    case write, move, stay
  }

  /// What is to be done with the row at a new place between prefix and suffix.
  func action(at place: Int) -> Action {
    sources[place - prefix] < 0 ? .write : stays[place - prefix] ? .stay : .move
  }

  private mutating func match(_ old: [Identity], _ new: [Identity]) {
    let table = IdentityTable(old)
    var taken = Array(repeating: false, count: old.count)
    for index in new.indices {
      guard let place = table.place(of: new[index]), !taken[place] else { continue }
      taken[place] = true
      sources[index] = prefix + place
    }
    keepLongestRise()
  }

  /// Marks a longest run of rows whose old places rise: none of them needs a move.
  @inline(never)
  private mutating func keepLongestRise() {
    var tails: [Int] = []
    var before = Array(repeating: -1, count: sources.count)
    for index in sources.indices where sources[index] >= 0 {
      var low = 0
      var high = tails.count
      // Most rows are in order already.
      if let last = tails.last, sources[last] < sources[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sources[tails[middle]] < sources[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = before[index]
    }
  }
}
