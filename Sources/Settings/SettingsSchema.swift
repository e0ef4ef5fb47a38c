internal import TextBytes

/// The settings of a program, in the order in which they are listed.
///
/// Screens, help texts, environment variables and migrations follow from it.
///
///     static let schema = SettingsSchema {
///       gap
///       theme
///     }
public struct SettingsSchema: Sendable {
  /// The settings.
  public let entries: [Entry]
  /// The places of the entries, ordered by the hash of the name.
  private let index: [(hash: UInt64, place: Int)]

  /// Lists settings.
  ///
  /// The names, including former ones, must differ, and each default must be in its range.
  public init(@Builder _ entries: () -> [Entry]) { self.init(entries()) }

  /// Joins lists of settings.
  public init(_ entries: [Entry]) {
    self.entries = entries
    index = entries.indices.map { (FNV1a(entries[$0].name).value, $0) }
      .sorted { $0.hash < $1.hash }
    var names: [String] = []
    for entry in entries {
      names.append(entry.name)
      for former in entry.former { names.append(former.name) }
    }
    names.sort { $0.precedes($1) }
    for (name, next) in zip(names, names.dropFirst()) {
      precondition(!name.isSame(as: next), "two settings have the name \(name)")
    }
  }

  /// Returns the setting of a name.
  public func entry(_ name: String) -> Entry? { place(of: name).map { entries[$0] } }

  /// Returns the place of a setting among the entries.
  func place(of name: String) -> Int? {
    let hash = FNV1a(name).value
    var low = 0
    var high = index.count
    while low < high {
      let middle = (low + high) / 2
      if index[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < index.count, index[low].hash == hash {
      if entries[index[low].place].name.isSame(as: name) { return index[low].place }
      low += 1
    }
    return nil
  }
}

extension SettingsSchema {
  /// A setting of any type, whose values are texts.
  public struct Entry: Sendable {
    /// The name.
    public let name: String
    /// The values.
    public let domain: SettingDomain
    /// The default, as text.
    public let defaultText: String
    /// The scope of the value.
    public let scope: SettingScope
    /// The environment variable that replaces the stored value.
    public let variable: String?
    /// The text as it is stored.
    ///
    /// - Throws: ``SettingFault`` for a text that is none of the values.
    public let normalize: @Sendable (String) throws(SettingFault) -> String
    /// Names that the setting had, the latest first, with functions that convert the texts stored there.
    let former: [(name: String, normalize: @Sendable (String) throws(SettingFault) -> String)]

    /// Describes a setting.
    public init<Value>(_ definition: SettingDefinition<Value>) {
      let codec = definition.codec
      name = definition.name
      domain = codec.domain
      scope = definition.scope
      variable = definition.variable
      normalize = { text throws(SettingFault) in try codec.normalized(text) }
      former = definition.former.map { former in
        (
          former.name,
          { text throws(SettingFault) in
            guard let value = try former.convert(text) else { throw .notConvertible }
            return try codec.text(of: value)
          }
        )
      }
      let text = try? codec.text(of: definition.defaultValue)
      precondition(text != nil, "the default of \(name) is out of its range")
      defaultText = text ?? ""
    }
  }

  /// Lists the definitions of a closure.
  @resultBuilder
  public enum Builder {
    /// Takes a definition.
    public static func buildExpression<Value>(_ definition: SettingDefinition<Value>) -> [Entry] {
      [Entry(definition)]
    }

    /// Takes the settings of another schema, such as a library's.
    public static func buildExpression(_ schema: SettingsSchema) -> [Entry] { schema.entries }

    /// Joins the listed settings.
    public static func buildBlock(_ parts: [Entry]...) -> [Entry] {
      var entries: [Entry] = []
      for part in parts { entries += part }
      return entries
    }
  }
}
