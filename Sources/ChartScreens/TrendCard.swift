import Catalogue
import ChartViews
import Charts
package import Interface

/// How the hours of the tag that is looked at go on through the period.
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
      case .empty: Text(model.wording.texts[.nothingToDraw]).foregroundStyle(.secondary)
      case .shown:
        FlowStack(spacing: .small) {
          Text(model.name).heading(heading)
          if let change = model.change { Text(change).foregroundStyle(.secondary).font(.caption) }
        }
        LineChart(model.hours, label: model.label, height: height, words: model.lineWords)
      }
    }
  }
}

extension TrendModel {
  /// What a chart of lines says by itself.
  fileprivate var lineWords: ChartWords {
    let texts = wording.texts
    return ChartWords(
      zoomIn: texts[.zoomIn], zoomOut: texts[.zoomOut], showAll: texts[.showAll],
      select: texts[.selectRange], use: texts[.useAsPeriod], showTable: texts[.showTable],
      place: texts[.day],
      hint: texts[.overTimeNote] + " " + texts[.lineHint],
      thinned: { [wording] in wording.texts[.thinned, "\($0)"] }
    ) { [wording] facts, figure in
      wording.texts[
        .lineSummary, figure.placeName(facts.first.place), figure.placeName(facts.last.place),
        figure.valueName(facts.least.value, 1), figure.placeName(facts.least.place),
        figure.valueName(facts.greatest.value, 1), figure.placeName(facts.greatest.place),
        figure.valueName(facts.last.value, 1)]
    }
  }
}
