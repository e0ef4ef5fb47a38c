import Catalogue
import ChartViews
import Charts
import CivilTime
import Drawing
import Interface

/// Charts of cells, bars and slices.
final class PartGalleryModel {
  let week, tags, shares, parts, word: PartChartModel
  let days: LineChartModel

  private static let hours = [
    ("sleep", 55.5), ("work", 38.25), ("home", 21.0), ("reading", 13.5), ("sport", 6.0),
    ("calls", 3.0), ("errands", 2.25),
  ]

  init(browser: Browser, settings: SystemSettings) {
    week = PartChartModel(browser: browser, settings: settings)
    tags = PartChartModel(browser: browser, settings: settings)
    shares = PartChartModel(browser: browser, settings: settings)
    parts = PartChartModel(browser: browser, settings: settings)
    word = PartChartModel(browser: browser, settings: settings)
    days = LineChartModel(browser: browser, settings: settings)
    week.show(Self.week)
    tags.show(Self.bars)
    shares.show(Self.donut)
    parts.show(Self.treemap)
    word.show(Self.sparkline)
    days.show(Self.year(in: Self.language(of: browser)))
  }

  private static func language(of browser: Browser) -> Language {
    let path = Array(browser.path.utf8)
    if path.suffix(2).elementsEqual("uk".utf8) { return .ukrainian }
    return path.suffix(2).elementsEqual("ru".utf8) ? .russian : .english
  }

  private static func ink(_ name: String) -> Ink {
    let names = hours.map { $0.0 } + ["code", "mail", "meetings", "cooking", "tidying"]
    let place = names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
    return place.map { .palette($0 + 1) } ?? .secondary
  }

  /// Hours, each with the interval of an estimate.
  static func text(_ name: String, _ hours: Double) -> PartText {
    let reach = (hours / 0.75).squareRoot() * 1.5
    return PartText(
      name, LineFigure.decimal(hours, 1) + " h",
      LineFigure.decimal(max(hours - reach, 0), 1) + "–" + LineFigure.decimal(hours + reach, 1))
  }

  static var bars: BarsFigure {
    BarsFigure(
      hours.map { _, hours in
        let reach = (hours / 0.75).squareRoot() * 1.5
        return .init(hours, interval: Extremes(low: max(hours - reach, 0), high: hours + reach))
      }, texts: hours.map { text($0.0, $0.1) }, colors: hours.map { ink($0.0) },
      summary: "Hours of seven tags; sleep has the most, errands the least."
    ) { LineFigure.decimal($0, $1) }
  }

  static var donut: DonutFigure {
    var style = Donut.Style()
    style.leastShare = 0.03
    func name(_ slice: Donut.Slice) -> String {
      slice.isGathered ? "2 others" : hours[slice.members[0]].0
    }
    return DonutFigure(
      hours.map { $0.1 }, style: style, total: ("139.5", "hours"),
      summary: "Shares of 139.5 hours; sleep takes two fifths.", colors: { ink(name($0)) }
    ) { slice in
      PartText(
        name(slice), percent(slice.share) + " %", LineFigure.decimal(slice.share * 139.5, 1) + " h")
    }
  }

  static var treemap: TreemapFigure {
    let tree = AmountTree(named: [
      ("sleep", 55.5), ("work/code/swift", 12), ("work/code/review", 6), ("work/mail", 8),
      ("work/meetings", 9), ("work", 3.25), ("home/cooking", 9), ("home/tidying", 6), ("home", 6),
      ("reading", 13.5), ("sport", 6), ("calls", 3), ("errands", 2.25),
    ])
    return TreemapFigure(
      tree, summary: "Hours of tags within tags.",
      colors: { map, cell in ink(map.name(of: cell) ?? "others") }
    ) { map, cell, _ in
      text(map.name(of: cell) ?? (cell == 0 ? "All" : "others"), map.cells[cell].amount)
    }
  }

  static var sparkline: SparklineFigure {
    let values = ChartGalleryModel.wave(30, 2.5, 6, phase: 1)
    return SparklineFigure(values, summary: "Thirty days.") { text("Day \($0 + 1)", values[$0]) }
  }

  /// Two years of days in Kyiv, from the first of January 2024 on.
  static func year(in language: Language) -> LineFigure {
    let start = 1_704_060_000.0
    var figure = LineFigure(
      [
        LineSeries(
          "", Samples(ChartGalleryModel.wave(731, 2.5, 6, phase: 0), from: start, step: 86_400))
      ], mode: .including(Extremes(low: 0, high: 1)))
    figure.tellTime(
      in: language.calendarWords, weekStart: .monday, offset: { _ in UTCOffset(seconds: 7_200) })
    return figure
  }

  /// Work from nine to six, with the nights unknown.
  static var week: HeatMapFigure {
    let counts = (0..<168).map { hour in
      let (day, clock) = (hour / 24, hour % 24)
      return day < 5 && (9..<18).contains(clock)
        ? (clock == 13 ? 4 : 6 + (clock + day) % 5) : clock % 7 / 5
    }
    let totals = (0..<168).map { $0 % 24 < 6 ? 0 : 12 }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return HeatMapFigure(
      HeatMap.week(counts.map { Double($0) / 12 }, of: totals, weekStart: .monday), rows: days,
      columns: (0..<24).map { "\($0)" },
      zero: "0 %",
      step: { ($0.low > 0 ? percent($0.low) + "–" : "< ") + percent($0.high) + " %" },
      unknown: "no answers",
      summary: "Work by the hour of the week, most of it from Monday to Friday."
    ) { cell in
      let hour = cell.row * 24 + cell.column
      let name = days[cell.row] + " \(cell.column):00"
      guard totals[hour] > 0 else { return PartText(name, "no answers") }
      let share = Double(counts[hour]) / Double(totals[hour])
      return PartText(
        name, percent(share) + " %",
        percent(max(share - 0.2, 0)) + "–" + percent(min(share + 0.2, 1)) + " %")
    }
  }

  static func percent(_ share: Double) -> String { LineFigure.decimal(share * 100, 0) }
}

/// Charts of parts below one another.
struct PartGallery: View {
  let model: PartGalleryModel

  var body: some View {
    ChartCard("Days", model.days)
    PartCard("Work by the hour", model.week, height: 240)
    PartCard("Hours of tags", model.tags, height: BarsFigure.height(of: 7))
    PartCard("Shares", model.shares, height: 240)
    PartCard("Tags within tags", model.parts, height: 340)
    Region(.section, label: "A word") {
      VStack(spacing: .small) {
        Text("A word").heading(.section)
        SparklineChart(model.word, label: "A word")
      }
      .card()
    }
  }
}

/// A chart of parts with its name.
struct PartCard: View {
  let name: String
  let model: PartChartModel
  let height: Double

  init(_ name: String, _ model: PartChartModel, height: Double) {
    self.name = name
    self.model = model
    self.height = height
  }

  var body: some View {
    Region(.section, label: name) {
      VStack(spacing: .small) {
        Text(name).heading(.section)
        PartChart(model, label: name, height: height)
      }
      .card()
    }
  }
}
