public import Drawing
public import Geometry

extension Donut {
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
  ///   - colors: a colour for each of ``slices``; the slice's pattern lies over it.
  ///   - chosen: the slice that is moved out, if any, and how far.
  public func draw(
    into picture: inout Picture, colors: [Ink], chosen: (slice: Int, lift: Double)? = nil
  ) {
    for (place, slice) in slices.enumerated() where place < colors.count {
      let lift = chosen.flatMap { $0.slice == place ? $0.lift : nil } ?? 0
      let kinds = Pattern.Kind.allCases
      picture.fill(
        outline(of: slice, lift: lift),
        with: .pattern(
          .marks(
            kinds[slice.pattern % kinds.count], ink: .patternMarks, ground: colors[place],
            period: 7, thickness: 1)))
    }
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
    for label in labels(height: height + 3, in: frame, reach: 14)
    where label.slice < words.count {
      var line = Path.line(from: label.anchor, to: label.bend)
      line.append(.line(label.place))
      picture.stroke(line, with: .secondary, Stroke(width: 0.75, join: .round))
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

  /// Writes a total into the hole.
  public func writeTotal(_ figure: String, _ unit: String, into picture: inout Picture) {
    picture.write(
      Lettering(
        figure, at: Point(x: center.x, y: center.y + 4), style: .title.weight(700), .middle,
        .baseline))
    picture.write(
      Lettering(
        unit, at: Point(x: center.x, y: center.y + 8), style: TextStyle(size: 10), ink: .secondary,
        .middle, .top))
  }
}

extension Ink {
  /// The marks of a pattern over a colour: dark enough to be told apart, light enough for text.
  static let patternMarks = Ink(.color(.black), opacity: 0.28)

  /// Text on a tag's colour.
  static let onTag = Ink(.color(.black))
}
