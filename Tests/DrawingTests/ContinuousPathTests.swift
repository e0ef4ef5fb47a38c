import Drawing
import Foundation
import Geometry
import Testing

@Suite struct `A rectangle with continuous corners` {
  /// A cubic curve, and a position on it.
  struct Curve {
    let points: [Point]

    func at(_ share: Double) -> Point {
      let rest = 1 - share
      let weights = [
        rest * rest * rest, 3 * share * rest * rest, 3 * share * share * rest,
        share * share * share,
      ]
      return Point(
        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
    }
  }

  private func curves(_ path: Path) -> [Curve] {
    var (curves, place) = ([Curve](), Point(x: 0, y: 0))
    for step in path.steps {
      switch step {
      case .move(let point), .line(let point): place = point
      case .curve(let first, let second, let end):
        curves.append(Curve(points: [place, first, second, end]))
        place = end
      default: break
      }
    }
    return curves
  }

  @Test(arguments: [2, 2.22, 2.5, 3.03])
  func `follows the superellipse in every corner`(exponent: Double) {
    let rect = Rect(x: 10, y: -20, width: 300, height: 200)
    let path = Path.continuousRectangle(rect, radius: 60, exponent: exponent)
    let curves = curves(path)
    #expect(curves.count == 8)
    for curve in curves {
      for step in 0...100 {
        let point = curve.at(Double(step) / 100)
        // From the middle of the corner's curve, in radii.
        let x = max(70 - point.x, point.x - 250) / 60
        let y = max(40 - point.y, point.y - 120) / 60
        let sum = pow(max(x, 0), exponent) + pow(max(y, 0), exponent)
        let slope = exponent * hypot(pow(max(x, 0), exponent - 1), pow(max(y, 0), exponent - 1))
        #expect(abs(sum - 1) / slope < 0.0004, "\(point) of \(exponent)")
      }
    }
  }

  @Test func `is straight where a side ends, and smooth in the middle of a corner`() {
    let path = Path.continuousRectangle(
      Rect(x: 0, y: 0, width: 100, height: 40), radius: .infinity, exponent: 2.22)
    let curves = curves(path)
    for pair in stride(from: 0, to: 8, by: 2) {
      let (first, second) = (curves[pair].points, curves[pair + 1].points)
      func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      }
      #expect(abs(bend(first[0], first[1], first[2])) < 1e-4)
      #expect(abs(bend(second[1], second[2], second[3])) < 1e-4)
      #expect(abs(bend(first[2], first[3], second[1])) < 1e-4)
    }
  }

  @Test func `limits its radius to half the shorter side`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    let path = Path.continuousRectangle(rect, radius: 99)
    #expect(path == .continuousRectangle(rect, radius: 20))
    let xs = curves(path).flatMap { $0.points.map(\.x) }
    #expect(xs.min() == 0 && xs.max() == 100)
    #expect(!xs.contains { $0 > 20.001 && $0 < 79.999 })
    #expect(curves(.continuousRectangle(rect, radius: -1)).allSatisfy { $0.at(0.5) == $0.at(0) })
  }
}
