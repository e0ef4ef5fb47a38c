import Drawing
import Foundation
import Geometry
import Motion
import Rendering
import Testing

@Suite struct `Rendering of pictures` {
  private func fonts() throws -> Fonts { try Fonts("DejaVu Sans") }

  @Test(arguments: [Palette.light, .dark])
  func `draws every kind of operation as in the reference picture`(palette: Palette) throws {
    let png = try Rendering.png(
      Sample.picture, scale: 2, palette: palette, ground: nil, fonts: fonts())
    try Golden.check(png, "operations\(palette.isDark ? "~dark" : "")@2x")
  }

  /// On a transparent background, dark text cannot be read where the surroundings are dark.
  @Test func `fills an image with the background of the theme by default`() throws {
    // Not a whole number of pixels.
    let picture = Picture(size: Size(width: 10.3, height: 5.1))
    for palette in [Palette.light, .dark] {
      let image = try Image(png: Rendering.png(picture, palette: palette, fonts: fonts()))
      let pixels = stride(from: 0, to: image.pixels.count, by: 4).map {
        Array(image.pixels[$0..<$0 + 4])
      }
      #expect(Set(pixels).count == 1 && pixels[0][3] == 255)
      #expect((pixels[0][0] < 128) == palette.isDark)
    }
    let clear = try Image(png: Rendering.png(picture, ground: nil, fonts: fonts()))
    #expect(clear.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `mixes the colours of gradients from a circle and around a point`() throws {
    let red = Ink.color(PerceptualColor(red: 1, green: 0, blue: 0))
    let black = Ink.color(PerceptualColor(red: 0, green: 0, blue: 0))
    let stops = [LinearGradient.Stop(black, at: 0), .init(red, at: 1)]
    func reds(_ paint: Paint, _ points: [(Int, Int)]) throws -> [Int] {
      var picture = Picture(size: Size(width: 100, height: 100))
      picture.fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 100)), with: paint)
      let image = try Image(png: try Rendering.png(picture, scale: 1, fonts: fonts()))
      return points.map { Int(image.pixels[($0.1 * 100 + $0.0) * 4 + 2]) }
    }
    func isNear(_ found: [Int], _ wanted: [Int]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) <= 6 }
    }
    let center = Point(x: 50, y: 50)
    let radial = try reds(
      .radial(RadialGradient(center: center, from: 10, to: 50, stops: stops)),
      [(50, 50), (57, 50), (80, 50), (50, 20), (99, 99)])
    #expect(isNear(radial, [0, 0, 128, 128, 255]), "\(radial)")
    // From the top, clockwise.
    let angular = try reds(
      .angular(AngularGradient(center: center, reach: 80, stops: stops)),
      [(51, 5), (95, 50), (50, 95), (5, 50), (48, 5), (99, 99)])
    #expect(isNear(angular, [1, 64, 128, 191, 254, 96]), "\(angular)")
  }

  @Test(arguments: [0.5, 1, 1.5, 3])
  func `has a size proportional to its scale`(scale: Double) throws {
    let image = try Image(png: Rendering.png(Sample.picture, scale: scale, fonts: fonts()))
    #expect(image.width == Int(240 * scale) && image.height == Int(160 * scale))
  }

  @Test func `creates a document of the given pages, with embedded fonts`() throws {
    let small = Picture(size: Size(width: 50, height: 60))
    let bytes = try Rendering.pdf(
      [Sample.picture, small], details: .init(title: "Week Ї"), fonts: fonts())
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1.") && text.contains("%%EOF"))
    #expect(text.ranges(of: /\/Type \/Page\b(?!s)/).count == 2)
    #expect(text.contains("/MediaBox [ 0 0 240 160 ]") && text.contains("/MediaBox [ 0 0 50 60 ]"))
    #expect(text.contains("/FontFile") && text.contains("DejaVuSans"))
  }

  /// Programs that read a document aloud, or reflow it, rely on its structure.
  @Test func `gives a document the structure of its groups`() throws {
    var page = Picture(size: Size(width: 200, height: 100))
    func write(_ text: String, as role: Picture.Role, y: Double, into picture: inout Picture) {
      picture.group(as: role) { $0.write(Lettering(text, at: Point(x: 10, y: y))) }
    }
    page.fill(.rectangle(Rect(x: 0, y: 0, width: 200, height: 100)), with: .background)
    write("Title", as: .title, y: 20, into: &page)
    write("Text", as: .paragraph, y: 30, into: &page)
    page.group(as: .table) { page in
      page.group(as: .row) { page in
        write("name", as: .header, y: 40, into: &page)
        write("figure", as: .cell, y: 40, into: &page)
      }
    }
    page.group("a part") { page in write("Chart", as: .figure, y: 60, into: &page) }
    let bytes = try Rendering.pdf([page, page], details: .init(title: "T"), fonts: fonts())
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("/StructTreeRoot") && text.contains("/MarkInfo << /Marked true >>"))
    for (tag, count) in [
      ("Document", 1), ("H1", 2), ("P", 2), ("Table", 2), ("TR", 2), ("TH", 2), ("TD", 2),
      ("Figure", 2),
    ] {
      #expect(text.ranges(of: "/S /\(tag)\n").count == count, "\(tag)")
    }
  }

  @Test(arguments: [
    (Size(width: 0, height: 9), 1.0), (Size(width: 9, height: 9), 1e5),
    (Size(width: 9, height: 9), -1), (Size(width: .nan, height: 9), 1),
    (Size(width: 20_000, height: 20_000), 1), (Size(width: 9, height: 9), .infinity),
  ])
  func `refuses invalid sizes`(size: Size, scale: Double) throws {
    let fonts = try fonts()
    #expect(throws: RenderingError.self) {
      try Rendering.png(Picture(size: size), scale: scale, fonts: fonts)
    }
  }

  @Test func `survives pictures with unbalanced operations`() throws {
    var picture = Picture(size: Size(width: 20, height: 20))
    picture.scale(x: 0, y: 0)
    picture.fill(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), with: .accent)
    let fonts = try fonts()
    // A scale of zero is not invertible, and Cairo reports an error.
    #expect(throws: RenderingError.self) { try Rendering.png(picture, fonts: fonts) }
  }
}

@Suite struct `Fonts of a machine` {
  @Test func `measure text the same way at every size`() throws {
    let measure = try Fonts("DejaVu Sans").measure
    let one = measure("Hello, Їжак", TextStyle(size: 10))
    let ten = measure("Hello, Їжак", TextStyle(size: 100))
    #expect((one.width * 10 - ten.width).magnitude < 1 && one.width > 40 && one.width < 80)
    #expect((one.ascent * 10 - ten.ascent).magnitude < 0.5 && one.ascent > 8 && one.descent > 1)
    #expect(measure("", .body).width == 0 && measure("", .body).height > 15)
  }

  @Test func `have bold and monospaced letters`() throws {
    let measure = try Fonts("DejaVu Sans").measure
    #expect(
      measure("wide", TextStyle(size: 12, weight: 700)).width
        > measure("wide", TextStyle(size: 12)).width)
    let style = TextStyle(size: 12, isMonospaced: true)
    #expect(measure("iii", style).width == measure("mmm", style).width)
  }

  /// A search for its letters does not find a ligature.
  @Test func `use no ligatures`() throws {
    let measure = try Fonts("DejaVu Sans").measure
    for text in ["fi", "fl", "ffi"] {
      let sum = text.reduce(0) { $0 + measure(String($1), TextStyle(size: 100)).width }
      #expect((measure(text, TextStyle(size: 100)).width - sum).magnitude < 0.1, "\(text)")
    }
  }

  @Test func `fall back to another font for missing letters`() throws {
    let measure = try Fonts("DejaVu Sans").measure
    #expect(measure("🎲", .body).width > 8)
    #expect(measure("a\u{0}b\nc", .body).width > 0)
  }
}
