import Catalogue
internal import Components
import Interface
import ListViews
import PageModel
internal import Sampling
import Tracking

/// The tags, those met most first, each with its share and hours and their intervals.
struct TopTags: View {
  /// The most tags that are all on the page, for the browser to search; of more, those seen.
  private static let most = 25

  let model: StatisticsModel
  let statistics: Statistics

  var body: some View {
    Region(.section, label: model.texts[.topTags]) {
      VStack(spacing: .small) {
        Text(model.texts[.topTags]).heading(.section)
        if statistics.tags.isEmpty {
          Text(model.texts[.noAnswers]).foregroundStyle(.secondary)
        } else {
          Text(model.showsBounds ? model.texts[.boundsNote] : model.texts[.intervalNote])
            .foregroundStyle(.secondary).font(.caption)
          if statistics.tags.count > Self.most {
            LazyList(
              model.texts[.topTags], statistics.tags, id: { $0.name }, estimatedHeight: 96,
              spacing: 16
            ) { figure in
              FigureRow(model: model, figure: figure, widest: widest)
            }
          } else {
            List(spacing: .medium) {
              ForEach(statistics.tags, id: { $0.name }) { figure in
                ListItem { FigureRow(model: model, figure: figure, widest: widest) }
              }
            }
          }
        }
      }
    }
  }

  private var widest: Double { statistics.tags.reduce(0) { max($0, $1.range(model).high) } }
}

/// One tag: its name, which opens its week, its figures and a bar.
struct FigureRow: View {
  let model: StatisticsModel
  let figure: Statistics.Figure
  /// The share that fills the whole bar.
  let widest: Double

  var body: some View {
    VStack(spacing: .tiny) {
      HStack(alignment: .center, spacing: .small) {
        Chip(figure.name, label: model.texts[.showWeekMap, figure.name]) {
          model.open(figure.name)
        }
        .id("tag-" + figure.name)
        Spacer()
        Text(model.percent(figure.share.value) + "  ·  " + hours(figure.hours.value))
          .font(.headline).fixedSize()
      }
      Bar(
        figure.share.value / widest,
        interval: range.low / widest...range.high / widest,
        color: .tag(figure.color))
      HStack(spacing: .small) {
        Text(model.texts[.answersCount, count: figure.count, as: model.count(figure.count)])
          .foregroundStyle(.secondary).font(.caption)
        Spacer()
        Text(intervals).foregroundStyle(.secondary).font(.caption).multilineTextAlignment(.trailing)
      }
    }
  }

  private var range: Estimate { figure.range(model) }

  private func hours(_ hours: Double) -> String { model.texts[.hoursValue, model.hours(hours)] }

  private var intervals: String {
    let share = model.texts[.interval, model.percentEnd(range.low), model.percentEnd(range.high)]
    let hours = model.texts[
      .hoursValue,
      model.texts[
        .interval, model.hours(range.low * figure.askedHours),
        model.hours(range.high * figure.askedHours)]]
    return share + "  ·  " + hours
  }
}

extension Statistics.Figure {
  /// The interval of the share, or the bounds under silence.
  fileprivate func range(_ model: StatisticsModel) -> Estimate {
    model.showsBounds ? silence : share
  }
}
