import Foundation

/// A kind of colour vision: the usual one, or that of people who lack one kind of cone.
public enum ColorVision: String, CaseIterable, Sendable {
  case normal, protanopia, deuteranopia, tritanopia

  /// Simulates it on linear red, green and blue.
  ///
  /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based Model for Simulation
  /// of Color Vision Deficiency”, IEEE TVCG 15 (2009) 1291: severity 1, on linear light.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Two colours and their perceived difference.
  public struct Pair: Sendable {
    /// The indices of the colours.
    public let one, other: Int
    /// Their distance in OKLab; simulated values outside sRGB are not clipped.
    public let distance: Double
  }

  /// The two colours that look most alike.
  ///
  /// - Parameter colors: the linear red, green and blue of each colour; at least two.
  public func closest(_ colors: [[Double]]) -> Pair {
    let seen = colors.map { OKLab.lab(multiplied(matrix, $0)) }
    var closest = Pair(one: 0, other: 1, distance: .infinity)
    for one in seen.indices {
      for other in seen.indices where other > one {
        let distance = zip(seen[one], seen[other]).reduce(0) {
          $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
        }.squareRoot()
        if distance < closest.distance {
          closest = Pair(one: one, other: other, distance: distance)
        }
      }
    }
    return closest
  }
}

/// OKLab as defined by Björn Ottosson, independently of the sources.
public enum OKLab {
  /// Linear red, green and blue of a colour in cylindrical coordinates, the hue in degrees.
  public static func linearLight(lightness: Double, chroma: Double, hue: Double) -> [Double] {
    let angle = hue * .pi / 180
    let cones = multiplied(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ], [lightness, chroma * cos(angle), chroma * sin(angle)])
    return multiplied(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], cones.map { $0 * $0 * $0 })
  }

  static func lab(_ light: [Double]) -> [Double] {
    let cones = multiplied(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], light)
    return multiplied(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0) })
  }
}

private func multiplied(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
}
