import Catalogue
import CivilTime
internal import Components
import Interface
internal import PageModel
import TextBytes
import Tracking
internal import Wire

/// Links to the figures of the period as files: the report, the table, and the charts.
struct PeriodFilesLine: View {
  let model: StatisticsModel

  var body: some View {
    let texts = model.texts
    if let period = model.period {
      let report = ChangesQuery(
        period, from: model.periods.comparedPeriod ?? .always, of: model.tag)
      FlowStack(spacing: .medium) {
        Text(texts.tags[.saveAsFile]).foregroundStyle(.secondary)
        Link(texts.tags[.reportFile], path: API.report.address(report))
        Link(texts.tags[.tableFile], path: API.statisticsTable.address(period))
        chart(.bars, texts.tags[.barsFile], of: period)
        chart(.donut, texts.tags[.ringFile], of: period)
        chart(.treemap, texts.tags[.mapFile], of: period)
        if let tag = model.tag { chart(.week, texts.tags[.weekFile, tag], of: period, tag) }
      }
      .font(.caption)
    }
  }

  private func chart(
    _ chart: SavedChart, _ title: String, of period: Period, _ tag: String? = nil
  ) -> Link {
    Link(title, path: API.chart.address(ChartQuery(chart, of: period, tag: tag)))
  }
}
