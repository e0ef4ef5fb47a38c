/// How one order of keys becomes another with the fewest moves.
struct KeyedDifference {
  /// The places that stay at the start and at the end of both orders.
  let prefix: Int
  let suffix: Int
  /// For each new place between them, the old place of the same key, or −1 for a new row.
  private(set) var sources: [Int] = []
  /// For each new place between them, whether its row may stay where it is.
  private(set) var stays: [Bool] = []

  /// Compares the orders in O(n log n), and in O(n) if rows were only added or removed.
  init(from old: [Identity], to new: [Identity]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
    let middle = prefix..<(new.count - suffix)
    guard !middle.isEmpty else { return }
    sources = Array(repeating: -1, count: middle.count)
    stays = Array(repeating: false, count: middle.count)
    guard old.count > prefix + suffix else { return }
    match(Array(old[prefix..<(old.count - suffix)]), Array(new[middle]))
  }

  /// Whether any row is in both orders.
  var keepsAny: Bool { prefix + suffix > 0 || sources.contains { $0 >= 0 } }

  /// What to do with a run of rows.
  struct Step {
    enum Action {
      case write, move, stay
    }

    let action: Action
    let range: Range<Int>
  }

  /// What to do with the places between prefix and suffix, from the last to the first; rows that
  /// follow one another and have the same done to them are one step.
  var steps: [Step] {
    var steps: [Step] = []
    var end = sources.count
    while end > 0 {
      let action = action(at: end - 1)
      var start = end - 1
      while start > 0, self.action(at: start - 1) == action { start -= 1 }
      steps.append(Step(action: action, range: (prefix + start)..<(prefix + end)))
      end = start
    }
    return steps
  }

  private func action(at place: Int) -> Step.Action {
    sources[place] < 0 ? .write : stays[place] ? .stay : .move
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
