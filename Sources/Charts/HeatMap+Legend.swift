public import Drawing
public import Geometry

extension HeatMap {
  /// The letters beside a map on paper.
  public static let style = TextStyle(size: 10)

  /// How large a sample of a colour is.
  private static let box = 12.0

  /// What the colours mean: a box with a text for nothing, for each step, and for what is unknown.
  public struct Legend: Sendable, Hashable {
    private struct Entry: Sendable, Hashable {
      let content: Content
      let text: String
      let origin: Point
    }

    private var entries: [Entry] = []
    private let style: TextStyle
    /// How high all lines of it are.
    public private(set) var height = 0.0

    /// A legend of nothing.
    public init() { style = HeatMap.style }

    /// Arranges boxes and texts in as many lines as they need.
    ///
    /// - Parameters:
    ///   - zero: what is said of a share of nothing.
    ///   - steps: what is said of each step of the scale.
    ///   - unknown: what is said of cells about which nothing is known.
    ///   - scale: the colours.
    ///   - width: the room for a line.
    ///   - style: the letters.
    ///   - measure: how much room they take.
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
    ///   - picture: what it is drawn into.
    ///   - place: its upper left corner.
    ///   - light: the colours of shares in light surroundings.
    ///   - dark: those in dark ones, of the same steps.
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
  /// What the colours of a map stand for: zero to the greatest share, rounded up so that a fifth of
  /// it is a round number too.
  ///
  /// What never takes more than a third of an hour would otherwise be pale throughout.
  public static func scale(of contents: [[Content]]) -> Extremes {
    var most = 0.0
    for row in contents {
      for case .share(let share) in row where share.isFinite { most = max(most, share) }
    }
    return Extremes(low: 0, high: [0.1, 0.25, 0.5, 0.75].first { most <= $0 } ?? max(most, 1))
  }

  /// As many of the columns' names as have room: every one, every second, every third and so on.
  ///
  /// - Parameters:
  ///   - names: a name for each column.
  ///   - style: the letters.
  ///   - measure: how much room they take.
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
