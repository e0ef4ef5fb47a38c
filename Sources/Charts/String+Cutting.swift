public import Drawing

extension String {
  /// Truncates the text to a width with `…` at its end; returns an empty text if fewer than `least` letters
  /// fit.
  ///
  /// - Parameters:
  ///   - width: the available width.
  ///   - style: the text style.
  ///   - measure: measures texts.
  ///   - least: the minimum number of letters to keep.
  /// - Complexity: O(log n) measurements.
  public func cut(
    to width: Double, _ style: TextStyle, _ measure: TextMeasure, least: Int = 1
  ) -> String {
    // A width computed from the text itself may be too small by a rounding error.
    let width = width + 1e-6
    if measure(self, style).width <= width { return self }
    // By scalars, on bytes: grapheme breaking needs tables that the page leaves out.
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
