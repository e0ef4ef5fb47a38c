import ChartViews
import Charts
import Interface

/// Charts of cells, bars and slices.
final class PartGalleryModel {
  let week: PartChartModel

  init(browser: Browser, settings: SystemSettings) {
    week = PartChartModel(browser: browser, settings: settings)
    week.show(Self.week)
  }

  /// Work from nine to six, and nothing known of the nights.
  static var week: HeatMapFigure {
    let counts = (0..<168).map { hour in
      let (day, clock) = (hour / 24, hour % 24)
      return day < 5 && (9..<18).contains(clock)
        ? (clock == 13 ? 4 : 6 + (clock + day) % 5) : clock % 7 / 5
    }
    let totals = (0..<168).map { $0 % 24 < 6 ? 0 : 12 }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return HeatMapFigure(
      HeatMap.week(counts, of: totals, weekStart: 0), rows: days,
      columns: (0..<24).map { "\($0)" },
      step: { percent($0.low) + "–" + percent($0.high) + " %" }, unknown: "no answers",
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
    PartCard("Work by the hour", model.week, height: 240)
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
