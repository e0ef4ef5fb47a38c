internal import TextBytes

/// The declaration of a setting: its name, its values, its default, and its scope.
///
///     enum ReaderSettings {
///       static let gap = SettingDefinition("gap", default: 45, .whole(in: 5...1440), variable: "READER_GAP")
///     }
///
/// A ``SettingsSchema`` lists the declarations of a program; a ``SettingsStore`` keeps their values.
public struct SettingDefinition<Value: Sendable>: Sendable {
  /// The name under which the value is stored; it never changes.
  ///
  /// A setting that gets another name, or other texts for its values, is declared under the new name with the
  /// old one among its ``former`` ones.
  public let name: String
  /// The value while no other is chosen.
  public let defaultValue: Value
  /// The representation of the values.
  public let codec: SettingCodec<Value>
  /// The scope of the value.
  public let scope: SettingScope
  /// The environment variable that replaces the stored value while a program runs.
  public let variable: String?
  /// The earlier forms of the setting, the latest first.
  public let former: [Former]

  /// Declares a setting.
  ///
  /// - Parameters:
  ///   - name: ASCII letters, digits, `-`, `_` and `.`, beginning with a letter.
  ///   - defaultValue: the value while no other is chosen; it must be in the range of the codec.
  ///   - codec: the representation of the values, and their set.
  ///   - scope: the scope of the value.
  ///   - variable: the environment variable that replaces the stored value.
  ///   - former: the earlier forms of the setting, the latest first.
  public init(
    _ name: String, default defaultValue: Value, _ codec: SettingCodec<Value>,
    scope: SettingScope = .person, variable: String? = nil, former: [Former] = []
  ) {
    precondition(isSettingName(name), "the name of a setting has letters, digits, -, _ and .")
    self.name = name
    self.defaultValue = defaultValue
    self.codec = codec
    self.scope = scope
    self.variable = variable
    self.former = former
  }
}

extension SettingDefinition {
  /// An earlier form of a setting: another name, and perhaps other values.
  public struct Former: Sendable {
    /// The name under which the value was stored.
    public let name: String
    let convert: @Sendable (String) throws(SettingFault) -> Value?

    /// A setting with other values, each of which has an equivalent or none.
    ///
    /// - Parameters:
    ///   - name: the name under which the value was stored.
    ///   - codec: the representation of the former values.
    ///   - convert: returns the equivalent of a former value; nil if there is none.
    public init<Old>(
      _ name: String, _ codec: SettingCodec<Old>, _ convert: @escaping @Sendable (Old) -> Value?
    ) {
      self.name = name
      self.convert = { text throws(SettingFault) in convert(try codec.decode(text)) }
    }
  }
}

extension SettingDefinition.Former {
  /// The same setting under another name.
  ///
  /// - Parameters:
  ///   - name: the name under which the value was stored.
  ///   - codec: the representation of the values, unchanged.
  public static func renamed(_ name: String, _ codec: SettingCodec<Value>) -> Self {
    SettingDefinition.Former(name, codec) { $0 }
  }
}

/// Returns whether a text can be the name of a setting, at the beginning of a line of a file.
func isSettingName(_ name: String) -> Bool { isSettingName(name.bytes[...]) }

/// Returns whether bytes can be the name of a setting.
func isSettingName(_ bytes: ArraySlice<UInt8>) -> Bool {
  func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  guard let first = bytes.first, isLetter(first) else { return false }
  return bytes.allSatisfy { byte in
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
