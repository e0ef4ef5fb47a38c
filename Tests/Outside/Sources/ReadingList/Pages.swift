import Charts
import Drawing
import Geometry
import Rendering
import SVG

/// The pages of each book as bars.
public struct PagesChart {
  private let books: [Book]

  public init(_ books: [Book]) { self.books = books }

  public func picture(measure: TextMeasure) -> Picture {
    let words = books.map {
      RankedBars.Words(name: $0.title, figure: "\($0.pages)", interval: "pages")
    }
    let (width, rowHeight) = (360.0, 24.0)
    let room = RankedBars.room(for: words, in: width, measure: measure)
    let height = rowHeight * Double(books.count)
    let bars = RankedBars(
      books.map { book in
        let pages = Double(book.pages)
        return .init(pages, interval: Extremes(low: pages * 0.9, high: pages * 1.1))
      },
      in: Rect(x: 0, y: 0, width: width, height: height), nameWidth: room.names,
      figureWidth: room.figures, rowHeight: rowHeight)
    var picture = Picture(size: Size(width: width, height: height + 24))
    bars.draw(
      into: &picture, colors: books.map { _ in .accent }, words: words, measure: measure
    ) { "\(Int($0))" }
    return picture
  }

  public func svg(fonts: Fonts) -> String {
    SVGDocument(picture(measure: fonts.measure), title: "Pages").text
  }

  public func png(fonts: Fonts) throws -> [UInt8] {
    try Rendering.png(picture(measure: fonts.measure), scale: 2, fonts: fonts)
  }
}
