import Catalogue
import CivilTime
import Interface
import PageModel
internal import Requests
import TextBytes
internal import Tracking
import Wire

/// The distribution of the selected tag over the week, and the tags that accompany it.
final class InspectorModel {
  /// The `id` of the heading.
  static let heading = "tag-heading"

  /// The selected tag, if any.
  @Observed private(set) var tag: String?
  @Observed private(set) var map: WeekMap?
  @Observed private(set) var companions: Companions?
  /// Whether the colour picker is open.
  @Observed var isColoring = false
  /// Whether something could not be read.
  @Observed private(set) var isUnread = false

  let texts: Texts
  private let browser: Browser
  private let maps, combinations: Reading
  private var period: Period?

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    (maps, combinations) = (Reading(cache), Reading(cache))
    self.browser = browser
    self.texts = texts
  }

  /// Stops reading; the figures shown stay.
  func stop() {
    maps.stop()
    combinations.stop()
  }

  /// Selects a tag without reading anything yet.
  ///
  /// - Returns: whether another tag, or the same tag in another period, was selected before.
  @discardableResult
  func prepare(_ tag: String?, in period: Period?) -> Bool {
    let isSame = (tag ?? "").isSame(as: self.tag ?? "") && period == self.period
    guard !isSame else { return false }
    // Figures of another tag must not pass for those of this one.
    stop()
    (map, companions, isUnread, isColoring) = (nil, nil, false, false)
    self.tag = tag
    self.period = period
    return true
  }

  /// Reads the figures of a tag; nil shows none.
  ///
  /// - Parameter onUnknown: called if the tag does not exist.
  func show(_ tag: String?, in period: Period?, onUnknown: @escaping () -> Void = {}) {
    prepare(tag, in: period)
    guard let tag, let period else { return stop() }
    maps.read(API.weekMap, TagPeriodQuery(tag: tag, mapPeriod(of: period))) { [self] result in
      switch result {
      case .success(let map): (self.map, isUnread) = (map, false)
      case .failure(let failure) where failure.status == 404: onUnknown()
      case .failure: isUnread = true
      }
    }
    combinations.read(API.companions, TagPeriodQuery(tag: tag, period)) { [self] result in
      if case .success(let companions) = result { self.companions = companions }
    }
  }

  // MARK: The days of the map

  /// The minimum number of days in a map of the week: with fewer, an hour has a handful of answers, and its
  /// share is chance.
  private static let leastDays = 84

  /// Returns the days that a map covers instead of a period that has too few elapsed days.
  private func lastDays(of period: Period) -> (first: CivilDate, last: CivilDate)? {
    guard let from = period.from else { return nil }
    let last = min(period.to ?? browser.today, browser.today)
    let first = last.advanced(by: 1 - Self.leastDays)
    return from > first && from <= last ? (first, last) : nil
  }

  private func mapPeriod(of period: Period) -> Period {
    lastDays(of: period).flatMap { Period(from: $0.first, to: $0.last) } ?? period
  }

  /// A description of the days of the map, if they exceed those of the period.
  var mapDays: String? {
    guard let (first, last) = period.flatMap({ lastDays(of: $0) }) else { return nil }
    return last == browser.today
      ? texts[.lastTwelveWeeks] : texts.calendar.dates(from: first, to: last)
  }
}
