import Catalogue
import Interface
import TextBytes
import Wire

/// What all screens share: the language, the address, and the line to the server.
final class AppModel {
  @Observed var screen: Screen
  /// Whether the server answers.
  @Observed var isOnline = true

  let browser: Browser
  let phrases: Phrases
  let home: HomeModel
  let statistics: StatisticsModel

  init(browser: Browser) {
    self.browser = browser
    let language = Language.preferred(browser.languages)
    phrases = language.phrases
    browser.setLanguage(language.rawValue)
    screen = Screen(path: browser.path) ?? .home
    home = HomeModel(browser: browser, phrases: phrases)
    statistics = StatisticsModel(browser: browser, phrases: phrases)
  }

  /// Follows the address and the server for as long as the page is open.
  func start() {
    setTitle()
    browser.onNavigate { [self] path in
      screen = Screen(path: path) ?? .home
      setTitle()
      refresh()
    }
    browser.onVisibilityChange { [self] isVisible in if isVisible { refresh() } }
    _ = browser.events(Route.events.path, named: ["probe", "changed"]) { [self] event in
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

  /// Reads again what the screen shows.
  func refresh() {
    home.load()
    if screen == .statistics { statistics.load() }
  }

  private func setTitle() {
    browser.setTitle("Proba – " + (screen == .home ? phrases.home : phrases.statistics))
  }
}
