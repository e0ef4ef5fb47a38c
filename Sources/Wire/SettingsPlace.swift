/// The part of the settings shown at an address.
public struct SettingsPlace: SectionPlace {
  /// A part of the settings.
  public enum Part: WireWord, Hashable {
    /// Quiet hours and days off.
    case quiet
    /// Data, including the import of logs.
    case data

    /// The word in an address.
    public var word: String {
      switch self {
      case .quiet: "quiet"
      case .data: "data"
      }
    }
  }

  /// The section.
  public static var section: Screen.Section { .settings }

  /// The part; nil for the top of the settings.
  public let part: Part?

  /// Shows a part of the settings.
  public init(_ part: Part?) { self.part = part }

  /// Shows the settings from the top.
  public init() { self.init(nil) }

  /// Declares the parameter.
  public static func parameters(
    _ parameters: inout some Parameters<SettingsPlace>
  ) throws(QueryProblem) -> SettingsPlace {
    SettingsPlace(try parameters.optionalParameter("part", .word(Part.self)) { $0.part })
  }
}
