public import Geometry
private import Numerics

/// A colour in OKLab, a perceptually uniform space: the midpoint of two colours looks halfway between them.
///
/// Björn Ottosson, “A perceptual color space for image processing” (2020). The components are premultiplied
/// by the opacity for interpolation, so that a colour fades without turning grey.
public struct PerceptualColor: Sendable, Hashable, Animatable {
  /// The lightness, from 0 for black to 1 for white.
  public var lightness: Double
  /// The green–red axis: negative towards green, positive towards red.
  public var a: Double
  /// The blue–yellow axis: negative towards blue, positive towards yellow.
  public var b: Double
  /// The opacity, from 0 for transparent to 1 for opaque.
  public var opacity: Double

  /// Makes a colour from its parts in OKLab.
  public init(lightness: Double, a: Double, b: Double, opacity: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.opacity = opacity
  }

  /// Makes a colour from its parts in sRGB, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, opacity: opacity)
  }

  /// The components in sRGB, each 0 to 1; colours out of gamut are clipped.
  public var sRGB: (red: Double, green: Double, blue: Double) {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    )
  }

  /// Lightness, `a` and `b`, each multiplied by the opacity, and the opacity.
  public var animatableData: AnimatablePair<AnimatablePair<Double, Point>, Double> {
    get {
      AnimatablePair(
        AnimatablePair(lightness * opacity, Point(x: a * opacity, y: b * opacity)), opacity)
    }
    set {
      opacity = newValue.second
      let factor = opacity > 0 ? 1 / opacity : 0
      lightness = newValue.first.first * factor
      a = newValue.first.second.x * factor
      b = newValue.first.second.y * factor
    }
  }

  /// Converts an sRGB component to linear light: IEC 61966-2-1.
  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let part = light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
    return min(max(part, 0), 1)
  }
}

private func cube(_ x: Double) -> Double { x * x * x }
