internal import Catalogue

extension NumberForms {
  /// Returns a number in the format of the language, with as many digits after the point as it needs.
  ///
  /// Halves are rounded away from zero, as browsers do.
  ///
  /// - Parameters:
  ///   - number: the number; it may be infinite or NaN.
  ///   - digits: the least and the greatest number of digits after the point, up to 15.
  func decimal(_ number: Double, digits: ClosedRange<Int>) -> String {
    guard number.isFinite else {
      let sign = number < 0 ? "-" : ""
      return number.isNaN ? notANumber : sign + "∞"
    }
    let digits = min(digits.lowerBound, 15)...min(digits.upperBound, 15)
    var power = 1.0
    for _ in 0..<digits.upperBound { power *= 10 }
    // A half that the binary form misses slightly counts as a half.
    let scaled = number.magnitude * power * (1 + 0x1p-51)
    // Beyond 2⁶² a number of 64 bits has no digits after its point.
    let whole = Int64(min(scaled.rounded(.toNearestOrAwayFromZero), 0x1p62))
    var figures = Array("\(whole)".utf8)
    while figures.count <= digits.upperBound { figures.insert(UInt8(ascii: "0"), at: 0) }
    var fraction = Array(figures.suffix(digits.upperBound))
    while fraction.count > digits.lowerBound, fraction.last == UInt8(ascii: "0") {
      fraction.removeLast()
    }
    let text = grouped(figures.dropLast(digits.upperBound))
    let tail = fraction.isEmpty ? "" : decimalMark + String(decoding: fraction, as: UTF8.self)
    return (number.sign == .minus ? "-" : "") + text + tail
  }

  /// Returns digits in groups of three.
  private func grouped(_ figures: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for (index, figure) in figures.enumerated() {
      if index > 0, (figures.count - index) % 3 == 0 { text += groupMark.utf8 }
      text.append(figure)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
