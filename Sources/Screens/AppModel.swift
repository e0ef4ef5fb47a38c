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

/// What all screens share: the texts, the address, and the line to the server.
final class AppModel {
  /// Whether the server answers.
  @Observed var isOnline = true
  /// Whether the sheet of keys is shown.
  @Observed var showsKeys = false {
    didSet { if showsKeys { dayRows?.tips.finish(.keys) } }
  }

  let browser: Browser
  let navigation: Navigation<Screen>
  /// What the page says; all of it from when a chunk of the program is there.
  private(set) var texts: Texts
  let home: HomeModel
  private let cache: ResponseCache
  /// The settings of the person.
  let settings: SettingsKeeper
  /// The rows of the day, once they have been shown: what shows them is in a chunk of the program.
  private var dayRows: DayRowsModel?
  /// The settings to change, once they have been shown.
  private var settingsModel: SettingsModel?
  /// The models of all sections that have been shown, but for the first.
  private var sections: [SectionModel] = []
  /// The section that is shown.
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

  /// The model of a section whose chunks are loaded, made when the section is first shown.
  func madeModel(of section: Screen.Section) -> SectionModel {
    if let known = model(of: section) { return known }
    let made = makeModel(of: section)
    sections.append(made)
    made.emoji = { [home] in home.emoji(of: $0) }
    if section == .review { dayRows?.tips.finish(.review) }
    if hasStarted {
      lead(made)
      // It may name a part of the section, such as a tag, which the window had no name for before.
      browser.setTitle(title(of: navigation.place))
      made.load()
    }
    return made
  }

  private func makeModel(of section: Screen.Section) -> SectionModel {
    switch section {
    // Not asked for: the first screen shows `home`.
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

  /// What sections are given, with the texts that are there.
  private var context: SectionContext {
    SectionContext(browser: browser, cache: cache, texts: texts, navigation: navigation)
  }

  /// The settings to change, made when they or the keys are first shown.
  func madeSettings() -> SettingsModel {
    if let settingsModel { return settingsModel }
    let made = SectionModel.settings(home: home, settings: settings)
    settingsModel = made
    return made
  }

  /// The rows of the day and of what is missed, made when they are first shown.
  func madeDayRows() -> DayRowsModel {
    if let dayRows { return dayRows }
    completeTexts()
    let made = DayRowsModel(home)
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

  /// Has a section show what the address asks of it.
  private func lead(_ model: SectionModel) {
    guard let screen = navigation.place, screen.section == model.section else { return }
    model.follow(screen, hasArrived: true)
  }

  /// The model of a section, unless it has not been shown.
  private func model(of section: Screen.Section?) -> SectionModel? {
    sections.first { $0.section == section }
  }

  /// Where the navigation leads to in a section.
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
      if let later = home.later { later.ask(probe) } else { home.unannounced = probe }
      return
    }
    if let settings = PersonalSettings(json: json) { return self.settings.receive(settings) }
    guard let change = StoreChange(json: json) else { return }
    guard name.isSame(as: EventName.current) else { return cache.storeChanged(change) }
    cache.streamOpened(at: change)
    settings.load()
    // What did not reach the server can be sent now.
    refresh()
  }

  /// Reads what the screen shows, where that is not there already.
  func refresh() {
    home.load()
    model(of: section)?.load()
  }

  /// The message while days are loaded, and if that fails.
  var dayWords: LoadingWords {
    LoadingWords(
      loading: texts[.loading], failed: texts[.dayFailed], tryAgain: texts[.tryAgain])
  }

  /// The name of a section.
  func name(of section: Screen.Section) -> String {
    switch section {
    case .now: texts[.home]
    case .days: texts[.days]
    // A week in review is a part of the insights.
    case .insights, .review: texts[.statistics]
    case .tags: texts[.allTags]
    case .convert: texts[.converter]
    case .settings: texts[.settings]
    }
  }

  /// The window's name at a screen, or at an address that leads nowhere; a number in front says in the
  /// row of tabs that a probe waits.
  func title(of screen: Screen?) -> String {
    let program = home.isAwaited ? "(1) Proba – " : "Proba – "
    guard let screen else { return program + texts[.noSuchPage] }
    let name = name(of: screen.section)
    let part = model(of: screen.section)?.name(of: screen)
    return program + (part.map { $0 + " – " + name } ?? name)
  }

  /// What the keyboard is led to between two screens.
  func focus(from old: Screen?, to new: Screen?) -> ArrivalFocus {
    guard let old, let new, old.section == new.section else {
      guard let new else { return .heading }
      // There, a person writes at once, or is led to a part.
      let movesFocus = new.section == .convert || SettingsPlace(new)?.part != nil
      return movesFocus ? .stays : .heading
    }
    return model(of: new.section)?.focus(from: old, to: new) ?? .heading
  }
}
