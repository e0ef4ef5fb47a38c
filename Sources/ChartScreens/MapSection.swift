import Catalogue
import ChartViews
import Interface

/// The map of the use of time: tags within tags.
struct MapSection: View {
  let model: MapModel

  /// The height in CSS pixels, at which most names fit; the style sheet reserves the same height.
  private static let height = 360.0

  /// The map under its name.
  var body: some View {
    Region(.section, label: model.wording.texts.charts[.tagsWithin]) {
      Element(.div, [.look(.mapFrame)]) {
        Text(model.wording.texts.charts[.tagsWithin]).heading(.section)
        switch model.state {
        case .unread: UnreadNotice(wording: model.wording) { model.load() }
        case .shown:
          Text(model.note)
            .foregroundStyle(.secondary).font(.caption)
          chart(model.chart, .tagsWithin)
        case .awaited:
          Text("\u{A0}").font(.caption)
          chart(model.chart, .tagsWithin)
        }
      }
    }
  }

  private func chart(
    _ chart: PartChartModel, _ name: ChartText, height: Double = Self.height
  ) -> PartChart {
    let texts = model.wording.texts.charts
    return PartChart(
      chart, label: texts[name], height: height,
      words: PartWords(
        showTable: texts[.showTable], back: texts[.leavePart], name: texts[.tags],
        figure: texts[.share], detail: texts[.intervals], hint: texts[.partHint]))
  }
}

/// The message that figures could not be read, with a button that reads them again.
struct UnreadNotice: View {
  let wording: ChartWording
  let load: () -> Void

  var body: some View {
    Text(wording.texts.charts[.chartUnread]).foregroundStyle(.danger).accessibilityRole(.alert)
    HStack { Button(wording.texts[.tryAgain]) { load() } }
  }
}
