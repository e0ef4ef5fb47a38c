import Settings
import SettingsFiles

/// Settings of a program that reminds of breaks: shown, and changed by their names.
///
///     breaks FILE                  all settings, with what is allowed
///     breaks FILE every 25         changes one
@main
struct Breaks {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let file = words.first else { return print("breaks: say which file has the settings") }
    let settings = SettingsStore(BreakSettings.schema, file: file) { print("breaks: \($0)") }
    if words.count > 2 {
      do throws(SettingsError) { try settings.set(words[1], to: words[2]) } catch {
        print("breaks: \(error)")
      }
    }
    for entry in settings.schema.entries {
      let text = settings.table.text(of: entry.name) ?? entry.defaultText
      print("\(entry.name) = \(text)  (\(entry.domain))")
    }
  }
}

/// The settings, which the tests also read.
enum BreakSettings {
  enum Sound: String, CaseIterable, Sendable { case none, bell, birds }

  static let sound = SettingDefinition("sound", default: Sound.bell, .cases)
  static let every = SettingDefinition(
    "every", default: 50, .whole(in: 5...240), variable: "BREAKS_EVERY",
    former: [.init("hours", .whole(in: 1...4)) { $0 * 60 }])

  static let schema = SettingsSchema {
    sound
    every
  }
}
