import Charts
import CivilTime
import Drawing
import Foundation
import Geometry
import SVG
import Testing

/// The pictures of the documentation, drawn by the code shown with them.
///
/// `RENEW_PICTURES=1 swift test` renders them again; review them before you commit them.
@Suite struct `Pictures of charts` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Charts/Charts.docc/Resources")

  /// A text measure close to that of DejaVu Sans, the same on every machine.
  private static var measure: TextMeasure {
    TextMeasure { text, style in
      let width = Double(text.unicodeScalars.count) * style.size
      return TextExtent(
        width: width * (style.weight < 600 ? 0.59 : 0.68), ascent: style.size * 0.93,
        descent: style.size * 0.24)
    }
  }

  private let tags = [
    ("sleep", 55.5), ("work", 38.25), ("home", 21.0), ("reading", 13.5), ("sport", 6.0),
    ("calls", 3.0), ("errands", 2.25),
  ]

  private func ink(_ name: String) -> Ink {
    let names = tags.map(\.0) + [name]
    let place = names.firstIndex(of: name) ?? 0
    return .palette(place + 1)
  }

  private func check(_ name: String, _ size: Size, _ draw: (inout Picture) -> Void) throws {
    var picture = Picture(size: size)
    picture.fill(.rectangle(Rect(origin: .zero, size: size), radius: 8), with: .surface)
    draw(&picture)
    for palette in [Palette.light, .dark] {
      let file = Self.folder.appending(path: "\(name)\(palette.isDark ? "~dark" : "").svg")
      let document = SVGDocument(
        picture, title: name, palette: palette, families: "DejaVu Sans, sans-serif",
        measure: Self.measure)
      if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
        try Data(document.bytes).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == document.text, "\(name)")
    }
  }

  @Test func `show a donut`() throws {
    try check("donut", Size(width: 560, height: 240)) { picture in
      let frame = Rect(x: 16, y: 20, width: 528, height: 200)
      var style = Donut.Style()
      style.hole = 0.62
      style.leastShare = 0.045
      let ring = Rect(x: 16, y: 32, width: 528, height: 176)
      let donut = Donut(tags.map(\.1), in: ring, style: style)
      let names = donut.slices.map { $0.isGathered ? "others" : tags[$0.members[0]].0 }
      donut.draw(into: &picture, colors: names.map { ink($0) })
      donut.write(
        zip(names, donut.slices).map {
          .init(name: $0, figure: "\(Int(($1.share * 100).rounded())) %")
        }, into: &picture, in: frame, measure: Self.measure)
      donut.writeTotal("139.5", "hours", into: &picture)
    }
  }

  @Test func `show a treemap`() throws {
    let tree = AmountTree(named: [
      ("sleep", 55.5), ("work/code/swift", 12), ("work/code/review", 6), ("work/mail", 8),
      ("work/meetings", 9), ("work", 3.25), ("home/cooking", 9), ("home/tidying", 6), ("home", 6),
      ("reading", 13.5), ("sport", 6), ("calls", 3), ("errands", 2.25),
    ])
    try check("treemap", Size(width: 560, height: 320)) { picture in
      let map = Treemap(
        tree, in: Rect(x: 12, y: 12, width: 536, height: 296), leastSide: 24)
      map.draw(
        into: &picture, depth: 3, color: { ink(map.name(of: $0) ?? "others") },
        words: { (map.name(of: $0) ?? "others", "\(map.cells[$0].amount) h") },
        measure: Self.measure)
    }
  }

  @Test func `show bars`() throws {
    try check("bars", Size(width: 560, height: 190)) { picture in
      let bars = RankedBars(
        tags.map {
          let reach = ($0.1 / 0.75).squareRoot() * 1.5
          return .init($0.1, interval: Extremes(low: max($0.1 - reach, 0), high: $0.1 + reach))
        }, in: Rect(x: 16, y: 16, width: 528, height: 140), nameWidth: 70, figureWidth: 120,
        rowHeight: 20)
      bars.draw(
        into: &picture, colors: tags.map { ink($0.0) },
        words: zip(tags, bars.rows).map { tag, _ in
          let reach = (tag.1 / 0.75).squareRoot() * 1.5
          return .init(
            name: tag.0, figure: "\(tag.1) h",
            interval: "\(Int(max(tag.1 - reach, 0)))–\(Int(tag.1 + reach))")
        }, measure: Self.measure
      ) { "\(Int($0)) h" }
    }
  }

  @Test func `show a week`() throws {
    try check("week", Size(width: 560, height: 220)) { picture in
      let counts = (0..<168).map { hour in
        let (day, clock) = (hour / 24, hour % 24)
        return day < 5 && (9..<18).contains(clock)
          ? (clock == 13 ? 4 : 6 + (clock + day) % 5) : clock % 7 / 5
      }
      let totals = (0..<168).map { $0 % 24 < 6 ? 0 : 12 }
      let scale = Extremes(low: 0, high: 1)
      let (light, dark) = (
        ColorScale.standard(isDark: false, over: scale),
        ColorScale.standard(isDark: true, over: scale)
      )
      let map = HeatMap(in: Rect(x: 56, y: 16, width: 488, height: 140))
      map.draw(
        into: &picture,
        HeatMap.week(counts.map { Double($0) / 12 }, of: totals, weekStart: .monday),
        light: light, dark: dark)
      map.write(
        rows: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        columns: stride(from: 0, to: 24, by: 3).map { ($0, "\($0):00") }, into: &picture)
      HeatMap.Legend(
        zero: "0 %",
        steps: light.steps.map {
          ($0.low > 0 ? "\(Int($0.low * 100))–" : "< ") + "\(Int($0.high * 100)) %"
        },
        unknown: "no answers", scale: light, width: 488, measure: Self.measure
      ).draw(into: &picture, at: Point(x: 56, y: 188), light: light, dark: dark)
    }
  }
}
