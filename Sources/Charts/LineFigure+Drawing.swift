public import Drawing
import Geometry
private import TextBytes

extension LineFigure {
  /// Draws the whole chart, for example into a file.
  ///
  /// - Parameters:
  ///   - layout: the positions of its parts.
  ///   - density: columns of pixels per unit.
  ///   - picture: the picture to draw into.
  public func draw(_ layout: LineLayout, density: Double = 1, into picture: inout Picture) {
    drawAxes(layout, into: &picture)
    drawLines(layout, density: density, into: &picture)
  }

  /// Draws the scale: numbers, grid lines, the axis and the legend.
  public func drawAxes(_ layout: LineLayout, into picture: inout Picture) {
    let frame = layout.frame
    let axis = layout.frame(.left)
    for blank in blanks {
      // Between whole pixels, neighbours have no seam.
      shade(
        from: axis.x(of: blank.lower).rounded(), to: axis.x(of: blank.upper).rounded(), in: frame,
        with: Self.blankInk, into: &picture)
    }
    if let change { shade(from: axis.x(of: change), in: frame, into: &picture) }
    var levels = Path()
    for mark in layout.leftMarks.isEmpty ? layout.rightMarks : layout.leftMarks {
      levels.append(contentsOf: .level(mark.y.aligned, from: frame.minX, to: frame.maxX))
    }
    picture.stroke(levels, with: .border.opacity(0.7))
    for mark in layout.leftMarks {
      picture.write(
        Lettering(
          mark.text, at: Point(x: frame.minX - 8, y: mark.y), ink: .secondary, .right, .middle))
    }
    let hasOneRight = series.count(where: { $0.side == .right }) == 1
    let rightInk = hasOneRight ? series.first { $0.side == .right }?.ink : nil
    for mark in layout.rightMarks {
      picture.write(
        Lettering(
          mark.text, at: Point(x: frame.maxX + 8, y: mark.y),
          ink: rightInk.map { $0.mixed(with: .primary, share: 0.45) } ?? .secondary, .left,
          .middle))
    }
    drawTicks(layout, into: &picture)
    for entry in layout.legend { draw(entry, layout, into: &picture) }
  }

  /// Shades the plot from a change on.
  private func shade(from x: Double, in frame: Rect, into picture: inout Picture) {
    shade(from: x, to: frame.maxX, in: frame, with: .accent.opacity(0.07), into: &picture)
    guard x >= frame.minX, x < frame.maxX else { return }
    picture.stroke(
      .line(from: Point(x: x.aligned, y: frame.minY), to: Point(x: x.aligned, y: frame.maxY)),
      with: .accent.opacity(0.5), Stroke(width: 1, dash: [3, 3]))
  }

  /// Shades the visible part of the plot between two places.
  private func shade(
    from left: Double, to right: Double, in frame: Rect, with ink: Ink, into picture: inout Picture
  ) {
    let (left, right) = (max(left, frame.minX), min(right, frame.maxX))
    guard left < right else { return }
    picture.fill(
      .rectangle(Rect(left: left, top: frame.minY, right: right, bottom: frame.maxY)), with: ink)
  }

  /// The colour of blank steps.
  private static var blankInk: Ink { .secondary.opacity(0.14) }

  private func drawTicks(_ layout: LineLayout, into picture: inout Picture) {
    let frame = layout.frame
    let axis = layout.frame(.left)
    var ends = Path()
    let floor = frame.maxY.aligned
    ends.append(contentsOf: .level(floor, from: frame.minX, to: frame.maxX))
    var free = -Double.infinity
    var contexts: [(text: String, middle: Double)] = []
    for tick in layout.ticks {
      let x = axis.x(of: tick.place)
      guard x >= frame.minX - 0.5, x <= frame.maxX + 0.5 else { continue }
      ends.append(.move(Point(x: x.aligned, y: floor)))
      ends.append(.line(Point(x: x.aligned, y: floor + 5)))
      // An estimate suffices here, as ticks already keep a minimum distance.
      let half = Self.estimate(tick.text)
      let middle = min(max(x, half), layout.size.width - half)
      guard middle - half > free else { continue }
      free = middle + half
      picture.write(
        Lettering(
          tick.text, at: Point(x: middle, y: floor + 7), ink: .secondary, .middle, .top))
      if let context = tick.context { contexts.append((context, middle)) }
    }
    // The context of a later tick takes precedence over that of an earlier one.
    free = Double.infinity
    for context in contexts.reversed() {
      let half = Self.estimate(context.text) * Self.boldWidth
      let middle = min(max(context.middle, half), layout.size.width - half)
      guard middle + half < free else { continue }
      free = middle - half
      picture.write(
        Lettering(
          context.text, at: Point(x: middle, y: floor + 7 + layout.lineHeight),
          style: .caption.weight(600), ink: .secondary, .middle, .top))
    }
    picture.stroke(ends, with: .secondary.opacity(0.6))
  }

  /// The width of bold letters relative to regular ones.
  private static let boldWidth = 1.2

  /// Estimates half the width of a text, including the space next to it.
  private static func estimate(_ text: String) -> Double {
    Double(text.scalarCount) * 3.6 + 3
  }

  private func draw(
    _ entry: LineLayout.Entry, _ layout: LineLayout, into picture: inout Picture
  ) {
    let middle = entry.origin.y + layout.lineHeight / 2
    let line = entry.index < series.count ? series[entry.index] : nil
    if let line, line.isOfDots {
      // A dot, as in the plot.
      let center = Point(x: entry.origin.x + Self.swatch / 2, y: middle)
      draw(.circle(center: center, radius: 3), of: line, in: line.ink, into: &picture)
    } else if let line {
      picture.stroke(
        .level(middle, from: entry.origin.x, to: entry.origin.x + Self.swatch), with: line.ink,
        Stroke(width: 2.5, cap: line.dash.isEmpty ? .round : .butt, dash: line.dash))
    } else {
      let height = layout.lineHeight * 0.7
      picture.fill(
        .rectangle(
          Rect(x: entry.origin.x, y: middle - height / 2, width: Self.swatch, height: height)),
        with: Self.blankInk)
    }
    picture.write(
      Lettering(
        line?.name ?? blankName, at: Point(x: entry.origin.x + Self.swatch + 6, y: middle),
        ink: .primary, .left, .middle))
  }

  /// Draws the lines alone.
  ///
  /// - Parameters:
  ///   - layout: the positions of its parts.
  ///   - density: columns of pixels per unit.
  ///   - former: the figure from which this one is being animated, and the progress: lines with the same
  ///     number of values change their shape and colour, others cross-fade.
  ///   - picture: the picture to draw into.
  public func drawLines(
    _ layout: LineLayout, density: Double = 1, from former: (LineFigure, share: Double)? = nil,
    into picture: inout Picture
  ) {
    picture.nested { picture in
      // Lines at the frame's edge keep their whole width, and clipping at whole pixels is fastest.
      let room = Rect(
        left: (layout.frame.minX - 1).rounded(.down), top: (layout.frame.minY - 4).rounded(.down),
        right: (layout.frame.maxX + 1).rounded(.up), bottom: (layout.frame.maxY + 2).rounded(.up))
      picture.clip(to: .rectangle(room))
      if let (old, share) = former {
        for (index, line) in old.series.enumerated() where !isAkin(index, to: old) {
          old.draw(line, layout, density, opacity: 1 - share, into: &picture)
        }
      }
      for (index, line) in series.enumerated() {
        var (opacity, origin) = (1.0, (LineSeries, share: Double)?.none)
        if let (old, share) = former {
          if isAkin(index, to: old) { origin = (old.series[index], share) } else { opacity = share }
        }
        draw(line, layout, density, opacity: opacity, from: origin, into: &picture)
      }
    }
  }

  /// Whether a line can be interpolated with the one at the same index.
  private func isAkin(_ index: Int, to other: LineFigure) -> Bool {
    guard index < series.count, index < other.series.count else { return false }
    return series[index].samples.count == other.series[index].samples.count
  }

  // Out of line, because it is long, and called at two places.
  @inline(never)
  private func draw(
    _ line: LineSeries, _ layout: LineLayout, _ density: Double, opacity: Double,
    from former: (LineSeries, share: Double)? = nil, into picture: inout Picture
  ) {
    let frame = layout.frame(line.side)
    let trace = line.trace(in: frame, density: density, from: former)
    var ink = line.ink
    if let (old, share) = former { ink = old.ink.mixed(with: line.ink, share: share) }
    ink = ink.opacity(opacity)
    if line.isFilled {
      let base = line.base(in: frame)
      picture.fill(
        trace.area,
        with: .gradient(
          LinearGradient(
            from: Point(x: 0, y: layout.frame.minY), to: Point(x: 0, y: base),
            stops: [.init(ink.opacity(0.28), at: 0), .init(ink.opacity(0.03), at: 1)])))
    }
    picture.fill(trace.band, with: ink.opacity(0.18))
    let width = Self.width(ofLineWith: trace.count)
    // In dense lines joins are invisible, and bevels are the cheapest.
    picture.stroke(
      trace.line, with: ink,
      Stroke(width: width, join: trace.isDense ? .bevel : .round, dash: line.dash))
    for dot in trace.dots {
      draw(.circle(center: dot, radius: width * 1.6), of: line, in: ink, into: &picture)
    }
  }

  /// Draws the dot of an isolated value.
  private func draw(_ dot: Path, of line: LineSeries, in ink: Ink, into picture: inout Picture) {
    picture.fill(dot, with: line.isHollow ? .surface : ink)
    if line.isHollow { picture.stroke(dot, with: ink, Stroke(width: 1.5)) }
  }

  /// Returns the width of a line: the more values are visible, the thinner it is.
  static func width(ofLineWith count: Int) -> Double {
    let (thick, thin) = (2.5, 1.5)
    let share = min(max((Double(count) - 10) / 90, 0), 1)
    let rest = (share - 1) * (share - 1) * (share - 1) + 1
    return thick - (thick - thin) * rest
  }
}

extension Path {
  /// Returns a horizontal line.
  static func level(_ y: Double, from left: Double, to right: Double) -> Path {
    .line(from: Point(x: left, y: y), to: Point(x: right, y: y))
  }
}

extension Double {
  /// The centre of the pixel, at which a thin line is sharp.
  var aligned: Double { rounded(.down) + 0.5 }
}
