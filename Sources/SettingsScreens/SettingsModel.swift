import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
package import PageModel
import Preferences
import Tracking
package import Wire

/// The settings, as the person changes them on the page.
package final class SettingsModel: SectionModel {
  let home: HomeModel
  private let keeper: SettingsKeeper
  private let change: SettingsChange
  /// The frequency of probes.
  let schedule: ScheduleModel
  /// The times at which the person is not asked.
  let quiet: QuietModel
  /// The import of logs.
  let importing: ImportModel
  /// The history of changes.
  let history: HistoryModel
  /// The erasure of all data.
  let erasing: EraseModel
  /// The recent problems of the program.
  let programLog: ProgramLogModel
  /// State shared by the components of the screen.
  let components: ComponentContext

  /// Makes the model of the page's settings.
  ///
  /// - Parameters:
  ///   - home: the model that knows the mean gap, and whether notices are allowed.
  ///   - settings: the keeper of the settings.
  init(home: HomeModel, settings: SettingsKeeper) {
    self.home = home
    schedule = ScheduleModel(home: home)
    quiet = QuietModel(home: home)
    importing = ImportModel(home: home)
    history = HistoryModel(home: home)
    erasing = EraseModel(home: home)
    programLog = ProgramLogModel(home: home)
    erasing.onErased = { [quiet, history] in
      quiet.load()
      history.load()
    }
    keeper = settings
    change = SettingsChange(home: home, keeper: settings)
    var phrases = ComponentPhrases.english
    phrases.close = home.texts.settings[.close]
    components = ComponentContext(browser: home.browser, phrases: phrases)
    super.init(.settings)
  }

  package override var content: Part { SettingsScreen(model: self).part }

  package override func follow(_ screen: Screen, hasArrived: Bool) {
    let part = SettingsPlace(screen)?.part
    (quiet.isWanted, importing.isWanted) = (part == .quiet, part == .data)
  }

  package override func load() {
    quiet.load()
    schedule.load()
    history.load()
  }

  package override func leave() { programLog.close() }

  /// The settings.
  var settings: PersonalSettings {
    get { keeper.current }
    set {
      // A person who turns the sound on hears it; browsers play it in response to the click.
      if newValue.sound == .on, settings.sound == .off { home.browser.playSound(named: "sample") }
      change.make { $0 = newValue }
    }
  }

  /// The reason why the last change was not kept.
  var problem: String { change.problem }

  /// Says that no zone has the form of a name.
  func refuse(zone name: String) { change.refuse(zone: name) }

  var texts: Texts { home.texts }

  /// Returns the name of a choice of language.
  func name(of choice: LanguageChoice) -> String {
    texts.languages.first { choice == LanguageChoice(word: $0.tag) }?.name
      ?? texts.settings[.languageOfBrowser]
  }

  /// Returns the name of a choice of the first day of the week.
  func name(of choice: WeekStartChoice) -> String {
    switch choice {
    case .region: texts.settings[.asUsualHere]
    case .fixed(let day): texts.calendar.name(of: day)
    }
  }

  /// Returns the name of a time format.
  func name(of choice: TimeFormat) -> String {
    switch choice {
    case .region: texts.settings[.asUsualHere]
    case .twelveHours: texts.settings[.twelveHours]
    case .twentyFourHours: texts.settings[.twentyFourHours]
    }
  }

  /// Returns the name of a choice of a time zone.
  func name(of choice: ZoneChoice) -> String {
    if case .fixed(let name) = choice { name.text } else { texts.settings[.zoneOfComputer] }
  }

  /// Returns the time of the clock at which days begin.
  func name(of start: DayStart) -> String {
    home.browser.format(Double(start.time.seconds), .time, zone: .universal)
  }

  /// Returns the name of a theme.
  func name(of theme: ColorTheme) -> String {
    switch theme {
    case .system: texts.settings[.themeOfDevice]
    case .light: texts.settings[.light]
    case .dark: texts.settings[.dark]
    }
  }

  /// Returns the name of a choice of contrast.
  func name(of contrast: ContrastChoice) -> String {
    texts.settings[contrast == .more ? .contrastMore : .themeOfDevice]
  }

  /// Returns the name of a choice to fetch exchange rates or not.
  func name(of choice: RateFetching) -> String {
    texts.settings[choice == .daily ? .ratesDaily : .noticesOff]
  }

  /// Returns the name of a choice of sound.
  func name(of choice: SoundChoice) -> String {
    texts.settings[choice == .on ? .soundOn : .soundOff]
  }

  /// Returns the name of the state of a switch.
  func name(of choice: SwitchChoice) -> String {
    texts.settings[choice == .on ? .noticesOn : .noticesOff]
  }
}
