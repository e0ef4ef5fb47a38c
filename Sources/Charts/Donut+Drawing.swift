public import Drawing
public import Geometry

extension Donut {
  /// The distance of the names from the ring.
  public static let reach = 14.0

  /// The label of a slice next to the ring.
  public struct Words: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its figure.
    public var figure: String

    /// Makes a label from a name and a figure.
    public init(name: String, figure: String) {
      self.name = name
      self.figure = figure
    }
  }

  /// Draws the ring.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw into.
  ///   - colors: a colour for each of ``slices``.
  ///   - lifts: the distance by which each slice is moved outwards, as for a selected one; 0 by default.
  ///   - isPatterned: whether each slice has its pattern over its colour, for readers who cannot
  ///     match colours with a legend. Slices labelled directly do not need patterns, which would
  ///     only distract, unless two have the same colour.
  public func draw(
    into picture: inout Picture, colors: [Ink], lifts: [Double] = [], isPatterned: Bool = false
  ) {
    let paints = isPatterned ? [] : Self.paints(in: colors)
    for (place, slice) in slices.enumerated() where place < colors.count {
      let lift = place < lifts.count ? lifts[place] : 0
      picture.fill(
        outline(of: slice, lift: lift),
        with: isPatterned ? paint(of: slice, color: colors[place]) : paints[place])
    }
  }

  /// Returns the paints of slices, and of their samples in a legend: the colour of each, with a
  /// pattern over it if one before it has the same.
  public static func paints(in colors: [Ink]) -> [Paint] {
    zip(colors, colors.repeats).map { color, kind in
      guard let kind else { return .ink(color) }
      return .pattern(.marks(kind, ink: .surface, ground: color, period: 7, thickness: 1.5))
    }
  }

  /// Returns the pattern of a slice over its colour, for the slice and for its sample in a legend.
  public func paint(of slice: Slice, color: Ink) -> Paint {
    let kinds = Pattern.Kind.allCases
    return .pattern(
      .marks(
        kinds[slice.pattern % kinds.count], ink: .patternMarks, ground: color, period: 9,
        thickness: 1))
  }

  /// Writes names and figures beside the ring, in two columns that fill a frame's width.
  ///
  /// A name that is too long for its column is truncated.
  ///
  /// - Parameters:
  ///   - words: the label of each of ``slices``.
  ///   - picture: the picture to draw into.
  ///   - frame: the frame of the texts around the ring.
  ///   - style: the text style of the names.
  ///   - measure: measures texts.
  public func write(
    _ words: [Words], into picture: inout Picture, in frame: Rect, style: TextStyle = .caption,
    measure: TextMeasure
  ) {
    let height = measure("x", style).height
    for label in labels(height: height + 3, in: frame, reach: Self.reach)
    where label.slice < words.count {
      picture.stroke(
        leader(of: label, reach: Self.reach), with: .secondary, Stroke(width: 0.75, join: .round))
      let side: Lettering.Horizontal = label.isLeft ? .right : .left
      let x = label.place.x + (label.isLeft ? -4 : 4)
      let room = label.isLeft ? x - frame.minX : frame.maxX - x
      let said = words[label.slice]
      let figure = measure(said.figure, style).width + 6
      let name = said.name.cut(to: room - figure, style, measure)
      // On both sides the name precedes the figure in reading order.
      let places = label.isLeft ? (x - figure, x) : (x, x + measure(name, style).width + 6)
      picture.write(
        Lettering(name, at: Point(x: places.0, y: label.place.y), style: style, side, .middle))
      picture.write(
        Lettering(
          said.figure, at: Point(x: places.1, y: label.place.y), style: style, ink: .secondary,
          side, .middle))
    }
  }

  /// Writes a total into the hole, in a size that fits.
  public func writeTotal(
    _ figure: String, _ unit: String, into picture: inout Picture,
    unitStyle: TextStyle = TextStyle(size: 10)
  ) {
    let size = min(TextStyle.title.size, innerRadius * 0.5)
    picture.write(
      Lettering(
        figure, at: Point(x: center.x, y: center.y + 4),
        style: TextStyle(size: size, weight: 700), .middle, .baseline))
    picture.write(
      Lettering(
        unit, at: Point(x: center.x, y: center.y + 8), style: unitStyle, ink: .secondary, .middle,
        .top))
  }

  /// Writes the description of a slice into the hole, over the total: its name, its figure and a detail,
  /// truncated where necessary.
  ///
  /// - Returns: whether the hole is large enough.
  public func drawDetails(
    _ words: Words, detail: String, into picture: inout Picture, style: TextStyle = .caption,
    measure: TextMeasure
  ) -> Bool {
    let line = measure("0", style).height
    guard innerRadius > line * 2.2 else { return false }
    picture.fill(.circle(center: center, radius: innerRadius - 3), with: .surface)
    let lines = [
      (words.name, style, Ink.secondary), (words.figure, style.weight(700), .primary),
      (detail, style, .secondary),
    ]
    for (number, (text, style, ink)) in lines.enumerated() {
      let y = Double(number - 1) * line
      // The width of the hole at the outer edge of the line.
      let edge = y.magnitude + line / 2
      let room = 2 * (max(innerRadius * innerRadius - edge * edge, 0)).squareRoot() - 8
      picture.write(
        Lettering(
          text.cut(to: room, style, measure), at: Point(x: center.x, y: center.y + y),
          style: style, ink: ink, .middle, .middle))
    }
    return true
  }
}

extension Ink {
  /// The marks of a pattern over a colour: dark enough to be distinguishable, light enough not to distract.
  static let patternMarks = Ink(.color(.black), opacity: 0.16)
}
