/// Things made for the rows of a list, kept as long as there is room: those used last.
///
/// They are kept by what tells rows apart and not by place, so a change of the data makes none of
/// them wrong.
public struct RowCache<Key: Hashable, Row> {
  private struct Entry {
    let key: Key
    let row: Row
    /// The entry used just before this one, and the one just after.
    var older: Int?
    var newer: Int?
  }

  /// How many rows are kept at most.
  public private(set) var capacity: Int
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var oldest: Int?
  private var newest: Int?

  /// Creates a cache for so many rows.
  public init(capacity: Int) { self.capacity = max(0, capacity) }

  /// How many rows are kept.
  public var count: Int { entries.count }

  /// The row of a key, made if it is not kept.
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

  /// Whether the row of a key is kept.
  public func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Forgets the row of a key, as when its data has changed.
  ///
  /// - Complexity: O(1)
  public mutating func forget(_ key: Key) {
    guard let place = places[key] else { return }
    remove(place)
  }

  /// Forgets rows, those unused for longest first, until so many are left.
  public mutating func trim(to count: Int) {
    while entries.count > max(0, count), let oldest { remove(oldest) }
  }

  /// To be called when the system is short of memory: forgets all but what is in use.
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
