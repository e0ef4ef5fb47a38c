/// The rows of a loop, identified by their keys.
final class RowsPart: Part {
  private let make: () -> RowList
  private var list = RowList(count: 0)
  private var rows: [Part?] = []
  private var writer = RowWriter()
  private var anchor = NodeID(0)
  private var reader: ListReader?
  /// The reader around all rows that have been added since the list was empty.
  private var scope: RowsReader?

  /// Creates rows from a closure that makes their list, called once it is shown.
  init(_ make: @escaping () -> RowList) { self.make = make }

  override func copy() -> Part { RowsPart(make) }

  override func mount(_ renderer: Renderer) {
    let reader = ListReader(self, renderer)
    self.reader = reader
    reader.read {
      list = make()
      rows = Array(repeating: nil, count: list.count)
      writer = RowWriter()
      withScope(renderer) { write(rows.indices, renderer) }
    }
    anchor = renderer.anchor()
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    for row in rows { row?.hide(renderer, removing: removing) }
    rows = []
    scope?.retire()
    reader?.retire()
    (scope, reader) = (nil, nil)
    renderer.endDepartures(before: anchor, removing: removing)
    renderer.release(anchor, removing: removing)
    writer.retire(renderer)
  }

  override func roots(into roots: inout [NodeID]) {
    for row in rows { row?.roots(into: &roots) }
    roots.append(anchor)
  }

  override func holds(_ node: NodeID) -> Bool { rows.contains { $0?.holds(node) == true } }

  private func withScope(_ renderer: Renderer, _ work: () -> Void) {
    let scope = scope ?? RowsReader(renderer)
    self.scope = scope
    Tracking.with(scope, work)
  }

  private func write(_ places: Range<Int>, _ renderer: Renderer) {
    let list = list
    writer.write(places, by: { list.row(at: $0) }, into: &rows, renderer)
  }

  // MARK: Updating

  /// Takes over the rows and evaluates them all, because their closures may have captured other
  /// values.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard old !== self else { return true }
    guard let old = old as? RowsPart else { return false }
    (list, anchor, writer, reader, scope) = (
      old.list, old.anchor, old.writer, old.reader, old.scope
    )
    swap(&rows, &old.rows)
    unsafe reader?.part = self
    reader?.read { change(renderer, keepsSame: false) }
    return true
  }

  /// Adds, removes and moves as few rows as possible, and evaluates those that stay, except rows
  /// whose elements are unchanged: with the same closures, they are the same views.
  fileprivate func change(_ renderer: Renderer, keepsSame: Bool) {
    let old = list
    list = make()
    let change = KeyedDifference(from: old, to: list)
    renderer.choreographer?.arranges()
    // One command removes them all; rows that animate leave one by one.
    if !change.keepsAny, renderer.choreographer?.isMoving != true {
      renderer.endDepartures(before: anchor, removing: true)
      clear(renderer)
    }
    withScope(renderer) {
      // A value that rows read outside a view of their own may have changed.
      let keepsSame = keepsSame && scope?.hasRead != true
      if !keepsSame { scope?.hasRead = false }
      let before = arrange(change)
      refresh(change, from: old, keepsSame, renderer)
      remove(before, of: old, renderer)
      place(change, renderer)
    }
  }

  /// Moves the rows that stay to their new positions, leaving room for new ones; returns the old
  /// list, which then holds only the rows to be removed.
  private func arrange(_ change: KeyedDifference) -> [Part?] {
    if change.onlyAppends {
      rows += Array(repeating: nil, count: change.middle.count)
      return []
    }
    var before: [Part?] = Array(repeating: nil, count: list.count)
    swap(&rows, &before)
    for place in rows.indices where change.sources[place] >= 0 {
      rows[place] = before[change.sources[place]].take()
    }
    return before
  }

  /// Evaluates the rows that stay.
  private func refresh(
    _ change: KeyedDifference, from old: RowList, _ keepsSame: Bool, _ renderer: Renderer
  ) {
    var place = 0
    // The end of the run of rows that also followed one another before.
    var end = 0
    while place < rows.count {
      let from = change.sources[place]
      if keepsSame, from >= 0 {
        if place >= end { end = change.endOfRun(from: place) }
        let same = list.same(as: old, from: place, from, step: 1, limit: end - place)
        place += same
        if same > 0 { continue }
      }
      if let row = rows[place] {
        rows[place] = list.row(at: place).show(inPlaceOf: row, renderer)
      }
      place += 1
    }
  }

  /// Removes the remaining rows from the page.
  private func remove(_ rows: [Part?], of old: RowList, _ renderer: Renderer) {
    var gone: [Part?] = []
    for place in rows.indices {
      guard let row = rows[place] else { continue }
      let isGone = renderer.dismiss(row, place: old.identity(at: place).number, before: anchor)
      if isGone { gone.append(row) }
    }
    renderer.bury(gone)
  }

  /// Removes all rows from the page with one command.
  private func clear(_ renderer: Renderer) {
    guard let first = first(from: 0) else { return }
    renderer.clear(from: first, upTo: anchor)
    if scope?.hasDuties == true { for row in rows { row?.hide(renderer, removing: false) } }
    // The rows are unreachable now, and their memory can be freed later.
    scope?.retire()
    scope = nil
    renderer.bury(rows)
    rows = []
  }

  /// Writes new rows and moves old ones, last to first, so that the row after each is in place.
  private func place(_ change: KeyedDifference, _ renderer: Renderer) {
    var end = change.middle.upperBound
    while end > change.middle.lowerBound {
      let action = change.action(at: end - 1)
      // Consecutive rows with the same action are one step.
      var start = end - 1
      while start > change.middle.lowerBound, change.action(at: start - 1) == action { start -= 1 }
      if action != .stay {
        let next = first(from: end) ?? anchor
        renderer.stand(before: next)
        if action == .write, renderer.hasDepartures {
          bring(start..<end, before: next, renderer)
        } else if action == .write {
          write(start..<end, renderer)
        } else {
          for place in start..<end { renderer.move(rows[place]?.roots ?? []) }
        }
      }
      end = start
    }
  }

  /// Writes new rows, some of which may still be leaving: those are kept.
  private func bring(_ range: Range<Int>, before next: NodeID, _ renderer: Renderer) {
    var next = next
    for place in range.reversed() {
      renderer.stand(before: next)
      let number = list.identity(at: place).number
      if let former = renderer.callBack(number, before: anchor) {
        renderer.move(former.roots)
        rows[place] = list.row(at: place).show(inPlaceOf: former, renderer)
      } else {
        write(place..<(place + 1), renderer)
      }
      next = rows[place]?.roots.first ?? next
    }
  }

  /// Returns the first document node of the rows from one index on.
  private func first(from start: Int) -> NodeID? {
    for place in start..<rows.count {
      if let first = rows[place]?.roots.first { return first }
    }
    return nil
  }
}

/// Observes the values that the elements of a loop are made from.
private final class ListReader: Reader {
  /// The latest value of the rows.
  ///
  /// Safe because the part owns this reader, and hands it on or retires it before it is freed.
  unowned(unsafe) var part: RowsPart

  init(_ part: RowsPart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override func evaluate() {
    read { unsafe part.change(renderer, keepsSame: true) }
  }

  /// Runs work that reads the elements again.
  func read(_ work: () -> Void) {
    forgetSources()
    isStale = false
    Tracking.with(self, work)
  }
}

/// The reader around all rows: a value that a row reads directly invalidates the loop, and so all
/// rows.
private final class RowsReader: Reader {
  private let outer = Tracking.reader
  /// Whether anything was read outside views with bodies, which observe what they read themselves.
  var hasRead = false

  init(_ renderer: Renderer) { super.init(renderer: renderer, parent: Tracking.reader) }

  override func reads(_ source: Source) {
    hasRead = true
    outer?.reads(source)
  }
}
