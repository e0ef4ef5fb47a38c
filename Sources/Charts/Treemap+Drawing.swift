public import Drawing
public import Geometry

extension Treemap {
  /// Draws the descendants of a cell as a camera shows them: its children in a tint of their colour with an
  /// edge in the colour itself, and deeper levels in stronger tints.
  ///
  /// A child has a pattern if one before it has the same colour. Descendants too small to be read
  /// are drawn as one, whose area is still that of all of them.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw into; nothing is drawn outside the map's frame.
  ///   - root: the cell whose descendants are drawn.
  ///   - camera: the view of the map.
  ///   - depth: the number of levels to draw below the root.
  ///   - textSize: the text size of names; those of deeper levels are smaller, but never below 11,
  ///     nor is any name: a name that does not fit is left out.
  ///   - color: returns the colour of a child of the root.
  ///   - words: returns the name and the figure of a cell.
  ///   - others: returns the name and the figure of several cells that are drawn as one; by default their
  ///     number.
  ///   - measure: measures texts.
  ///   - place: maps the frame of a child of the root to the one in which it is drawn, for animation; the
  ///     identity by default.
  public func draw(
    into picture: inout Picture, from root: Int = 0, seenBy camera: Camera = .whole,
    depth: Int = 2, textSize: Double = 12, color: (Int) -> Ink,
    words: (Int) -> (name: String, figure: String),
    others: (Range<Int>) -> (name: String, figure: String) = { ("+\($0.count)", "") },
    measure: TextMeasure, place: (_ cell: Int, _ frame: Rect) -> Rect = { $1 }
  ) {
    picture.nested { picture in
      picture.clip(to: .rectangle(frame))
      let children = cells[root].children
      let inks = children.map { color($0) }
      for (cell, (ink, kind)) in zip(children, zip(inks, inks.repeats)) {
        let seen = place(cell, camera.seen(cells[cell].frame))
        guard seen.isSeen else { continue }
        // Half of the gap on each side, independent of the zoom.
        let box = seen.inset(by: 1)
        picture.fill(.rectangle(box, radius: 3), with: Self.paint(of: ink, kind))
        picture.stroke(
          .rectangle(box.inset(by: Self.edge / 2), radius: 3 - Self.edge / 2), with: ink,
          Stroke(width: Self.edge))
        // The contents of a cell without a name would be mistaken for the cell itself.
        let top = write(
          words(cell), short: short(cell), into: &picture, in: box, .name(textSize), measure)
        guard let top else { continue }
        drawInside(
          cell, of: ink, into: &picture, camera, level: 1, depth: depth, in: box, below: top,
          Self.innerSize(textSize), words, others, measure)
      }
    }
  }

  /// Returns the fill of an outermost cell, with a pattern if one before it has the same colour.
  private static func paint(of ink: Ink, _ kind: Pattern.Kind?) -> Paint {
    let ground = tint(of: ink, level: 0)
    guard let kind else { return .ink(ground) }
    return .pattern(
      .marks(kind, ink: tint(of: ink, level: 2), ground: ground, period: 8, thickness: 1.5))
  }

  /// Returns the fill of a cell: its colour mixed with the surface, the stronger the deeper, and
  /// never so strong that the text on it loses its contrast.
  static func tint(of ink: Ink, level: Int) -> Ink {
    Ink.surface.mixed(with: ink, share: level == 0 ? 0.2 : level == 1 ? 0.32 : 0.42)
  }

  /// The width of the edge of a cell in its colour.
  private static let edge = 1.5

  /// Draws the contents of a cell below its own name, labelled if they fit.
  private func drawInside(
    _ cell: Int, of ink: Ink, into picture: inout Picture, _ camera: Camera, level: Int,
    depth: Int, in box: Rect, below top: Double, _ textSize: Double,
    _ words: (Int) -> (name: String, figure: String),
    _ others: (Range<Int>) -> (name: String, figure: String), _ measure: TextMeasure
  ) {
    guard level < depth, box.maxY - top > 18, box.width > 24 else { return }
    let tint = Self.tint(of: ink, level: level)
    // The name takes up a strip of the cell, and the inner cells are scaled evenly to the rest.
    let outer = camera.seen(cells[cell].frame)
    let room = Rect(left: box.minX + 4, top: top, right: box.maxX - 4, bottom: box.maxY - 4)
    let frames = cells[cell].children.map {
      camera.seen(cells[$0].frame).moved(from: outer, to: room)
    }
    let first = cells[cell].children.lowerBound
    let (shown, rest) = Self.readable(frames)
    for (place, seen) in frames[..<shown].enumerated() {
      let inner = first + place
      let part = seen.inset(by: 0.75)
      picture.fill(.rectangle(part, radius: 2), with: tint)
      let next = write(
        words(inner), short: short(inner), into: &picture, in: part, .innerName(textSize), measure)
      guard let next else { continue }
      drawInside(
        inner, of: ink, into: &picture, camera, level: level + 1, depth: depth, in: part,
        below: next, Self.innerSize(textSize), words, others, measure)
    }
    guard let rest else { return }
    picture.fill(.rectangle(rest.inset(by: 0.75), radius: 2), with: tint)
    let hidden = first + shown..<cells[cell].children.upperBound
    _ = write(
      others(hidden), short: "+\(hidden.count)", into: &picture, in: rest.inset(by: 0.75),
      .innerName(textSize), measure)
  }

  /// Returns the number of cells that are drawn separately, and the frame in which the others are
  /// drawn as one; nil if there are none, or if they are too small even together, so that only
  /// their room is left.
  private static func readable(_ frames: [Rect]) -> (shown: Int, rest: Rect?) {
    guard let small = frames.firstIndex(where: { $0.isNarrower(than: leastInner) }) else {
      return (frames.count, nil)
    }
    // The last cells fill a rectangle if that around them has no more than their area.
    var (around, area) = (frames[frames.count - 1], 0.0)
    for place in frames.indices.reversed() {
      around = around.union(frames[place])
      area += frames[place].size.area
      guard place <= small, around.size.area <= area * (1 + 1e-6) else { continue }
      let isWhole = place == 0
      return (place, isWhole || around.isNarrower(than: leastInner) ? nil : around)
    }
    return (0, nil)
  }

  /// The size from which on a cell inside another has room for a short name.
  private static let leastInner = Size(width: 30, height: 20)

  /// Returns the text size of the level within one.
  private static func innerSize(_ size: Double) -> Double {
    max(size / smaller, min(size, leastSize))
  }

  /// The ratio of the text sizes of successive levels, down to `leastSize`.
  private static let smaller = 1.15
  /// Smaller text is not read; a name that does not fit in it is left to the tooltip and the table.
  private static let leastSize = 11.0
  /// A name cut shorter than this does not identify a tag.
  private static let leastLetters = 3

  /// Returns the short name of several cells if their name does not fit: truncated, it would lose
  /// their number.
  private func short(_ cell: Int) -> String? {
    cells[cell].isGathered ? "+\(cells[cell].nodes.count)" : nil
  }

  /// Writes a name, smaller or truncated if necessary, and a figure if both fit; a short name is
  /// not truncated.
  ///
  /// - Returns: the top of the space below; nil if not even a few letters fit.
  private func write(
    _ words: (name: String, figure: String), short: String?, into picture: inout Picture,
    in box: Rect, _ usual: TextStyle, _ measure: TextMeasure
  ) -> Double? {
    let room = box.width - 8
    let least = min(usual.size, Self.leastSize)
    let styles = [usual.size, max(usual.size * 0.9, least), least].map {
      TextStyle(size: $0, weight: usual.weight)
    }
    let low = styles.filter { measure("0", $0).height <= box.height - 4 }
    let fitting = low.first { measure(words.name, $0).width <= room }
    guard let style = fitting ?? low.last else { return nil }
    let shown =
      if fitting == nil, let short {
        measure(short, style).width <= room ? short : ""
      } else {
        words.name.cut(to: room, style, measure, least: Self.leastLetters)
      }
    guard !shown.utf8.isEmpty else { return nil }
    let small = TextStyle(size: max(style.size * 0.9, least))
    let name = measure(shown, style)
    let figure = measure(words.figure, small)
    // Centred vertically in a box with room for a single line.
    let inset = min(3, (box.height - name.height) / 2)
    let corner = Point(x: box.minX + 5, y: box.minY + inset)
    picture.write(Lettering(shown, at: corner, style: style, .left, .top))
    // Beside the name if both fit, otherwise below it.
    let isBeside = name.width + figure.width + 16 <= box.width
    let isBelow = figure.width <= room && name.height + figure.height + 6 <= box.height
    guard !words.figure.utf8.isEmpty, isBeside || isBelow else { return corner.y + name.height + 1 }
    let place =
      isBeside
      ? Point(x: corner.x + name.width + 6, y: corner.y + name.ascent)
      : Point(x: corner.x, y: corner.y + name.height + figure.ascent)
    picture.write(Lettering(words.figure, at: place, style: small))
    return corner.y + name.height + (isBeside ? 1 : figure.height + 1)
  }
}

extension TextStyle {
  fileprivate static func name(_ size: Double) -> TextStyle { TextStyle(size: size, weight: 700) }
  fileprivate static func innerName(_ size: Double) -> TextStyle { TextStyle(size: size) }
}

extension Rect {
  /// Whether it is large enough to be visible.
  fileprivate var isSeen: Bool { width > 1 && height > 1 }

  /// Maps a part of one rectangle to another.
  fileprivate func moved(from one: Rect, to other: Rect) -> Rect {
    guard one.width > 0, one.height > 0 else { return other }
    let (x, y) = (other.width / one.width, other.height / one.height)
    return Rect(
      x: other.minX + (minX - one.minX) * x, y: other.minY + (minY - one.minY) * y,
      width: width * x, height: height * y)
  }
}
