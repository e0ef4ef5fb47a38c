public import Drawing
internal import Geometry

/// Renders pictures as PNG images and as PDF documents with embedded fonts.
public enum Rendering {
  /// The metadata of a document.
  public struct Details: Sendable, Hashable {
    /// Its title.
    public var title: String
    /// Its subject.
    public var subject: String

    /// Makes metadata from a title and a subject.
    public init(title: String = "", subject: String = "") {
      self.title = title
      self.subject = subject
    }
  }

  /// The maximum number of pixels of an image, in total and per side.
  private static let most = (pixels: 100_000_000.0, side: 32_000.0)

  /// Draws a picture as a PNG image.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - scale: pixels per unit.
  ///   - palette: the theme colours.
  ///   - ground: the background of the whole image; nil leaves it transparent, so that the texts of a chart
  ///     may be illegible on some backgrounds.
  ///   - fonts: the fonts of texts.
  /// - Throws: ``RenderingError``.
  public static func png(
    _ picture: Picture, scale: Double = 1, palette: Palette = .light,
    ground: Ink? = .background, fonts: Fonts
  ) throws(RenderingError) -> [UInt8] {
    let size = Size(
      width: (picture.size.width * scale).rounded(.up),
      height: (picture.size.height * scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width <= most.side, size.height <= most.side,
      size.area <= most.pixels
    else { throw .badSize(width: size.width, height: size.height) }
    let surface = try Surface(
      width: Int32(size.width), height: Int32(size.height), fonts: fonts)
    let painter = try Painter(surface, palette: palette, fonts: fonts)
    painter.scale(by: scale)
    if let ground {
      // The background covers the whole image, including partial pixels at its edges.
      let whole = Size(width: size.width / scale, height: size.height / scale)
      var sheet = Picture(size: whole)
      sheet.fill(.rectangle(Rect(origin: .zero, size: whole)), with: ground)
      painter.paint(sheet)
    }
    painter.paint(picture)
    try painter.finish()
    return try surface.png()
  }

  /// Draws pictures as the pages of a PDF document, in which a unit is a point: 1/72 of an inch.
  ///
  /// The roles of groups become the structure of the document.
  ///
  /// - Parameters:
  ///   - pages: the pages, which may differ in size.
  ///   - details: the metadata of the document.
  ///   - palette: the theme colours.
  ///   - fonts: the fonts of texts; the glyphs used are embedded in the document.
  /// - Throws: ``RenderingError``.
  public static func pdf(
    _ pages: [Picture], details: Details = Details(), palette: Palette = .light, fonts: Fonts
  ) throws(RenderingError) -> [UInt8] {
    for page in pages {
      let size = page.size
      // 200 inches: the largest page of PDF 1.5.
      guard size.width > 0, size.height > 0, size.width <= 14_400, size.height <= 14_400
      else { throw .badSize(width: size.width, height: size.height) }
    }
    do {
      return try pdf(pages, details, palette, fonts, isTagged: true)
    } catch {
      // Cairo 1.16 cannot tag content that needs a mask, such as a gradient to transparent.
      return try pdf(pages, details, palette, fonts, isTagged: false)
    }
  }

  private static func pdf(
    _ pages: [Picture], _ details: Details, _ palette: Palette, _ fonts: Fonts, isTagged: Bool
  ) throws(RenderingError) -> [UInt8] {
    let surface = try Surface(
      pagesOf: pages.first?.size ?? Size(width: 1, height: 1), fonts: fonts)
    surface.describe(title: details.title, subject: details.subject)
    let painter = try Painter(surface, palette: palette, fonts: fonts, isTagged: isTagged)
    var isOpen = false
    for (number, page) in pages.enumerated() {
      surface.beginPage(of: page.size)
      painter.paint(page) {
        // Together with the first part, because Cairo discards a tag begun before a background is filled.
        if !isOpen { painter.begin("Document") }
        isOpen = true
      }
      if isOpen, number == pages.count - 1 { painter.end("Document") }
      painter.endPage()
    }
    try painter.finish()
    return try surface.pdf()
  }
}
