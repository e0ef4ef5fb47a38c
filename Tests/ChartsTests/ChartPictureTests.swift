import Charts
import Drawing
import Geometry
import Testing

@Suite struct `A picture of a chart` {
  /// The texts of a picture in order, each with its bounds.
  private func letterings(_ picture: Picture) -> [(text: String, box: Rect)] {
    picture.operations.compactMap { operation in
      guard case .write(let lettering) = operation else { return nil }
      let extent = TextMeasure.estimate(lettering.text, lettering.style)
      let left =
        switch lettering.horizontal {
        case .left: lettering.place.x
        case .middle: lettering.place.x - extent.width / 2
        case .right: lettering.place.x - extent.width
        }
      let top =
        switch lettering.vertical {
        case .top: lettering.place.y
        case .middle: lettering.place.y - extent.height / 2
        case .baseline: lettering.place.y - extent.ascent
        case .bottom: lettering.place.y - extent.height
        }
      return (
        lettering.text, Rect(x: left, y: top, width: extent.width, height: extent.height)
      )
    }
  }

  private func texts(_ picture: Picture) -> [String] { letterings(picture).map(\.text) }

  private let rows = (1...30).map { number in
    RankedBars.Entry(
      "row \(number)", Double(number),
      interval: Extremes(low: Double(number) - 0.5, high: Double(number) + 0.5))
  }

  @Test func `leaves room for every row, its interval and the axis`() {
    for count in [1, 2, 30] {
      let picture = RankedBars.picture(rows: Array(rows.prefix(count)), width: 400)
      let said = letterings(picture)
      for row in rows.prefix(count) {
        #expect(said.contains { $0.text == row.name })
        let value = row.value.value
        #expect(said.contains { $0.text == "\(value - 0.5)–\(value + 0.5)" })
      }
      #expect(said.contains { $0.text == "0" }, "the axis")
      let whole = Rect(origin: .zero, size: picture.size)
      for (text, box) in said {
        #expect(
          box.minX >= 0 && box.maxX <= whole.maxX && box.minY >= 0 && box.maxY <= whole.maxY,
          "\(text)")
      }
    }
  }

  @Test func `omits empty intervals, and never cuts one off`() {
    let exact = RankedBars.Entry("exact", 7, interval: Extremes(low: 7, high: 7))
    #expect(!texts(RankedBars.picture(rows: [exact], width: 400)).contains("7–7"))
    let narrow = texts(RankedBars.picture(rows: [rows[0]], width: 120))
    #expect(narrow.contains("1") && !narrow.contains("0.5–1.5"))
  }

  @Test func `formats its numbers by the given closure`() {
    let picture = RankedBars.picture(rows: [rows[3]], width: 400) { "\($0) pages" }
    #expect(texts(picture).contains("4.0 pages") && texts(picture).contains("3.5 pages–4.5 pages"))
  }

  @Test func `of a ring names each slice, and the total`() {
    let picture = Donut.picture(
      parts: [.init("sleep", 56), .init("none", 0), .init("work", 38.5)], unit: "hours",
      size: Size(width: 480, height: 200))
    #expect(Set(texts(picture)) == ["sleep", "56.0", "work", "38.5", "94.5", "hours"])
  }

  @Test func `of a tree names its cells`() {
    let tree = AmountTree(named: [("work/mail", 8), ("work/code", 12), ("sleep", 56)])
    let picture = Treemap.picture(of: tree, size: Size(width: 480, height: 300))
    for text in ["work", "20", "mail", "8", "code", "12", "sleep", "56"] {
      #expect(texts(picture).contains(text), "\(text)")
    }
  }

  @Test func `of a week names its rows, its columns and its colours`() {
    let week = ["Mon", "Tue"].map { _ in
      (0..<24).map { HeatMap.Content.share(Double($0) / 24) }
    }
    let picture = HeatMap.picture(
      week, rows: ["Mon", "Tue"], columns: (0..<24).map { "\($0):00" }, unknown: "no answers",
      width: 480)
    for text in ["Mon", "Tue", "0:00", "no answers", "0 %", "80 %–100 %"] {
      #expect(texts(picture).contains(text), "\(text)")
    }
  }

  @Test func `of lines has axes and a legend`() {
    let figure = LineFigure([
      LineSeries("this year", Samples([1, 4, 2, 8])),
      LineSeries("last year", Samples([2, 3, 5, 4]), dash: [4, 4]),
    ])
    let picture = figure.picture(size: Size(width: 480, height: 240))
    #expect(picture.size == Size(width: 480, height: 240))
    #expect(Set(texts(picture)).isSuperset(of: ["this year", "last year", "0"]))
  }

  /// The inks of the lines in the legend, in order.
  private func legend(_ figure: LineFigure) -> [Ink] {
    figure.picture(size: Size(width: 480, height: 240)).operations.compactMap {
      if case .stroke(_, .ink(let ink), let stroke) = $0, stroke.width == 2.5 { ink } else { nil }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test func `of several lines gives each a colour of its own`() {
    var figure = LineFigure(["a", "b", "c"].map { LineSeries($0, Samples([1, 2, 3])) })
    #expect(legend(figure) == [.palette(1), .palette(2), .palette(3)])
    figure.series[1].ink = .danger
    #expect(legend(figure) == [.palette(1), .danger, .palette(3)])
    figure.series.removeLast(2)
    #expect(legend(figure) == [.accent])
    #expect(LineFigure([LineSeries("a", Samples([1]), ink: .danger)]).series[0].ink == .danger)
  }

  @Test func `of exact bars has no interval, neither as text nor as a line`() {
    func strokes(_ rows: [RankedBars.Entry]) -> Int {
      RankedBars.picture(rows: rows, width: 360).operations.count {
        if case .stroke = $0 { true } else { false }
      }
    }
    let exact = [RankedBars.Entry("mail", 52), .init("code", 20)]
    let estimated = exact.map {
      RankedBars.Entry($0.name, $0.value.value, interval: Extremes(low: 8, high: 60))
    }
    // The grid has as many lines in both; an estimate has two more, one of them its edge.
    #expect(strokes(exact) > 0 && strokes(estimated) - strokes(exact) >= 2)
    #expect(!texts(RankedBars.picture(rows: exact, width: 360)).contains { $0.contains("–") })
    #expect(texts(RankedBars.picture(rows: estimated, width: 360)).contains("8–60"))
  }

  @Test func `has as many decimals in each figure of a column`() {
    let bars = RankedBars.picture(
      rows: [.init("a", 52), .init("b", 39.1), .init("c", 7, interval: Extremes(low: 5, high: 9))],
      width: 480)
    #expect(Set(texts(bars)).isSuperset(of: ["52.0", "39.1", "7.0", "5–9"]), "\(texts(bars))")
    let ring = Donut.picture(
      parts: [.init("a", 52), .init("b", 39.5)], unit: "h", size: Size(width: 480, height: 240))
    #expect(Set(texts(ring)).isSuperset(of: ["52.0", "39.5", "91.5"]), "\(texts(ring))")
  }

  @Test func `reports how many bars have no row`() {
    let values = rows.map(\.value)
    let frame = Rect(x: 0, y: 0, width: 300, height: 100)
    let bars = RankedBars(values, in: frame, nameWidth: 50, figureWidth: 50, rowHeight: 20)
    #expect(bars.rows.count == 5 && bars.omitted == 25)
  }
}
