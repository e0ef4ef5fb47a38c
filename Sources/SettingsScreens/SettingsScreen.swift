import Answering
import Catalogue
import CivilTime
import Components
import Interface
import PageModel
import Preferences
import TextBytes
import Wire

/// The settings, as choices.
struct SettingsScreen: View {
  let model: SettingsModel

  /// The choices, then the sections that are not choices.
  var body: some View {
    let texts = model.texts
    VStack(spacing: .large) {
      VStack(spacing: .tiny) {
        Text(texts[.settings]).heading(.page)
        Text(texts.settings[.heldAtOnce]).foregroundStyle(.secondary)
      }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      SettingsChoices(model: model)
      ScheduleSection(model: model.schedule)
      QuietSection(model: model.quiet)
      HistorySection(model: model.history)
      DataSection(model: model.importing, erasing: model.erasing)
      AboutSection(model: model.programLog)
    }
    .styleName("settings")
    .components(model.components)
  }
}

/// The choices, each a group of buttons, one of them chosen.
private struct SettingsChoices: View {
  let model: SettingsModel

  var body: some View {
    let texts = model.texts.settings
    VStack(spacing: .none) {
      choice(texts[.theme], "theme", .theme, { $0.theme }, { $0.theme = $1 }) { model.name(of: $0) }
      choice(texts[.contrast], "contrast", .contrast, { $0.contrast }, { $0.contrast = $1 }) {
        model.name(of: $0)
      }
      choice(texts[.language], "language", .language, { $0.language }, { $0.language = $1 }) {
        model.name(of: $0)
      }
      ReplaceableChoice(
        model: model, variable: .weekStart,
        choice: HStack {
          MenuPicker(
            texts[.weekStart], name: "week-start",
            selection: word({ $0.weekStart }, { $0.weekStart = $1 }),
            options: Array(WeekStartChoice.allCases), id: { $0.word },
            title: { model.name(of: $0) })
        })
      choice(
        texts[.timeFormat], "time-format", .timeFormat, { $0.timeFormat }, { $0.timeFormat = $1 }
      ) {
        model.name(of: $0)
      }
      ZoneChoices(model: model)
      VStack(spacing: .small) {
        HStack {
          MenuPicker(
            texts[.dayStart], name: "day-start",
            selection: word({ $0.dayStart }, { $0.dayStart = $1 }),
            options: Array(DayStart.allCases), id: { $0.word }, title: { model.name(of: $0) })
        }
        Text(texts[.dayStartNote]).foregroundStyle(.secondary).font(.caption)
      }
      VStack(spacing: .small) {
        choice(
          texts[.notices], "notifications", .notifications, { $0.notifications },
          { $0.notifications = $1 }
        ) {
          model.name(of: $0)
        }
        NoticesNote(model: model)
      }
      VStack(spacing: .small) {
        choice(texts[.sound], "sound", .sound, { $0.sound }, { $0.sound = $1 }) {
          model.name(of: $0)
        }
        Text(texts[.soundNote]).foregroundStyle(.secondary).font(.caption)
      }
      VStack(spacing: .small) {
        choice(texts[.shortcuts], "shortcuts", .shortcuts, { $0.shortcuts }, { $0.shortcuts = $1 })
        {
          model.name(of: $0)
        }
        Text(texts[.shortcutsUse]).foregroundStyle(.secondary).font(.caption)
      }
      VStack(spacing: .small) {
        choice(texts[.rates], "rates", .rates, { $0.rates }, { $0.rates = $1 }) {
          model.name(of: $0)
        }
        Text(texts[.ratesNote]).foregroundStyle(.secondary).font(.caption)
      }
    }
    .card().styleName("choices")
  }

  /// Returns the picker of a setting; its options do not have the type of its value, so that one picker
  /// type serves all.
  private func choice<Value: SettingWord>(
    _ label: String, _ name: String, _ variable: SettingVariable,
    _ get: @escaping (PersonalSettings) -> Value,
    _ set: @escaping (inout PersonalSettings, Value) -> Void, _ title: (Value) -> String
  ) -> ReplaceableChoice<Picker<SettingOption, String>> {
    ReplaceableChoice(
      model: model, variable: variable,
      choice: Picker(
        label, name: name, selection: word(get, set),
        options: Value.allCases.map { SettingOption(word: $0.word, title: title($0)) },
        id: { $0.word }, title: { $0.title }))
  }

  /// Returns a binding to a setting as the word that is stored.
  private func word<Value: SettingWord>(
    _ get: @escaping (PersonalSettings) -> Value,
    _ set: @escaping (inout PersonalSettings, Value) -> Void
  ) -> Binding<String> {
    Binding {
      get(model.settings).word
    } set: { word in
      guard let value = Value(word: word) else { return }
      set(&model.settings, value)
    }
  }
}

/// A possible value of a setting.
private struct SettingOption {
  let word: String
  let title: String
}

/// A choice, or a note if an environment variable of the server overrides it.
private struct ReplaceableChoice<Choice: View>: View {
  let model: SettingsModel
  let variable: SettingVariable
  let choice: Choice

  var body: some View {
    if model.settings.replacedBy.contains(variable) {
      VStack(spacing: .small) {
        VStack(spacing: .none) { choice }.disabled()
        Text(model.texts.settings[.replacedBy, variable.word])
          .foregroundStyle(.secondary).font(.caption)
      }
    } else {
      choice
    }
  }
}

/// A note on when notices come, and on any obstacle to them.
private struct NoticesNote: View {
  let model: SettingsModel

  var body: some View {
    let texts = model.texts
    let notices = model.home.notices
    Text(texts.settings[.noticesNote]).foregroundStyle(.secondary).font(.caption)
    if notices.isWanted {
      switch notices.permission {
      case .granted: EmptyView()
      case .denied: Text(texts.settings[.noticesRefused]).foregroundStyle(.warning).font(.caption)
      case .undecided:
        HStack { Button(texts.settings[.allowNotices]) { notices.requestPermission() } }
      }
    }
  }
}
