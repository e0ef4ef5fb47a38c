public import Geometry
private import TextBytes

/// A size of paper.
public enum Paper: String, Sendable, Hashable, CaseIterable {
  /// ISO 216, most of the world.
  case a4
  /// ANSI A, North America and a few more.
  case letter

  /// Its size in points of 1/72 inch.
  public var size: Size {
    switch self {
    case .a4: Size(width: 595.28, height: 841.89)
    case .letter: Size(width: 612, height: 792)
    }
  }

  /// Returns the usual paper size of a territory, by CLDR 44.
  ///
  /// - Parameter territory: two letters of ISO 3166, capitals; nil or an unknown one is the world.
  public static func usual(in territory: String?) -> Paper {
    let letter = [
      "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
    ]
    guard let territory else { return .a4 }
    return letter.contains { $0.isSame(as: territory) } ? .letter : .a4
  }
}
