internal import TextBytes

/// The origin of the value of a setting.
public enum SettingOrigin: Sendable, Equatable {
  /// The default: nothing else is chosen.
  case defaultValue
  /// The stored value.
  case stored
  /// The environment variable of this name, which replaces the stored value.
  case variable(String)
}

/// The values of all settings at one moment, read from the stored contents.
///
/// Reading never fails: a text that is no value of its setting is a ``problems`` entry, and the setting has
/// the value that comes next: of the environment variable, the stored one, the default.
public struct SettingsTable: Sendable {
  /// The settings.
  public let schema: SettingsSchema
  /// The problems with the stored contents and the variables.
  public private(set) var problems: [SettingProblem] = []
  /// In the order of the schema's entries.
  private var rows: [Row] = []
  private var changes: [(scope: SettingScope, change: SettingChange)] = []

  private struct Row {
    var text: String
    var origin: SettingOrigin
  }

  /// Reads the stored contents of backends.
  ///
  /// - Parameters:
  ///   - schema: the settings. Texts under other names may belong to a later version of the program.
  ///   - place: returns the name of the backend of a scope in problems.
  ///   - contents: returns the stored contents for a scope.
  ///   - variable: returns the value of an environment variable; nil if it is not set.
  public init(
    _ schema: SettingsSchema, place: (SettingScope) -> String,
    contents: (SettingScope) -> SettingsContents,
    variable: (String) -> String? = { _ in nil }
  ) {
    self.schema = schema
    for entry in schema.entries {
      var row = Row(text: entry.defaultText, origin: .defaultValue)
      read(entry, in: contents(entry.scope), place(entry.scope), &row)
      if let name = entry.variable, let text = variable(name) {
        do throws(SettingFault) {
          row = Row(text: try entry.normalize(text), origin: .variable(name))
        } catch {
          report(name, nil, entry.name, text, error, row.text)
        }
      }
      rows.append(row)
    }
  }

  /// Reads the stored text of a setting, under its present name or a former one.
  private mutating func read(
    _ entry: SettingsSchema.Entry, in contents: SettingsContents, _ place: String, _ row: inout Row
  ) {
    if let stored = contents.stored(entry.name) {
      do throws(SettingFault) {
        row = Row(text: try entry.normalize(stored.text), origin: .stored)
      } catch {
        report(place, stored.line, entry.name, stored.text, error, row.text)
      }
      return
    }
    for former in entry.former {
      guard let stored = contents.stored(former.name) else { continue }
      do throws(SettingFault) {
        row = Row(text: try former.normalize(stored.text), origin: .stored)
        for change in Self.changes(of: entry, to: row.text) {
          changes.append((entry.scope, change))
        }
      } catch {
        // It stays where it is, so that nothing is lost.
        report(place, stored.line, former.name, stored.text, error, row.text)
      }
      return
    }
  }

  private mutating func report(
    _ place: String, _ line: Int?, _ name: String, _ text: String, _ fault: SettingFault,
    _ replacement: String
  ) {
    problems.append(
      SettingProblem(
        place, line: line, .value(name: name, text: text, fault, replacement: replacement)))
  }

  // MARK: Values

  /// The value of a setting; the default if the schema does not list it.
  public subscript<Value>(definition: SettingDefinition<Value>) -> Value {
    guard let place = schema.place(of: definition.name),
      let value = try? definition.codec.decode(rows[place].text)
    else { return definition.defaultValue }
    return value
  }

  /// Returns the value of a setting as text; nil if the schema does not list it.
  public func text(of name: String) -> String? { schema.place(of: name).map { rows[$0].text } }

  /// Returns the origin of the value of a setting; nil if the schema does not list it.
  public func origin(of name: String) -> SettingOrigin? {
    schema.place(of: name).map { rows[$0].origin }
  }

  /// Returns the text of the setting at a place of the schema.
  func text(at place: Int) -> String { rows[place].text }

  // MARK: Changes

  /// Returns the changes that store the values of former names under the present ones.
  public func migrations(in scopes: [SettingScope]) -> [SettingChange] {
    changes.filter { scopes.contains($0.scope) }.map { $0.change }
  }

  /// Returns the changes that give a setting a text, which is one of its values.
  ///
  /// A default is stored as nothing, so that a later version's default applies. Texts under former
  /// names are removed; otherwise they would count once nothing is stored under the present name.
  public static func changes(of entry: SettingsSchema.Entry, to text: String) -> [SettingChange] {
    let stored = text.isSame(as: entry.defaultText) ? nil : text
    return [SettingChange(entry.name, stored)]
      + entry.former.map { SettingChange($0.name, nil) }
  }
}
