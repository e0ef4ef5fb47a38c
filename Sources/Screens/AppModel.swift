import Answering
import CalendarScreens
import Catalogue
import CivilTime
import ConversionScreens
import DayScreens
import Interface
import JSON
import PageModel
import Preferences
import Requests
import ReviewScreens
import SettingsScreens
import StatisticsScreens
import TagScreens
import TextBytes
import Tracking
import Wire

/// State shared by all screens: the texts, the navigation, and the connection to the server.
final class AppModel {
  /// Whether the server is reachable.
  @Observed var isOnline = true
  /// Whether the sheet of keys is shown.
  @Observed var showsKeys = false {
    didSet { if showsKeys { dayRows?.tips.finish(.keys) } }
  }

  let browser: Browser
  let navigation: Navigation<Screen>
  /// The texts of the page, complete once the first chunk of the program has arrived.
  private(set) var texts: Texts
  let home: HomeModel
  private let cache: ResponseCache
  /// The settings of the person.
  let settings: SettingsKeeper
  /// The rows of the day, once they have been shown: their code is in a chunk.
  private var dayRows: DayRowsModel?
  /// The model of the settings, once they have been shown.
  private var settingsModel: SettingsModel?
  /// The models of all sections that have been shown, except the first section.
  private var sections: [SectionModel] = []
  /// The section shown.
  private var section: Screen.Section?
  private var hasStarted = false

  init(browser: Browser, texts: Texts) {
    self.browser = browser
    self.texts = texts
    browser.setLanguage(texts.language)
    navigation = Navigation(browser: browser)
    let change = browser.givenJSON(StoreChange.given).flatMap { StoreChange(json: $0) }
    cache = ResponseCache(browser: browser, revision: change?.revision)
    home = HomeModel(browser: browser, cache: cache, texts: texts)
    section = navigation.place?.section
    settings = SettingsKeeper(home: home)
    if browser.isLoaded(.day) { _ = madeDayRows() }
    // In the order in which the page has to load them.
    if section == .insights, browser.isLoaded(.dayAtFirst), browser.isLoaded(.statistics) {
      _ = madeModel(of: .insights)
    }
    if section == .convert, browser.isLoaded(.dayAtFirst), browser.isLoaded(.converter) {
      _ = madeModel(of: .convert)
    }
  }

  /// Returns the model of a section whose chunks are loaded, which is made when the section is first shown.
  func madeModel(of section: Screen.Section) -> SectionModel {
    if let known = model(of: section) { return known }
    let made = makeModel(of: section)
    sections.append(made)
    made.emoji = { [home] in home.emoji(of: $0) }
    if section == .review { dayRows?.tips.finish(.review) }
    if hasStarted {
      lead(made)
      // The section may name a part of itself, such as a tag, that the title of the window lacked before.
      browser.setTitle(title(of: navigation.place))
      made.load()
    }
    return made
  }

  private func makeModel(of section: Screen.Section) -> SectionModel {
    switch section {
    // Never requested: the first screen shows `home`.
    case .now: return SectionModel(.now)
    case .days:
      return .days(rows: madeDayRows(), cache: cache) { [home] in AnswerForm(model: home).part }
    case .insights:
      completeTexts()
      return .insights(in: context)
    case .review: return .review(in: context)
    case .tags: return .tags(in: context)
    case .convert:
      completeTexts()
      return .converter(in: context)
    case .settings: return madeSettings()
    }
  }

  /// The context of sections, with the texts available.
  private var context: SectionContext {
    SectionContext(browser: browser, cache: cache, texts: texts, navigation: navigation)
  }

  /// Returns the model of the settings, which is made when they or the keys are first shown.
  func madeSettings() -> SettingsModel {
    if let settingsModel { return settingsModel }
    let made = SectionModel.settings(home: home, settings: settings)
    settingsModel = made
    return made
  }

  /// Returns the rows of the day and of the missed probes, which are made when they are first shown.
  func madeDayRows() -> DayRowsModel {
    if let dayRows { return dayRows }
    completeTexts()
    let made = DayRowsModel(home, settings: settings)
    made.goToQuestion = { [navigation] in navigation.go(to: Screen(.now)) }
    made.days.go = { [navigation, home] day in
      navigation.go(
        to: DaysPlace(day == home.today ? nil : day).screen,
        replacing: navigation.place?.section == .days)
    }
    made.openSearch = { [navigation] text in
      let place = text.utf8.isEmpty ? DaysPlace() : DaysPlace(search: text)
      navigation.go(to: place.screen, replacing: navigation.place?.section == .days)
    }
    if model(of: .review) != nil { made.tips.finish(.review) }
    dayRows = made
    return made
  }

  /// Adds the texts that come with the first chunk: the strip of the day, or the statistics.
  private func completeTexts() {
    guard !texts.isWhole else { return }
    guard texts.add(reading: browser.laterTexts) else {
      preconditionFailure("a chunk was sent with the texts of another version, or with none")
    }
    home.texts = texts
  }

  /// Makes a section follow the address.
  private func lead(_ model: SectionModel) {
    guard let screen = navigation.place, screen.section == model.section else { return }
    model.follow(screen, hasArrived: true)
  }

  /// Returns the model of a section if it has been shown.
  private func model(of section: Screen.Section?) -> SectionModel? {
    sections.first { $0.section == section }
  }

  /// Returns the destination of the navigation in a section.
  func entrance(of section: Screen.Section) -> Screen {
    model(of: section)?.entrance ?? Screen(section)
  }

  /// Follows the address and the server for as long as the page is open.
  func start() {
    hasStarted = true
    home.notices.appear()
    browser.onNavigate { [self] _ in
      let place = navigation.place
      showsKeys = false
      let hasArrived = place?.section != section
      if hasArrived { model(of: section)?.leave() }
      section = place?.section
      if section == .now { home.asked = nil }
      if let place { model(of: section)?.follow(place, hasArrived: hasArrived) }
      if hasArrived { refresh() }
    }
    for model in sections { lead(model) }
    home.onChange = { [self] in
      browser.setTitle(title(of: navigation.place))
      home.later?.follow()
    }
    cache.onOutdated = { [self] in refresh() }
    settings.onChange = { [self] in refresh() }
    browser.onVisibilityChange { [self] isVisible in
      guard isVisible else { return }
      // A day may have passed, and browsers may suspend the page meanwhile.
      cache.expire()
      refresh()
    }
    let names = [
      EventName.current, EventName.changed, EventName.settings, EventName.probe, EventName.skin,
    ]
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
    if name.isSame(as: EventName.skin) { return browser.replaceStyleSheet("skin", with: text) }
    guard let json = try? JSONValue(parsing: text.bytes) else { return }
    if let probe = Probe(json: json) {
      announce(probe)
      if let later = home.later { later.ask(probe) } else { home.unannounced = probe }
      return
    }
    if let settings = PersonalSettings(json: json) { return self.settings.receive(settings) }
    guard let change = StoreChange(json: json) else { return }
    guard name.isSame(as: EventName.current) else { return cache.storeChanged(change) }
    cache.streamOpened(at: change)
    settings.load()
    // An answer that did not reach the server can be sent now.
    refresh()
  }

  /// Shows and says on another screen than that of the question that a probe has come.
  private func announce(_ probe: Probe) {
    guard section != .now, probe.state == .pending else { return }
    home.asked = probe
    browser.announce(home.question(about: probe))
  }

  /// Reads the data of the screen that is not cached.
  func refresh() {
    home.load()
    model(of: section)?.load()
  }

  /// The messages while days are loaded, and if that fails.
  var dayWords: LoadingWords {
    LoadingWords(
      loading: texts[.loading], failed: texts[.dayFailed], tryAgain: texts[.tryAgain])
  }

  /// Returns the name of a section.
  func name(of section: Screen.Section) -> String {
    switch section {
    case .now: texts[.home]
    case .days: texts[.days]
    // The week in review is a part of the insights.
    case .insights, .review: texts[.statistics]
    case .tags: texts[.allTags]
    case .convert: texts[.converter]
    case .settings: texts[.settings]
    }
  }

  /// Returns the title of the window for a screen, or for an unknown address; a leading number shows in the
  /// row of tabs how many questions wait.
  func title(of screen: Screen?) -> String {
    let waiting = home.waiting
    let program = (waiting > 0 ? "(\(waiting)) " : "") + "Proba – "
    guard let screen else { return program + texts[.noSuchPage] }
    let name = name(of: screen.section)
    let part = model(of: screen.section)?.name(of: screen)
    return program + (part.map { $0 + " – " + name } ?? name)
  }

  /// Returns the destination of the focus after a move between two screens.
  func focus(from old: Screen?, to new: Screen?) -> ArrivalFocus {
    guard let old, let new, old.section == new.section else {
      guard let new else { return .heading }
      // These screens move the focus themselves: to a field, or to a part.
      let movesFocus = new.section == .convert || SettingsPlace(new)?.part != nil
      return movesFocus ? .stays : .heading
    }
    return model(of: new.section)?.focus(from: old, to: new) ?? .heading
  }
}
