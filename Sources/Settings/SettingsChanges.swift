internal import TextBytes

/// Changes of settings that are made together: see ``SettingsStore/change(_:_:)``.
public struct SettingsChanges {
  /// The values before the changes, as they are stored: no environment variable replaces them.
  public let table: SettingsTable
  private(set) var list: [SettingChange] = []
  private let scopes: [SettingScope]

  init(_ table: SettingsTable, _ scopes: [SettingScope]) {
    (self.table, self.scopes) = (table, scopes)
  }

  /// Gives a setting a value.
  public mutating func set<Value>(
    _ definition: SettingDefinition<Value>, to value: Value
  ) throws(SettingsError) {
    let text: String
    do throws(SettingFault) {
      text = try definition.codec.text(of: value)
    } catch { throw .value(name: definition.name, error) }
    try set(definition.name, to: text)
  }

  /// Gives the setting of a name the value that a text stands for.
  public mutating func set(_ name: String, to text: String) throws(SettingsError) {
    let entry = try entry(name)
    do throws(SettingFault) {
      list += SettingsTable.changes(of: entry, to: try entry.normalize(text))
    } catch { throw .value(name: name, error) }
  }

  /// Returns a setting to its default.
  public mutating func reset<Value>(_ definition: SettingDefinition<Value>) throws(SettingsError) {
    let entry = try entry(definition.name)
    list += SettingsTable.changes(of: entry, to: entry.defaultText)
  }

  private func entry(_ name: String) throws(SettingsError) -> SettingsSchema.Entry {
    guard let entry = table.schema.entry(name) else { throw .notListed(name: name) }
    guard scopes.contains(entry.scope) else { throw .otherScope(name: name) }
    return entry
  }
}
