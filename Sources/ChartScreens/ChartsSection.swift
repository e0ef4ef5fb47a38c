package import Catalogue
import ChartViews
package import CivilTime
package import Interface
package import Requests
package import Tracking

/// What a person does in the charts that concerns the page around them.
package final class ChartActions {
  /// Called with the tags that were gone into in the map, from the outermost on.
  package var onEnter: ([String]) -> Void = { _ in }
  /// Called with the first and the last day of a range that was chosen for the period.
  package var onChoose: (CivilDate, CivilDate) -> Void = { _, _ in }
}

/// The charts of the statistics.
///
/// Their code is generated in this module alone, and linked by its users.
package final class StatisticsCharts {
  /// What the person does in the charts that concerns the page around them.
  package let actions = ChartActions()

  let trend: TrendModel
  let map: MapModel
  let amounts: AmountCharts

  /// Makes charts that show nothing yet.
  @export(interface)
  package init(browser: Browser, cache: ResponseCache, texts: Texts) {
    let wording = ChartWording(browser: browser, texts: texts)
    let gutters = ChartGutters()
    trend = TrendModel(
      browser: browser, cache: cache, wording: wording, actions: actions, gutters: gutters)
    map = MapModel(browser: browser, cache: cache, wording: wording, actions: actions)
    amounts = AmountCharts(
      browser: browser, wording: wording, actions: actions, gutters: gutters)
  }

  /// How the hours of the selected tag develop over the period, under a heading of a level.
  @export(interface)
  package func trendView(heading: Text.HeadingLevel = .subsection, height: Double = 190) -> Part {
    TrendSection(model: trend, heading: heading, height: height).part
  }

  /// Where the time went: tags within tags.
  @export(interface)
  package func mapView() -> Part { MapSection(model: map).part }

  /// How the amounts of the tag in one kind of unit develop.
  @export(interface)
  package func amountsView(in unit: String) -> Part {
    AmountSection(model: amounts, unit: unit).part
  }

  /// Reads the figures asked for, and shows them.
  @export(interface)
  package func show(_ request: ChartRequest) {
    trend.show(request)
    map.show(request)
  }

  /// Reads and shows only how the hours of the tag asked for develop.
  @export(interface)
  package func showTrend(_ request: ChartRequest) { trend.show(request) }

  /// Shows how the amounts of a tag develop, in the tag's colour.
  @export(interface)
  package func show(_ amounts: TagAmounts, in color: TagColor) {
    self.amounts.show(amounts, in: color)
  }

  /// Draws the trend that is shown in another colour.
  @export(interface)
  package func colorTrend(_ color: TagColor) { trend.color(color) }
}
