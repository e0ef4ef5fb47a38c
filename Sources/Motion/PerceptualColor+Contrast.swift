private import Numerics

extension PerceptualColor {
  /// The relative luminance of WCAG 2.2, 0 to 1.
  public var luminance: Double {
    let (red, green, blue) = sRGB
    func light(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// Returns the contrast between two opaque colours by WCAG 2.2: 1 to 21.
  public func contrast(with other: PerceptualColor) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }
}
