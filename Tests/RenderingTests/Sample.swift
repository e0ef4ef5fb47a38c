import Drawing
import Geometry
import Motion

/// A picture with every kind of operation.
enum Sample {
  static let picture: Picture = {
    var picture = Picture(size: Size(width: 240, height: 160))
    picture.fill(.rectangle(Rect(x: 0, y: 0, width: 240, height: 160)), with: .background)
    for (place, kind) in Pattern.Kind.allCases.enumerated() {
      picture.fill(
        .rectangle(Rect(x: 8 + Double(place) * 28, y: 8, width: 24, height: 24), radius: 4),
        with: .pattern(.marks(kind, ink: .primary, ground: .fill)))
    }
    picture.fill(
      .rectangle(Rect(x: 8, y: 40, width: 60, height: 40), radius: 6),
      with: .gradient(
        LinearGradient(
          from: Point(x: 8, y: 40), to: Point(x: 68, y: 40),
          stops: [.init(.accent, at: 0), .init(.accent.opacity(0), at: 1)])))
    var curve = Path()
    curve.append(.move(Point(x: 80, y: 80)))
    curve.append(.quadratic(Point(x: 95, y: 20), Point(x: 110, y: 80)))
    curve.append(.curve(Point(x: 120, y: 120), Point(x: 130, y: 0), Point(x: 140, y: 80)))
    picture.stroke(curve, with: .accent, Stroke(width: 3, cap: .round, join: .round, dash: [9, 6]))
    var ring = Path()
    ring.append(.circle(center: Point(x: 180, y: 60), radius: 20))
    ring.append(.arc(center: Point(x: 180, y: 60), radius: 10, start: 2 * .pi, end: 0))
    ring.append(.close)
    picture.fill(ring, with: .palette(3))
    picture.nested { inner in
      inner.fade(to: 0.5)
      inner.clip(to: .circle(center: Point(x: 216, y: 60), radius: 14))
      inner.translate(by: Point(x: 216, y: 60))
      inner.rotate(by: .pi / 6)
      inner.scale(x: 1, y: 0.5)
      inner.fill(.rectangle(Rect(x: -20, y: -20, width: 40, height: 40)), with: .danger)
    }
    picture.stroke(.line(from: Point(x: 8, y: 120), to: Point(x: 232, y: 120)), with: .border)
    for (text, x, horizontal) in [
      ("Work", 8.0, Lettering.Horizontal.left), ("Їжа", 120, .middle), ("Дом 42 %", 232, .right),
    ] {
      picture.write(
        Lettering(text, at: Point(x: x, y: 120), style: .headline, horizontal, .bottom))
    }
    picture.write(
      Lettering("middle", at: Point(x: 40, y: 140), style: .caption, .middle, .middle, angle: -0.2))
    picture.write(
      Lettering(
        "1:1", at: Point(x: 200, y: 125), style: TextStyle(size: 13, isMonospaced: true),
        ink: .secondary, .left, .top))
    return picture
  }()
}
