import TextBytes

/// Identifies a row of a list.
///
/// Not `Hashable`, because hashing text in the standard library brings in the tables of Unicode
/// and a random seed; identity needs neither.
public protocol IdentityKey {
  /// The key without its type.
  var identity: Identity { get }
}

/// A key without its type: a number, or a text with its hash.
public struct Identity: Equatable, Sendable {
  let number: UInt64
  private let isText: Bool
  private let text: String

  /// The identity of a number.
  public init<Number: BinaryInteger>(_ number: Number) {
    self.number = UInt64(truncatingIfNeeded: number)
    isText = false
    text = ""
  }

  /// The identity of a text.
  public init(_ text: String) {
    number = FNV1a(text).value
    isText = true
    self.text = text
  }

  /// Equal for equal identities, and usually different for others.
  package var hash: UInt64 { number }

  /// Whether both name the same row.
  public static func == (one: Identity, other: Identity) -> Bool {
    one.number == other.number && one.isText == other.isText
      && (!one.isText || one.text.isSame(as: other.text))
  }
}

extension Identity: IdentityKey {
  /// The identity itself.
  public var identity: Identity { self }
}

extension IdentityKey where Self: BinaryInteger {
  /// The number itself.
  public var identity: Identity { Identity(self) }
}

extension Int: IdentityKey {}
extension Int32: IdentityKey {}
extension Int64: IdentityKey {}
extension UInt8: IdentityKey {}
extension UInt32: IdentityKey {}
extension UInt64: IdentityKey {}

extension String: IdentityKey {
  /// The bytes themselves.
  public var identity: Identity { Identity(self) }
}

extension IdentityKey where Self: RawRepresentable, RawValue: IdentityKey {
  /// The identity of the raw value.
  public var identity: Identity { rawValue.identity }
}

/// Finds positions by key: open addressing, at most half full.
struct IdentityTable {
  private var slots: [Int]
  private let keys: [Identity]
  private let mask: UInt

  /// Creates a table of all keys, in linear time; of equal keys, the first is found.
  init(_ keys: [Identity]) {
    self.keys = keys
    var size = 8
    while size < keys.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = UInt(size - 1)
    for place in keys.indices {
      let slot = slot(of: keys[place])
      if slots[slot] < 0 { slots[slot] = place }
    }
  }

  /// Returns the place of the key, if it is there.
  func place(of key: Identity) -> Int? {
    let place = slots[slot(of: key)]
    return place < 0 ? nil : place
  }

  private func slot(of key: Identity) -> Int {
    var slot = (UInt(truncatingIfNeeded: key.number) &* 0x9E37_79B1) & mask
    while case let place = slots[Int(slot)], place >= 0, keys[place] != key {
      slot = (slot &+ 1) & mask
    }
    return Int(slot)
  }
}
