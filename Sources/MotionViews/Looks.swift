public import Interface

extension View {
  /// Shifts the view to the right and down by a number of pixels, without affecting the layout.
  public func offset(x: Double = 0, y: Double = 0) -> Styled {
    style(.translate, decimal(x) + "px " + decimal(y) + "px")
  }

  /// Scales the view about its centre, without affecting the layout.
  public func scaleEffect(_ factor: Double) -> Styled { style(.scale, decimal(factor)) }

  /// Rotates the view about its centre, by degrees clockwise.
  public func rotationEffect(degrees: Double) -> Styled { style(.rotate, decimal(degrees) + "deg") }

  private func style(_ property: StyleProperty, _ text: String) -> Styled {
    var copy = styled
    copy.apply(.style(property, text))
    return copy
  }
}

/// Returns a number in CSS, to a thousandth; its magnitude is limited to a million.
///
/// Printing doubles would cost a page 8 kB.
func decimal(_ number: Double) -> String {
  let bounded = number.isNaN ? 0 : min(max(number, -1e6), 1e6)
  let thousandths = Int(bounded.magnitude * 1_000 + 0.5)
  let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
  let sign = bounded < 0 && thousandths > 0 ? "-" : ""
  guard rest > 0 else { return sign + "\(whole)" }
  let (hundredths, last) = rest.quotientAndRemainder(dividingBy: 10)
  let (tenths, middle) = hundredths.quotientAndRemainder(dividingBy: 10)
  let end = last > 0 ? "\(middle)\(last)" : middle > 0 ? "\(middle)" : ""
  return sign + "\(whole).\(tenths)" + end
}
