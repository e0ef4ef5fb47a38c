/// A view for each element, which keeps its state, focus and place in the document by its key.
///
/// Keys must differ; of rows with equal keys, the later ones are written anew at each change.
public struct ForEach<Element, Key: IdentityKey>: View {
  /// The rows are written by the loop itself.
  public typealias Body = Never

  private let identities: [Identity]
  private let row: (Int) -> Part

  /// Creates a view for each element, told apart by `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: Elements, id: @escaping (Element) -> Key,
    @ViewBuilder content: @escaping (Element) -> Part
  ) {
    let elements = Array(elements)
    identities = elements.map { id($0).identity }
    row = { content(elements[$0]) }
  }

  /// The rows, their types forgotten.
  public var part: Part { RowsPart(identities, row: row) }
}

extension ForEach where Element: Identifiable, Element.ID == Key {
  /// Creates a view for each element, told apart by its `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: Elements, @ViewBuilder content: @escaping (Element) -> Part
  ) {
    self.init(elements, id: { $0.id }, content: content)
  }
}

extension ForEach where Element == Int, Key == Int {
  /// Creates a view for each number of a range.
  public init(_ range: Range<Int>, @ViewBuilder content: @escaping (Int) -> Part) {
    self.init(range, id: { $0 }, content: content)
  }
}

/// Rows that are told apart by their identities.
final class RowsPart: Part {
  private let identities: [Identity]
  private let row: (Int) -> Part
  private var rows: [Part?] = []
  private var writer = RowWriter()
  private var anchor = NodeID(0)

  /// Creates rows, each made when it is needed.
  init(_ identities: [Identity], row: @escaping (Int) -> Part) {
    self.identities = identities
    self.row = row
  }

  override func copy() -> Part { RowsPart(identities, row: row) }

  override func mount(_ renderer: Renderer) {
    rows = Array(repeating: nil, count: identities.count)
    writer = RowWriter()
    writer.write(rows.indices, by: row, into: &rows, renderer)
    anchor = renderer.anchor()
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    for row in rows { row?.hide(renderer, removing: removing) }
    rows = []
    renderer.release(anchor, removing: removing)
    writer.retire(renderer)
  }

  override func roots(into roots: inout [NodeID]) {
    for row in rows { row?.roots(into: &roots) }
    roots.append(anchor)
  }

  // MARK: Updating

  /// Adds, removes and moves as few rows as possible and updates those that stay.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? RowsPart else { return false }
    (anchor, writer) = (old.anchor, old.writer)
    let before = old.rows
    old.rows = []
    arrange(before, KeyedDifference(from: old.identities, to: identities), renderer)
    return true
  }

  private func arrange(_ before: [Part?], _ change: KeyedDifference, _ renderer: Renderer) {
    var old = before
    if !change.keepsAny {
      clear(old, renderer)
      old = []
    }
    rows = Array(repeating: nil, count: identities.count)
    let shift = old.count - rows.count
    for index in rows.indices {
      let source = change.source(of: index, count: rows.count, shift: shift)
      guard source >= 0, let before = old[source].take() else { continue }
      rows[index] = row(index).show(inPlaceOf: before, renderer)
    }
    for row in old {
      guard let row else { continue }
      row.hide(renderer, removing: true)
      renderer.bury([row])
    }
    place(change, renderer)
  }

  /// Takes all rows off the page with one command.
  private func clear(_ rows: [Part?], _ renderer: Renderer) {
    if let first = first(of: rows, from: 0) { renderer.clear(from: first, upTo: anchor) }
    for row in rows { row?.hide(renderer, removing: false) }
    renderer.bury(rows)
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
        writer.write(step.range, by: row, into: &rows, renderer)
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
