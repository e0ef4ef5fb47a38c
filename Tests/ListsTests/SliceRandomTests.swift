import Lists
import TestSupport
import Testing

/// A naive model of slices as brackets between the elements: a slice contains what its pair encloses.
///
/// It needs neither ranges nor shifting. An element is inserted at the first place in the slice that
/// has the given number of the slice's elements before it and is in no nested slice, or, if each such
/// place is in one, there.
private struct BracketedList {
  enum Token: Equatable {
    case element(Int)
    case open(Int)
    case close(Int)
  }

  var tokens: [Token]

  init(_ elements: [Int]) {
    tokens = [.open(0)] + elements.map { .element($0) } + [.close(0)]
  }

  var elements: [Int] { elements(of: 0) }

  func elements(of slice: Int) -> [Int] {
    tokens[inside(of: slice)].compactMap {
      if case .element(let number) = $0 { number } else { nil }
    }
  }

  func inside(of slice: Int) -> Range<Int> {
    let start = tokens.firstIndex(of: .open(slice)) ?? 0
    return (start + 1)..<(tokens.firstIndex(of: .close(slice)) ?? start + 1)
  }

  /// The index of the token of an element of a slice.
  func place(of index: Int, in slice: Int) -> Int {
    var left = index
    for place in inside(of: slice) {
      guard case .element = tokens[place] else { continue }
      if left == 0 { return place }
      left -= 1
    }
    return -1
  }

  /// The index at which an element is inserted, or nil if each place with `index` elements before it
  /// lies in a nested slice.
  func gap(at index: Int, in slice: Int) -> Int? {
    let inside = inside(of: slice)
    var (before, depth) = (0, 0)
    for place in inside {
      if before == index, depth == 0 { return place }
      switch tokens[place] {
      case .element: before += 1
      case .open: depth += 1
      case .close: depth -= 1
      }
    }
    return before == index ? inside.upperBound : nil
  }

  mutating func insert(_ number: Int, at index: Int, in slice: Int) {
    if let gap = gap(at: index, in: slice) {
      tokens.insert(.element(number), at: gap)
      return
    }
    // The nested slice with elements on both sides receives it.
    for child in children(of: slice) {
      let start = before(child, in: slice)
      let count = elements(of: child).count
      if start < index, index < start + count {
        return insert(number, at: index - start, in: child)
      }
    }
  }

  /// The slices directly in a slice.
  func children(of slice: Int) -> [Int] {
    var depth = 0
    var children: [Int] = []
    for token in tokens[inside(of: slice)] {
      switch token {
      case .element: break
      case .open(let child):
        if depth == 0 { children.append(child) }
        depth += 1
      case .close: depth -= 1
      }
    }
    return children
  }

  /// The number of elements of a slice before a nested slice.
  func before(_ child: Int, in slice: Int) -> Int {
    let start = inside(of: slice).lowerBound
    let end = tokens.firstIndex(of: .open(child)) ?? start
    return tokens[start..<end].reduce(0) { if case .element = $1 { $0 + 1 } else { $0 } }
  }

  /// Inserts a pair of brackets around elements that are in no nested slice; an empty pair follows
  /// the other empty ones at its place.
  mutating func open(_ child: Int, around range: Range<Int>, in slice: Int) {
    guard var gap = gap(at: range.lowerBound, in: slice) else { return }
    while gap + 1 < tokens.count, case .open(let other) = tokens[gap],
      elements(of: other).isEmpty
    {
      gap = inside(of: other).upperBound + 1
    }
    tokens.insert(.open(child), at: gap)
    tokens.insert(.close(child), at: gap + 1 + range.count)
  }

  mutating func forget(_ slice: Int) {
    tokens.removeAll { $0 == .open(slice) || $0 == .close(slice) }
  }
}

@Suite struct `Slices under random edits` {
  /// The compared values: the list under test, its slices by number, and the brackets.
  private final class World {
    let list = ListAdapter(Array(0..<12))
    let shown: RecordingBackend<Int>
    var slices: [(number: Int, slice: ListSlice<Int>)] = []
    var brackets = BracketedList(Array(0..<12))
    var random: SplitMix
    var next = 1_000

    init(seed: UInt64) {
      shown = RecordingBackend(list)
      random = SplitMix(seed: seed)
    }

    func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Any slice, or the list itself.
    func editor() -> (number: Int, any ListEditing<Int>) {
      let index = roll(-1...(slices.count - 1))
      return index < 0 ? (0, list) : (slices[index].number, slices[index].slice)
    }

    func step() {
      let (number, editor) = editor()
      let count = editor.count
      switch roll(0...12) {
      case 0...4 where list.count < 60: insert(into: editor, number)
      case 0...6: if count > 0 { remove(roll(0...(count - 1)), from: editor, number) }
      case 7: if count > 0 { move(in: editor, number) }
      case 8: if count > 0 { update(in: editor, number) }
      case 9: batch(in: editor, number)
      case 10: if slices.count < 10 { open(in: editor, number) }
      case 11: if roll(0...9) == 0 { forget() }
      default: miss(editor)
      }
    }

    private func insert(into editor: any ListEditing<Int>, _ number: Int) {
      let place = roll(0...editor.count)
      next += 1
      editor.insert(next, at: place)
      brackets.insert(next, at: place, in: number)
    }

    private func remove(_ place: Int, from editor: any ListEditing<Int>, _ number: Int) {
      let token = brackets.place(of: place, in: number)
      let removed = editor.remove(at: place)
      #expect(removed.map { .element($0) } == brackets.tokens[token])
      brackets.tokens.remove(at: token)
    }

    private func move(in editor: any ListEditing<Int>, _ number: Int) {
      let (source, target) = (roll(0...(editor.count - 1)), roll(0...(editor.count - 1)))
      guard let element = editor[source] else { return }
      editor.move(from: source, to: target)
      brackets.tokens.remove(at: brackets.place(of: source, in: number))
      brackets.insert(element, at: target, in: number)
    }

    private func update(in editor: any ListEditing<Int>, _ number: Int) {
      let place = roll(0...(editor.count - 1))
      next += 1
      editor.update(next, at: place)
      brackets.tokens[brackets.place(of: place, in: number)] = .element(next)
    }

    /// Removes and inserts elements in one step; the brackets remove first, from the end.
    private func batch(in editor: any ListEditing<Int>, _ number: Int) {
      let count = editor.count
      let going = (0..<count).filter { _ in roll(0...4) == 0 }
      let after = count - going.count + roll(0...(list.count < 60 ? 3 : 0))
      var coming = Set<Int>()
      while coming.count < after - (count - going.count) { coming.insert(roll(0...(after - 1))) }
      let first = next + 1
      next += coming.count
      let new = coming.sorted().enumerated().map { (place: $1, number: first + $0) }
      editor.performBatch { batch in
        for entry in new.shuffled(using: &random) { batch.insert(entry.number, at: entry.place) }
        for place in going.shuffled(using: &random) { batch.remove(at: place) }
      }
      for place in going.reversed() {
        brackets.tokens.remove(at: brackets.place(of: place, in: number))
      }
      for entry in new { brackets.insert(entry.number, at: entry.place, in: number) }
    }

    /// Creates a slice of elements that are in no other slice of the same owner.
    private func open(in editor: any ListEditing<Int>, _ number: Int) {
      let start = roll(0...editor.count)
      let end = min(editor.count, start + roll(0...3))
      let isFree = brackets.children(of: number).allSatisfy { child in
        let before = brackets.before(child, in: number)
        let after = before + brackets.elements(of: child).count
        return after <= start || before >= end
      }
      guard isFree else { return }
      next += 1
      slices.append((next, editor[start..<end]))
      brackets.open(next, around: start..<end, in: number)
    }

    private func forget() {
      guard let index = slices.indices.randomElement(using: &random) else { return }
      // A slice stays as long as slices nested in it do.
      guard brackets.children(of: slices[index].number).isEmpty else { return }
      brackets.forget(slices.remove(at: index).number)
    }

    /// Attempts edits outside the bounds.
    private func miss(_ editor: any ListEditing<Int>) {
      let count = editor.count
      let before = shown.received.count
      #expect(!editor.insert(0, at: count + 1) && !editor.insert(0, at: -1))
      #expect(!editor.move(from: 0, to: count) && !editor.update(0, at: count))
      #expect(editor.remove(at: count) == nil && editor[count] == nil)
      #expect(shown.received.count == before)
    }

    func compare(_ place: String) {
      #expect(list.elements == brackets.elements, "\(place)")
      #expect(shown.shown == list.elements, "\(place)")
      for (number, slice) in slices {
        #expect(slice.elements == brackets.elements(of: number), "\(place), slice \(number)")
      }
    }
  }

  /// In all, a hundred thousand edits.
  @Test(arguments: [41, 42, 43, 44] as [UInt64])
  func `equal plain arrays`(seed: UInt64) {
    let world = World(seed: seed)
    for step in 0..<25_000 {
      world.step()
      if step % 20 == 0 { world.compare("step \(step), seed \(seed)") }
      if world.shown.received.count > 500 { world.shown.forget() }
    }
    world.compare("the end, seed \(seed)")
  }
}
