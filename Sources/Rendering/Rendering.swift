public import Drawing
internal import Geometry

/// Pictures as files: images of PNG, and pages of PDF with their fonts inside.
public enum Rendering {
  /// What a document tells of itself.
  public struct Details: Sendable, Hashable {
    /// Its name.
    public var title: String
    /// What it is about.
    public var subject: String

    /// Joins a name and what it is about.
    public init(title: String = "", subject: String = "") {
      self.title = title
      self.subject = subject
    }
  }

  /// The most pixels an image has, in all and on a side.
  private static let most = (pixels: 100_000_000.0, side: 32_000.0)

  /// Draws a picture as an image of PNG.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - scale: pixels to a unit.
  ///   - palette: what the colours of the theme are.
  ///   - ground: what the whole image is filled with first; nil leaves transparent what nothing is
  ///     drawn on, and then the letters of a chart cannot be read everywhere.
  ///   - fonts: what text is written in.
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
      // As large as the image: a part of a pixel at its edge belongs to it.
      let whole = Size(width: size.width / scale, height: size.height / scale)
      var sheet = Picture(size: whole)
      sheet.fill(.rectangle(Rect(origin: .zero, size: whole)), with: ground)
      painter.paint(sheet)
    }
    painter.paint(picture)
    try painter.finish()
    return try surface.png()
  }

  /// Draws pictures as the pages of a document of PDF, a unit being a point: 1/72 of an inch.
  ///
  /// The roles of groups become the structure of the document.
  ///
  /// - Parameters:
  ///   - pages: the pages, each of its own size.
  ///   - details: what the document tells of itself.
  ///   - palette: what the colours of the theme are.
  ///   - fonts: what text is written in; the letters used are put into the document.
  /// - Throws: ``RenderingError``.
  public static func pdf(
    _ pages: [Picture], details: Details = Details(), palette: Palette = .light, fonts: Fonts
  ) throws(RenderingError) -> [UInt8] {
    for page in pages {
      let size = page.size
      // 200 inches: the largest page that PDF 1.5 knows.
      guard size.width > 0, size.height > 0, size.width <= 14_400, size.height <= 14_400
      else { throw .badSize(width: size.width, height: size.height) }
    }
    do {
      return try pdf(pages, details, palette, fonts, isTagged: true)
    } catch {
      // Cairo 1.16 cannot tag what needs a mask, such as a gradient that fades away.
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
        // With the first part, for Cairo forgets what was begun before a ground was filled.
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
