import Drawing
import Foundation
import Geometry
import SVG
import Testing

/// The picture shown in the documentation, drawn by the code next to it.
///
/// `RENEW_PICTURES=1 swift test` renders it again; review it before you commit it.
@Suite struct `The picture of a document` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SVG/SVG.docc/Resources")

  private var picture: Picture {
    var picture = Picture(size: Size(width: 360, height: 120))
    picture.fill(.rectangle(Rect(x: 0, y: 0, width: 360, height: 120), radius: 8), with: .surface)
    picture.fill(
      .rectangle(Rect(x: 16, y: 16, width: 150, height: 56), radius: 6),
      with: .gradient(
        LinearGradient(
          from: Point(x: 16, y: 0), to: Point(x: 166, y: 0),
          stops: [.init(.accent, at: 0), .init(.accent.opacity(0.1), at: 1)])))
    picture.fill(
      .rectangle(Rect(x: 182, y: 16, width: 56, height: 56), radius: 6),
      with: .pattern(.marks(.dots, ink: .primary, ground: .fill)))
    var curve = Path()
    curve.append(.move(Point(x: 254, y: 66)))
    curve.append(.curve(Point(x: 290, y: -30), Point(x: 308, y: 130), Point(x: 344, y: 24)))
    picture.stroke(curve, with: .accent, Stroke(width: 3, cap: .round, dash: [9, 6]))
    for (text, x) in [("gradient", 16.0), ("pattern", 182), ("stroke", 254)] {
      picture.write(Lettering(text, at: Point(x: x, y: 98)))
    }
    return picture
  }

  @Test(arguments: [Palette.light, .dark])
  func `equals the reference file`(palette: Palette) throws {
    let file = Self.folder.appending(path: "picture\(palette.isDark ? "~dark" : "").svg")
    let document = SVGDocument(
      picture, title: "A sample", palette: palette, families: "DejaVu Sans, sans-serif")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try Data(document.bytes).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == document.text)
  }
}
