import Answering
import Catalogue
import CivilTime
import DayScreens
import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// A search for answers.
final class SearchModel {
  /// The time without a key press after which the search begins, in milliseconds.
  private static let rest = 200.0

  /// The text in the field.
  @Observed private(set) var text = ""
  /// The text searched for; empty while a day is shown.
  @Observed private(set) var searched = ""
  /// The newest probes found; nil before the first reply.
  @Observed private(set) var found: FoundProbes?
  /// Whether the probes found are those of an earlier search, until the reply to this one.
  @Observed private(set) var isStale = false
  /// The reason why the search failed.
  @Observed private(set) var problem = ""

  /// Opens the address of a search.
  private let openSearch: (String) -> Void
  /// Opens a day.
  private let openDay: (CivilDate) -> Void
  private let home: HomeModel
  private let reading: Reading
  private var pause: Subscription?
  /// Whether the reply to the search is awaited.
  private var isAwaited = false { didSet { judge() } }
  /// Whether the person has pressed Return, which leads to the day that the text names.
  private var leadsToDay = false

  init(
    home: HomeModel, cache: ResponseCache, openSearch: @escaping (String) -> Void,
    openDay: @escaping (CivilDate) -> Void
  ) {
    self.home = home
    self.openSearch = openSearch
    self.openDay = openDay
    reading = Reading(cache)
  }

  /// Whether a search is shown.
  var isActive: Bool { !searched.utf8.isEmpty }

  // MARK: Writing

  /// Updates the text of the field, and searches for it once the person rests.
  func write(_ text: String) {
    self.text = text
    leadsToDay = false
    judge()
    pause?.cancel()
    pause = home.browser.after(milliseconds: Self.rest) { [self] in
      openSearch(text.withoutOuterSpaces)
    }
  }

  /// Notes whether the probes found answer the text in the field.
  private func judge() {
    isStale =
      isActive && (isAwaited || !text.withoutOuterSpaces.isSame(as: searched.withoutOuterSpaces))
  }

  /// Handles a key: Return searches immediately; Escape ends the search, or leaves an empty field.
  func takeKey(_ event: Event) -> Bool {
    guard event.modifiers.subtracting(.typing).isEmpty else { return false }
    switch event.key {
    case .return:
      if let day = found?.day, !isStale {
        openDay(day)
        return true
      }
      leadsToDay = true
    case .escape where text.utf8.isEmpty:
      home.browser.focus(Text.pageHeading)
      return true
    case .escape: text = ""
    default: return false
    }
    pause?.cancel()
    openSearch(text.withoutOuterSpaces)
    return true
  }

  /// Shows the search in the address; an empty text ends the search.
  func show(_ new: String) {
    if !text.withoutOuterSpaces.isSame(as: new) { text = new }
    guard !searched.isSame(as: new) else { return }
    searched = new
    problem = ""
    if new.utf8.isEmpty {
      reading.stop()
      found = nil
      isAwaited = false
    } else {
      isAwaited = true
      // No more than usual of another search.
      read(atLeast: 0)
    }
  }

  // MARK: Reading

  /// Repeats the search after answers have changed.
  func load() {
    // At least as many as are already shown, so that none disappears.
    if isActive { read(atLeast: found?.probes.count ?? 0) }
  }

  /// Shows more of the probes found.
  func showMore() {
    guard let found, let next = found.next, !isStale else { return }
    reading.read(API.search, query(before: next)) { [self] result in
      guard case .success(let more) = result else { return receive(result) }
      self.found = FoundProbes(found.probes + more.probes, next: more.next, day: found.day)
    }
  }

  private func read(atLeast count: Int) {
    let shown = min(count, SearchQuery.mostProbes)
    let limit = shown > SearchQuery.usualCount ? shown : nil
    reading.read(API.search, query(limit: limit)) { [self] in receive($0) }
  }

  /// Returns the query: a condition if the text joins or excludes tags, else any text.
  private func query(before: Moment? = nil, limit: Int? = nil) -> SearchQuery {
    let isCondition = TagExpression.isWritten(in: searched)
    return SearchQuery(
      tags: isCondition ? searched : nil, text: isCondition ? nil : searched, before: before,
      limit: limit)
  }

  private func receive(_ result: Result<FoundProbes, CallFailure>) {
    switch result {
    case .success(let found):
      problem = ""
      self.found = found
      isAwaited = false
      if leadsToDay, let day = found.day {
        leadsToDay = false
        return openDay(day)
      }
      home.browser.announce(summary)
    case .failure(let failure) where failure.status == 404:
      problem = ""
      found = FoundProbes([], next: nil)
      isAwaited = false
      home.browser.announce(summary)
    case .failure(let failure):
      // If no reply came at all, the page says so above, and retries by itself.
      guard failure.status != 0 else { return }
      found = nil
      isAwaited = false
      let position = failure.problem.flatMap { $0.position }
      problem =
        position.map { home.texts[.problemCondition, "\($0)"] }
        ?? home.texts[.failed, "\(failure.status)"]
    }
  }

  /// A sentence with the number of answers found, or with the number shown of them.
  var summary: String {
    guard let found, !found.probes.isEmpty else { return home.texts[.nothingFound] }
    let count = found.probes.count
    return home.texts[
      found.next == nil ? .answersCount : .newestFound, count: count, as: home.count(count)]
  }

  /// The probes found, grouped by day, the newest first.
  var days: [(day: CivilDate, probes: [Probe])] {
    var days: [(day: CivilDate, probes: [Probe])] = []
    for probe in found?.probes ?? [] {
      let day = home.date(of: probe)
      if let last = days.last, last.day == day {
        days[days.count - 1].probes.append(probe)
      } else {
        days.append((day, [probe]))
      }
    }
    return days
  }

  // MARK: Changes

  /// The `id` of the field.
  static let fieldID = "search-answers"
  /// The `id` of the link to the day that the text names.
  static let dayID = "named-day"

  /// The probes found, as a listing for the form that opens on one of them.
  var listing: ProbeListing {
    ProbeListing(
      fallbackID: Self.fieldID, contains: { [self] in place(of: $0) != nil },
      replace: { [self] in replace($0) })
  }

  private func place(of probe: Probe) -> Int? {
    found?.probes.firstIndex { $0.moment == probe.moment }
  }

  private func replace(_ probe: Probe) {
    guard let found, let place = place(of: probe) else { return }
    var probes = found.probes
    probes[place] = probe
    self.found = FoundProbes(probes, next: found.next, day: found.day)
  }
}
