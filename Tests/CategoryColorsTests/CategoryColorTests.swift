import CategoryColors
import Foundation
import Testing

@Suite struct `The twelve colours` {
  /// Matrices that simulate how people who lack one kind of cone see linear red, green and blue.
  ///
  /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based Model for Simulation
  /// of Color Vision Deficiency”, IEEE TVCG 15 (2009) 1291: severity 1, on linear light.
  enum Vision: String, CaseIterable {
    case normal, protanopia, deuteranopia, tritanopia

    var matrix: [[Double]] {
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
  }

  /// The smallest OKLab distance between any two colours; simulated values outside sRGB are not clipped.
  private static let least: [(vision: Vision, light: Double, dark: Double)] = [
    (.normal, 0.1138, 0.0873), (.protanopia, 0.0884, 0.0669), (.deuteranopia, 0.0855, 0.0639),
    (.tritanopia, 0.0871, 0.0737),
  ]

  @Test(arguments: least)
  func `differ by a distance, however many kinds of cones an eye has`(
    vision: Vision, light: Double, dark: Double
  ) {
    for (shades, least) in [
      (CategoryColor.all.map(\.light), light), (CategoryColor.all.map(\.dark), dark),
    ] {
      let seen = shades.map { lab(multiplied(vision.matrix, linearLight($0))) }
      for one in seen.indices {
        for other in seen.indices where other > one {
          let distance = zip(seen[one], seen[other]).reduce(0) {
            $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
          }.squareRoot()
          #expect(distance >= least, "\(one + 1) and \(other + 1) with \(vision): \(distance)")
        }
      }
    }
  }

  @Test func `are shown by every screen as they are`() {
    for shade in CategoryColor.all.flatMap({ [$0.light, $0.dark] }) {
      #expect(linearLight(shade).allSatisfy { (-0.003...1.003).contains($0) }, "\(shade.css)")
    }
  }

  @Test func `are written for a style sheet`() {
    #expect(CategoryColor.all.count == 12)
    #expect(CategoryColor.all[0].light.css == "oklch(.580 .190 270)")
    #expect(CategoryColor.all[9].dark.css == "oklch(.872 .070 50)")
  }

  @Test(arguments: [(1, 0), (12, 11), (13, 0), (0, 11), (-11, 0), (-12, 11), (Int.max, 6)])
  func `are counted around the palette`(number: Int, place: Int) {
    #expect(CategoryColor.place(of: number) == place)
    #expect(CategoryColor.number(number) == CategoryColor.all[place])
  }

  // MARK: OKLab, as B. Ottosson defines it

  private func linearLight(_ shade: CategoryColor.Shade) -> [Double] {
    let angle = Double(shade.hue) * .pi / 180
    let chroma = Double(shade.chroma) / 1_000
    let lab = [Double(shade.lightness) / 1_000, chroma * cos(angle), chroma * sin(angle)]
    let cones = multiplied(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ], lab)
    return multiplied(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], cones.map { $0 * $0 * $0 })
  }

  private func lab(_ light: [Double]) -> [Double] {
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

  private func multiplied(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
