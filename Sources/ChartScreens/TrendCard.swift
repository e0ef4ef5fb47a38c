import Catalogue
import ChartViews
import Charts
import Interface

/// The course of the hours of the selected tag over the period.
struct TrendSection: View {
  let model: TrendModel
  let heading: Text.HeadingLevel
  let height: Double

  /// The chart under its name.
  var body: some View {
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
        if model.lacksAnswers {
          let charts = model.wording.texts.charts
          Text(charts[.incomplete] + ": " + charts[.incompleteNote]).foregroundStyle(.secondary)
            .font(.caption)
        }
      }
    }
  }
}
