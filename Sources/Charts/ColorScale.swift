public import Motion

/// Colours for amounts, in steps that look equally large: a straight line through OKLab.
public struct ColorScale: Sendable, Hashable {
  /// A colour with the amounts it stands for.
  public struct Step: Sendable, Hashable {
    /// The least amount; it belongs to the step.
    public let low: Double
    /// The greatest amount; it belongs to the next step, and to the last one itself.
    public let high: Double
    /// The colour.
    public let color: PerceptualColor
  }

  /// The steps, from the least amount to the greatest: the legend.
  public let steps: [Step]

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - first: the colour of the least amounts.
  ///   - last: the colour of the greatest.
  ///   - range: the amounts.
  ///   - count: how many steps, at least two; more than seven are not told apart.
  public init(
    from first: PerceptualColor, to last: PerceptualColor, over range: Extremes, count: Int = 5
  ) {
    let count = max(count, 2)
    let span = (range.high - range.low) / Double(count)
    steps = (0..<count).map { number in
      var color = first
      color.animatableData = first.animatableData.interpolated(
        towards: last.animatableData, amount: Double(number) / Double(count - 1))
      return Step(
        low: range.low + Double(number) * span, high: range.low + Double(number + 1) * span,
        color: color)
    }
  }

  /// The scale for a light or for a dark ground: from what stands out from it to what is far from it.
  public static func standard(isDark: Bool, over range: Extremes, count: Int = 5) -> ColorScale {
    isDark
      ? ColorScale(
        from: PerceptualColor(lightness: 0.4, a: -0.007, b: -0.075),
        to: PerceptualColor(lightness: 0.9, a: -0.01, b: -0.045), over: range, count: count)
      : ColorScale(
        from: PerceptualColor(lightness: 0.86, a: -0.008, b: -0.05),
        to: PerceptualColor(lightness: 0.4, a: -0.012, b: -0.135), over: range, count: count)
  }

  /// The colour of an amount; one beyond the scale has that of the nearest step.
  public func color(of amount: Double) -> PerceptualColor {
    (steps.last { $0.low <= amount } ?? steps[0]).color
  }
}

extension PerceptualColor {
  /// How far two colours are apart in OKLab; 0.02 is about the least that is seen.
  public func distance(to other: PerceptualColor) -> Double {
    let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + x * x + y * y).squareRoot()
  }
}

extension PerceptualColor {
  static let black = PerceptualColor(lightness: 0, a: 0, b: 0)
  static let white = PerceptualColor(lightness: 1, a: 0, b: 0)
}
