package import Catalogue
import ChartViews
package import CivilTime
package import Interface
package import Requests
package import Tracking

/// The actions of a person in the charts that concern the page around them.
package final class ChartActions {
  /// Called with the tags entered in the map, from the outermost on.
  package var onEnter: ([String]) -> Void = { _ in }
  /// Called with the first and the last day of a range chosen for the period.
  package var onChoose: (CivilDate, CivilDate) -> Void = { _, _ in }
}

/// The charts of the statistics.
///
/// Their code is generated only in this module, and linked by its clients.
package final class StatisticsCharts {
  /// The actions of the person that concern the page around the charts.
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

  /// Returns the course of the hours of the selected tag over the period, under a heading of a level.
  @export(interface)
  package func trendView(heading: Text.HeadingLevel = .subsection, height: Double = 190) -> Part {
    TrendSection(model: trend, heading: heading, height: height).part
  }

  /// Returns the map of the period: tags within tags.
  @export(interface)
  package func mapView() -> Part { MapSection(model: map).part }

  /// Returns the course of the amounts of the tag in one kind of unit.
  @export(interface)
  package func amountsView(in unit: String) -> Part {
    AmountSection(model: amounts, unit: unit).part
  }

  /// Reads the requested figures, and shows them.
  @export(interface)
  package func show(_ request: ChartRequest) {
    trend.show(request)
    map.show(request)
  }

  /// Reads and shows only the course of the hours of the requested tag.
  @export(interface)
  package func showTrend(_ request: ChartRequest) { trend.show(request) }

  /// Shows the course of the amounts of a tag, in the tag's colour.
  @export(interface)
  package func show(_ amounts: TagAmounts, in color: TagColor) {
    self.amounts.show(amounts, in: color)
  }

  /// Draws the current trend in another colour.
  @export(interface)
  package func colorTrend(_ color: TagColor) { trend.color(color) }
}
