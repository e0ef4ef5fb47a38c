import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
package import PageModel
import Preferences
import Tracking
package import Wire

/// The settings as they are changed on the page.
package final class SettingsModel: SectionModel {
  let home: HomeModel
  private let keeper: SettingsKeeper
  private let change: SettingsChange
  /// How often the person is asked.
  let schedule: ScheduleModel
  /// When the person is not asked.
  let quiet: QuietModel
  /// Takes logs in.
  let importing: ImportModel
  /// Erases everything.
  let erasing: EraseModel
  /// Shows what went wrong lately.
  let programLog: ProgramLogModel
  /// What the components of the screen share.
  let components: ComponentContext

  /// Makes the model of the page's settings.
  ///
  /// - Parameters:
  ///   - home: knows the mean gap, and whether notices are allowed.
  ///   - settings: keeps the settings.
  init(home: HomeModel, settings: SettingsKeeper) {
    self.home = home
    schedule = ScheduleModel(home: home)
    quiet = QuietModel(home: home)
    importing = ImportModel(home: home)
    erasing = EraseModel(home: home)
    programLog = ProgramLogModel(home: home)
    erasing.onErased = { [quiet] in quiet.load() }
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
  }

  package override func leave() { programLog.close() }

  /// The settings.
  var settings: PersonalSettings {
    get { keeper.current }
    set {
      // A person who turns the sound on hears what it is; browsers play it in response to the click.
      if newValue.sound == .on, settings.sound == .off { home.browser.playSound(named: "sample") }
      change.make { $0 = newValue }
    }
  }

  /// Why the last change was not kept.
  var problem: String { change.problem }

  var texts: Texts { home.texts }

  /// What a language choice is called.
  func name(of choice: LanguageChoice) -> String {
    texts.languages.first { choice == LanguageChoice(word: $0.tag) }?.name
      ?? texts.settings[.languageOfBrowser]
  }

  /// What a choice of the day with which weeks begin is called.
  func name(of choice: WeekStartChoice) -> String {
    switch choice {
    case .region: texts.settings[.asUsualHere]
    case .fixed(let day): texts.calendar.name(of: day)
    }
  }

  /// What a choice of how times are written is called.
  func name(of choice: TimeFormat) -> String {
    switch choice {
    case .region: texts.settings[.asUsualHere]
    case .twelveHours: texts.settings[.twelveHours]
    case .twentyFourHours: texts.settings[.twentyFourHours]
    }
  }

  /// What light and dark are called.
  func name(of theme: ColorTheme) -> String {
    switch theme {
    case .system: texts.settings[.themeOfDevice]
    case .light: texts.settings[.light]
    case .dark: texts.settings[.dark]
    }
  }

  /// What contrast is called.
  func name(of contrast: ContrastChoice) -> String {
    texts.settings[contrast == .more ? .contrastMore : .themeOfDevice]
  }

  /// What fetching exchange rates or not is called.
  func name(of choice: RateFetching) -> String {
    texts.settings[choice == .daily ? .ratesDaily : .noticesOff]
  }

  /// What a sound is called.
  func name(of choice: SoundChoice) -> String {
    texts.settings[choice == .on ? .soundOn : .soundOff]
  }

  /// What it is called that something is done or not.
  func name(of choice: SwitchChoice) -> String {
    texts.settings[choice == .on ? .noticesOn : .noticesOff]
  }
}
