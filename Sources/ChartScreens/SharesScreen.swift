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
      // The same charts, so that what they wait for grows where it was awaited.
      case .awaited, .shown: SharesCards(model: model)
      }
    }
  }
}

/// The charts.
private struct SharesCards: View {
  let model: SharesModel

  var body: some View {
    VStack(spacing: .large) {
      card(model.wording.texts[.shares], model.notes, model.ring, height: 280)
      if model.barCount > 0 {
        card(
          model.wording.texts[.rankedTags], model.barNotes, model.bars,
          height: BarsFigure.height(of: model.barCount))
        card(
          model.wording.texts[.tagsWithin], [model.wording.texts[.tagsWithinNote]], model.map,
          height: 300)
      }
    }
  }

  private func card(
    _ name: String, _ notes: [String], _ chart: PartChartModel, height: Double
  ) -> PartCard {
    PartCard(
      wording: model.wording, name: name, notes: notes, chart: chart, height: height,
      rows: model.wording.texts[.tags])
  }
}
