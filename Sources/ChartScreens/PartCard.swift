import Catalogue
import ChartViews
import Interface

/// A chart of parts under its name, and what is said of it.
struct PartCard: View {
  let wording: Wording
  let name: String
  let notes: [String]
  let chart: PartChartModel
  let height: Double
  /// What the rows of the table are.
  let rows: String

  var body: some View {
    Region(.section, label: name) {
      VStack(spacing: .small) {
        VStack(spacing: .tiny) {
          Text(name).heading(.section)
          ForEach(notes.indices) { note in
            Text(notes[note]).foregroundStyle(.secondary).font(.caption)
          }
        }
        PartChart(chart, label: name, height: height, words: words)
      }
      .card()
    }
  }

  private var words: PartWords {
    PartWords(
      showTable: wording.texts[.showTable], back: wording.texts[.leavePart], name: rows,
      figure: wording.texts[.share], detail: wording.texts[.intervals],
      hint: wording.texts[.partHint])
  }
}

/// That figures could not be read, and the button that reads them again.
struct UnreadNotice: View {
  let wording: Wording
  let load: () -> Void

  var body: some View {
    Text(wording.texts[.chartUnread]).foregroundStyle(.danger).accessibilityRole(.alert)
    HStack { Button(wording.texts[.tryAgain]) { load() } }
  }
}
