import Catalogue
import ChartViews
import CivilTime
import Interface
import Requests
import Tracking
import Wire

/// How the answers of a period divide: into a ring, bars, and tags within tags.
final class SharesModel {
  /// What can be seen of the shares.
  enum State {
    /// They are on their way.
    case awaited
    /// They are there.
    case shown(Statistics)
    /// Nobody answered in the period.
    case empty
    /// They could not be read.
    case unread
  }

  /// Below so many answers it is said that they are few.
  private static let few = 30
  /// As many tags have bars: those met most.
  private static let mostBars = 10

  @Observed private(set) var state = State.awaited

  let wording: Wording
  let ring, bars, map: PartChartModel
  private let figures, parts: Reading
  private var request: ChartRequest?
  /// The map that is shown, near whose places cells stay.
  private var shown: TreemapFigure?

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    figures = Reading(cache)
    parts = Reading(cache)
    wording = Wording(browser: browser, texts: texts)
    let settings = SystemSettings(browser: browser)
    ring = PartChartModel(browser: browser, settings: settings)
    bars = PartChartModel(browser: browser, settings: settings)
    map = PartChartModel(browser: browser, settings: settings)
  }

  /// Shows the charts of a period; the tag that is looked at plays no part.
  func show(_ request: ChartRequest) {
    self.request = request
    load()
  }

  /// Reads how the answers divide.
  func load() {
    guard let request else { return }
    parts.stop()
    figures.read(API.statistics, request.period) { [self] result in
      guard case .success(let statistics) = result else { return state = .unread }
      guard statistics.answered > 0 else { return state = .empty }
      parts.read(API.tagTree, request.period) { [self] result in
        guard case .success(let tree) = result else { return state = .unread }
        show(statistics, tree)
      }
    }
  }

  private func show(_ statistics: Statistics, _ tree: TagTree) {
    let parts = TagParts(tree, colors: statistics, wording)
    ring.show(parts.ring)
    bars.show(parts.bars(of: Array(statistics.tags.prefix(Self.mostBars))))
    let figure = parts.map(keeping: shown)
    shown = figure
    map.show(figure)
    state = .shown(statistics)
  }

  /// What is said of the shares: how many answers there are of all, and whether these are few.
  var notes: [String] {
    guard case .shown(let statistics) = state else { return [] }
    let notes = [wording.texts[.sharesNote, wording.percent(statistics.coverage)]]
    let count = statistics.answered
    return count < Self.few
      ? notes + [wording.texts[.fewAnswers, count: count, as: "\(count)"]] : notes
  }

  /// What is said of the bars: how to read them, and how many tags have none.
  var barNotes: [String] {
    guard case .shown(let statistics) = state, statistics.tags.count > Self.mostBars else {
      return [wording.texts[.rankedNote]]
    }
    let count = statistics.tags.count - Self.mostBars
    return [
      wording.texts[.rankedNote],
      wording.texts[.unrankedTags, count: count, as: wording.format(Double(count), .number())],
    ]
  }

  /// How many bars there are, or seem to be while they are on their way.
  var barCount: Int {
    guard case .shown(let statistics) = state else { return 1 }
    return min(statistics.tags.count, Self.mostBars)
  }
}
