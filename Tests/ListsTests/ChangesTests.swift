import Lists
import TestSupport
import Testing

extension ListChanges {
  /// Applies the changes to a list, taking new elements from `new`.
  func applied(to old: [Int], new: [Int]) -> [Int] {
    var list = old
    for range in vacated.reversed() { list.removeSubrange(range) }
    for range in filled { list.insert(contentsOf: new[range], at: range.lowerBound) }
    return list
  }
}

@Suite struct `What has changed in a list` {
  struct Case: CustomTestStringConvertible {
    let old: [Int]
    let new: [Int]
    let changes: ListChanges
    var testDescription: String { "\(old) to \(new)" }
  }

  @Test(arguments: [
    Case(old: [], new: [], changes: ListChanges()),
    Case(old: [1, 2, 3], new: [1, 2, 3], changes: ListChanges()),
    Case(old: [], new: [1, 2], changes: ListChanges(insertions: [0..<2])),
    Case(old: [1, 2], new: [], changes: ListChanges(removals: [0..<2])),
    Case(old: [1, 2, 5], new: [1, 2, 3, 4, 5], changes: ListChanges(insertions: [2..<4])),
    Case(old: [1, 2, 3, 4, 5], new: [1, 5], changes: ListChanges(removals: [1..<4])),
    Case(old: [1, 2, 3], new: [3, 1, 2], changes: ListChanges(moves: [.init(from: 2, to: 0)])),
    Case(
      old: [1, 2, 3, 4], new: [9, 4, 2],
      changes: ListChanges(
        removals: [0..<1, 2..<3], insertions: [0..<1], moves: [.init(from: 3, to: 1)])),
    Case(old: [7, 7], new: [7, 7, 7], changes: ListChanges(insertions: [2..<3])),
  ])
  func `is computed`(example: Case) {
    let changes = ListChanges(from: ListKeys(example.old), to: ListKeys(example.new))
    #expect(changes == example.changes)
    #expect(changes.isEmpty == (example.old == example.new))
  }

  @Test(arguments: [21, 22] as [UInt64]) func `turns the old list into the new one`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for step in 0..<2_000 {
      let old = Array((0..<30).shuffled(using: &random).prefix(.random(in: 0...30, using: &random)))
      let new = Array((0..<30).shuffled(using: &random).prefix(.random(in: 0...30, using: &random)))
      let changes = ListChanges(from: ListKeys(old), to: ListKeys(new))
      #expect(changes.applied(to: old, new: new) == new, "step \(step), seed \(seed)")
      for move in changes.moves {
        #expect(old[move.source] == new[move.target], "step \(step), seed \(seed)")
      }
      for (place, number) in old.enumerated() {
        #expect(
          changes.place(of: place) == new.firstIndex(of: number), "step \(step), seed \(seed)")
      }
      let kept = changes.removals.reduce(old.count) { $0 - $1.count }
      #expect(kept == Set(old).intersection(new).count, "step \(step), seed \(seed)")
    }
  }

  @Test func `moves no more elements than necessary`() {
    let old = Array(0..<1_000)
    var new = old
    new.swapAt(10, 900)
    #expect(ListChanges(from: ListKeys(old), to: ListKeys(new)).moves.count == 2)
  }
}
