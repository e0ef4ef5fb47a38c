import Catalogue
import Interface
import PageModel
import StatisticsScreens
import TextBytes
import Wire

/// What all screens share: the texts, the address, and the line to the server.
final class AppModel {
  /// Whether the server answers.
  @Observed var isOnline = true

  let browser: Browser
  let navigation: Navigation<Screen>
  let texts: Texts
  let home: HomeModel
  /// The statistics, once they have been shown: what shows them is in a chunk of the program.
  private var statistics: StatisticsModel?
  private var hasStarted = false

  init(browser: Browser, texts: Texts) {
    self.browser = browser
    self.texts = texts
    browser.setLanguage(texts.language)
    navigation = Navigation(browser: browser)
    home = HomeModel(browser: browser, texts: texts)
  }

  /// The statistics, made when they are first shown.
  func madeStatistics() -> StatisticsModel {
    if let statistics { return statistics }
    let made = StatisticsModel(browser: browser, texts: texts, navigation: navigation)
    statistics = made
    if hasStarted {
      follow(made)
      made.load()
    }
    return made
  }

  /// The address of the statistics.
  var statisticsPath: String {
    statistics?.path ?? Screen.statistics(navigation.place?.period ?? .atFirst).path
  }

  private func follow(_ statistics: StatisticsModel) {
    statistics.isOpen = isStatistics
    statistics.follow(navigation.place, isReading: false)
  }

  /// Follows the address and the server for as long as the page is open.
  func start() {
    hasStarted = true
    home.appear()
    browser.onNavigate { [self] _ in
      // Within the figures, only the period or the map is another.
      let isSame = isStatistics && (statistics?.isOpen ?? false)
      statistics?.isOpen = isStatistics
      statistics?.follow(navigation.place, isReading: isSame)
      if !isSame { refresh() }
    }
    if let statistics { follow(statistics) }
    browser.onVisibilityChange { [self] isVisible in if isVisible { refresh() } }
    _ = browser.events(API.events.address, named: ["probe", "changed"]) { [self] event in
      switch event {
      case .opened:
        isOnline = true
        refresh()
      case .interrupted: isOnline = false
      case .message(let name, let text):
        refresh()
        if name.isSame(as: "probe") { home.notify(of: text) }
      }
    }
    refresh()
  }

  /// Speaks another language from now on, on this device.
  func choose(_ language: LanguageName) {
    browser.setCookie(language.tag, for: Language.cookie)
    // Everything on the page is in one language; what is being written outlives a reload.
    browser.reload()
  }

  /// Reads again what the screen shows.
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
      case .statistics: texts[.statistics]
      case .weekMap(let tag, _): texts[.weekMapOf, tag]
      case nil: texts[.noSuchPage]
      }
    return "Proba – " + name
  }

  /// What the keyboard is led to between two screens.
  func focus(from old: Screen?, to new: Screen?) -> ArrivalFocus {
    guard let old, let new, old.isStatistics, new.isStatistics else { return .heading }
    // The map takes the focus when it has been read; who chooses another period goes on doing that.
    guard let tag = old.tag, case .statistics = new else { return .stays }
    return .view(id: "tag-" + tag)
  }
}
