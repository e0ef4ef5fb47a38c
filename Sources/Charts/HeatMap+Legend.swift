public import Drawing
public import Geometry

extension HeatMap {
  /// The text style of labels on paper.
  public static let style = TextStyle(size: 10)

  /// The size of a colour sample.
  private static let box = 12.0

  /// The legend of the colours: a labelled box for zero, for each step, and for unknown.
  public struct Legend: Sendable, Hashable {
    private struct Entry: Sendable, Hashable {
      let content: Content
      let text: String
      let origin: Point
    }

    private var entries: [Entry] = []
    private let style: TextStyle
    /// The height of all its lines.
    public private(set) var height = 0.0

    /// Makes an empty legend.
    public init() { style = HeatMap.style }

    /// Arranges boxes and texts in as many lines as they need.
    ///
    /// - Parameters:
    ///   - zero: the label of a share of zero.
    ///   - steps: the label of each step of the scale.
    ///   - unknown: the label of unknown cells.
    ///   - scale: the colours.
    ///   - width: the width of a line.
    ///   - style: the text style.
    ///   - measure: measures texts.
    public init(
      zero: String, steps: [String], unknown: String, scale: ColorScale, width: Double,
      style: TextStyle = HeatMap.style, measure: TextMeasure
    ) {
      self.style = style
      let line = max(measure("0", style).height, HeatMap.box) + 4
      var place = Point.zero
      func add(_ content: Content, _ text: String) {
        let extent = HeatMap.box + 5 + measure(text, style).width
        if place.x > 0, place.x + extent > width { place = Point(x: 0, y: place.y + line) }
        entries.append(Entry(content: content, text: text, origin: place))
        place.x += extent + 14
      }
      add(.share(0), zero)
      for (step, text) in zip(scale.steps, steps) { add(.share((step.low + step.high) / 2), text) }
      add(.unknown, unknown)
      height = place.y + line - 4
    }

    /// Draws the legend.
    ///
    /// - Parameters:
    ///   - picture: the picture to draw into.
    ///   - place: its upper left corner.
    ///   - light: the colours of shares in light mode.
    ///   - dark: the colours in dark mode, with the same steps.
    public func draw(
      into picture: inout Picture, at place: Point, light: ColorScale, dark: ColorScale
    ) {
      for entry in entries {
        let box = Rect(
          x: place.x + entry.origin.x, y: place.y + entry.origin.y, width: HeatMap.box,
          height: HeatMap.box)
        HeatMap.draw(entry.content, into: &picture, in: box, light: light, dark: dark)
        picture.write(
          Lettering(
            entry.text, at: Point(x: box.maxX + 5, y: box.midY), style: style, ink: .secondary,
            .left, .middle))
      }
    }
  }
}

extension HeatMap {
  /// Returns the range of a map's colours: zero to the greatest share, rounded up so that a fifth
  /// of it is a round number too.
  ///
  /// A fixed range would show a tag that never exceeds a third of an hour in pale colours only.
  public static func scale(of contents: [[Content]]) -> Extremes {
    var most = 0.0
    for row in contents {
      for case .share(let share) in row where share.isFinite { most = max(most, share) }
    }
    return Extremes(low: 0, high: [0.1, 0.25, 0.5, 0.75].first { most <= $0 } ?? max(most, 1))
  }

  /// Returns the columns' names that fit: all of them, every second, every third and so on.
  ///
  /// - Parameters:
  ///   - names: a name for each column.
  ///   - style: the text style.
  ///   - measure: measures texts.
  public func names(
    of names: [String], style: TextStyle = HeatMap.style, measure: TextMeasure
  ) -> [(column: Int, name: String)] {
    let widest = names.reduce(0) { max($0, measure($1, style).width) }
    let column = (frame.width + gap) / Double(columns)
    // Steps that divide a day evenly.
    let steps = [1, 2, 3, 4, 6, 12]
    let step = steps.first { column * Double($0) > widest + 6 } ?? 24
    return stride(from: 0, to: min(names.count, columns), by: step).map { ($0, names[$0]) }
  }
}
