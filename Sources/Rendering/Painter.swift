private import CGraphics
internal import Drawing
private import Geometry
private import Motion

/// Renders the operations of pictures on a surface.
///
/// Safe: it owns Cairo's drawing context from its creation to its deinitialisation, and nothing else releases
/// that.
@safe
struct Painter: ~Copyable {
  private let cairo: UnsafePointer<Cairo>
  private let context: OpaquePointer
  private let palette: Palette
  private let fonts: Fonts
  private let isTagged: Bool

  init(
    _ surface: borrowing Surface, palette: Palette, fonts: Fonts, isTagged: Bool = false
  ) throws(RenderingError) {
    let cairo = unsafe fonts.cairo
    // The context retains the surface.
    guard let context = unsafe cairo.pointee.create(surface.surface) else {
      throw .failed("out of memory")
    }
    unsafe (self.cairo, self.context) = unsafe (cairo, context)
    self.palette = palette
    self.fonts = fonts
    self.isTagged = isTagged
  }

  deinit { unsafe cairo.pointee.destroy(context) }

  /// Scales the following operations by a factor.
  func scale(by factor: Double) { unsafe cairo.pointee.scale(context, factor, factor) }

  /// Ends the page.
  func endPage() { unsafe cairo.pointee.show_page(context) }

  /// Throws if any operation has failed.
  func finish() throws(RenderingError) {
    let status = unsafe cairo.pointee.status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw unsafe RenderingError(status, of: cairo) }
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - willBegin: called before each part of a document's structure.
  func paint(_ picture: Picture, willBegin: () -> Void = {}) {
    unsafe cairo.pointee.save(context)
    defer { unsafe cairo.pointee.restore(context) }
    var opacity = 1.0
    var outer: [Double] = []
    var tags: [String?] = []
    for operation in picture.operations {
      switch operation {
      case .begin:
        unsafe cairo.pointee.save(context)
        outer.append(opacity)
      case .end:
        // An unmatched end would restore a state that the enclosing code relies on.
        guard let last = outer.popLast() else { continue }
        unsafe cairo.pointee.restore(context)
        opacity = last
      case .translate(let distance): unsafe cairo.pointee.translate(context, distance.x, distance.y)
      case .scale(let factor): unsafe cairo.pointee.scale(context, factor.x, factor.y)
      case .rotate(let angle): unsafe cairo.pointee.rotate(context, angle)
      case .fade(let factor): opacity *= factor
      case .clip(let path):
        draw(path)
        unsafe cairo.pointee.clip(context)
      case .fill(let path, let paint): fill(path, paint, opacity)
      case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke, opacity)
      case .write(let lettering): write(lettering, opacity)
      case .beginGroup(_, let role):
        tags.append(role.tag)
        if let tag = role.tag {
          willBegin()
          begin(tag)
        }
      case .endGroup:
        if let tag = tags.popLast() ?? nil { end(tag) }
      }
    }
    for case let tag? in tags.reversed() { end(tag) }
    for _ in outer { unsafe cairo.pointee.restore(context) }
  }

  // MARK: Structure

  /// Begins a part of a document's structure.
  func begin(_ tag: String) {
    if isTagged { unsafe cairo.pointee.tag_begin(context, tag, nil) }
  }

  /// Ends the part that was begun last, by its tag.
  func end(_ tag: String) {
    if isTagged { unsafe cairo.pointee.tag_end(context, tag) }
  }

  // MARK: Ways

  private func draw(_ path: Path) {
    unsafe cairo.pointee.new_path(context)
    for step in path.steps {
      switch step {
      case .move(let point): unsafe cairo.pointee.move_to(context, point.x, point.y)
      case .line(let point): unsafe cairo.pointee.line_to(context, point.x, point.y)
      case .quadratic(let control, let end): quadratic(control, end)
      case .curve(let first, let second, let end):
        unsafe cairo.pointee.curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .arc(let center, let radius, let start, let end):
        if end >= start {
          unsafe cairo.pointee.arc(context, center.x, center.y, radius, start, end)
        } else {
          unsafe cairo.pointee.arc_negative(context, center.x, center.y, radius, start, end)
        }
      case .close: unsafe cairo.pointee.close_path(context)
      case .rectangle(let rect):
        unsafe cairo.pointee.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      case .roundedRectangle(let rect, let radius): rounded(rect, radius)
      case .circle(let center, let radius):
        unsafe cairo.pointee.new_sub_path(context)
        unsafe cairo.pointee.arc(context, center.x, center.y, radius, 0, 2 * .pi)
        unsafe cairo.pointee.close_path(context)
      }
    }
  }

  /// Cairo supports only cubic curves: the equivalent one has its control points at two thirds.
  private func quadratic(_ control: Point, _ end: Point) {
    var (x, y) = (0.0, 0.0)
    unsafe cairo.pointee.get_current_point(context, &x, &y)
    unsafe cairo.pointee.curve_to(
      context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }

  private func rounded(_ rect: Rect, _ radius: Double) {
    let inner = rect.inset(by: radius)
    let corners = [
      (inner.maxX, inner.minY, -0.5), (inner.maxX, inner.maxY, 0),
      (inner.minX, inner.maxY, 0.5), (inner.minX, inner.minY, 1),
    ]
    unsafe cairo.pointee.new_sub_path(context)
    for (x, y, quarter) in corners {
      unsafe cairo.pointee.arc(context, x, y, radius, quarter * .pi, (quarter + 0.5) * .pi)
    }
    unsafe cairo.pointee.close_path(context)
  }

  // MARK: Filling and stroking

  private func set(_ ink: Ink, _ opacity: Double) {
    let color = palette.color(of: ink)
    let (red, green, blue) = color.sRGB
    unsafe cairo.pointee.set_source_rgba(context, red, green, blue, color.opacity * opacity)
  }

  private func set(_ gradient: LinearGradient, _ opacity: Double) {
    let pattern = unsafe cairo.pointee.pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    unsafe set(pattern, gradient.stops, opacity)
  }

  private func set(_ gradient: RadialGradient, _ opacity: Double) {
    let (x, y) = (gradient.center.x, gradient.center.y)
    let pattern = unsafe cairo.pointee.pattern_create_radial(
      x, y, gradient.inner, x, y, gradient.outer)
    unsafe set(pattern, gradient.stops, opacity)
  }

  private func set(
    _ pattern: OpaquePointer?, _ stops: [LinearGradient.Stop], _ opacity: Double
  ) {
    for stop in stops {
      let color = palette.color(of: stop.ink)
      let (red, green, blue) = color.sRGB
      unsafe cairo.pointee.pattern_add_color_stop_rgba(
        pattern, stop.location, red, green, blue, color.opacity * opacity)
    }
    // The context retains the pattern while it is set.
    unsafe cairo.pointee.set_source(context, pattern)
    unsafe cairo.pointee.pattern_destroy(pattern)
  }

  /// Sets an angular gradient, which Cairo lacks, as a mesh of triangles.
  private func set(_ gradient: AngularGradient, _ opacity: Double) {
    let pattern = unsafe cairo.pointee.pattern_create_mesh()
    let center = gradient.center
    for wedge in gradient.wedges(palette) {
      unsafe cairo.pointee.mesh_pattern_begin_patch(pattern)
      unsafe cairo.pointee.mesh_pattern_move_to(pattern, center.x, center.y)
      // Beyond the reach, because the sides of the mesh are chords.
      let (one, other) = wedge.ends(around: center, at: 1.01 * gradient.reach)
      for end in [one, other] {
        unsafe cairo.pointee.mesh_pattern_line_to(pattern, end.x, end.y)
      }
      for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
        let (red, green, blue) = color.sRGB
        unsafe cairo.pointee.mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), red, green, blue, color.opacity * opacity)
      }
      unsafe cairo.pointee.mesh_pattern_end_patch(pattern)
    }
    unsafe cairo.pointee.set_source(context, pattern)
    unsafe cairo.pointee.pattern_destroy(pattern)
  }

  private func fill(_ path: Path, _ paint: Paint, _ opacity: Double) {
    draw(path)
    switch paint {
    case .ink(let ink): set(ink, opacity)
    case .gradient(let gradient): set(gradient, opacity)
    case .radial(let gradient): set(gradient, opacity)
    case .angular(let gradient): set(gradient, opacity)
    case .pattern(let pattern):
      unsafe cairo.pointee.save(context)
      fillWithMarks(pattern, opacity)
      unsafe cairo.pointee.restore(context)
      unsafe cairo.pointee.new_path(context)
      return
    }
    unsafe cairo.pointee.fill(context)
  }

  private func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke, _ opacity: Double) {
    unsafe cairo.pointee.save(context)
    defer { unsafe cairo.pointee.restore(context) }
    draw(path)
    unsafe cairo.pointee.set_line_width(context, stroke.width)
    unsafe cairo.pointee.set_line_cap(context, cairo_line_cap_t(stroke.cap.rawValue))
    unsafe cairo.pointee.set_line_join(context, cairo_line_join_t(stroke.join.rawValue))
    unsafe cairo.pointee.set_dash(context, stroke.dash, Int32(clamping: stroke.dash.count), 0)
    switch paint {
    case .ink(let ink): set(ink, opacity)
    case .gradient(let gradient): set(gradient, opacity)
    case .radial(let gradient): set(gradient, opacity)
    case .angular(let gradient): set(gradient, opacity)
    // A line is too thin for marks, so it has the colour of the pattern.
    case .pattern(let pattern): set(pattern.ink, opacity)
    }
    unsafe cairo.pointee.stroke(context)
  }

  /// Fills the current path with the marks of a pattern, which stay sharp at any scale and are vectors in a
  /// document.
  private func fillWithMarks(_ pattern: Pattern, _ opacity: Double) {
    if let ground = pattern.ground {
      set(ground, opacity)
      unsafe cairo.pointee.fill_preserve(context)
    }
    unsafe cairo.pointee.clip(context)
    unsafe cairo.pointee.rotate(context, pattern.angle)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo.pointee.clip_extents(context, &left, &top, &right, &bottom)
    let (width, height) = (pattern.tile.width, pattern.tile.height)
    guard width > 0, height > 0, right > left, bottom > top else { return }
    let columns = Int((left / width).rounded(.down))...Int((right / width).rounded(.down))
    let rows = Int((top / height).rounded(.down))...Int((bottom / height).rounded(.down))
    // A pattern with this many marks would not be visible as such.
    guard columns.count * rows.count <= 1_000_000 else { return }
    var marks = Path()
    for row in rows {
      for column in columns {
        marks.append(
          pattern.marks, movedBy: Point(x: Double(column) * width, y: Double(row) * height))
      }
    }
    draw(marks)
    set(pattern.ink, opacity)
    if let thickness = pattern.thickness {
      unsafe cairo.pointee.set_line_width(context, thickness)
      unsafe cairo.pointee.stroke(context)
    } else {
      unsafe cairo.pointee.fill(context)
    }
  }

  // MARK: Text

  private func write(_ lettering: Lettering, _ opacity: Double) {
    let extent = fonts.measure(lettering.text, lettering.style)
    let x =
      switch lettering.horizontal {
      case .left: 0.0
      case .middle: -extent.width / 2
      case .right: -extent.width
      }
    let y =
      switch lettering.vertical {
      case .baseline: 0.0
      case .top: extent.ascent
      case .middle: (extent.ascent - extent.descent) / 2
      case .bottom: -extent.descent
      }
    unsafe cairo.pointee.save(context)
    defer { unsafe cairo.pointee.restore(context) }
    unsafe cairo.pointee.translate(context, lettering.place.x, lettering.place.y)
    if lettering.angle != 0 { unsafe cairo.pointee.rotate(context, lettering.angle) }
    set(lettering.ink, opacity)
    unsafe fonts.write(lettering.text, lettering.style, x: x, y: y, on: context)
  }
}

extension Picture.Role {
  /// The standard structure type of ISO 32000-1, 14.8.4; nil if there is none.
  fileprivate var tag: String? {
    switch self {
    case .part: nil
    case .title: "H1"
    case .heading: "H2"
    case .paragraph: "P"
    case .figure: "Figure"
    case .table: "Table"
    case .row: "TR"
    case .header: "TH"
    case .cell: "TD"
    }
  }
}

extension Path {
  /// Adds the steps of another path, translated.
  fileprivate mutating func append(_ other: Path, movedBy distance: Point) {
    func moved(_ point: Point) -> Point { Point(x: point.x + distance.x, y: point.y + distance.y) }
    func moved(_ rect: Rect) -> Rect { Rect(origin: moved(rect.origin), size: rect.size) }
    for step in other.steps {
      switch step {
      case .move(let point): append(.move(moved(point)))
      case .line(let point): append(.line(moved(point)))
      case .quadratic(let one, let end): append(.quadratic(moved(one), moved(end)))
      case .curve(let one, let two, let end):
        append(.curve(moved(one), moved(two), moved(end)))
      case .arc(let center, let radius, let start, let end):
        append(.arc(center: moved(center), radius: radius, start: start, end: end))
      case .close: append(.close)
      case .rectangle(let rect): append(.rectangle(moved(rect)))
      case .roundedRectangle(let rect, let radius):
        append(.roundedRectangle(moved(rect), radius: radius))
      case .circle(let center, let radius): append(.circle(center: moved(center), radius: radius))
      }
    }
  }
}
