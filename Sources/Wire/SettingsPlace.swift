/// The part of the settings to which an address leads.
public struct SettingsPlace: SectionPlace {
  /// A part of the settings.
  public enum Part: WireWord, Hashable {
    /// The quiet hours and days off.
    case quiet
    /// The data, with the import of logs.
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

  /// The part; nil for their beginning.
  public let part: Part?

  /// Shows a part of the settings.
  public init(_ part: Part?) { self.part = part }

  /// Shows the settings from their beginning.
  public init() { self.init(nil) }

  /// Declares the parameter.
  public static func parameters(
    _ parameters: inout some Parameters<SettingsPlace>
  ) throws(QueryProblem) -> SettingsPlace {
    SettingsPlace(try parameters.optionalParameter("part", .word(Part.self)) { $0.part })
  }
}
