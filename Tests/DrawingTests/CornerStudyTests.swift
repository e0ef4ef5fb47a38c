import Drawing
import Foundation
import Geometry
import SVG
import Testing

/// Four ways to draw a circle and a capsule, measured along their outlines.
@Suite struct `Circles and capsules` {
  /// A way to draw a rectangle with ends as round as possible.
  enum Way: String, CaseIterable {
    case radius = "corner radius"
    case rectangle = "superellipse, n = 3.03"
    case superellipse = "superellipse, n = 2.22"
    case capsule = "capsule"

    func path(in rect: Rect) -> Path {
      switch self {
      case .radius: .rectangle(rect, radius: rect.height / 2)
      case .rectangle: .continuousRectangle(rect, radius: rect.height / 2)
      case .superellipse: .continuousRectangle(rect, radius: rect.height / 2, exponent: 2.22)
      case .capsule: .capsule(rect)
      }
    }
  }

  /// The measured values, in radii of the ends.
  struct Measures {
    /// The largest jump of the curvature.
    let jump: Double
    /// The greatest curvature.
    let most: Double
    /// The maximum distance of an end from a circle.
    let deviation: Double
    /// The share of the ends that is flatter than half of the circle's curvature.
    let flat: Double
    /// The curvature at the tip of an end.
    let tip: Double
    /// The distance along the outline from the beginning of the curvature to nine tenths of that of the
    /// circle.
    let rise: Double

    init(_ outline: Outline, in rect: Rect) {
      let radius = rect.height / 2
      let (left, right) = (rect.minX + radius, rect.maxX - radius)
      // The joints themselves belong to an end.
      func isEnd(_ place: Outline.Place) -> Bool {
        place.point.x <= left + 1e-4 || place.point.x >= right - 1e-4
      }
      jump = outline.largestJump * radius
      tip = (outline.places.min { $0.point.x > $1.point.x }?.curvature ?? 0) * radius
      rise = outline.rise(to: 0.9 / radius) / radius
      most = outline.greatestCurvature * radius
      flat = outline.shareOfFlat(below: 0.5 / radius, where: isEnd)
      deviation =
        outline.distance(
          fromCircleAbout: { place in
            isEnd(place)
              ? Point(x: place.point.x <= rect.midX ? left : right, y: rect.midY) : nil
          }, radius: radius) / radius
    }
  }

  static let circle = Rect(x: 0, y: 0, width: 80, height: 80)
  static let capsule = Rect(x: 0, y: 0, width: 144, height: 60)

  private func measures(_ way: Way, _ rect: Rect) -> Measures {
    Measures(Outline(way.path(in: rect)), in: rect)
  }

  /// A superellipse in a square is visibly no circle; a capsule has no sides there.
  @Test func `are a circle by a corner radius, and by a capsule without sides`() {
    let drawn = Measures(Outline(.circle(center: Self.circle.center, radius: 40)), in: Self.circle)
    for circle in [drawn, measures(.radius, Self.circle), measures(.capsule, Self.circle)] {
      #expect(circle.jump < 1e-6 && circle.deviation < 1e-6 && circle.flat == 0, "\(circle)")
      #expect(abs(circle.most - 1) < 1e-6)
    }
    for way in [Way.rectangle, .superellipse] {
      let other = measures(way, Self.circle)
      #expect(other.deviation > 0.03 && other.flat > 0.02 && other.most > 1.15, "\(way): \(other)")
    }
  }

  /// Only the path of a capsule bends slowly from its sides to a round tip.
  ///
  /// A corner radius bends at once where the sides end, and a superellipse is flat at the tip, too.
  @Test func `have smooth capsules by a path of their own`() {
    let radius = measures(.radius, Self.capsule)
    #expect(abs(radius.jump - 1) < 1e-4 && radius.rise == 0 && radius.deviation < 1e-6)
    let (wide, narrow) = (
      measures(.rectangle, Self.capsule), measures(.superellipse, Self.capsule)
    )
    #expect(wide.jump < 0.01 && narrow.jump < 0.01, "\(wide), \(narrow)")
    #expect(wide.deviation > 0.12 && wide.tip < 0.01 && narrow.tip < 0.01)
    #expect(narrow.rise < 0.3, "\(narrow)")
    let capsule = measures(.capsule, Self.capsule)
    #expect(capsule.jump < 0.01 && capsule.deviation < narrow.deviation, "\(capsule)")
    #expect(capsule.rise > 0.8 && capsule.most < 1.05 && capsule.tip > 1, "\(capsule)")
  }

  /// A capsule of any proportions, upright or not, is smooth and within its bounds.
  @Test(arguments: [1, 1.02, 1.3, 1.53, 2, 9])
  func `are smooth in any proportions`(ratio: Double) {
    for rect in [
      Rect(x: 3, y: 5, width: 40 * ratio, height: 40),
      Rect(x: 3, y: 5, width: 40, height: 40 * ratio),
    ] {
      let outline = Outline(.capsule(rect))
      #expect(outline.largestJump * 20 < 0.01)
      let (xs, ys) = (outline.places.map(\.point.x), outline.places.map(\.point.y))
      for (found, wanted) in [
        (xs.min(), rect.minX), (xs.max(), rect.maxX), (ys.min(), rect.minY), (ys.max(), rect.maxY),
      ] { #expect(abs((found ?? .infinity) - wanted) < 1e-4, "\(ratio)") }
      // Always in the same direction, and convex everywhere.
      #expect(outline.places.allSatisfy { $0.curvature > -1e-6 })
    }
  }

  // MARK: Picture

  private static let cell = Size(width: 186, height: 264)
  private static let head = 34.0
  private static let label = TextStyle(size: 10.5)

  @Test(arguments: [Palette.light, .dark])
  func `are shown with their curvature`(palette: Palette) throws {
    let size = Size(
      width: Double(Way.allCases.count) * Self.cell.width,
      height: Self.head + 2 * Self.cell.height)
    var picture = Picture(size: size)
    picture.fill(.rectangle(Rect(origin: .zero, size: size), radius: 8), with: .surface)
    for (column, way) in Way.allCases.enumerated() {
      let left = Double(column) * Self.cell.width
      picture.write(
        Lettering(
          way.rawValue, at: Point(x: left + Self.cell.width / 2, y: 22),
          style: Self.label.weight(700), .middle))
      for (row, shape) in [Self.circle, Self.capsule].enumerated() {
        draw(
          way, of: shape, into: &picture,
          at: Point(x: left, y: Self.head + Double(row) * Self.cell.height))
      }
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path:
        "../../Sources/Drawing/Drawing.docc/Resources/capsules\(palette.isDark ? "~dark" : "").svg"
    ).standardizedFileURL
    let document = SVGDocument(
      picture, title: "Circles and capsules", palette: palette,
      families: "DejaVu Sans, sans-serif")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try Data(document.bytes).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == document.text)
  }

  /// Draws a shape with its curvature as a comb, the curvature along it as a line, and the measured values.
  private func draw(_ way: Way, of shape: Rect, into picture: inout Picture, at corner: Point) {
    let rect = Rect(
      x: corner.x + (Self.cell.width - shape.width) / 2, y: corner.y + 30 + (80 - shape.height) / 2,
      width: shape.width, height: shape.height)
    let outline = Outline(way.path(in: rect))
    let radius = rect.height / 2
    // A tooth for every four points of the outline, with the curvature as its length.
    var comb = Path()
    var edge: [Float] = []
    var last = -Double.infinity
    for place in outline.places {
      let reach = 14 * place.curvature * radius
      let tip = Point(
        x: place.point.x + place.outwards.x * reach, y: place.point.y + place.outwards.y * reach)
      edge += [Float(tip.x), Float(tip.y)]
      guard place.distance - last >= 4 else { continue }
      last = place.distance
      comb.append(.move(place.point))
      comb.append(.line(tip))
    }
    var rim = Path()
    rim.append(polyline: thinned(edge))
    picture.fill(way.path(in: rect), with: .fill)
    picture.stroke(comb, with: .accent.opacity(0.35), Stroke(width: 0.6))
    picture.stroke(rim, with: .accent, Stroke(width: 0.8, join: .round))
    picture.stroke(way.path(in: rect), with: .primary, Stroke(width: 1.2))
    graph(
      outline, radius, into: &picture,
      in: Rect(x: corner.x + 16, y: corner.y + 148, width: Self.cell.width - 32, height: 36))
    let measures = Measures(outline, in: rect)
    let lines = [
      "jump \(text(measures.jump)) / r, most \(text(measures.most)) / r",
      "tip \(text(measures.tip)) / r, rises in \(text(measures.rise)) r",
      "off a circle by \(text(measures.deviation * 100)) % of r",
      "below 0.5 / r: \(text(measures.flat * 100)) %",
    ]
    for (number, line) in lines.enumerated() {
      picture.write(
        Lettering(
          line, at: Point(x: corner.x + 14, y: corner.y + 204 + Double(number) * 14),
          style: Self.label, ink: .secondary))
    }
  }

  /// Draws the curvature along the outline, from zero to twice that of the circle.
  private func graph(
    _ outline: Outline, _ radius: Double, into picture: inout Picture, in frame: Rect
  ) {
    let length = outline.places.last?.distance ?? 1
    for level in 0...2 {
      let y = frame.maxY - Double(level) * frame.height / 2
      picture.stroke(
        .line(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y)), with: .border,
        Stroke(width: 0.75))
    }
    var points: [Float] = []
    for place in outline.places {
      let height = place.curvature * radius * frame.height / 2
      points.append(Float(frame.minX + place.distance / length * frame.width))
      points.append(Float(frame.maxY - height))
    }
    var line = Path()
    line.append(polyline: thinned(points))
    picture.stroke(line, with: .accent, Stroke(width: 1.2, join: .round))
  }

  /// A line without points that are invisibly close to the last one kept.
  private func thinned(_ points: [Float]) -> [Float] {
    var kept: [Float] = []
    for place in stride(from: 0, to: points.count, by: 2) {
      let (x, y) = (points[place], points[place + 1])
      let isLast = place == points.count - 2
      if let lastX = kept.dropLast().last, let lastY = kept.last, !isLast,
        max(abs(x - lastX), abs(y - lastY)) < 1.5
      {
        continue
      }
      kept += [x, y]
    }
    return kept
  }

  /// A number with two decimals.
  private func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
