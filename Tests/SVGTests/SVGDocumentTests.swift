import Drawing
import Foundation
import Geometry
import Motion
import SVG
import Testing

// FoundationXML would be another library to install, so the form of the text is compared.

@Suite struct `A document of SVG` {
  private let black = Ink.color(PerceptualColor(red: 0, green: 0, blue: 0))

  private func body(_ draw: (inout Picture) -> Void) -> String {
    var picture = Picture(size: Size(width: 20, height: 10))
    draw(&picture)
    let text = SVGDocument(picture, title: "T").text
    let start = text.range(of: "</title>\n")?.upperBound ?? text.startIndex
    return String(text[start...].dropLast("</svg>\n".count))
  }

  @Test func `has a size, a title and a description`() {
    let picture = Picture(size: Size(width: 20, height: 10.5))
    let document = SVGDocument(picture, title: "a<b", description: "1 & 2", families: "\"F\"")
    #expect(
      document.text == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="20" height="10.5" \
        viewBox="0 0 20 10.5" font-family="&quot;F&quot;">
        <title>a&lt;b</title>
        <desc>1 &amp; 2</desc>
        </svg>

        """)
  }

  @Test(arguments: [
    ("</text><script>alert(1)</script>", "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload='x'", "&quot; onload=&#39;x&#39;"), ("a\u{0}b\u{1B}\n", "a b  "),
    ("дім 🎲", "дім 🎲"),
    ("&amp;", "&amp;amp;"),
  ])
  func `escapes text`(text: String, escaped: String) {
    let body = body { $0.write(Lettering(text, at: .zero, ink: black)) }
    #expect(body.hasSuffix(">\(escaped)</text>\n"))
    #expect(self.body { $0.group(text) { _ in } } == "<g><title>\(escaped)</title>\n</g>\n")
  }

  @Test func `writes each step of a path`() {
    var path = Path()
    path.append(.move(Point(x: 1, y: 2)))
    path.append(.line(Point(x: -3.5, y: 0.0625)))
    path.append(.quadratic(Point(x: 1, y: 1), Point(x: 2, y: 2)))
    path.append(.curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3)))
    path.append(.arc(center: Point(x: 5, y: 5), radius: 2, start: .pi / 2, end: 0))
    path.append(.close)
    path.append(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      body { $0.fill(path, with: black) } == """
        <path d="M1 2L-3.5 0.063Q1 1 2 2C1 1 2 2 3 3L5 7A2 2 0 0 0 7 5ZM1 2h3v4h-3Z" fill="#000000"/>

        """)
  }

  @Test func `draws circles and round corners of arcs below half a turn`() {
    let circle = body { $0.fill(.circle(center: Point(x: 5, y: 5), radius: 2), with: black) }
    #expect(circle.components(separatedBy: "A2 2 0 0 1").count == 4 && circle.contains("M7 5"))
    let box = body {
      $0.fill(.rectangle(Rect(x: 0, y: 0, width: 8, height: 6), radius: 2), with: black)
    }
    #expect(
      box.contains(
        "d=\"M2 0L6 0A2 2 0 0 1 8 2L8 4A2 2 0 0 1 6 6L2 6A2 2 0 0 1 0 4L0 2A2 2 0 0 1 2 0Z\""))
  }

  @Test func `closes open elements in order`() {
    let body = body { picture in
      picture.nested { inner in
        inner.translate(by: Point(x: 1, y: 2))
        inner.scale(x: 2, y: 2)
        inner.rotate(by: .pi / 2)
        inner.clip(to: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)))
      }
      picture.translate(by: Point(x: 5, y: 5))
    }
    #expect(
      body.contains(
        """
        <g transform="translate(1 2)">
        <g transform="scale(2 2)">
        <g transform="rotate(90)">
        <g clip-path="url(#c1)">
        </g>
        </g>
        </g>
        </g>
        <g transform="translate(5 5)">
        </g>

        """))
    #expect(
      body.hasPrefix("<defs>\n<clipPath id=\"c1\"><path d=\"M0 0h1v1h-1Z\"/></clipPath>\n</defs>\n")
    )
  }

  @Test func `fades nested operations, and none after them`() {
    let body = body { picture in
      picture.nested { inner in
        inner.fade(to: 0.5)
        inner.nested {
          $0.fade(to: 0.5)
          $0.fill(.line(from: .zero, to: .zero), with: black)
        }
      }
      picture.fill(.line(from: .zero, to: .zero), with: black)
    }
    #expect(
      body == """
        <path d="M0 0L0 0" fill="#000000" fill-opacity="0.25"/>
        <path d="M0 0L0 0" fill="#000000"/>

        """)
  }

  @Test func `defines each pattern and gradient once`() {
    let box = Path.rectangle(Rect(x: 0, y: 0, width: 8, height: 8))
    let pattern = Pattern.marks(.rising, ink: black, ground: .background)
    let gradient = LinearGradient(
      from: .zero, to: Point(x: 0, y: 8),
      stops: [.init(black, at: 0), .init(black.opacity(0), at: 1)])
    let body = body { picture in
      for _ in 0..<2 {
        picture.fill(box, with: .pattern(pattern))
        picture.fill(box, with: .gradient(gradient))
      }
      picture.fill(box, with: .pattern(.marks(.dots, ink: black)))
    }
    #expect(
      body.hasPrefix(
        """
        <defs>
        <pattern id="p0" patternUnits="userSpaceOnUse" width="8" height="8" \
        patternTransform="rotate(-45)"><path d="M0 4L8 4" fill="none" stroke="#000000" \
        stroke-width="1.75"/></pattern>
        <linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="8">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#000000" \
        stop-opacity="0"/></linearGradient>
        <pattern id="p1"
        """))
    #expect(body.components(separatedBy: "url(#p0)").count == 3)
    #expect(body.components(separatedBy: "url(#g0)").count == 3)
  }

  @Test func `defines gradients from a circle and around a point once`() {
    let box = Path.rectangle(Rect(x: 0, y: 0, width: 8, height: 8))
    let center = Point(x: 4, y: 4)
    let stops = [
      LinearGradient.Stop(black, at: 0),
      .init(.color(PerceptualColor(red: 1, green: 0, blue: 0)), at: 1),
    ]
    let body = body { picture in
      for _ in 0..<2 {
        picture.fill(
          box, with: .radial(RadialGradient(center: center, from: 1, to: 4, stops: stops)))
        picture.stroke(
          box, with: .angular(AngularGradient(center: center, start: 0, reach: 6, stops: stops)))
      }
    }
    #expect(
      body.hasPrefix(
        """
        <defs>
        <radialGradient id="r0" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="4" fr="1">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ff0000"/>\
        </radialGradient>
        <pattern id="a0" patternUnits="userSpaceOnUse" x="-2" y="-2" width="12" height="12" \
        shape-rendering="crispEdges"><path d="M6 6L15 6L
        """), "\(body.prefix(600))")
    #expect(body.components(separatedBy: "fill=\"url(#r0)\"").count == 3)
    #expect(body.components(separatedBy: "stroke=\"url(#a0)\"").count == 3)
    // From black to red clockwise: a quarter of the way round, a quarter of the way to red.
    #expect(body.contains("fill=\"#000000\"") && body.contains("fill=\"#400000\""))
    #expect(body.components(separatedBy: "<path d=\"M6 6").count == 181)
  }

  @Test func `places letters by their measures`() {
    let body = body { picture in
      picture.write(
        Lettering(
          "a", at: Point(x: 5, y: 6), style: TextStyle(size: 10, weight: 700), ink: black, .middle,
          .top))
      picture.write(
        Lettering(
          "b", at: Point(x: 5, y: 6), style: TextStyle(size: 10), ink: black, .right, angle: .pi / 2
        ))
    }
    #expect(
      body == """
        <text x="5" y="15.3" font-size="10" font-weight="700" text-anchor="middle" fill="#000000">a</text>
        <text y="0" transform="translate(5 6) rotate(90)" font-size="10" text-anchor="end" fill="#000000">b</text>

        """)
  }

  @Test func `fixes the widths of text on request`() {
    var picture = Picture(size: Size(width: 20, height: 10))
    picture.write(Lettering("abc", at: .zero, style: TextStyle(size: 10), ink: black))
    picture.write(Lettering("", at: .zero, style: TextStyle(size: 10), ink: black))
    let text = SVGDocument(picture, title: "T", keepsWidths: true).text
    #expect(text.contains(" textLength=\"16.8\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(text.components(separatedBy: "textLength").count == 2)
    #expect(!SVGDocument(picture, title: "T").text.contains("textLength"))
  }

  @Test func `writes the style of strokes`() {
    let stroke = Stroke(width: 2, cap: .round, join: .bevel, dash: [4, 2.5])
    #expect(
      body { $0.stroke(.line(from: .zero, to: Point(x: 9, y: 0)), with: black, stroke) } == """
        <path d="M0 0L9 0" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="bevel" stroke-dasharray="4 2.5"/>

        """)
  }

  @Test func `writes no infinite number and no NaN`() {
    let body = body {
      $0.fill(
        .line(from: Point(x: .nan, y: -.infinity), to: Point(x: -0.0001, y: 1e30)), with: black)
    }
    #expect(body.contains("d=\"M0 0L0 0\""))
  }
}
