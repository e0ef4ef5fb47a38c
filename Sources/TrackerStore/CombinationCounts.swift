/// The number of answers for each combination of tags.
///
/// A combination is the ids of an answer's tags, ascending.
struct CombinationCounts {
  /// The positions of combinations of few and small ids, keyed by all of these packed into one number, which
  /// is looked up faster than a list.
  private var places: [UInt64: Int] = [:]
  private var otherPlaces: [[TagID]: Int] = [:]
  private var entries: [(key: Key, count: Int)] = []

  /// A combination.
  private enum Key {
    case packed(UInt64)
    case other([TagID])
  }

  /// Makes empty counts.
  init() {}

  /// Adds a number of answers with certain tags; a negative number removes answers.
  ///
  /// - Parameter tags: the ids, in any order.
  mutating func add(_ count: Int, of tags: [TagID]) {
    let tags = tags.count > 1 ? tags.sorted() : tags
    if let key = Self.packed(tags) { add(count, packed: key) } else { add(count, other: tags) }
  }

  /// Calls a function with each combination and its count, in the order of their addition.
  func each(_ body: (_ tags: [TagID], _ count: Int) -> Void) {
    for (key, count) in entries where count != 0 {
      switch key {
      case .packed(let key): body(Self.unpacked(key), count)
      case .other(let tags): body(tags, count)
      }
    }
  }

  private mutating func add(_ count: Int, packed key: UInt64) {
    if let place = places[key] {
      entries[place].count += count
    } else {
      places[key] = entries.count
      entries.append((.packed(key), count))
    }
  }

  private mutating func add(_ count: Int, other tags: [TagID]) {
    if let place = otherPlaces[tags] {
      entries[place].count += count
    } else {
      otherPlaces[tags] = entries.count
      entries.append((.other(tags), count))
    }
  }

  // MARK: In one number

  /// The number of bits of an id, and the number of ids that fit.
  private static let (width, room): (UInt64, Int) = (21, 3)

  private static func packed(_ tags: [TagID]) -> UInt64? {
    guard tags.count <= room else { return nil }
    var key: UInt64 = 0
    for tag in tags {
      guard (1..<1 << Int64(width)).contains(tag.rawValue) else { return nil }
      key = key << width | UInt64(tag.rawValue)
    }
    return key
  }

  private static func unpacked(_ key: UInt64) -> [TagID] {
    var tags: [TagID] = []
    for place in (0..<UInt64(room)).reversed() {
      let tag = Int64(key >> (place * width) & (1 << width - 1))
      if tag > 0 { tags.append(TagID(rawValue: tag)) }
    }
    return tags
  }
}

// MARK: - As bytes

extension CombinationCounts {
  /// The combinations with a count above 0, one after the other: the number of tags, their ids and the count,
  /// each as a variable-length integer with seven bits a byte, the lowest first.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func write(_ value: Int64) {
      var rest = UInt64(bitPattern: value)
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    each { tags, count in
      guard count > 0 else { return }
      write(Int64(tags.count))
      for tag in tags { write(tag.rawValue) }
      write(Int64(count))
    }
    return bytes
  }

  /// Adds combinations encoded as ``bytes``; of damaged data, those before the damage.
  mutating func add(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    while let length = reader.next(), (0...Int64(bytes.count)).contains(length) {
      var tags: [TagID] = []
      var key: UInt64? = length <= Self.room ? 0 : nil
      var last = Int64.min
      for _ in 0..<length {
        guard let tag = reader.next(), tag > last else { return }
        last = tag
        if let high = key {
          if (1..<1 << Int64(Self.width)).contains(tag) {
            key = high << Self.width | UInt64(tag)
            continue
          }
          (key, tags) = (nil, Self.unpacked(high))
        }
        tags.append(TagID(rawValue: tag))
      }
      guard let count = reader.next(), (1...Int64(Bounds.counts.upperBound)).contains(count)
      else { return }
      if let key { add(Int(count), packed: key) } else { add(Int(count), other: tags) }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Int64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while place < bytes.count, shift < 64 {
        let byte = bytes[place]
        place += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return Int64(bitPattern: value) }
        shift += 7
      }
      return nil
    }
  }
}
