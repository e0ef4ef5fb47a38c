import Catalogue
internal import ChartScreens
internal import Components
package import Interface
internal import PageModel
internal import Sampling
import TextBytes
internal import Tracking

/// The choice of the period of a tag's figures.
package struct TagPeriodBar: View {
  private let model: TagFiguresModel

  /// Shows the choice.
  package init(model: TagFiguresModel) { self.model = model }

  /// The period, and the problem if its figures could not be read.
  package var body: some View {
    PeriodBar(model: model.periods, isCompared: false)
    if !model.problem.utf8.isEmpty {
      Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
    }
    if let gap = model.statistics?.gap {
      Text(model.figureWording.sentence(about: gap) + " " + model.texts.tags[.gapNote])
        .foregroundStyle(.warning).font(.caption)
    }
  }
}

/// A tag's most important figures, each above its label.
package struct TagKeyFigures: View {
  private let model: TagFiguresModel

  /// Shows figures.
  package init(model: TagFiguresModel) { self.model = model }

  /// The hours, the hours a week, the answers and their share.
  package var body: some View {
    let texts = model.texts.tags
    let wording = model.figureWording
    let statistics = model.statistics
    let hours = statistics.map { statistics in
      statistics.figure(of: model.tag.name).map { statistics.knownHours(of: $0) }
        ?? statistics.hours(of: model.tag.name)
    }
    let answered = statistics?.answered ?? 0
    let isLacking = statistics?.lacksAnswers ?? false
    List(spacing: .large) {
      KeyFigure(
        hours.map { written($0) },
        hours.map {
          isLacking ? wording.interval($0) : texts[.intervalOfHours, wording.interval($0)]
        },
        help: isLacking ? model.texts[.boundsNote] : model.texts.charts[.intervals])
      KeyFigure(model.hoursAWeek.map { written($0) }, texts[.aWeek])
      KeyFigure(
        statistics.map { wording.count($0.figure(of: model.tag.name)?.count ?? 0) },
        statistics.map { _ in texts[.ofAnswers, count: answered, as: wording.count(answered)] })
      KeyFigure(
        statistics.map { wording.percent($0.share(of: model.tag.name).value) }, texts[.ofTime])
    }
    .styleName("key-figures")
  }

  private func written(_ hours: Estimate) -> String {
    model.texts[.hoursValue, model.figureWording.hours(hours.value)]
  }
}

/// A figure above its label, with space reserved for both until they are known.
struct KeyFigure: View {
  let figure: String?
  let meaning: String?
  let help: String?

  init(_ figure: String?, _ meaning: String?, help: String? = nil) {
    self.figure = figure
    self.meaning = meaning
    self.help = help
  }

  var body: some View {
    ListItem {
      Text(figure ?? "–").styleName("key-figure")
      let words = Text(meaning ?? "\u{A0}").font(.caption).foregroundStyle(.secondary)
      if let help { words.help(help) } else { words }
    }
  }
}

/// The trend of a tag or a condition, its distribution over the week, and the tags that accompany it.
package struct TagCharts: View {
  private let model: TagFiguresModel

  /// Shows charts.
  package init(model: TagFiguresModel) { self.model = model }

  /// A card for each chart.
  package var body: some View {
    if !model.isRefused { charts }
  }

  private var charts: some View {
    Element(.div, [.look(.insights), .style(.tint, Color.tag(model.tag.color).css)]) {
      LazyView(.charts, in: model.browser, words: .ofCharts(model.texts)) {
        model.madeCharts().trendView(heading: .section, height: 240)
      } placeholder: {
        Element(.div, [.look(.trend)]) { Placeholder(width: .characters(12)) }
      }
      .card().styleName("tag-trend")
      Element(.div, [.attribute(.dataStyle, "tag-patterns")]) {
        Box {
          if let map = model.patterns.map {
            WeekMapSection(
              wording: WeekWording(model.browser, model.texts), map: map,
              days: model.patterns.mapDays, color: .tag(model.tag.color), heading: .section)
          } else if model.patterns.isUnread {
            Text(model.texts.charts[.chartUnread]).foregroundStyle(.danger).accessibilityRole(
              .alert)
          } else {
            Element(.div, [.look(.week)]) { Placeholder(width: .characters(8)) }
          }
        }
        .card()
        Box {
          if let companions = model.patterns.companions {
            if companions.companions.isEmpty {
              Text(model.texts[.goesWith]).heading(.section)
              Text(model.texts.tags[.goesAlone]).foregroundStyle(.secondary)
            } else {
              CompanionList(
                companions: companions, texts: model.texts, figures: model.figureWording,
                emoji: model.emoji, heading: .section, choice: model.periods.choice)
            }
          } else {
            Element(.div, [.look(.week)]) { Placeholder(width: .characters(8)) }
          }
        }
        .card()
      }
      // Last of all, so that nothing moves when it appears.
      if let amounts = model.amounts, !amounts.measures.isEmpty {
        AmountsCard(model: model, amounts: amounts)
      }
    }
  }
}
