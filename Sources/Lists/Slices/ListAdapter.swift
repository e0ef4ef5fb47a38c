/// Owns the elements of a list, applies edits, and notifies its backends.
///
///     let list = ListAdapter(["Header", "Footer"])
///     list.connect(screen)
///     let messages = list[1..<1]        // edited by an independent owner
///     messages.append("Hello")          // the list is Header, Hello, Footer
public final class ListAdapter<Element>: ListEditing {
  /// The elements, in order.
  public private(set) var elements: [Element]
  let span: ListSpan
  private var connections: [Connection] = []

  private struct Connection {
    let backend: ObjectIdentifier
    let apply: (ListChanges) -> Void
  }

  /// Creates a list of these elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    span = ListSpan(elements.indices)
  }

  /// The number of elements.
  public var count: Int { elements.count }

  /// The element at an index, or nil if there is none.
  public subscript(index: Int) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// A slice that is edited by indexes of its own; the range is clamped to the list.
  public subscript(range: Range<Int>) -> ListSlice<Element> {
    ListSlice(range.clamped(to: 0..<count), of: self, in: [])
  }

  // MARK: Backends

  /// Notifies a backend of each step from now on, and keeps it alive until it is disconnected.
  public func connect(_ backend: some ListBackend) {
    disconnect(backend)
    connections.append(Connection(backend: ObjectIdentifier(backend), apply: backend.apply))
  }

  /// Stops notifying a backend.
  public func disconnect(_ backend: some ListBackend) {
    connections.removeAll { $0.backend == ObjectIdentifier(backend) }
  }

  // MARK: Edits

  /// Makes several edits in one step, or none of them if an index is out of range or used twice;
  /// returns whether they were made.
  @discardableResult
  public func perform(_ batch: ListBatch<Element>) -> Bool { perform(batch, through: []) }

  /// Makes the edits of a slice.
  ///
  /// - Parameter path: the slices from the whole list to the one that edits.
  func perform(_ batch: ListBatch<Element>, through path: [ListSpan]) -> Bool {
    let own = (path.last ?? span).range
    guard let changes = batch.changes(of: own.count, from: own.lowerBound) else { return false }
    guard !changes.isEmpty else { return true }
    let moved = changes.moves.map { elements[$0.source] }
    for range in changes.vacated.reversed() {
      elements.removeSubrange(range)
      span.cut(range)
    }
    let come =
      batch.insertions.map { ($0.place + own.lowerBound, $0.element) }
      + zip(changes.moves, moved).map { ($0.target, $1) }
    var rest = come.sorted { $0.0 < $1.0 }.map { $0.1 }[...]
    for range in changes.filled {
      elements.insert(contentsOf: rest.prefix(range.count), at: range.lowerBound)
      span.grow(by: range.count, at: range.lowerBound, through: path[...])
      rest = rest.dropFirst(range.count)
    }
    for (place, element) in batch.updates { elements[place + own.lowerBound] = element }
    for connection in connections { connection.apply(changes) }
    return true
  }
}
