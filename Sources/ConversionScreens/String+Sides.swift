import TextBytes

extension String {
  /// The text up to an equals sign and the text after it; without one, an empty text and the whole.
  var sides: (left: String, right: String) {
    for sign in [" = ", " ≈ "] {
      let (bytes, sign) = (bytes, sign.bytes)
      guard bytes.count > sign.count else { continue }
      for place in 0..<bytes.count - sign.count
      where bytes[place..<place + sign.count].elementsEqual(sign) {
        let end = place + sign.count
        return (
          String(bytes: Array(bytes[..<(end - 1)])), String(bytes: Array(bytes[end...]))
        )
      }
    }
    return ("", self)
  }

  /// Returns the text before a position, counted in Unicode scalars, and the text from there.
  func divided(after scalars: Int) -> (before: String, rest: String) {
    let bytes = bytes
    var (count, place) = (0, 0)
    while place < bytes.count {
      // The first byte of a scalar.
      if bytes[place] & 0xC0 != 0x80 {
        if count == scalars { break }
        count += 1
      }
      place += 1
    }
    return (String(bytes: Array(bytes[..<place])), String(bytes: Array(bytes[place...])))
  }
}
