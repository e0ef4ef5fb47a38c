/// A single spelling error: an extra, missing or wrong letter, or two neighbours exchanged.
enum SpellingError {
  /// Whether two texts begin or end alike, as do all that differ by one error; this rules out most texts.
  static func mayExplain(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let count = min(first.count, second.count)
    guard max(first.count, second.count) - count <= 4 else { return false }
    // The change has up to two letters of four bytes in all.
    let half = max(0, count - 4) / 2
    return first.span.isSame(as: second.span, 0..<half, 0)
      || first.span.isSame(
        as: second.span, first.count - half..<first.count, second.count - half)
  }

  /// Returns the letters of a text in UTF-8, each as one number.
  static func scalars(_ bytes: [UInt8]) -> [UInt32] {
    var scalars: [UInt32] = []
    for byte in bytes {
      if byte & 0xC0 == 0x80, let last = scalars.popLast() {
        scalars.append(last << 6 | UInt32(byte & 0x3F))
      } else {
        scalars.append(UInt32(byte))
      }
    }
    return scalars
  }

  /// Returns the bytes of the first letters of a text in UTF-8.
  static func prefix(_ bytes: [UInt8], letters: Int) -> [UInt8] {
    var (end, left) = (0, letters)
    while end < bytes.count {
      if bytes[end] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      end += 1
    }
    return Array(bytes[..<end])
  }

  /// Whether one error turns one text into the other.
  static func explains(_ written: [UInt32], _ meant: [UInt32]) -> Bool {
    if case nil = cost(of: written, for: meant) { false } else { true }
  }

  /// Returns how unlikely the error is that turns what was meant into what was written; nil if one
  /// does not.
  ///
  /// A letter left out or two exchanged are slips of the hand, a wrong letter may be another word, and
  /// a letter too many in a symbol mostly is.
  static func cost(of first: [UInt32], for second: [UInt32]) -> Int? {
    guard abs(first.count - second.count) <= 1 else { return nil }
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    var (left, right) = (first.count, second.count)
    while left > start, right > start, first[left - 1] == second[right - 1] {
      left -= 1
      right -= 1
    }
    if left - start <= 1, right - start <= 1 {
      if first.count == second.count { return first.count == start ? 0 : 1 }
      return first.count > second.count && second.count <= 4 ? 2 : 0
    }
    let areExchanged =
      left - start == 2 && right - start == 2 && first[start] == second[start + 1]
      && first[start + 1] == second[start]
    return areExchanged ? 0 : nil
  }
}

extension Span<UInt8> {
  /// Whether a range has the same bytes as another text from a position on.
  fileprivate func isSame(as other: Span<UInt8>, _ range: Range<Int>, _ place: Int) -> Bool {
    for step in 0..<range.count where self[range.lowerBound + step] != other[place + step] {
      return false
    }
    return true
  }
}
