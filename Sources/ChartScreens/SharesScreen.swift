import Catalogue
import ChartViews
import Interface
import Tracking

/// How the answers divide, in three charts below one another.
struct SharesScreen: View {
  let model: SharesModel

  var body: some View {
    VStack(spacing: .large) {
      switch model.state {
      case .unread:
        VStack(spacing: .medium) { UnreadNotice(wording: model.wording) { model.load() } }.card()
      // The charts of the course say it.
      case .empty: Box {}
      case .awaited: SharesCards(model: model, notes: [], bars: 1)
      case .shown(let statistics):
        SharesCards(
          model: model, notes: model.notes(statistics),
          bars: min(statistics.tags.count, SharesModel.mostBars))
      }
    }
  }
}

/// The charts.
private struct SharesCards: View {
  let model: SharesModel
  let notes: [String]
  let bars: Int

  var body: some View {
    VStack(spacing: .large) {
      card(model.texts.phrases.shares, notes, model.ring, height: 280)
      if bars > 0 {
        card(
          model.texts.phrases.ranked, [model.texts.phrases.rankedNote], model.bars,
          height: BarsFigure.height(of: bars))
        card(
          model.texts.phrases.within, [model.texts.phrases.withinNote], model.map, height: 300)
      }
    }
  }

  private func card(
    _ name: String, _ notes: [String], _ chart: PartChartModel, height: Double
  ) -> PartCard {
    PartCard(
      wording: model.wording, name: name, notes: notes, chart: chart, height: height,
      rows: model.wording.phrases.tags)
  }
}
