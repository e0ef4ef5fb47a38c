import Catalogue
import ChartViews
import Charts
package import Interface

/// How the hours of the selected tag develop over the period.
package struct TrendSection: View {
  private let model: TrendModel
  private let heading: Text.HeadingLevel
  private let height: Double

  /// Shows the trend of some charts, under a heading of a level.
  package init(
    model: StatisticsCharts, heading: Text.HeadingLevel = .subsection, height: Double = 190
  ) {
    self.model = model.trend
    self.heading = heading
    self.height = height
  }

  /// The chart under its name.
  package var body: some View {
    Element(.div, [.look(.trend)]) {
      switch model.state {
      case .unread: UnreadNotice(wording: model.wording) { model.load() }
      case .empty: Text(model.wording.texts.charts[.nothingToDraw]).foregroundStyle(.secondary)
      case .shown:
        FlowStack(spacing: .small) {
          Text(model.name).heading(heading)
          if let change = model.change { Text(change).foregroundStyle(.secondary).font(.caption) }
        }
        LineChart(
          model.hours, label: model.label, height: height,
          words: model.wording.lineWords(
            by: model.step, noting: model.wording.texts.charts[.overTimeNote]))
      }
    }
  }
}
