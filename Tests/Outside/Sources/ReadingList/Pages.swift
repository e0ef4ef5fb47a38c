import Charts
import Drawing
import Rendering
import SVG

/// The pages of each book as bars.
public struct PagesChart {
  private let books: [Book]

  public init(_ books: [Book]) { self.books = books }

  public func picture(measure: TextMeasure) -> Picture {
    RankedBars.picture(
      rows: books.map { book in
        let pages = Double(book.pages)
        return .init(
          book.title, pages, interval: Extremes(low: pages * 0.9, high: pages * 1.1))
      }, width: 360, measure: measure)
  }

  public func svg(fonts: Fonts) -> String {
    SVGDocument(picture(measure: fonts.measure), title: "Pages").text
  }

  public func png(fonts: Fonts) throws -> [UInt8] {
    try Rendering.png(picture(measure: fonts.measure), scale: 2, fonts: fonts)
  }
}
