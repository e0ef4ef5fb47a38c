public import Interface

/// A symbol that is understood in every language.
public enum Symbol: String, Sendable {
  /// Close or remove.
  case close = "✕"
  /// Selected.
  case check = "✓"
  /// Add.
  case add = "+"
  /// Previous or back.
  case back = "‹"
  /// Next or forward.
  case forward = "›"
  /// Play.
  case play = "▶\u{FE0E}"
  /// Pause.
  case pause = "❚❚"
  /// Repeat.
  case loop = "⟳"
  /// Captions.
  case captions = "CC"
  /// Open or close the sidebar.
  case menu = "☰"
}

/// A decorative symbol; the text beside it carries the meaning.
public struct SymbolView: Primitive {
  /// The element of the symbol.
  public var element: Element

  /// Creates a symbol.
  public init(_ symbol: Symbol) {
    element = Element(.span, [.attribute(.ariaHidden, "true")]) { Words(symbol.rawValue) }
  }
}
