/// The current rows of a live query, and the changes since the previous update.
public struct LiveUpdate<Model: Record>: Sendable {
  /// All rows, in the order of the query, with ties in the order of their keys.
  public let rows: [Model]
  /// The new rows, in the order of `rows`; all of them in the first update.
  public let inserted: [Model]
  /// The removed rows with their previous values, in their previous order.
  public let removed: [Model]
  /// The rows whose values changed, with their new values, in the order of `rows`.
  public let updated: [Model]
  /// Those among `updated` whose position relative to the remaining rows changed.
  public let moved: [Model]
  /// The reason why the rows may be out of date, or nil; the query is retried automatically, and the next
  /// update reports the result.
  public let error: StoreError?
}

extension LiveUpdate {
  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - old: the rows of the previous update, sorted.
  ///   - rows: the current rows, sorted.
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

    // A row has moved if the number of unchanged rows before it differs, or if it has overtaken another row
    // that has not moved.
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

/// A row before and after a change; nil if it did not exist.
struct RowChange<Model: Record>: Sendable {
  var old: Model?
  var new: Model?
}
