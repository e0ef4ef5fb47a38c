internal import CGraphics
public import Drawing

/// The installed fonts, for drawing and measuring text.
///
/// Glyphs are not snapped to pixels, so that a layout is the same at every scale. Not for concurrent use by
/// several threads.
///
/// Safe: it owns Pango's objects from their creation to its deinitialisation, and nothing else releases them;
/// the libraries are never unloaded.
@safe
public final class Fonts {
  /// Fonts in order of preference, with plain text faces first.
  public static let families = """
    Inter,Noto Sans,Source Sans 3,Open Sans,Liberation Sans,DejaVu Sans,sans-serif
    """

  /// The functions of Cairo, which live as long as the program.
  let cairo: UnsafePointer<Cairo>
  private let pango: UnsafePointer<Pango>
  private let map: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let family: String
  private var metrics: [TextStyle: (ascent: Double, descent: Double)] = [:]

  /// Looks up fonts.
  ///
  /// - Parameter families: comma-separated names of fonts, in order of preference; missing glyphs are taken
  ///   from other fonts.
  /// - Throws: ``RenderingError/noLibrary(_:)`` if Cairo and Pango are not installed,
  ///   ``RenderingError/noFont`` if there is no font at all.
  public init(_ families: String = Fonts.families) throws(RenderingError) {
    var missing: UnsafePointer<CChar>?
    guard let graphics = unsafe graphics_open(&missing)?.pointee else {
      throw unsafe .noLibrary(missing.map { unsafe String(cString: $0) } ?? "pangocairo")
    }
    let (cairo, pango) = unsafe (graphics.cairo, graphics.pango)
    unsafe (self.cairo, self.pango) = unsafe (cairo, pango)
    // Each of these is owned here from its making to `deinit`.
    guard let map = unsafe pango.pointee.cairo_font_map_new() else { throw .noFont }
    unsafe pango.pointee.cairo_font_map_set_resolution(map, 72)
    guard let context = unsafe pango.pointee.font_map_create_context(map),
      let layout = unsafe pango.pointee.layout_new(context)
    else {
      unsafe pango.pointee.object_unref(UnsafeMutableRawPointer(map))
      throw .noFont
    }
    unsafe (self.map, self.context, self.layout) = unsafe (map, context, layout)
    family = families
    let options = unsafe cairo.pointee.font_options_create()
    unsafe cairo.pointee.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo.pointee.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo.pointee.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango.pointee.cairo_context_set_font_options(context, options)
    unsafe cairo.pointee.font_options_destroy(options)
    unsafe pango.pointee.context_set_round_glyph_positions(context, 0)
    unsafe pango.pointee.layout_set_single_paragraph_mode(layout, 1)
    // Disables ligatures, because searching a document for the separate letters would not find them.
    let attributes = unsafe pango.pointee.attr_list_new()
    unsafe pango.pointee.attr_list_insert(
      attributes, pango.pointee.attr_font_features_new("liga=0,clig=0,dlig=0"))
    unsafe pango.pointee.layout_set_attributes(layout, attributes)
    unsafe pango.pointee.attr_list_unref(attributes)
  }

  deinit {
    unsafe pango.pointee.object_unref(UnsafeMutableRawPointer(layout))
    unsafe pango.pointee.object_unref(UnsafeMutableRawPointer(context))
    unsafe pango.pointee.object_unref(UnsafeMutableRawPointer(map))
  }

  /// Measures texts in these fonts.
  public var measure: TextMeasure { TextMeasure { self.extent(of: $0, $1) } }

  private func extent(of text: String, _ style: TextStyle) -> TextExtent {
    set(text, style)
    var logical = PangoRectangle()
    unsafe pango.pointee.layout_get_extents(layout, nil, &logical)
    let (ascent, descent) = reach(of: style)
    return TextExtent(
      width: Double(logical.width) / Double(pango_units), ascent: ascent,
      descent: descent)
  }

  /// Draws a text with its baseline through a point, in the current colour.
  func write(_ text: String, _ style: TextStyle, x: Double, y: Double, on context: OpaquePointer) {
    set(text, style)
    let baseline = unsafe Double(pango.pointee.layout_get_baseline(layout)) / Double(pango_units)
    unsafe cairo.pointee.move_to(context, x, y - baseline)
    unsafe pango.pointee.cairo_show_layout(context, layout)
  }

  private func set(_ text: String, _ style: TextStyle) {
    unsafe withDescription(of: style) {
      unsafe pango.pointee.layout_set_font_description(layout, $0)
    }
    var text = text
    // Pango copies both the description and the text.
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe pango.pointee.layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  /// Returns the ascent and descent of a font.
  private func reach(of style: TextStyle) -> (ascent: Double, descent: Double) {
    if let known = metrics[style] { return known }
    let found = unsafe withDescription(of: style) {
      description -> (ascent: Double, descent: Double) in
      guard let metrics = unsafe pango.pointee.context_get_metrics(context, description, nil) else {
        return (style.size, 0)
      }
      defer { unsafe pango.pointee.font_metrics_unref(metrics) }
      return unsafe (
        Double(pango.pointee.font_metrics_get_ascent(metrics)) / Double(pango_units),
        Double(pango.pointee.font_metrics_get_descent(metrics)) / Double(pango_units)
      )
    }
    metrics[style] = found
    return found
  }

  private func withDescription<Result>(
    of style: TextStyle, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = unsafe pango.pointee.font_description_new()
    defer { unsafe pango.pointee.font_description_free(description) }
    unsafe pango.pointee.font_description_set_family(
      description, style.isMonospaced ? "monospace" : family)
    unsafe pango.pointee.font_description_set_weight(description, Int32(clamping: style.weight))
    unsafe pango.pointee.font_description_set_absolute_size(
      description, style.size * Double(pango_units))
    return unsafe body(description)
  }
}
