/// The identities of a list's items: their number, and the key of each.
///
/// The caller provides the hash of a key, because hashing text in the standard library adds the
/// tables of Unicode and a random seed to a page.
public struct ListKeys<Key: Equatable> {
  /// The number of items.
  public let count: Int
  let key: (Int) -> Key
  let hash: (Key) -> UInt64

  /// Creates keys that are computed on demand.
  public init(
    count: Int, hash: @escaping (Key) -> UInt64, key: @escaping (Int) -> Key
  ) {
    self.count = count
    self.hash = hash
    self.key = key
  }
}

extension ListKeys where Key: BinaryInteger {
  /// Creates keys that are numbers.
  public init(_ keys: [Key]) {
    self.init(count: keys.count, hash: { UInt64(truncatingIfNeeded: $0) }, key: { keys[$0] })
  }
}

/// Finds indexes by key: open addressing, at most half full.
struct KeyTable<Key: Equatable> {
  private let keys: [Key]
  private let hash: (Key) -> UInt64
  private var slots: [Int]

  /// Creates a table in linear time; of equal keys, the first is found.
  init(_ keys: [Key], hash: @escaping (Key) -> UInt64) {
    self.keys = keys
    self.hash = hash
    var size = 8
    while size < keys.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for place in keys.indices {
      let slot = slot(of: keys[place])
      if slots[slot] < 0 { slots[slot] = place }
    }
  }

  /// Returns the index of the key, if there is one.
  func place(of key: Key) -> Int? {
    let place = slots[slot(of: key)]
    return place < 0 ? nil : place
  }

  private func slot(of key: Key) -> Int {
    let mask = UInt64(slots.count - 1)
    // Fibonacci hashing spreads consecutive numbers.
    var slot = (hash(key) &* 0x9E37_79B9_7F4A_7C15) >> 20 & mask
    while case let place = slots[Int(slot)], place >= 0, keys[place] != key {
      slot = (slot + 1) & mask
    }
    return Int(slot)
  }
}
