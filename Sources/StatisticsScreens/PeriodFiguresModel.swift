import CivilTime
import Interface
import PageModel
import Requests
import Tracking
import Wire

/// The use of time in a period, its difference from another period, and the shares of the last weeks.
final class PeriodFiguresModel {
  @Observed private(set) var statistics: Statistics?
  /// The differences from the compared period; nil if they are not known.
  @Observed private(set) var comparison: Comparison?
  /// Whether the comparison is being loaded.
  @Observed private(set) var isComparing = false
  /// The rows of the table of tags, the most frequent tag first.
  @Observed private(set) var lines: [TagLine] = []

  /// The version of the figures, for charts that are drawn later: it changes with each reading, even if
  /// only a colour differs.
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

  /// Whether there are enough answers for more than a table.
  var hasPatterns: Bool { (statistics?.answered ?? 0) >= Self.fewestForPatterns }

  private static let fewestForPatterns = 20

  /// Stops reading; the figures shown stay.
  func stop() {
    for reading in [figures, changes, courses] { reading.stop() }
  }

  /// Shows nothing.
  func clear() {
    stop()
    (statistics, comparison, lines) = (nil, nil, [])
  }

  /// Discards the differences after another comparison is chosen.
  ///
  /// - Parameter awaitsOthers: whether new differences will be read.
  func forgetComparison(awaitsOthers: Bool) {
    changes.stop()
    (comparison, isComparing) = (nil, awaitsOthers)
    gather()
  }

  /// Adopts the figures that the server has embedded in the page, if any.
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

  /// Reads the figures of a period, then the differences and the shares of the last weeks.
  ///
  /// - Parameters:
  ///   - period: the days that count.
  ///   - before: the period to compare with, if any.
  ///   - lastDay: the last day of the weeks; nil for today.
  ///   - receive: called with nil once the figures are read, and with the failure if they or the
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

  /// Assembles the rows of the table.
  private func gather() {
    lines = statistics.map { TagLine.all($0, comparison, weeks) } ?? []
  }
}
