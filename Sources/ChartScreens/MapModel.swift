import Catalogue
import ChartViews
import CivilTime
import Interface
import PageModel
import Requests
import Sampling
import TextBytes
import Tracking
import Wire

/// How the answers of a period divide into tags within tags.
final class MapModel {
  /// What can be seen of the map.
  enum State {
    /// It is on its way.
    case awaited
    /// It is there, of so many hours.
    case shown(hours: String)
    /// It could not be read.
    case unread
  }

  @Observed private(set) var state = State.awaited

  let wording: Wording
  let chart: PartChartModel
  private let figures: FigureWording
  private let parts: Reading
  private var request: ChartRequest?
  /// The map that is shown, near whose places cells stay.
  private var shown: TreemapFigure?
  /// The figures that it was made from.
  private var edition: Int?

  init(browser: Browser, cache: ResponseCache, wording: Wording, actions: ChartActions) {
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
    let share = tree.share(of: request.path)
    let hours = figures.hours(request.statistics.askedHours * share)
    if request.edition != edition {
      let figure = PartFigures(tree, colors: request.statistics, wording).map(keeping: shown)
      shown = figure
      edition = request.edition
      // What was gone into is gone into again, whatever the figures are now.
      figure.enter(along: request.path)
      chart.show(figure)
    } else {
      chart.go(along: request.path)
    }
    state = .shown(hours: hours)
  }
}

extension TagTree {
  /// The share of the part that a path of names leads to, as far as there is a way.
  fileprivate func share(of path: [String]) -> Double {
    var place: Int?
    // Gathered parts are none of the tree; a name after them leads on from where they are.
    for name in path where !name.isSame(as: TreemapFigure.gatheredName) {
      let next = parts.indices.first {
        parts[$0].parent == place && !parts[$0].isRest && parts[$0].name.isSame(as: name)
      }
      guard let next else { break }
      place = next
    }
    return place.map { parts[$0].share.value } ?? 1
  }
}
