public import Drawing

extension String {
  /// The text, or as much of its beginning as has room with `…` after it; nothing where not even so
  /// many letters have.
  ///
  /// - Parameters:
  ///   - width: the room.
  ///   - style: the letters.
  ///   - measure: how much room they take.
  ///   - least: how many letters are left at the least.
  /// - Complexity: O(log n) measurements.
  public func cut(
    to width: Double, _ style: TextStyle, _ measure: TextMeasure, least: Int = 1
  ) -> String {
    // A room that was made for the text may be less by what rounding takes off.
    let width = width + 1e-6
    if measure(self, style).width <= width { return self }
    // By scalars, as bytes: what letters are made of needs tables that the page does without.
    let bytes = Array(utf8)
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    func beginning(_ count: Int) -> String {
      String(decoding: bytes[..<starts[count]], as: UTF8.self) + "…"
    }
    var fits = starts.indices
    while fits.count > 1 {
      let middle = fits.lowerBound + fits.count / 2
      if measure(beginning(middle), style).width <= width {
        fits = middle..<fits.upperBound
      } else {
        fits = fits.lowerBound..<middle
      }
    }
    return fits.lowerBound >= least ? beginning(fits.lowerBound) : ""
  }
}
