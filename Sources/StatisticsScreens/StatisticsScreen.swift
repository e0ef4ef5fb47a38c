import Catalogue
internal import ChartScreens
internal import Components
import Interface
internal import PageModel
import TextBytes
import Tracking
internal import Wire

/// The use of time in a period, and its difference from another period.
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
          PeriodFilesLine(model: model)
        }
      } else if model.problem.utf8.isEmpty {
        AwaitedFigures(model: model)
      }
    }
  }
}

/// A placeholder for the figures while they are loaded, about as high as they are.
private struct AwaitedFigures: View {
  let model: StatisticsModel

  var body: some View {
    VStack {
      ProgressView(model.texts[.loading])
      VStack { ForEach(0..<8) { _ in Placeholder() } }.card().frame(minHeight: .readable)
    }
  }
}

/// The message for a period without answers.
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

/// The chart of tags within tags, loaded only on demand.
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

/// A placeholder as high as the map, so that nothing moves when it appears.
private struct MapPlaceholder: View {
  var body: some View {
    Element(.div, [.look(.mapFrame)]) { Placeholder(width: .characters(24)) }
  }
}

extension LoadingWords {
  /// Returns the messages shown while charts are loaded, or if that fails.
  static func ofCharts(_ texts: Texts) -> LoadingWords {
    LoadingWords(
      loading: texts[.loading], failed: texts[.chartsFailed], tryAgain: texts[.tryAgain])
  }
}
