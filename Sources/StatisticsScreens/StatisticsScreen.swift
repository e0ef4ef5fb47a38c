import Catalogue
internal import ChartScreens
internal import Components
import Interface
internal import PageModel
import TextBytes
import Tracking
internal import Wire

/// A period, where its time went, and how it differs from another period.
struct StatisticsScreen: View {
  let model: StatisticsModel

  /// The figures, below the choice of their period.
  var body: some View {
    Element(.div, [.look(.insights)]) {
      PeriodBar(model: model.periods, review: model.review)
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      if let statistics = model.figures.statistics {
        if statistics.answered == 0 {
          NoAnswers(model: model, statistics: statistics)
        } else {
          Lead(model: model, statistics: statistics)
          Element(.div, [.look(.columns)]) {
            TagTableCard(model: model)
            if model.figures.hasPatterns {
              Inspector(model: model)
            }
          }
          if model.figures.hasPatterns {
            LazyMap(model: model)
          } else {
            Text(model.texts[.patternsLater]).foregroundStyle(.secondary)
          }
        }
      } else if model.problem.utf8.isEmpty {
        AwaitedFigures(model: model)
      }
    }
  }
}

/// What is shown while the figures are on their way: about as high as these.
private struct AwaitedFigures: View {
  let model: StatisticsModel

  var body: some View {
    VStack {
      ProgressView(model.texts[.loading])
      VStack { ForEach(0..<8) { _ in Placeholder() } }.card().frame(minHeight: .readable)
    }
  }
}

/// That a period has no answers.
private struct NoAnswers: View {
  let model: StatisticsModel
  let statistics: Statistics

  var body: some View {
    VStack(alignment: .center, spacing: .small) {
      Text(statistics.probes == 0 ? model.texts[.nobodyAsked] : model.texts[.noAnswers])
        .heading(.section)
      Text(model.texts[.noAnswersNote]).foregroundStyle(.secondary)
      if model.periods.choice.kind != .always {
        Link(
          model.texts.tags[.showAllTime],
          path: StatisticsPlace(PeriodChoice(.always)).screen.path)
      }
    }
    .padding(.huge)
    .multilineTextAlignment(.center)
  }
}

/// The tags within tags, whose chart is not sent before it is wanted.
private struct LazyMap: View {
  let model: StatisticsModel

  var body: some View {
    LazyView(.charts, in: model.browser, words: .ofCharts(model.texts)) {
      model.madeCharts().mapView()
    } placeholder: {
      MapPlaceholder()
    }
  }
}

/// As high as the map, so that nothing moves when it comes.
private struct MapPlaceholder: View {
  var body: some View {
    Element(.div, [.look(.mapFrame)]) { Placeholder(width: .characters(24)) }
  }
}

extension LoadingWords {
  /// The message while charts are loaded.
  static func ofCharts(_ texts: Texts) -> LoadingWords {
    LoadingWords(
      loading: texts[.loading], failed: texts[.chartsFailed], tryAgain: texts[.tryAgain])
  }
}
