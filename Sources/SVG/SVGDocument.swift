public import Drawing
internal import Geometry
internal import Motion

/// A picture as a document of SVG 1.1, which browsers and drawing programs read.
public struct SVGDocument: Sendable {
  /// The document in UTF-8.
  public let bytes: [UInt8]

  /// The document as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The families that text is written in; what shows the document has the last at least.
  public static let families =
    "Inter, Noto Sans, Source Sans 3, Open Sans, Liberation Sans, DejaVu Sans, sans-serif"

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - title: what it is called, for those who do not see it, too.
  ///   - description: what it tells, in words.
  ///   - palette: what the colours of the theme are.
  ///   - families: the fonts of text, the dearest first.
  ///   - measure: how much room text takes in them.
  ///   - keepsWidths: whether a program that has other fonts is to squeeze or stretch text to the
  ///     width measured, so that it fits where it was meant to.
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
