/// Rows that are told apart by their identities.
final class RowsPart: Part {
  private let identities: [Identity]
  private let row: (Int) -> Part
  private var rows: [Part?] = []
  private var writer = RowWriter()
  private var anchor = NodeID(0)
  /// Around all rows that have come since the list was empty.
  private var reader: Reader?

  /// Creates rows, each made when it is needed.
  init(_ identities: [Identity], row: @escaping (Int) -> Part) {
    self.identities = identities
    self.row = row
  }

  override func copy() -> Part { RowsPart(identities, row: row) }

  override func mount(_ renderer: Renderer) {
    rows = Array(repeating: nil, count: identities.count)
    writer = RowWriter()
    Tracking.with(newReader(renderer)) {
      write(rows.indices, renderer)
    }
    anchor = renderer.anchor()
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    for row in rows { row?.hide(renderer, removing: removing) }
    rows = []
    reader?.retire()
    reader = nil
    renderer.release(anchor, removing: removing)
    writer.retire(renderer)
  }

  override func roots(into roots: inout [NodeID]) {
    for row in rows { row?.roots(into: &roots) }
    roots.append(anchor)
  }

  private func newReader(_ renderer: Renderer) -> Reader {
    let outer = Tracking.reader
    let reader = ScopeReader(outer?.scope, renderer, outer)
    self.reader = reader
    return reader
  }

  // MARK: Updating

  /// Adds, removes and moves as few rows as possible and updates those that stay.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? RowsPart else { return false }
    (anchor, writer, reader) = (old.anchor, old.writer, old.reader)
    var before = old.rows
    old.rows = []
    let change = KeyedDifference(from: old.identities, to: identities)
    // One command takes them off in passing; what moves leaves one by one.
    if !change.keepsAny, renderer.choreographer?.isMoving != true { clear(&before, renderer) }
    Tracking.with(reader ?? newReader(renderer)) {
      keep(&before, change, renderer)
      remove(before, renderer)
      place(change, renderer)
    }
    return true
  }

  private func write(_ places: Range<Int>, _ renderer: Renderer) {
    let row = { [identities, row] (place: Int) in
      renderer.place = identities[place].number
      return row(place)
    }
    writer.write(places, by: row, into: &rows, renderer)
  }

  /// Takes over the rows that stay.
  private func keep(_ before: inout [Part?], _ change: KeyedDifference, _ renderer: Renderer) {
    rows = Array(repeating: nil, count: identities.count)
    let shift = before.count - rows.count
    for place in rows.indices {
      let from = change.source(of: place, count: rows.count, shift: shift)
      guard from >= 0, let old = before[from].take() else { continue }
      rows[place] = row(place).show(inPlaceOf: old, renderer)
    }
  }

  /// Takes the rows that are left off the page.
  private func remove(_ rows: [Part?], _ renderer: Renderer) {
    var gone: [Part?] = []
    for row in rows {
      guard let row else { continue }
      row.hide(renderer, removing: true)
      gone.append(row)
    }
    if !gone.isEmpty { renderer.bury(gone) }
  }

  /// Takes all rows off the page with one command.
  private func clear(_ rows: inout [Part?], _ renderer: Renderer) {
    guard let first = first(of: rows, from: 0) else { return }
    renderer.clear(from: first, upTo: anchor)
    if reader?.hasDuties == true { for row in rows { row?.hide(renderer, removing: false) } }
    // Nothing reaches the rows any more, and what they hold can be freed when there is time.
    reader?.retire()
    reader = nil
    renderer.bury(rows)
    rows = []
  }

  /// Writes new rows and moves old ones, from the end, so that the row after each is in place.
  private func place(_ change: KeyedDifference, _ renderer: Renderer) {
    let middle = change.prefix..<max(change.prefix, rows.count - change.suffix)
    guard !middle.isEmpty else { return }
    for step in change.steps where step.action != .stay {
      let next = first(of: rows, from: step.range.upperBound) ?? anchor
      switch step.action {
      case .write:
        renderer.stand(before: next)
        write(step.range, renderer)
      case .move:
        for place in step.range { renderer.move(rows[place]?.roots ?? [], before: next) }
      case .stay: break
      }
    }
  }

  /// The first document node of the rows from one place on.
  private func first(of rows: [Part?], from start: Int) -> NodeID? {
    for place in start..<rows.count {
      if let first = rows[place]?.roots.first { return first }
    }
    return nil
  }
}

extension KeyedDifference {
  /// The old place of the row at a new place, or −1.
  fileprivate func source(of index: Int, count: Int, shift: Int) -> Int {
    if index < prefix { return index }
    if index >= count - suffix { return index + shift }
    return sources[index - prefix]
  }
}
