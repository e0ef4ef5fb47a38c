/// The rows of a loop, told apart by their identities.
final class RowsPart: Part {
  private let make: () -> RowList
  private var list = RowList(count: 0, areKeysLasting: true)
  private var rows: [Part?] = []
  private var writer = RowWriter()
  private var anchor = NodeID(0)
  private var reader: ListReader?
  /// Around all rows that have come since the list was empty.
  private var scope: RowsReader?

  /// Creates rows by what makes a list of them, when there is one to be shown.
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

  /// Takes over the rows and evaluates them all, for what the closures hold may be another.
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

  /// Adds, removes and moves as few rows as possible, and evaluates those that stay, but not those
  /// whose elements are the same: with the same closures, they are the same views.
  fileprivate func change(_ renderer: Renderer, keepsSame: Bool) {
    let old = list
    list = make()
    let change = KeyedDifference(from: old, to: list)
    renderer.choreographer?.arranges()
    // One command takes them off in passing; what moves leaves one by one.
    if !change.keepsAny, renderer.choreographer?.isMoving != true {
      renderer.endDepartures(before: anchor, removing: true)
      clear(renderer)
    }
    withScope(renderer) {
      // What rows read without a view of their own may be what has changed.
      let keepsSame = keepsSame && scope?.hasRead != true
      if !keepsSame { scope?.hasRead = false }
      let before = arrange(change)
      refresh(change, from: old, keepsSame, renderer)
      remove(before, of: old, renderer)
      place(change, renderer)
    }
  }

  /// Puts the rows that stay where they belong in the list, with room for new ones; returns the
  /// list as it was, in which those are left that go.
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
    // Where rows end that followed one another before.
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

  /// Takes the rows that are left off the page.
  private func remove(_ rows: [Part?], of old: RowList, _ renderer: Renderer) {
    var gone: [Part?] = []
    for place in rows.indices {
      guard let row = rows[place] else { continue }
      let isGone = renderer.dismiss(row, place: old.identity(at: place).number, before: anchor)
      if isGone { gone.append(row) }
    }
    renderer.bury(gone)
  }

  /// Takes all rows off the page with one command.
  private func clear(_ renderer: Renderer) {
    guard let first = first(from: 0) else { return }
    renderer.clear(from: first, upTo: anchor)
    if scope?.hasDuties == true { for row in rows { row?.hide(renderer, removing: false) } }
    // Nothing reaches the rows any more, and what they hold can be freed when there is time.
    scope?.retire()
    scope = nil
    renderer.bury(rows)
    rows = []
  }

  /// Writes new rows and moves old ones, from the end, so that the row after each is in place.
  private func place(_ change: KeyedDifference, _ renderer: Renderer) {
    var end = change.middle.upperBound
    while end > change.middle.lowerBound {
      let action = change.action(at: end - 1)
      // Rows that follow one another and have the same done to them are one step.
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

  /// Writes new rows where some may still be leaving: those stay.
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

  /// The first document node of the rows from one place on.
  private func first(from start: Int) -> NodeID? {
    for place in start..<rows.count {
      if let first = rows[place]?.roots.first { return first }
    }
    return nil
  }
}

/// Follows what the elements of a loop are made from.
private final class ListReader: Reader {
  /// The rows' latest value.
  ///
  /// Safe, because that owns this reader, and hands it on or retires it before it goes.
  unowned(unsafe) var part: RowsPart

  init(_ part: RowsPart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override func evaluate() {
    read { unsafe part.change(renderer, keepsSame: true) }
  }

  /// Does what reads the elements anew.
  func read(_ work: () -> Void) {
    forgetSources()
    isStale = false
    Tracking.with(self, work)
  }
}

/// Around rows: what these read themselves concerns the loop, and with it all of them.
private final class RowsReader: Reader {
  private let outer = Tracking.reader
  /// Whether anything was read but by views with bodies of their own, which follow it themselves.
  var hasRead = false

  init(_ renderer: Renderer) { super.init(renderer: renderer, parent: Tracking.reader) }

  override func reads(_ source: Source) {
    hasRead = true
    outer?.reads(source)
  }
}
