import Settings
import SettingsFiles
import TestSupport

/// The settings of a program that reads aloud.
enum Sample {
  enum Voice: String, CaseIterable, Sendable { case low, middle, high }

  /// In minutes; earlier in hours, and before that in seconds.
  static let gap = SettingDefinition(
    "gap", default: 45, .whole(in: 5...1_440), variable: "READER_GAP",
    former: [
      .init("gap-hours", .whole(in: 1...24)) { $0 * 60 },
      .init("gap-seconds", .whole(in: 0...Int.max)) { $0 % 60 == 0 ? $0 / 60 : nil },
    ])
  static let voice = SettingDefinition(
    "voice", default: Voice.middle, .cases, former: [.renamed("speaker", .cases)])
  static let speed = SettingDefinition(
    "speed", default: 1, .decimal(in: 0.25...4), scope: .device, variable: "READER_SPEED")
  static let greeting = SettingDefinition("greeting", default: nil, .optional(.text(longest: 40)))
  static let books = SettingDefinition("books", default: ["Iliad"], .list(.text()))
  static let isLoud = SettingDefinition("loud", default: false, .flag(), scope: .device)

  static let schema = SettingsSchema {
    gap
    voice
    speed
    greeting
    books
    isLoud
  }

  /// A store over one memory.
  static func store(
    _ memory: SettingsMemory, device: SettingsMemory? = nil,
    report: @escaping @Sendable (SettingProblem) -> Void = { _ in },
    variable: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> SettingsStore {
    SettingsStore(
      schema, person: memory.backend, device: device?.backend, variable: variable,
      threading: .locked, report: report)
  }

  /// A store over existing texts.
  static func store(_ texts: [String: String], variables: [String: String] = [:]) -> SettingsStore {
    let memory = SettingsMemory(
      texts.sorted { $0.key < $1.key }.map { StoredText($0.key, $0.value) }, threading: .locked)
    return store(memory, variable: { variables[$0] })
  }
}

extension SettingsStore {
  /// All values as text, by name.
  var texts: [String: String] {
    let table = table
    return Dictionary(
      uniqueKeysWithValues: schema.entries.map { ($0.name, table.text(of: $0.name) ?? "") })
  }
}

extension SettingsContents {
  /// The texts by name.
  var byName: [String: String] {
    Dictionary(texts.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }
}

extension SplitMix {
  /// Random text with characters that are hard to store.
  mutating func text(_ alphabet: String = "ab, \\\"=#\n\r\té\0none") -> String {
    String(
      (0..<Int.random(in: 0..<8, using: &self)).map { _ in
        alphabet.randomElement(using: &self) ?? " "
      })
  }
}
