import Catalogue
import Interface

/// When in the week the tag that is looked at is met.
struct WeekCard: View {
  let model: ChartsModel

  /// How to read it, and the number of answers as statisticians write it.
  private var notes: [String] {
    let count = model.wording.format(Double(model.week.count), .number())
    return [model.wording.texts[.weekNote] + " n\u{A0}=\u{A0}" + count]
  }

  var body: some View {
    if !model.week.name.utf8.isEmpty {
      PartCard(
        wording: model.wording, name: model.week.name, notes: notes, chart: model.week.chart,
        height: 230, rows: model.wording.texts[.day])
    }
  }
}
