import Catalogue
import ChartViews
import Charts
import Interface

/// How the hours of a tag go on through the period, and the coverage beside them.
struct TrendCard: View {
  let model: ChartsModel

  var body: some View {
    Region(.section, label: model.wording.texts[.overTime]) {
      VStack(spacing: .medium) {
        VStack(spacing: .tiny) {
          Text(model.wording.texts[.overTime]).heading(.section)
          Text(model.wording.texts[.overTimeNote]).foregroundStyle(.secondary).font(.caption)
        }
        switch model.trend.state {
        case .unread: UnreadNotice(wording: model.wording) { model.load() }
        case .empty: Text(model.wording.texts[.nothingToDraw]).foregroundStyle(.secondary)
        case .shown: TrendCharts(model: model)
        }
      }
      .card()
    }
  }
}

/// The choice of a tag, and the charts.
private struct TrendCharts: View {
  let model: ChartsModel

  var body: some View {
    VStack(spacing: .medium) {
      if model.tags.count > 1 {
        Picker(
          model.wording.texts[.tags], name: "charted-tag", selection: tag, options: model.tags,
          id: { $0 }, title: { $0 })
      }
      if !trend.name.utf8.isEmpty {
        TrendChart(name: trend.name, chart: trend.hours, height: 220, model: model)
      }
      TrendChart(
        name: model.wording.texts[.coverageOverTime], chart: trend.coverage, height: 140,
        model: model)
    }
  }

  private var trend: TrendModel { model.trend }

  private var tag: Binding<String> {
    Binding {
      model.tag
    } set: {
      model.look(at: $0)
    }
  }
}

/// A chart of lines under its name.
private struct TrendChart: View {
  let name: String
  let chart: LineChartModel
  let height: Double
  let model: ChartsModel

  var body: some View {
    VStack(spacing: .tiny) {
      Text(name).font(.headline)
      LineChart(chart, label: name, height: height, words: model.lineWords)
    }
  }
}

extension ChartsModel {
  /// What a chart of lines says by itself.
  fileprivate var lineWords: ChartWords {
    ChartWords(
      zoomIn: wording.texts[.zoomIn], zoomOut: wording.texts[.zoomOut],
      showAll: wording.texts[.showAll],
      select: wording.texts[.selectRange], showTable: wording.texts[.showTable],
      place: wording.texts[.day],
      hint: wording.texts[.lineHint], thinned: { [wording] in wording.texts[.thinned, "\($0)"] }
    ) { [wording] facts, figure in
      wording.texts[
        .lineSummary, figure.placeName(facts.first.place), figure.placeName(facts.last.place),
        figure.valueName(facts.least.value, 1), figure.placeName(facts.least.place),
        figure.valueName(facts.greatest.value, 1), figure.placeName(facts.greatest.place),
        figure.valueName(facts.last.value, 1)]
    }
  }
}
