/// The 64-bit FNV-1a hash of bytes (Fowler, Noll and Vo; RFC 9923).
///
/// It is the same on every machine and in every run, unlike that of `Hasher`, and needs no Unicode tables. It
/// detects accidental changes, not tampering.
package struct FNV1a: Sendable {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of these bytes.
  ///
  /// - Complexity: O(n).
  package init(_ bytes: Span<UInt8>) { add(bytes) }

  /// The hash of a text's UTF-8.
  package init(_ text: String) { self.init(text.utf8Span.span) }

  /// Appends bytes.
  ///
  /// - Complexity: O(n).
  package mutating func add(_ bytes: Span<UInt8>) {
    for place in bytes.indices { add(byte: bytes[place]) }
  }

  /// Appends a byte.
  package mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Appends the eight bytes of a number, the least significant first.
  package mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a text with its length, so that "ab" and "c" are not "a" and "bc".
  package mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    add(text.utf8Span.span)
  }
}
