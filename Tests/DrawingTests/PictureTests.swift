import Drawing
import Geometry
import Motion
import Testing

@Suite struct `A picture` {
  private let path = Path.line(from: .zero, to: Point(x: 4, y: 8))
  private let red = PerceptualColor(lightness: 0.5, a: 0.25, b: 0.125)
  private let blue = PerceptualColor(lightness: 0.75, a: -0.25, b: -0.5, opacity: 0.5)

  private var inks: [Ink] {
    let plain: [Ink] = [
      .accent, .palette(12), .text(on: .palette(7)), .text(on: .fill), .others, .color(blue),
      .pair(light: red, dark: blue), .border.opacity(0.25),
    ]
    return plain + plain.map { $0.mixed(with: .color(red), share: 0.25) }
  }

  private var paints: [Paint] {
    inks.map { .ink($0) }
      + [
        .gradient(
          LinearGradient(
            from: .zero, to: Point(x: 0, y: 9),
            stops: [.init(.accent, at: 0), .init(.palette(3), at: 0.5), .init(.fill, at: 1)])),
        .radial(
          RadialGradient(
            center: Point(x: 3, y: 4), from: 0.5, to: 8,
            stops: [.init(.accent, at: 0), .init(.fill, at: 1)])),
        .angular(
          AngularGradient(
            center: Point(x: 3, y: 4), start: 0.25, reach: 16,
            stops: [.init(.accent, at: 0), .init(.palette(3), at: 0.5), .init(.accent, at: 1)])),
      ]
      + Pattern.Kind.allCases.flatMap { kind in
        [nil, Ink.surface].map { .pattern(.marks(kind, ink: .primary, ground: $0)) }
      }
  }

  /// The operations that `draw` records, as read back from the picture.
  private func recorded(_ draw: (inout Picture) -> Void) -> [Operation] {
    var picture = Picture(size: Size(width: 100, height: 50))
    draw(&picture)
    return Array(picture.operations)
  }

  @Test func `returns every paint as it was recorded`() {
    for paint in paints {
      let operations = recorded { $0.fill(path, with: paint) }
      guard case .fill(path, let found) = operations.first, operations.count == 1 else {
        Issue.record("\(operations)")
        continue
      }
      // Patterns are rotated by fractions of π, which are stored with 24 bits.
      let again = recorded { $0.fill(path, with: found) }
      #expect(again == operations)
      if case .pattern(let pattern) = paint, case .pattern(let kept) = found {
        #expect(kept.marks == pattern.marks && kept.ground == pattern.ground)
        #expect(abs(kept.angle - pattern.angle) < 1e-6)
      } else {
        #expect(found == paint)
      }
    }
  }

  @Test(arguments: [
    Stroke(), Stroke(width: 2.5, cap: .round, join: .bevel, dash: [1, 2, 3]),
    Stroke(width: 0.5, cap: .square, join: .round),
  ])
  func `returns a stroke as it was recorded`(stroke: Stroke) {
    #expect(
      recorded { $0.stroke(path, with: .danger, stroke) } == [
        .stroke(path, .ink(.danger), stroke)
      ])
  }

  @Test func `returns texts in their order`() {
    let texts = [
      Lettering("дім 🎲", at: Point(x: 1, y: 2), .middle, .top, angle: 0.5),
      Lettering("", at: .zero, style: .largeTitle, ink: .palette(1), .right, .bottom),
      Lettering(
        "12:30", at: Point(x: 3, y: 4), style: TextStyle(size: 9, weight: 300, isMonospaced: true),
        .left, .middle),
    ]
    #expect(recorded { for text in texts { $0.write(text) } } == texts.map { .write($0) })
  }

  @Test func `returns nested operations, always closed`() throws {
    struct Stop: Error {}
    let operations = recorded { picture in
      try? picture.nested { picture throws(Stop) in
        picture.translate(by: Point(x: 1, y: 2))
        picture.scale(x: 2, y: -2)
        picture.rotate(by: 0.5)
        picture.fade(to: 7)
        picture.clip(to: path)
        try picture.group("the line") { _ throws(Stop) in throw Stop() }
      }
    }
    #expect(
      operations == [
        .begin, .translate(Point(x: 1, y: 2)), .scale(Point(x: 2, y: -2)), .rotate(0.5), .fade(1),
        .clip(path), .beginGroup("the line"), .endGroup, .end,
      ])
  }

  @Test func `can include another picture with its texts`() {
    var inner = Picture(size: .zero)
    inner.write(Lettering("b", at: .zero))
    let operations = recorded { picture in
      picture.write(Lettering("a", at: .zero))
      picture.draw(inner, at: Point(x: 5, y: 6))
      picture.draw(Picture(size: .zero))
      picture.write(Lettering("c", at: .zero))
    }
    #expect(
      operations == [
        .write(Lettering("a", at: .zero)), .begin, .translate(Point(x: 5, y: 6)),
        .write(Lettering("b", at: .zero)), .end, .write(Lettering("c", at: .zero)),
      ])
  }

  @Test func `holds nothing where there is nothing to draw`() {
    #expect(recorded { $0.fill(Path(), with: .accent) } == [])
    #expect(recorded { $0.stroke(Path(), with: .accent) } == [])
  }

  @Test func `has patterns that differ in their marks or their direction`() {
    let patterns = Pattern.Kind.allCases.map { Pattern.marks($0, ink: .primary) }
    #expect(Set(patterns).count == patterns.count)
  }
}
