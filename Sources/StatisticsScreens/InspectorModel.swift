import Catalogue
import CivilTime
import Interface
import PageModel
internal import Requests
import TextBytes
internal import Tracking
import Wire

/// When in the week the chosen tag occurs, and what it goes with.
final class InspectorModel {
  /// The `id` of the heading.
  static let heading = "tag-heading"

  /// The tag; nil where none is looked at.
  @Observed private(set) var tag: String?
  @Observed private(set) var map: WeekMap?
  @Observed private(set) var companions: Companions?
  /// Whether the colours are there to choose from.
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

  /// Stops reading; what is shown stays.
  func stop() {
    maps.stop()
    combinations.stop()
  }

  /// Looks at a tag, of which nothing is read yet.
  ///
  /// - Returns: whether another tag, or the same in another period, was looked at before.
  @discardableResult
  func prepare(_ tag: String?, in period: Period?) -> Bool {
    let isSame = (tag ?? "").isSame(as: self.tag ?? "") && period == self.period
    guard !isSame else { return false }
    // What is of another tag must not pass for what is of this one.
    stop()
    (map, companions, isUnread, isColoring) = (nil, nil, false, false)
    self.tag = tag
    self.period = period
    return true
  }

  /// Reads what is shown of a tag; nil shows none.
  ///
  /// - Parameter onUnknown: called where there is no such tag.
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

  /// The least days of a map of the week: with fewer, an hour has a handful of answers, and its share is chance.
  private static let leastDays = 84

  /// The last days of a period as far as they have come, where they are fewer than a map needs.
  private func lastDays(of period: Period) -> (first: CivilDate, last: CivilDate)? {
    guard let from = period.from else { return nil }
    let last = min(period.to ?? browser.today, browser.today)
    let first = last.advanced(by: 1 - Self.leastDays)
    return from > first && from <= last ? (first, last) : nil
  }

  private func mapPeriod(of period: Period) -> Period {
    lastDays(of: period).flatMap { Period(from: $0.first, to: $0.last) } ?? period
  }

  /// The days of the map in words where they are more than those of the period.
  var mapDays: String? {
    guard let (first, last) = period.flatMap({ lastDays(of: $0) }) else { return nil }
    return last == browser.today
      ? texts[.lastTwelveWeeks] : texts.calendar.dates(from: first, to: last)
  }
}
