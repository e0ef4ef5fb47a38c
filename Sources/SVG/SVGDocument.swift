public import Drawing
internal import Geometry
internal import Motion

/// A picture as an SVG 1.1 document, for browsers and drawing programs.
public struct SVGDocument: Sendable {
  /// The document in UTF-8.
  public let bytes: [UInt8]

  /// The document as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The font families of text; every viewer has at least the last one.
  public static let families =
    "Inter, Noto Sans, Source Sans 3, Open Sans, Liberation Sans, DejaVu Sans, sans-serif"

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - title: the title, also for screen readers.
  ///   - description: a description of its content in words.
  ///   - palette: the theme colours.
  ///   - families: the font families of text, in order of preference.
  ///   - measure: measures texts in these fonts.
  ///   - keepsWidths: whether viewers with other fonts should scale text to the measured width, so that the
  ///     layout is kept.
  public init(
    _ picture: Picture, title: String, description: String = "", palette: Palette = .light,
    families: String = SVGDocument.families, measure: TextMeasure = .estimate,
    keepsWidths: Bool = false
  ) {
    var writer = SVGWriter(palette: palette, measure: measure, keepsWidths: keepsWidths)
    writer.write(picture)
    var text = SVGText()
    text.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    text.attribute("width", picture.size.width)
    text.attribute("height", picture.size.height)
    text.markup(" viewBox=\"0 0 ")
    text.pair(picture.size.width, picture.size.height)
    text.markup("\" font-family=\"")
    text.escape(families)
    text.markup("\">\n<title>")
    text.escape(title)
    text.markup("</title>\n")
    if !description.utf8.isEmpty {
      text.markup("<desc>")
      text.escape(description)
      text.markup("</desc>\n")
    }
    if !writer.definitions.bytes.isEmpty {
      text.markup("<defs>\n")
      text.append(writer.definitions)
      text.markup("</defs>\n")
    }
    text.append(writer.body)
    text.markup("</svg>\n")
    bytes = text.bytes
  }
}
