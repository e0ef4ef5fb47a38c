public import Styles

// The values that a look may have.

extension Skin {
  /// The values accepted for a style, by its full name; the names of colours imply their kind.
  ///
  /// Within these ranges pages and reports have room for their contents.
  public static let limits: [String: StyleLimit] = {
    var limits: [String: StyleLimit] = [
      "family": .text, "monospacedFamily": .text, "report.family": .text,
      "radiusSmall": .number(0...10), "radiusMedium": .number(0...10),
      "widthNarrow": .number(10...1_000), "widthReadable": .number(10...1_000),
      "widthWide": .number(10...1_000),
      "charts.lineScale": .number(0.25...4), "charts.radiusScale": .number(0...4),
      "report.margins": .insets(0...150), "report.headingWeight": .number(1...1_000),
      "report.lineWidth": .number(0...10),
      "report.coverage.height": .number(0...40), "report.coverage.radius": .number(0...20),
      "report.bars.intervalWidth": .number(0...10),
      "report.ring.hole": .number(0...0.95), "report.ring.gap": .number(0...20),
      "report.ring.isPatterned": .bool,
    ]
    for space in ["Tiny", "Small", "Medium", "Large", "Huge"] {
      limits["space\(space)"] = .number(0...10)
    }
    for style in ["largeTitle", "title", "headline", "body", "caption"] {
      limits["letters.\(style).weight"] = .number(1...1_000)
      limits["letters.\(style).scale"] = .number(0.25...8)
      limits["letters.\(style).line"] = .number(0.5...4)
    }
    for style in ["title", "subtitle", "heading", "days", "text", "note"] {
      limits["report.letters.\(style)"] = .number(4...48)
    }
    return limits
  }()
}
