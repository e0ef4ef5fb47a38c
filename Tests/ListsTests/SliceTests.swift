import Lists
import Testing

/// Mirrors a list as a table would: only by the changes it receives, all of which must be in range.
final class RecordingBackend<Element: Equatable>: ListBackend {
  private let list: ListAdapter<Element>
  private(set) var shown: [Element]
  private(set) var received: [ListChanges] = []

  init(_ list: ListAdapter<Element>) {
    self.list = list
    shown = list.elements
    list.connect(self)
  }

  func apply(_ changes: ListChanges) {
    received.append(changes)
    for range in changes.vacated.reversed() {
      guard isInRange(range, of: shown.count) else { return }
      shown.removeSubrange(range)
    }
    for range in changes.filled {
      guard isInRange(range.lowerBound..<range.lowerBound, of: shown.count),
        isInRange(range, of: list.count)
      else { return }
      shown.insert(contentsOf: list.elements[range], at: range.lowerBound)
    }
    for place in changes.updates {
      guard isInRange(place..<(place + 1), of: shown.count) else { return }
      shown[place] = list.elements[place]
    }
  }

  private func isInRange(_ range: Range<Int>, of count: Int) -> Bool {
    let isInRange = range.lowerBound >= 0 && range.upperBound <= count
    #expect(isInRange, "the backend was asked for \(range) in a list of \(count)")
    return isInRange
  }

  /// Clears the recorded changes, but not the mirrored elements.
  func forget() { received = [] }
}

@Suite struct `A list edited in slices` {
  let list = ListAdapter(["a", "b", "c", "d"])

  @Test func `is read and edited as an array`() {
    let shown = RecordingBackend(list)
    #expect(list[3] == "d" && list[4] == nil && list[-1] == nil)
    list.append("e")
    list.insert("A", at: 0)
    #expect(list.remove(at: 1) == "a")
    list.update("B", at: 1)
    list.move(from: 4, to: 0)
    #expect(list.elements == ["e", "A", "B", "c", "d"])
    list.replaceSubrange(1..<3, with: ["x", "y", "z"])
    list.removeSubrange(4...)
    #expect(list.elements == ["e", "x", "y", "z"])
    #expect(shown.shown == list.elements)
    list.removeAll()
    #expect(list.isEmpty && shown.shown.isEmpty)
    list.disconnect(shown)
    list.append("f")
    #expect(shown.shown.isEmpty)
  }

  @Test func `ignores edits out of bounds, and sends no changes`() {
    let shown = RecordingBackend(list)
    let slice = list[1..<3]
    #expect(!list.insert("x", at: 5) && !list.insert("x", at: -1))
    #expect(list.remove(at: 4) == nil && slice.remove(at: 2) == nil)
    #expect(!slice.insert("x", at: 3) && !slice.update("x", at: 2) && !slice.move(from: 0, to: 2))
    #expect(!slice.replaceSubrange(1..<3, with: []) && !slice.replaceSubrange(3..., with: ["x"]))
    let batch = slice.performBatch {
      $0.insert("x", at: 0)
      $0.remove(at: 7)
    }
    #expect(!batch)
    slice.removeSubrange(2..<9)
    slice.replaceSubrange(2..., with: [])
    #expect(list.elements == ["a", "b", "c", "d"])
    #expect(shown.received.isEmpty)
    #expect(list[2..<9].range == 2..<4 && list[7..<9].isEmpty)
  }

  @Test func `has slices with places of their own`() {
    let slice = list[1..<3]
    #expect(slice.elements == ["b", "c"] && slice[0] == "b" && slice[2] == nil)
    slice.append("C")
    slice.insert("B", at: 0)
    #expect(list.elements == ["a", "B", "b", "c", "C", "d"])
    #expect(slice.range == 1..<5)
    list.insert("0", at: 0)
    #expect(slice.range == 2..<6 && slice.elements == ["B", "b", "c", "C"])
  }

  @Test func `reports places in the whole list, in one step`() {
    let shown = RecordingBackend(list)
    list[1..<3].replaceSubrange(0..., with: ["x", "y", "z"])
    #expect(shown.received == [ListChanges(insertions: [3..<4], updates: [1, 2])])
  }

  @Test func `appends at the end of a slice, as a section does that loads its rows`() {
    let sections = ListAdapter(["header 0", "header 1", "header 2", "header 3"])
    let pockets = sections[1..<2]
    let next = sections[2..<3]
    pockets.replaceSubrange(1..., with: ["first", "second"])
    #expect(pockets.elements == ["header 1", "first", "second"])
    #expect(next.elements == ["header 2"])
    pockets.replaceSubrange(1..., with: ["third"])
    #expect(sections.elements == ["header 0", "header 1", "third", "header 2", "header 3"])
    #expect(next.range == 3..<4)
  }

  @Test func `adds an element inserted at a boundary to the slice that inserts it`() {
    let (first, second) = (list[0..<2], list[2..<4])
    first.append("first")
    #expect(first.range == 0..<3 && second.range == 3..<5)
    second.insert("second", at: 0)
    #expect(first.range == 0..<3 && second.range == 3..<6)
    // An element inserted by the owner belongs to neither slice.
    list.insert("between", at: 3)
    #expect(first.range == 0..<3 && second.range == 4..<7)
    // An element inside a slice belongs to the slice, even if the owner inserts it.
    list.insert("inside", at: 1)
    #expect(first.range == 0..<4 && second.range == 5..<8)
  }

  @Test func `keeps empty slices at one place in the order of creation`() {
    let empty = ListAdapter<String>()
    let slices = (0..<3).map { _ in empty[0..<0] }
    for index in [1, 2, 0, 1] { slices[index].append("\(index)") }
    #expect(empty.elements == ["0", "1", "1", "2"])
    #expect(slices.map { $0.range } == [0..<1, 1..<3, 3..<4])
  }

  @Test func `puts an empty slice before one that begins there and after one that ends there`() {
    let (first, second) = (list[0..<2], list[2..<4])
    let middle = list[2..<2]
    middle.append("m")
    #expect(first.range == 0..<2 && middle.range == 2..<3 && second.range == 3..<5)
  }

  @Test func `keeps a slice after all of its elements were removed`() {
    let (slice, rest) = (list[1..<3], list[3..<4])
    list.removeSubrange(0..<3)
    #expect(slice.range == 0..<0 && rest.range == 0..<1)
    slice.append("new")
    #expect(list.elements == ["new", "d"])
    list.removeAll()
    rest.append("rest")
    slice.append("slice")
    #expect(list.elements == ["slice", "rest"])
  }

  @Test func `removes before it inserts in a batch`() {
    let shown = RecordingBackend(list)
    let slice = list[1..<4]
    let isDone = slice.performBatch { batch in
      batch.insert("late", at: 2)
      batch.remove(at: 0)
      batch.update("C", at: 0)
      batch.insert("last", at: 1)
      batch.remove(at: 2)
    }
    #expect(isDone)
    #expect(list.elements == ["a", "C", "last", "late"])
    #expect(shown.shown == list.elements)
    #expect(shown.received.count == 1)
  }

  @Test func `refuses a batch that names a place twice`() {
    #expect(
      !list.performBatch {
        $0.remove(at: 1)
        $0.move(from: 1, to: 0)
      })
    #expect(
      !list.performBatch {
        $0.insert("x", at: 1)
        $0.insert("y", at: 1)
      })
    #expect(list.elements == ["a", "b", "c", "d"])
  }

  @Test func `moves out of a slice and into another`() {
    let (first, second) = (list[0..<2], list[2..<4])
    list.move(from: 0, to: 2)
    #expect(list.elements == ["b", "c", "a", "d"])
    #expect(first.elements == ["b"] && second.elements == ["c", "a", "d"])
    list.move(from: 0, to: 3)
    #expect(first.elements.isEmpty && second.elements == ["c", "a", "d"])
    #expect(list.elements == ["c", "a", "d", "b"])
    // A move within a slice does not affect the others.
    second.move(from: 0, to: 2)
    #expect(first.range == 0..<0 && second.elements == ["a", "d", "c"])
  }

  @Test func `has nested slices`() {
    let outer = list[1..<4]
    let inner = outer[1..<2]
    #expect(inner.elements == ["c"] && inner.range == 2..<3)
    inner.append("C")
    #expect(outer.elements == ["b", "c", "C", "d"])
    outer.insert("0", at: 0)
    #expect(inner.range == 3..<5)
    outer.removeAll()
    #expect(inner.isEmpty && outer.isEmpty)
    inner.append("again")
    #expect(outer.elements == ["again"] && list.elements == ["a", "again"])
  }

  @Test func `releases a slice without references, but keeps those around a referenced one`() {
    var outer: ListSlice<String>? = list[0..<2]
    let inner = outer?[1..<1]
    outer = nil
    inner?.append("x")
    #expect(list.elements == ["a", "x", "b", "c", "d"])
    for _ in 0..<100 { _ = list[0..<4] }
    #expect(inner?.range == 1..<2)
  }

  @Test func `lets slices overlap, each growing by its own insertions and those inside it`() {
    let (first, second) = (list[0..<3], list[1..<4])
    list.insert("x", at: 2)
    #expect(first.range == 0..<4 && second.range == 1..<5)
    first.append("y")
    #expect(first.range == 0..<5 && second.range == 1..<6)
    list.removeSubrange(1..<3)
    #expect(first.range == 0..<3 && second.range == 1..<4)
  }
}
