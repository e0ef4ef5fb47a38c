/// The rows of a live query as they are now, and what has changed since the update before.
public struct LiveUpdate<Model: Record>: Sendable {
  /// All rows, in the order of the query; rows that it does not tell apart are in order of their
  /// keys.
  public let rows: [Model]
  /// The rows that were not there before, in the order of `rows`; all of them the first time.
  public let inserted: [Model]
  /// The rows that are not there any more, as they were, in the order they had.
  public let removed: [Model]
  /// The rows with other values than before, as they are now, in the order of `rows`.
  public let updated: [Model]
  /// Those among `updated` that have another place among the rows that stayed.
  public let moved: [Model]
  /// Why the rows may not be the newest, or nil: the query is tried again by itself, and the next
  /// update tells how that went.
  public let error: StoreError?
}

extension LiveUpdate {
  /// Finds what has changed.
  ///
  /// - Parameters:
  ///   - old: the rows of the update before, sorted.
  ///   - rows: the rows now, sorted.
  ///   - changes: the rows whose values differ.
  /// - Complexity: O(k log n) for k changes among n rows.
  init(
    from old: [Model], to rows: [Model], _ changes: [RowChange<Model>], _ order: RowOrder<Model>,
    error: StoreError?
  ) {
    self.rows = rows
    self.error = error
    let removed = changes.filter { $0.new == nil }.compactMap(\.old)
    let inserted = changes.filter { $0.old == nil }.compactMap(\.new)
    let stayed = changes.compactMap { change -> (old: Model, new: Model)? in
      guard let old = change.old, let new = change.new else { return nil }
      return (old, new)
    }
    self.removed = removed.sorted(by: order.areInOrder)
    self.inserted = inserted.sorted(by: order.areInOrder)
    let updated = stayed.sorted { order.areInOrder($0.new, $1.new) }
    self.updated = updated.map(\.new)

    // A row has moved where another number of unchanged rows come before it, or where it has
    // overtaken another one that has not moved.
    let placesBefore = order.gaps(of: changes.compactMap(\.old), in: old)
    let placesNow = order.gaps(of: changes.compactMap(\.new), in: rows)
    var last: [Int: Model] = [:]
    self.moved = updated.compactMap { pair in
      let before = placesBefore[order.key(pair.old)]
      let now = placesNow[order.key(pair.new)]
      guard let before, before == now else { return pair.new }
      if let previous = last[before], !order.areInOrder(previous, pair.old) { return pair.new }
      last[before] = pair.old
      return nil
    }
  }
}

/// A row before and after; nil where it was not there.
struct RowChange<Model: Record>: Sendable {
  var old: Model?
  var new: Model?
}
