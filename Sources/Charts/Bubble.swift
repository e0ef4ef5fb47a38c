public import Drawing
public import Geometry

/// A tooltip: a box next to a position of a chart that describes it.
public struct Bubble: Sendable, Hashable {
  /// A line of a bubble.
  public struct Line: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The colour of a sample before the text that identifies a line of the chart, if any.
    public var ink: Ink?
    /// The dash pattern of the sample.
    public var dash: [Double]

    /// Makes a line from a text and a sample.
    public init(_ text: String, ink: Ink? = nil, dash: [Double] = []) {
      self.text = text
      self.ink = ink
      self.dash = dash
    }
  }

  /// The title.
  public var title: String
  /// The lines below the title.
  public var lines: [Line]

  /// The width of a line's sample, including the space after it.
  private static let sample = 19.0

  /// Makes a bubble from a title and lines.
  public init(_ title: String, _ lines: [Line]) {
    self.title = title
    self.lines = lines
  }

  /// Returns the size of the box.
  public func size(_ measure: TextMeasure) -> Size {
    var width = measure(title, .strong).width
    for line in lines {
      width = max(width, inset(of: line) + measure(line.text, .caption).width)
    }
    return Size(
      width: width + 20, height: height(measure) * Double(lines.count + 1) + 13)
  }

  /// Draws the box to the right of a part of a chart, or to its left if it would leave the chart.
  ///
  /// - Parameters:
  ///   - part: the part next to which it is placed; both are centred vertically if there is room.
  ///   - areas: areas that the box should leave visible: if it would cover some, it is elsewhere if
  ///     there is room.
  ///   - bounds: the size of the chart.
  ///   - measure: measures texts.
  ///   - picture: the picture to draw into.
  public func draw(
    beside part: Rect, clearOf areas: [Rect] = [], in bounds: Size, measure: TextMeasure,
    into picture: inout Picture
  ) {
    let box = frame(beside: part, clearOf: areas, in: bounds, size: size(measure))
    let outline = Path.rectangle(box, radius: 8)
    picture.fill(outline, with: .surface.opacity(0.96))
    picture.stroke(outline, with: .border)
    let height = height(measure)
    var middle = box.minY + 7 + height / 2
    picture.write(
      Lettering(
        title, at: Point(x: box.minX + 10, y: middle), style: .strong, ink: .secondary, .left,
        .middle))
    for line in lines {
      middle += height
      let inset = inset(of: line)
      if let ink = line.ink {
        picture.stroke(
          .level(middle, from: box.minX + 10, to: box.minX + 4 + inset), with: ink,
          Stroke(width: 2.5, dash: line.dash))
      }
      picture.write(
        Lettering(
          line.text, at: Point(x: box.minX + 10 + inset, y: middle), ink: .primary, .left, .middle))
    }
  }

  /// Returns the frame of the box.
  private func frame(
    beside part: Rect, clearOf areas: [Rect], in bounds: Size, size: Size
  ) -> Rect {
    let room = Size(width: bounds.width - size.width, height: bounds.height - size.height)
    let gap = 12.0
    let left = part.maxX + gap <= room.width ? part.maxX + gap : part.minX - gap - size.width
    let usual = Rect(
      x: max(min(left, room.width), 0),
      y: max(min(part.midY - size.height / 2, room.height), 0), width: size.width,
      height: size.height)
    guard areas.contains(where: { usual.overlaps($0) }) else { return usual }
    // At the top, at the bottom, or beside, above or below some area: at the place that covers the fewest.
    var corners = [Point(x: usual.minX, y: 0), Point(x: usual.minX, y: room.height)]
    for area in areas {
      corners += [
        Point(x: area.maxX, y: usual.minY), Point(x: area.minX - size.width, y: usual.minY),
        Point(x: usual.minX, y: area.minY - size.height), Point(x: usual.minX, y: area.maxY),
      ]
    }
    var (best, fewest) = (usual, areas.count { usual.overlaps($0) })
    for corner in corners
    where corner.x >= 0 && corner.x <= room.width && corner.y >= 0 && corner.y <= room.height {
      let other = Rect(origin: corner, size: size)
      let count = areas.count { other.overlaps($0) }
      if count < fewest { (best, fewest) = (other, count) }
    }
    return best
  }

  private func inset(of line: Line) -> Double {
    if case .some = line.ink { Self.sample } else { 0 }
  }

  private func height(_ measure: TextMeasure) -> Double {
    max(measure("0", .caption).height, 4) + 3
  }
}

extension TextStyle {
  fileprivate static let strong = caption.weight(600)
}
