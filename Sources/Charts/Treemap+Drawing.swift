public import Drawing
public import Geometry

extension Treemap {
  /// Draws the descendants of a cell as a camera shows them: its children in colour, and deeper levels
  /// increasingly lighter.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw into; nothing is drawn outside the map's frame.
  ///   - root: the cell whose descendants are drawn.
  ///   - camera: the view of the map.
  ///   - depth: the number of levels to draw below the root.
  ///   - textSize: the text size of names; those of deeper levels are smaller.
  ///   - color: returns the colour of a child of the root.
  ///   - words: returns the name and the figure of a cell.
  ///   - measure: measures texts.
  ///   - place: maps the frame of a child of the root to the one in which it is drawn, for animation; the
  ///     identity by default.
  public func draw(
    into picture: inout Picture, from root: Int = 0, seenBy camera: Camera = .whole,
    depth: Int = 2, textSize: Double = 12, color: (Int) -> Ink,
    words: (Int) -> (name: String, figure: String),
    measure: TextMeasure, place: (_ cell: Int, _ frame: Rect) -> Rect = { $1 }
  ) {
    picture.nested { picture in
      picture.clip(to: .rectangle(frame))
      for cell in cells[root].children {
        let seen = place(cell, camera.seen(cells[cell].frame))
        guard seen.isSeen else { continue }
        // Half of the gap on each side, independent of the zoom.
        let box = seen.inset(by: 1)
        let ground = color(cell)
        let ink = Ink.text(on: ground)
        picture.fill(.rectangle(box, radius: 3), with: ground)
        // The contents of a cell without a name would be mistaken for the cell itself.
        let top = write(words(cell), in: ink, into: &picture, in: box, .name(textSize), measure)
        guard let top else { continue }
        drawInside(
          cell, of: ink, into: &picture, camera, depth: depth - 1, in: box, below: top,
          textSize / Self.smaller, words, measure)
      }
    }
  }

  /// Draws the contents of a cell: boxes that increase the contrast of the text, labelled where they fit
  /// below the cell's own name.
  private func drawInside(
    _ cell: Int, of ink: Ink, into picture: inout Picture, _ camera: Camera, depth: Int,
    in box: Rect, below top: Double, _ textSize: Double,
    _ words: (Int) -> (name: String, figure: String), _ measure: TextMeasure
  ) {
    guard depth > 0, box.maxY - top > 18, box.width > 24 else { return }
    let veil = Ink.text(on: ink).opacity(0.3)
    // The name takes up a strip of the cell, and the inner cells are scaled evenly to the rest.
    let outer = camera.seen(cells[cell].frame)
    let room = Rect(left: box.minX + 3, top: top, right: box.maxX - 3, bottom: box.maxY - 3)
    for inner in cells[cell].children {
      let seen = camera.seen(cells[inner].frame).moved(from: outer, to: room)
      guard seen.isSeen else { continue }
      let part = seen.inset(by: 0.75)
      picture.fill(.rectangle(part, radius: 2), with: veil)
      let next = write(
        words(inner), in: ink, into: &picture, in: part, .innerName(textSize), measure)
      guard let next else { continue }
      drawInside(
        inner, of: ink, into: &picture, camera, depth: depth - 1, in: part, below: next,
        textSize / Self.smaller, words, measure)
    }
  }

  /// The ratio of the text sizes of successive levels, down to `leastSize`.
  private static let smaller = 1.15
  private static let leastSize = 8.0

  /// Writes a name, smaller or truncated if necessary, and a figure if both fit.
  ///
  /// - Returns: the top of the space below; nil if not even a few letters fit.
  private func write(
    _ words: (name: String, figure: String), in ink: Ink, into picture: inout Picture,
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
    var shown = words.name.cut(to: room, style, measure, least: 2)
    // One letter is better than none, and may be closer to the edges.
    let isTight = shown.utf8.isEmpty
    if isTight { shown = words.name.cut(to: box.width - 4, style, measure) }
    guard !shown.utf8.isEmpty else { return nil }
    let small = TextStyle(size: max(style.size * 0.9, least))
    let name = measure(shown, style)
    let figure = measure(words.figure, small)
    // Centred vertically in a box with room for a single line.
    let inset = min(3, (box.height - name.height) / 2)
    let corner = Point(x: box.minX + (isTight ? 2 : 5), y: box.minY + inset)
    picture.write(Lettering(shown, at: corner, style: style, ink: ink, .left, .top))
    // Beside the name if both fit, otherwise below it.
    let isBeside = name.width + figure.width + 16 <= box.width
    let isBelow = figure.width <= room && name.height + figure.height + 6 <= box.height
    guard isBeside || isBelow else { return corner.y + name.height + 1 }
    let place =
      isBeside
      ? Point(x: corner.x + name.width + 6, y: corner.y + name.ascent)
      : Point(x: corner.x, y: corner.y + name.height + figure.ascent)
    picture.write(Lettering(words.figure, at: place, style: small, ink: ink))
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
