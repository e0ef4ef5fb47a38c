import CivilTime
import Interface
import PageModel
import Requests
import Tracking
import Wire

/// Where the time of a period went, how that differs from another period, and how the last weeks were.
final class PeriodFiguresModel {
  @Observed private(set) var statistics: Statistics?
  /// How the figures differ from those of the compared period; nil where that is not known.
  @Observed private(set) var comparison: Comparison?
  /// Whether the comparison is on its way.
  @Observed private(set) var isComparing = false
  /// The tags with what their rows show, the most frequent first.
  @Observed private(set) var lines: [TagLine] = []

  /// The version of the figures, for charts that are drawn later: it differs once they were read again, even if
  /// only a colour is another.
  private(set) var version = 0
  /// The period whose figures are shown.
  private var shown: Period?
  private var weeks: TagWeeks?
  private let cache: ResponseCache
  private let figures, changes, courses: Reading

  init(cache: ResponseCache) {
    self.cache = cache
    (figures, changes, courses) = (Reading(cache), Reading(cache), Reading(cache))
  }

  /// Whether there are answers enough for more than a table.
  var hasPatterns: Bool { (statistics?.answered ?? 0) >= Self.fewestForPatterns }

  private static let fewestForPatterns = 20

  /// Stops reading; what is shown stays.
  func stop() {
    for reading in [figures, changes, courses] { reading.stop() }
  }

  /// Shows nothing.
  func clear() {
    stop()
    (statistics, comparison, lines) = (nil, nil, [])
  }

  /// Shows no differences, once another comparison is chosen.
  ///
  /// - Parameter awaitsOthers: whether others will be read.
  func forgetComparison(awaitsOthers: Bool) {
    changes.stop()
    (comparison, isComparing) = (nil, awaitsOthers)
    gather()
  }

  /// Takes what the server has read for the page; nothing where it has read nothing.
  func take(from browser: Browser, of period: Period, comparedWith before: Period?) {
    let given = browser.givenJSON(Statistics.given(of: period)).flatMap { Statistics(json: $0) }
    guard let given else { return }
    statistics = given
    shown = period
    cache.keep(given, as: API.statistics, StatisticsQuery(period))
    isComparing = before != nil
    if let before,
      let changes = browser.givenJSON(Comparison.given(of: period))
        .flatMap({ Comparison(json: $0) })
    {
      comparison = changes
      isComparing = false
      cache.keep(changes, as: API.changes, ChangesQuery(period, from: before))
    }
    gather()
  }

  /// Reads the figures of a period, then how they differ and how the weeks were.
  ///
  /// - Parameters:
  ///   - period: the days that count.
  ///   - before: the period that they are compared with, if there is one.
  ///   - lastDay: the last day of the weeks; nil for today.
  ///   - receive: called with nil once the figures are there, and with the reason where they or the
  ///     differences could not be read.
  func read(
    _ period: Period, comparedWith before: Period?, until lastDay: CivilDate?,
    receive: @escaping (CallFailure?) -> Void
  ) {
    figures.read(API.statistics, StatisticsQuery(period)) { [self] result in
      switch result {
      case .success(let statistics):
        if shown != period { comparison = nil }
        (self.statistics, shown) = (statistics, period)
        version &+= 1
        gather()
        readBesides(period, before, lastDay, receive)
        receive(nil)
      case .failure(let failure):
        // Figures of another period must not pass for those of the chosen one.
        if shown != period { (statistics, comparison, lines) = (nil, nil, []) }
        receive(failure)
      }
    }
  }

  private func readBesides(
    _ period: Period, _ before: Period?, _ lastDay: CivilDate?,
    _ receive: @escaping (CallFailure?) -> Void
  ) {
    guard hasPatterns else {
      changes.stop()
      return courses.stop()
    }
    if let before {
      if case nil = comparison { isComparing = true }
      changes.read(API.changes, ChangesQuery(period, from: before)) { [self] result in
        isComparing = false
        comparison = if case .success(let comparison) = result { comparison } else { nil }
        if case .failure(let failure) = result { receive(failure) }
        gather()
      }
    } else {
      changes.stop()
      (comparison, isComparing) = (nil, false)
    }
    courses.read(API.weeks, WeeksQuery(to: lastDay)) { [self] result in
      weeks = if case .success(let weeks) = result { weeks } else { nil }
      gather()
    }
  }

  /// Puts together what the rows of the table show.
  private func gather() {
    lines = statistics.map { TagLine.all($0, comparison, weeks) } ?? []
  }
}
