import Catalogue
internal import ChartScreens
internal import Components
import Interface
internal import PageModel
internal import Sampling
import Tracking

/// The totals of the amounts of a tag: a row of figures for each kind of unit.
struct AmountsCard: View {
  let model: TagFiguresModel
  let amounts: TagAmounts

  var body: some View {
    let texts = model.texts.tags
    Box {
      Text(texts[.amounts]).heading(.section)
      ForEach(amounts.measures, id: { $0.unit }) { measure in
        List(spacing: .large) {
          if let total = measure.total {
            KeyFigure(written(total, measure), texts[.inAllAmounts])
          }
          KeyFigure(model.figureWording.count(measure.count), texts[.timesSaid])
          if let mean = measure.mean {
            let isEqual = mean.low == mean.high
            KeyFigure(
              written(mean.value, measure),
              isEqual ? texts[.eachTime] : texts[.onAverage, model.figureWording.interval(mean)],
              help: isEqual ? nil : model.texts.charts[.intervals])
          }
          if let week = measure.perWeek {
            KeyFigure(
              written(week.value, measure),
              texts[.aWeekAmount, model.figureWording.interval(week)],
              help: model.texts.charts[.intervals]
            )
          }
        }
        .styleName("key-figures")
        if measure.steps.count > 1 {
          LazyView(.charts, in: model.browser, words: .ofCharts(model.texts)) {
            model.madeCharts().amountsView(in: measure.unit)
          } placeholder: {
            Element(.div, [.look(.trend)]) { Placeholder(width: .characters(12)) }
          }
        }
      }
      Text(texts[.amountsNote]).font(.caption).foregroundStyle(.secondary)
    }
    .card()
  }

  /// Returns a value with its unit; a currency has its sign as the person writes it.
  private func written(_ value: Double, _ measure: TagAmounts.Measure) -> String {
    model.figureWording.hours(value) + "\u{A0}" + measure.symbol
  }
}
