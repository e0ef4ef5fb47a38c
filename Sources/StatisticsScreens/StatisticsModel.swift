package import Catalogue
import ChartScreens
import CivilTime
package import Interface
import PageModel
package import Requests
import TextBytes
import Tracking
package import Wire

/// Where the time of a chosen period went.
package final class StatisticsModel {
  /// The period that is chosen.
  @Observed private(set) var choice: PeriodChoice
  @Observed var statistics: Statistics?
  /// Whether bounds under silence stand in the place of intervals.
  @Observed var showsBounds = false
  /// The map of the tag that was opened.
  @Observed var map: WeekMap?
  /// Why nothing could be read.
  @Observed var problem = ""

  let texts: Texts
  let browser: Browser
  private let navigation: Navigation<Screen>
  /// Whether the figures are on the page.
  package var isOpen = false
  /// What the charts show, once they are on the page.
  private var charts: StatisticsCharts?
  /// The tag whose map is open.
  private var opened: String?
  /// Whether the keyboard is to be led to the map once it is there.
  private var leadsToMap = false
  /// The days that were stated last.
  private var stated: PeriodChoice?
  /// The period whose figures are shown.
  private var shown: Period?
  private let cache: ResponseCache
  private let figures: Reading
  private let maps: Reading

  /// Makes a model for the period that the address asks for.
  package init(
    browser: Browser, cache: ResponseCache, texts: Texts, navigation: Navigation<Screen>
  ) {
    self.browser = browser
    self.cache = cache
    figures = Reading(cache)
    maps = Reading(cache)
    self.texts = texts
    self.navigation = navigation
    choice = navigation.place?.period ?? .atFirst
    guard let period else {
      problem = texts[.emptyPeriod]
      return
    }
    let given = browser.givenJSON(Statistics.given(of: period)).flatMap { Statistics(json: $0) }
    guard let given else { return }
    statistics = given
    shown = period
    cache.keep(given, as: API.statistics, period)
  }

  // MARK: Choosing

  /// Chooses a period and reads its figures; days to be stated are at first those stated last.
  func choose(_ kind: PeriodChoice.Kind) {
    guard kind == .days else { return show(PeriodChoice(kind)) }
    show(stated ?? PeriodChoice(from: today.advanced(by: -29), to: today))
  }

  /// States the days of a period as date fields write them; what is none leaves an end open.
  func state(from: String, to: String) {
    show(PeriodChoice(from: CivilDate(iso: from), to: CivilDate(iso: to)))
  }

  /// What the date field of the first day holds.
  var from: String { choice.from?.iso ?? "" }

  /// What the date field of the last day holds.
  var to: String { choice.to?.iso ?? "" }

  /// The address of the figures of the chosen period, without a map.
  package var path: String { Screen.statistics(choice).path }

  private func show(_ choice: PeriodChoice) {
    take(choice)
    // A map that is still on its way must not lead the keyboard off.
    leadsToMap = false
    load()
    // Of periods that are tried one after the other, only the last is a place on the way back.
    navigation.go(
      to: opened.map { .weekMap(tag: $0, choice) } ?? .statistics(choice), replacing: true)
  }

  private func take(_ choice: PeriodChoice) {
    let old = self.choice
    if old.kind == .days { stated = old.from == nil && old.to == nil ? nil : old }
    self.choice = choice
  }

  // MARK: Reading

  /// Reads the figures of the chosen period, and the map that is open.
  package func load() {
    showCharts()
    guard let period else {
      figures.stop()
      maps.stop()
      statistics = nil
      map = nil
      problem = texts[.emptyPeriod]
      return
    }
    figures.read(API.statistics, period) { [self] result in
      switch result {
      case .success(let statistics):
        problem = ""
        shown = period
        self.statistics = statistics
      case .failure(let failure):
        // Figures of another period must not pass for those of the chosen one.
        if !(shown.map { $0 == period } ?? false) { (self.statistics, map) = (nil, nil) }
        // Where no answer came at all, the page tells that above, and reads again by itself.
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
    if let opened { read(opened, in: period) }
  }

  // MARK: Charts

  /// The charts, made when they are first shown: they are in a chunk of the program.
  func madeCharts() -> StatisticsCharts {
    if let charts { return charts }
    let made = StatisticsCharts(browser: browser, cache: cache, texts: texts)
    charts = made
    showCharts()
    return made
  }

  /// Has the charts show what is shown beside them; they read their figures by themselves.
  private func showCharts() {
    if let charts, let period { charts.show(ChartRequest(of: period, tag: opened)) }
  }

  // MARK: The map

  /// Goes to when in the week a tag is met.
  func open(_ tag: String) { navigation.go(to: .weekMap(tag: tag, choice)) }

  /// The colour of a tag, where the figures tell.
  func color(of tag: String) -> TagColor? {
    statistics?.tags.first { $0.name.isSame(as: tag) }?.color
  }

  /// Gives a tag another colour, or with none has one dealt to it.
  func setColor(_ color: TagColor?, of tag: String) {
    cache.send(
      API.tagColor, NewColor(tag: tag, color: color), concerning: API.statistics.path,
      revision: { $0.revision }
    ) { [self] result in
      guard case .failure(let failure) = result else { return load() }
      problem = failure.status == 0 ? texts[.notSaved] : texts[.failed, "\(failure.status)"]
    }
  }

  /// Puts the map away.
  func closeMap() { navigation.goUp() }

  /// Shows the period and the map, or none, that the address asks for; they are read now, or with
  /// all else that is new.
  package func follow(_ screen: Screen?, isReading: Bool) {
    let tag = screen?.tag
    let choice = screen?.period ?? choice
    let isOtherTag = !(tag ?? "").isSame(as: opened ?? "")
    let isOtherPeriod = choice != self.choice
    opened = tag
    if case nil = tag {
      maps.stop()
      map = nil
    }
    if isOtherPeriod { take(choice) }
    if isOtherTag { leadsToMap = isReading }
    guard isReading else { return }
    if isOtherPeriod {
      load()
    } else if isOtherTag {
      showCharts()
      if let tag, let period { read(tag, in: period) }
    }
  }

  private func read(_ tag: String, in period: Period) {
    maps.read(API.weekMap, WeekMapQuery(tag: tag, period)) { [self] result in
      switch result {
      case .success(let map): self.map = map
      // A tag that there is not is as if none was asked for.
      case .failure(let failure) where failure.status == 404:
        return navigation.go(to: .statistics(choice), replacing: true)
      case .failure: map = nil
      }
      if leadsToMap { browser.focus("week-map") }
      leadsToMap = false
    }
  }

  private var today: CivilDate {
    // The zone is the browser's own here, as the person reads the dates it offers.
    let text = browser.format(browser.now, .isoDate)
    return CivilDate(iso: text) ?? LocalTime(Int64(browser.now), offset: .utc).date
  }

  private var period: Period? { choice.period(upTo: today) }

  // MARK: Wording

  func count(_ number: Int) -> String { browser.format(Double(number), .number()) }

  /// A share: all and nothing are said only where they are meant.
  func percent(_ share: Double) -> String {
    let told = ToldShare(share, decimals: 1)
    return browser.format(told.share, .percent(fractionDigits: told.decimals))
  }

  /// The end of an interval of shares.
  func percentEnd(_ share: Double) -> String {
    browser.format(share, .percent(fractionDigits: 1))
  }

  func hours(_ hours: Double) -> String {
    browser.format(hours, .number(fractionDigits: hours < 10 ? 1 : 0))
  }

  /// The short name of a day of the week.
  func weekday(_ day: Weekday) -> String {
    // The fifth of January 1970 was a Monday.
    browser.format(Double((day.rawValue + 4) * 86_400), .weekday, zone: .universal)
  }

  /// The name of what can be chosen.
  func name(of kind: PeriodChoice.Kind) -> String {
    switch kind {
    case .week: texts[.lastWeek]
    case .month: texts[.lastMonth]
    case .year: texts[.lastYear]
    case .always: texts[.always]
    case .days: texts[.custom]
    }
  }
}
