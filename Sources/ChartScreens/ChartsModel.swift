import Catalogue
import CivilTime
import Drawing
import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// What the charts of a tag show: what the page around them asks for, and the tag that is looked at.
final class ChartsModel {
  /// As many tags can be looked at: those met most.
  private static let mostTags = 6

  /// The tags that can be looked at.
  @Observed private(set) var tags: [String] = []
  /// The tag whose course is shown; empty where there is none.
  @Observed private(set) var tag = ""

  let wording: Wording
  let trend: TrendModel
  let week: WeekModel
  private let reading: Reading
  private var request: ChartRequest?
  /// What was met in the period.
  private var figures: [Statistics.Figure] = []

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    reading = Reading(cache)
    wording = Wording(browser: browser, texts: texts)
    trend = TrendModel(browser: browser, cache: cache, wording: wording)
    week = WeekModel(browser: browser, cache: cache, wording: wording)
  }

  /// Shows the charts of a period.
  func show(_ request: ChartRequest) {
    self.request = request
    load()
  }

  /// Reads what is met in the period, and shows its charts.
  func load() {
    guard let request else { return }
    reading.read(API.statistics, request.period) { [self] result in
      guard case .success(let statistics) = result else {
        trend.fail()
        return week.load(nil, in: request.period)
      }
      figures = statistics.tags
      choose(among: figures.prefix(Self.mostTags).map { $0.name }, request.tag)
    }
  }

  /// The tag that the page looks at is shown, else the one that was, else the one met most.
  private func choose(among names: [String], _ wanted: String?) {
    var names = names
    if let wanted, !names.contains(where: { $0.isSame(as: wanted) }) { names.append(wanted) }
    tags = names
    let former = names.first { $0.isSame(as: tag) }
    look(at: wanted ?? former ?? names.first ?? "")
  }

  /// Shows the course and the week of a tag.
  func look(at tag: String) {
    guard let request else { return }
    self.tag = tag
    let looked = tag.utf8.isEmpty ? nil : tag
    let color = figures.first { $0.name.isSame(as: tag) }?.color
    trend.load(
      looked, in: request.period, ink: color.map { .palette($0.number) } ?? .accent)
    // The page has a table of the week of the tag that it looks at itself.
    if case .some = request.tag {
      week.load(nil, in: request.period)
    } else {
      week.load(looked, in: request.period)
    }
  }
}
