/// A least-recently-used cache of values made for the rows of a list.
///
/// Values are cached by key and not by index, so a change of the data invalidates none of them.
public struct RowCache<Key: Hashable, Row> {
  private struct Entry {
    let key: Key
    let row: Row
    /// The next less recently used entry, and the next more recently used one.
    var older: Int?
    var newer: Int?
  }

  /// The maximum number of rows.
  public private(set) var capacity: Int
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var oldest: Int?
  private var newest: Int?

  /// Creates a cache for at most `capacity` rows.
  public init(capacity: Int) { self.capacity = max(0, capacity) }

  /// The number of cached rows.
  public var count: Int { entries.count }

  /// Returns the row of a key, created if it is not cached.
  ///
  /// - Complexity: O(1)
  public mutating func row(for key: Key, make: () -> Row) -> Row {
    if let place = places[key] {
      detach(place)
      attach(place)
      return entries[place].row
    }
    let row = make()
    guard capacity > 0 else { return row }
    trim(to: capacity - 1)
    entries.append(Entry(key: key, row: row))
    places[key] = entries.count - 1
    attach(entries.count - 1)
    return row
  }

  /// Whether the row of a key is cached.
  public func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Removes the row of a key, for example because its data has changed.
  ///
  /// - Complexity: O(1)
  public mutating func forget(_ key: Key) {
    guard let place = places[key] else { return }
    remove(place)
  }

  /// Removes the least recently used rows until at most `count` are left.
  public mutating func trim(to count: Int) {
    while entries.count > max(0, count), let oldest { remove(oldest) }
  }

  /// Call this when the system is short of memory: removes all rows that are not in use.
  public mutating func relieveMemoryPressure(keeping keys: [Key] = []) {
    var kept = RowCache(capacity: capacity)
    for key in keys {
      if let place = places[key] {
        let row = entries[place].row
        _ = kept.row(for: key) { row }
      }
    }
    self = kept
  }

  // MARK: Order of use

  private mutating func attach(_ place: Int) {
    entries[place].older = newest
    entries[place].newer = nil
    if let newest { entries[newest].newer = place } else { oldest = place }
    newest = place
  }

  private mutating func detach(_ place: Int) {
    let (older, newer) = (entries[place].older, entries[place].newer)
    if let older { entries[older].newer = newer } else { oldest = newer }
    if let newer { entries[newer].older = older } else { newest = older }
  }

  /// Removes an entry; the last one takes its place.
  private mutating func remove(_ place: Int) {
    detach(place)
    places[entries[place].key] = nil
    let last = entries.count - 1
    if place != last {
      let moved = entries[last]
      entries[place] = moved
      places[moved.key] = place
      if let older = moved.older { entries[older].newer = place } else { oldest = place }
      if let newer = moved.newer { entries[newer].older = place } else { newest = place }
    }
    entries.removeLast()
  }
}
