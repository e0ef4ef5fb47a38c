import Catalogue
import ChartViews
import CivilTime
import Interface
import PageModel
import Requests
import Tracking
import Wire

/// The division of the answers of a period into tags within tags.
final class MapModel {
  /// The state of the map.
  enum State {
    /// The map is being loaded.
    case awaited
    /// The map is shown.
    case shown
    /// The map could not be read.
    case unread
  }

  @Observed private(set) var state = State.awaited

  let wording: ChartWording
  let chart: PartChartModel
  private let figures: FigureWording
  private let parts: Reading
  private var request: ChartRequest?
  /// The map shown, whose layout a new map preserves as far as possible.
  private var shown: (map: TreemapFigure, parts: PartFigures)?
  /// The asked hours of the period of the map shown.
  private var askedHours = 0.0
  /// The version of the figures from which the map was made.
  private var version: Int?

  init(browser: Browser, cache: ResponseCache, wording: ChartWording, actions: ChartActions) {
    parts = Reading(cache)
    self.wording = wording
    figures = FigureWording(browser, wording.texts)
    chart = PartChartModel(browser: browser, settings: SystemSettings(browser: browser))
    chart.onMove = { [actions] path in actions.onEnter(path) }
  }

  /// Shows the map of a period, regardless of the selected tag.
  func show(_ request: ChartRequest) {
    self.request = request
    load()
  }

  /// Reads the division of the answers.
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
      // The entered part is entered again, whatever the new figures are.
      figure.enter(along: request.path)
      chart.show(figure)
    } else {
      chart.go(along: request.path)
    }
    state = .shown
  }

  /// A note on the whole of which the map shows shares.
  var note: String {
    // Reading the trail observes which part is entered.
    let isPart = chart.trail.count > 1
    guard let shown else { return "\u{A0}" }
    let (name, share) = shown.parts.entered(shown.map.enteredNodes)
    let hours = figures.hours(askedHours * share)
    return isPart
      ? wording.texts.charts[.tagsWithinPart, hours, name]
      : wording.texts.charts[.tagsWithinNote, hours]
  }
}
