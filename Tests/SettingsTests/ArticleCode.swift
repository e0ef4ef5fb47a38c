import Settings
import SettingsFiles

/// The code that the article shows.
enum ArticleCode {
  static func use(
    _ path: String, _ warn: @escaping @Sendable (String) -> Void
  ) throws(SettingsError) -> SettingsStore {
    let settings = SettingsStore(ReaderSettings.schema, file: path) { problem in
      warn("\(problem)")
    }
    settings[ReaderSettings.voice] = .low
    do throws(SettingsError) {
      try settings.set(ReaderSettings.pause, to: 90)
    } catch {
      print(error)  // The value of pause is out of range: it must be a whole number from 1 to 60.
    }
    return settings
  }

  static func observe(
    _ settings: SettingsStore, _ schedule: @escaping @Sendable (Int) -> Void
  ) -> SettingsSubscription {
    let subscription = settings.observe(ReaderSettings.pause) { pause in schedule(pause) }
    return subscription
  }

  static func change(_ settings: SettingsStore) throws(SettingsError) {
    try settings.change { changes throws(SettingsError) in
      try changes.set(ReaderSettings.pause, to: changes.table[ReaderSettings.pause] + 1)
      try changes.set(ReaderSettings.voice, to: .high)
    }
  }

  static func list(
    _ settings: SettingsStore, _ print: (String) -> Void
  ) throws(SettingsError) {
    for entry in settings.schema.entries {
      let text = settings.table.text(of: entry.name) ?? entry.defaultText
      print("\(entry.name) = \(text)  (\(entry.domain))")
    }
    try settings.set("pause", to: "20")
  }
}

enum ReaderSettings {
  enum Voice: String, CaseIterable, Sendable { case low, middle, high }

  static let voice = SettingDefinition("voice", default: Voice.middle, .cases)
  static let pause = SettingDefinition(
    "pause", default: 10, .whole(in: 1...60), variable: "READER_PAUSE",
    former: [.init("pause-seconds", .whole(in: 1...3_600)) { $0 / 60 }])
  static let volume = SettingDefinition(
    "volume", default: 0.5, .decimal(in: 0...1), scope: .device)

  static let schema = SettingsSchema {
    voice
    pause
    volume
  }
}

struct Reader {
  @Setting var pause: Int

  init(_ settings: SettingsStore) { _pause = Setting(ReaderSettings.pause, in: settings) }

  func run() async {
    for await pause in $pause { schedule(pause) }
  }
}

struct Player {
  // @AppStorage("volume") var volume = 0.5
  @Setting var volume: Double

  init(_ settings: SettingsStore) { _volume = Setting(ReaderSettings.volume, in: settings) }

  func mute() { volume = 0 }
}

private func schedule(_ pause: Int) {}
