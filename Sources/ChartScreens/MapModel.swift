import Catalogue
import ChartViews
import CivilTime
import Interface
import PageModel
import Requests
import Tracking
import Wire

/// How the answers of a period divide into tags within tags.
final class MapModel {
  /// What can be seen of the map.
  enum State {
    /// It is on its way.
    case awaited
    /// It is there.
    case shown
    /// It could not be read.
    case unread
  }

  @Observed private(set) var state = State.awaited

  let wording: ChartWording
  let chart: PartChartModel
  private let figures: FigureWording
  private let parts: Reading
  private var request: ChartRequest?
  /// The map that is shown, near whose places cells stay.
  private var shown: (map: TreemapFigure, parts: PartFigures)?
  /// The hours of the period of the map that is shown.
  private var askedHours = 0.0
  /// The version of the figures that it was made from.
  private var version: Int?

  init(browser: Browser, cache: ResponseCache, wording: ChartWording, actions: ChartActions) {
    parts = Reading(cache)
    self.wording = wording
    figures = FigureWording(browser, wording.texts)
    chart = PartChartModel(browser: browser, settings: SystemSettings(browser: browser))
    chart.onMove = { [actions] path in actions.onEnter(path) }
  }

  /// Shows the map of a period; the tag that is looked at plays no part.
  func show(_ request: ChartRequest) {
    self.request = request
    load()
  }

  /// Reads how the answers divide.
  func load() {
    guard let request else { return }
    parts.read(API.tagTree, request.period) { [self] result in
      guard case .success(let tree) = result else { return state = .unread }
      show(tree, request)
    }
  }

  private func show(_ tree: TagTree, _ request: ChartRequest) {
    askedHours = request.statistics.askedHours
    if request.version != version {
      let parts = PartFigures(tree, colors: request.statistics, wording)
      let figure = parts.map(keeping: shown?.map)
      shown = (figure, parts)
      version = request.version
      // What was gone into is gone into again, whatever the figures are now.
      figure.enter(along: request.path)
      chart.show(figure)
    } else {
      chart.go(along: request.path)
    }
    state = .shown
  }

  /// What the shares of the map are of.
  var note: String {
    // Reading it observes which part is entered.
    let isPart = chart.trail.count > 1
    guard let shown else { return "\u{A0}" }
    let (name, share) = shown.parts.entered(shown.map.enteredNodes)
    let hours = figures.hours(askedHours * share)
    return isPart
      ? wording.texts.charts[.tagsWithinPart, hours, name]
      : wording.texts.charts[.tagsWithinNote, hours]
  }
}
