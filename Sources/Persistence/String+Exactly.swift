extension String {
  /// The maximum length of a text that Swift stores inline, in bytes.
  private static let longestInline = 15

  /// Makes text from UTF-8; nil if it is invalid, without any repair.
  ///
  /// Short ASCII, which most texts in tables are, takes a tenth less time than the general case.
  ///
  /// - Complexity: O(n) in the bytes.
  @usableFromInline
  init?(exactly bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= Self.longestInline, unsafe bytes.isASCII {
      self = unsafe String(decoding: bytes, as: UTF8.self)
      return
    }
    do {
      self = String(copying: try unsafe UTF8Span(validating: bytes.span))
    } catch {
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte has its highest bit set.
  ///
  /// Checks eight or four bytes at a time; the last group overlaps the one before.
  fileprivate var isASCII: Bool {
    guard let start = baseAddress, !isEmpty else { return true }
    let bytes = unsafe UnsafeRawPointer(start)
    var union: UInt64 = 0
    if count >= 8 {
      for offset in stride(from: 0, to: count - 8, by: 8) {
        union |= unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      union |= unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      union = unsafe UInt64(bytes.loadUnaligned(as: UInt32.self))
      union |= unsafe UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      union = unsafe UInt64(self[0] | self[count / 2] | self[count - 1])
    }
    return union & 0x8080_8080_8080_8080 == 0
  }
}
