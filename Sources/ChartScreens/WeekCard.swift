import Catalogue
import Interface

/// When in the week the tag that is looked at is met.
struct WeekCard: View {
  let model: ChartsModel

  var body: some View {
    if !model.week.name.utf8.isEmpty {
      PartCard(
        wording: model.wording, name: model.week.name, notes: [model.wording.phrases.weekNote],
        chart: model.week.chart, height: 230, rows: model.wording.phrases.day)
    }
  }
}
