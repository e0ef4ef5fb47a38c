/// Why a text is no value of a setting.
public enum SettingFault: Error, Sendable, Equatable {
  /// It is none of the setting's values.
  case notAValue(SettingDomain)
  /// It is a number outside the range.
  case outOfRange(SettingDomain)
  /// It is text, and too long.
  case tooLong(SettingDomain)
  /// It is a value of the setting as it was before, which has no equivalent now.
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
