/// The reason why a text is not a value of a setting.
public enum SettingFault: Error, Sendable, Equatable {
  /// The text is not one of the setting's values.
  case notAValue(SettingDomain)
  /// The text is a number outside the range.
  case outOfRange(SettingDomain)
  /// The text is too long.
  case tooLong(SettingDomain)
  /// The text is a value of an earlier form of the setting, which has no equivalent now.
  case notConvertible
}

extension SettingFault: CustomStringConvertible {
  /// A phrase that completes "the text …".
  public var description: String {
    switch self {
    case .notAValue(let domain): "must be \(domain)"
    case .outOfRange(let domain): "is out of range: it must be \(domain)"
    case .tooLong(let domain): "is too long: it must be \(domain)"
    case .notConvertible: "has no equivalent in the present setting"
    }
  }
}
