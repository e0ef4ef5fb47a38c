internal import Drawing
private import Geometry
private import Numerics

extension SVGText {
  /// Adds the steps of a path in the syntax of SVG path data.
  mutating func steps(of path: Path) {
    var isDown = false
    for step in path.steps {
      switch step {
      case .move(let point): letter("M", point)
      case .line(let point): letter(isDown ? "L" : "M", point)
      case .quadratic(let control, let end):
        letter("Q", control)
        letter(" ", end)
      case .curve(let first, let second, let end):
        letter("C", first)
        letter(" ", second)
        letter(" ", end)
      case .arc(let center, let radius, let start, let end):
        letter(isDown ? "L" : "M", at(center, radius, start))
        arc(center, radius, start, end)
      case .close: markup("Z")
      case .rectangle(let rect):
        letter("M", rect.origin)
        markup("h")
        number(rect.width)
        markup("v")
        number(rect.height)
        markup("h")
        number(-rect.width)
        markup("Z")
      case .roundedRectangle(let rect, let radius): rounded(rect, radius)
      case .circle(let center, let radius):
        letter("M", at(center, radius, 0))
        arc(center, radius, 0, 2 * .pi)
        markup("Z")
      }
      isDown = true
    }
  }

  private mutating func letter(_ letter: String, _ point: Point) {
    markup(letter)
    pair(point.x, point.y)
  }

  /// Adds an arc in parts of less than half a turn, which SVG draws unambiguously.
  private mutating func arc(_ center: Point, _ radius: Double, _ start: Double, _ end: Double) {
    let count = max(1, Int(((end - start).magnitude / 3).rounded(.up)))
    for number in 1...count {
      let angle = start + (end - start) * Double(number) / Double(count)
      markup("A")
      pair(radius, radius)
      markup(end >= start ? " 0 0 1 " : " 0 0 0 ")
      let point = at(center, radius, angle)
      pair(point.x, point.y)
    }
  }

  private mutating func rounded(_ rect: Rect, _ radius: Double) {
    let inner = rect.inset(by: radius)
    letter("M", Point(x: inner.minX, y: rect.minY))
    letter("L", Point(x: inner.maxX, y: rect.minY))
    arc(Point(x: inner.maxX, y: inner.minY), radius, -.pi / 2, 0)
    letter("L", Point(x: rect.maxX, y: inner.maxY))
    arc(Point(x: inner.maxX, y: inner.maxY), radius, 0, .pi / 2)
    letter("L", Point(x: inner.minX, y: rect.maxY))
    arc(Point(x: inner.minX, y: inner.maxY), radius, .pi / 2, .pi)
    letter("L", Point(x: rect.minX, y: inner.minY))
    arc(Point(x: inner.minX, y: inner.minY), radius, .pi, 1.5 * .pi)
    markup("Z")
  }

  private func at(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
  }
}
