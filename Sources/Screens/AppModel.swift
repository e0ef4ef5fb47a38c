import Answering
import Catalogue
import DayScreens
import Interface
import JSON
import PageModel
import Requests
import StatisticsScreens
import TextBytes
import Tracking
import Wire

/// What all screens share: the texts, the address, and the line to the server.
final class AppModel {
  /// Whether the server answers.
  @Observed var isOnline = true

  let browser: Browser
  let navigation: Navigation<Screen>
  let texts: Texts
  let home: HomeModel
  private let cache: ResponseCache
  /// The statistics, once they have been shown: what shows them is in a chunk of the program.
  private var statistics: StatisticsModel?
  /// The rows of the day, once they have been shown, for the same reason.
  private var dayRows: DayRowsModel?
  private var hasStarted = false

  init(browser: Browser, texts: Texts) {
    self.browser = browser
    self.texts = texts
    browser.setLanguage(texts.language)
    navigation = Navigation(browser: browser)
    let change = browser.givenJSON(StoreChange.given).flatMap { StoreChange(json: $0) }
    cache = ResponseCache(browser: browser, revision: change?.revision)
    home = HomeModel(browser: browser, cache: cache, texts: texts)
    if browser.isLoaded(.day) { _ = madeDayRows() }
  }

  /// The statistics, made when they are first shown.
  func madeStatistics() -> StatisticsModel {
    if let statistics { return statistics }
    let made = StatisticsModel(
      browser: browser, cache: cache, texts: texts, navigation: navigation)
    statistics = made
    if hasStarted {
      follow(made)
      made.load()
    }
    return made
  }

  /// The rows of the day and of what is missed, made when they are first shown.
  func madeDayRows() -> DayRowsModel {
    if let dayRows { return dayRows }
    let made = DayRowsModel(home)
    dayRows = made
    return made
  }

  /// The address of the statistics.
  var statisticsPath: String {
    statistics?.path
      ?? Screen.statistics(navigation.place?.statistics ?? StatisticsPlace(.atFirst)).path
  }

  private func follow(_ statistics: StatisticsModel) {
    statistics.isOpen = isStatistics
    statistics.follow(navigation.place, isReading: false)
  }

  /// Follows the address and the server for as long as the page is open.
  func start() {
    hasStarted = true
    home.notices.appear()
    browser.onNavigate { [self] _ in
      // Within the figures, only the period or the map is another.
      let isSame = isStatistics && (statistics?.isOpen ?? false)
      statistics?.isOpen = isStatistics
      statistics?.follow(navigation.place, isReading: isSame)
      if !isSame { refresh() }
    }
    if let statistics { follow(statistics) }
    cache.onOutdated = { [self] in refresh() }
    browser.onVisibilityChange { [self] isVisible in
      guard isVisible else { return }
      // A day may have passed, and a browser need not have let the page hear anything meanwhile.
      cache.expire()
      refresh()
    }
    let names = [EventName.current, EventName.changed, EventName.probe]
    _ = browser.events(API.events.address, named: names) { [self] event in
      switch event {
      case .opened: isOnline = true
      case .interrupted:
        isOnline = false
        cache.streamInterrupted()
      case .message(let name, let text): hear(name, text)
      }
    }
    refresh()
  }

  private func hear(_ name: String, _ text: String) {
    guard let json = try? JSONValue(parsing: text.bytes) else { return }
    if let probe = Probe(json: json) { return home.notify(of: probe) }
    guard let change = StoreChange(json: json) else { return }
    guard name.isSame(as: EventName.current) else { return cache.storeChanged(change) }
    cache.streamOpened(at: change)
    // What met no server can be sent now.
    refresh()
  }

  /// Speaks another language from now on, on this device.
  func choose(_ language: LanguageName) {
    browser.setCookie(language.tag, for: Language.cookie)
    // Everything on the page is in one language; what is being written outlives a reload.
    browser.reload()
  }

  /// Reads what the screen shows, where that is not there already.
  func refresh() {
    home.load()
    if isStatistics { statistics?.load() }
  }

  private var isStatistics: Bool { navigation.place?.isStatistics ?? false }

  /// The window's name at a screen, or at an address that leads nowhere.
  func title(of screen: Screen?) -> String {
    let name =
      switch screen {
      case .home: texts[.home]
      case .statistics(let place):
        place.tag.map { $0 + " – " + texts[.statistics] } ?? texts[.statistics]
      case nil: texts[.noSuchPage]
      }
    return "Proba – " + name
  }

  /// What the keyboard is led to between two screens.
  func focus(from old: Screen?, to new: Screen?) -> ArrivalFocus {
    guard let old, let new, old.isStatistics, new.isStatistics else { return .heading }
    // The keyboard stays where a period or a tag was chosen, and returns to the tag that is left.
    guard let tag = old.statistics?.tag, case nil = new.statistics?.tag else { return .stays }
    return .view(id: "tag-" + tag)
  }
}
