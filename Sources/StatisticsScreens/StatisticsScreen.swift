import Catalogue
internal import ChartScreens
internal import Components
package import Interface
internal import PageModel
import Tracking
internal import Wire

/// A period, how well it is covered, and where its time went.
package struct StatisticsScreen: View {
  private let model: StatisticsModel

  /// Shows figures.
  package init(model: StatisticsModel) { self.model = model }

  /// The figures, below the choice of their period.
  package var body: some View {
    VStack(spacing: .large) {
      PeriodPicker(model: model)
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      if let statistics = model.statistics {
        CoverageCard(model: model, statistics: statistics)
      }
      if hasCharts {
        LazyCharts(model: model)
      }
      if let statistics = model.statistics {
        if let map = model.map { WeekMapCard(model: model, map: map) }
        TopTags(model: model, statistics: statistics)
      } else if model.problem.utf8.isEmpty {
        ProgressView(model.texts[.loading])
      }
    }
  }

  /// Whether there is anything that charts could show, as far as is known.
  private var hasCharts: Bool {
    guard let statistics = model.statistics else { return model.problem.utf8.isEmpty }
    return statistics.answered > 0
  }
}

/// The charts, which are not sent before they are wanted.
struct LazyCharts: View {
  let model: StatisticsModel

  var body: some View {
    LazyView(
      .charts, in: model.browser,
      words: LoadingWords(
        loading: model.texts[.loading], failed: model.texts[.chartsFailed],
        tryAgain: model.texts[.tryAgain])
    ) {
      ChartsSection(model: model.madeCharts())
    } placeholder: {
      // About as high as what comes, so that nothing below it jumps.
      VStack {
        Placeholder(width: .characters(12))
        ForEach(0..<3) { _ in Placeholder() }
      }
      .card()
      .frame(minHeight: .readable)
    }
  }
}

/// The choice of a period.
struct PeriodPicker: View {
  let model: StatisticsModel

  var body: some View {
    VStack {
      Picker(
        model.texts[.period], name: "period", selection: selection,
        options: PeriodChoice.Kind.allCases, id: { $0 }, title: { model.name(of: $0) })
      if model.choice.kind == .days {
        FlowStack(spacing: .medium) {
          DateField(model.texts[.from], day: from)
          DateField(model.texts[.to], day: to)
        }
        .enterTransition()
      }
    }
  }

  private var selection: Binding<PeriodChoice.Kind> {
    Binding {
      model.choice.kind
    } set: {
      model.choose($0)
    }
  }

  private var from: Binding<String> {
    Binding {
      model.from
    } set: {
      model.state(from: $0, to: model.to)
    }
  }

  private var to: Binding<String> {
    Binding {
      model.to
    } set: {
      model.state(from: model.from, to: $0)
    }
  }
}

/// How many probes have an answer, and what that means.
struct CoverageCard: View {
  let model: StatisticsModel
  let statistics: Statistics

  var body: some View {
    Region(.section, label: model.texts[.coverage]) {
      VStack(spacing: .small) {
        Text(model.texts[.coverage]).heading(.section)
        if statistics.probes == 0 {
          // Nothing of nothing is no share.
          Text(model.texts[.nobodyAsked])
        } else {
          Text(
            model.texts[
              .coverageText, count: statistics.probes, as: model.count(statistics.probes),
              model.count(statistics.answered), model.percent(statistics.coverage)])
          ProgressView(model.texts[.coverage], fraction: statistics.coverage)
          Text(model.texts[.coverageNote]).foregroundStyle(.secondary).font(.caption)
          if statistics.answered < statistics.probes, statistics.answered > 0 {
            Toggle(
              model.texts[.showBounds],
              isOn: Binding {
                model.showsBounds
              } set: {
                model.showsBounds = $0
              })
          }
        }
      }
      .card()
    }
  }
}
