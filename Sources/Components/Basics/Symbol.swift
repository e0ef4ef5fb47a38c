public import Interface

/// A sign that is understood in every language.
public enum Symbol: String, Sendable {
  /// Closes or takes away.
  case close = "✕"
  /// Is chosen.
  case check = "✓"
  /// Adds.
  case add = "+"
  /// Leads to what comes before.
  case back = "‹"
  /// Leads to what comes after.
  case forward = "›"
  /// Plays.
  case play = "▶\u{FE0E}"
  /// Halts.
  case pause = "❚❚"
  /// Begins anew at the end.
  case loop = "⟳"
  /// Shows what is said.
  case captions = "CC"
  /// Opens and closes what lies at the side.
  case menu = "☰"
}

/// A sign, which decorates what is named beside it.
public struct SymbolView: Primitive {
  /// The element the sign is.
  public var element: Element

  /// Creates a sign.
  public init(_ symbol: Symbol) {
    element = Element(.span, [.attribute(.ariaHidden, "true")]) { Words(symbol.rawValue) }
  }
}
