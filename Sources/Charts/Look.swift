internal import Motion
private import Numerics

/// How a colour looks: to most people, to those who do not tell red from green, and by its hue
/// alone.
struct Look {
  private let usual, protan, deutan, byHue: PerceptualColor

  init(of color: PerceptualColor) {
    usual = color
    protan = color.seen(through: Self.protan)
    deutan = color.seen(through: Self.deutan)
    // As strong and as light as a theme draws hues.
    let strength = (color.a * color.a + color.b * color.b).squareRoot()
    let factor = strength > 0 ? 0.14 / strength : 0
    byHue = PerceptualColor(lightness: 0.6, a: color.a * factor, b: color.b * factor)
  }

  /// The smallest difference of two colours over all kinds of vision: from 1 on they are distinct.
  func clearness(beside other: Look) -> Double {
    min(
      usual.distance(to: other.usual) / 0.06, byHue.distance(to: other.byHue) / 0.036,
      min(protan.distance(to: other.protan), deutan.distance(to: other.deutan)) / 0.035)
  }

  /// Whether most people take both for the same.
  func isAlike(_ other: Look) -> Bool {
    usual.distance(to: other.usual) < 0.03 || byHue.distance(to: other.byHue) < 0.018
  }

  /// What eyes without the first or the second kind of cones make of linear light.
  ///
  /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency”, IEEE TVCG 15 (2009) 1291: severity 1.
  private static let protan = [
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]
  private static let deutan = [
    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
  ]
}

extension PerceptualColor {
  /// The colour as it looks to those whose eyes mix its light so.
  fileprivate func seen(through eyes: [[Double]]) -> PerceptualColor {
    let light = linearLight
    let mixed = eyes.map { row in
      max(row[0] * light.red + row[1] * light.green + row[2] * light.blue, 0)
    }
    return PerceptualColor(
      red: Self.encoded(mixed[0]), green: Self.encoded(mixed[1]), blue: Self.encoded(mixed[2]))
  }

  /// The parts in sRGB before they are encoded.
  private var linearLight: (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = sRGB
    return (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
  }

  /// IEC 61966-2-1.
  private static func decoded(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }
}
