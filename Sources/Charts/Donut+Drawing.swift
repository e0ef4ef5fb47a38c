public import Drawing
public import Geometry

extension Donut {
  /// How far beside the ring its names are.
  public static let reach = 14.0

  /// What is said of a slice beside the ring.
  public struct Words: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its figure.
    public var figure: String

    /// Joins a name and a figure.
    public init(name: String, figure: String) {
      self.name = name
      self.figure = figure
    }
  }

  /// Draws the ring.
  ///
  /// - Parameters:
  ///   - picture: what it is drawn into.
  ///   - colors: a colour for each of ``slices``.
  ///   - lifts: how far each slice is moved out, as a chosen one is; none where nothing is said.
  ///   - isPatterned: whether the pattern of each slice lies over its colour, for those who cannot
  ///     find its colour in a legend. Beside its name it needs none, and marks are restless.
  public func draw(
    into picture: inout Picture, colors: [Ink], lifts: [Double] = [], isPatterned: Bool = false
  ) {
    for (place, slice) in slices.enumerated() where place < colors.count {
      let lift = place < lifts.count ? lifts[place] : 0
      picture.fill(
        outline(of: slice, lift: lift),
        with: isPatterned ? paint(of: slice, color: colors[place]) : .ink(colors[place]))
    }
  }

  /// The pattern of a slice over its colour, for the slice and for its sample in a legend.
  public func paint(of slice: Slice, color: Ink) -> Paint {
    let kinds = Pattern.Kind.allCases
    return .pattern(
      .marks(
        kinds[slice.pattern % kinds.count], ink: .patternMarks, ground: color, period: 9,
        thickness: 1))
  }

  /// Writes names and figures beside the ring, in two columns that fill a frame's width.
  ///
  /// A name that is too long for its column is cut.
  ///
  /// - Parameters:
  ///   - words: what is said of each of ``slices``.
  ///   - picture: what is written into.
  ///   - frame: where the texts lie, about the ring.
  ///   - style: the letters of the names.
  ///   - measure: how much room they take.
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
      // The name first in reading, on either side.
      let places = label.isLeft ? (x - figure, x) : (x, x + measure(name, style).width + 6)
      picture.write(
        Lettering(name, at: Point(x: places.0, y: label.place.y), style: style, side, .middle))
      picture.write(
        Lettering(
          said.figure, at: Point(x: places.1, y: label.place.y), style: style, ink: .secondary,
          side, .middle))
    }
  }

  /// Writes a total into the hole, as large as has room there.
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

  /// Writes what is told of a slice into the hole, over the total: its name, its figure and what
  /// is said after that, cut where they have no room.
  ///
  /// - Returns: whether the hole has room for it.
  public func tell(
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
      // As wide as the hole is at the outer side of the line.
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
  /// The marks of a pattern over a colour: dark enough to be distinguished, light enough to be calm.
  static let patternMarks = Ink(.color(.black), opacity: 0.16)
}
