public import Drawing
public import Motion

/// Colours for amounts, in perceptually equal steps along a straight line through OKLab.
public struct ColorScale: Sendable, Hashable {
  /// A colour with the range of amounts that it represents.
  public struct Step: Sendable, Hashable {
    /// The lower bound, inclusive.
    public let low: Double
    /// The upper bound, exclusive except for the last step.
    public let high: Double
    /// The colour.
    public let color: PerceptualColor
  }

  /// The steps in ascending order, as in a legend.
  public let steps: [Step]
  /// Whether its colours are those of the theme.
  private var isStandard = false
  /// The ink of each step, if they are those of a colour of the theme.
  private var inks: [Ink] = []

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - first: the colour of the least amounts.
  ///   - last: the colour of the greatest.
  ///   - range: the amounts.
  ///   - count: the number of steps, at least two; more than seven are hard to distinguish.
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

  /// The scale for a light or a dark background: from a colour just distinguishable from it to one of high
  /// contrast.
  public static func standard(isDark: Bool, over range: Extremes, count: Int = 5) -> ColorScale {
    let palette = isDark ? Palette.dark : .light
    var scale = ColorScale(
      from: palette[.leastAmount], to: palette[.mostAmount], over: range, count: count)
    scale.isStandard = true
    return scale
  }

  /// Returns a scale of the strengths of one ink: mixed with the surface, as it is on both backgrounds.
  ///
  /// - Parameters:
  ///   - ink: the ink of the greatest amounts.
  ///   - steps: the end of each step, ascending, and the share of the ink in its colour.
  ///   - isDark: whether the colours of ``steps`` are those of dark mode.
  public static func strengths(
    of ink: Ink, _ steps: [(end: Double, strength: Double)], isDark: Bool
  ) -> ColorScale {
    let inks = steps.map { Ink.surface.mixed(with: ink, share: $0.strength) }
    let lows = [0] + steps.map { $0.end }
    let palette = isDark ? Palette.dark : .light
    return ColorScale(
      steps: steps.indices.map {
        Step(low: lows[$0], high: steps[$0].end, color: palette.color(of: inks[$0]))
      }, inks: inks)
  }

  private init(steps: [Step], inks: [Ink]) {
    self.steps = steps
    self.inks = inks
  }

  /// Returns the colour of an amount; amounts beyond the scale have that of the nearest step.
  public func color(of amount: Double) -> PerceptualColor {
    steps[step(of: amount)].color
  }

  /// Returns the ink of an amount, of this scale in light mode and of another with the same steps
  /// in dark mode.
  ///
  /// Of the standard scales it is a colour of the theme, which may be another one than that of the steps.
  public func ink(of amount: Double, dark: ColorScale) -> Ink {
    if !inks.isEmpty { return inks[step(of: amount)] }
    guard isStandard, dark.isStandard else {
      return .pair(light: color(of: amount), dark: dark.color(of: amount))
    }
    return .leastAmount.mixed(
      with: .mostAmount, share: Double(step(of: amount)) / Double(steps.count - 1))
  }

  private func step(of amount: Double) -> Int { steps.lastIndex { $0.low <= amount } ?? 0 }
}

extension PerceptualColor {
  /// Returns the distance of two colours in OKLab; about 0.02 is just noticeable.
  public func distance(to other: PerceptualColor) -> Double {
    let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + x * x + y * y).squareRoot()
  }
}

extension PerceptualColor {
  static let black = PerceptualColor(lightness: 0, a: 0, b: 0)
  static let white = PerceptualColor(lightness: 1, a: 0, b: 0)
}
