public import Interface

extension Button: Component {
  /// Applies a quality; a busy button keeps the focus, and does nothing.
  public mutating func adopt(_ quality: Quality) {
    switch quality {
    case .size(.small): apply(.look(.small))
    case .size(.regular): break
    case .size(.large): apply(.look(.large))
    case .tone(let color):
      apply(.look(.tinted))
      apply(.style(.tint, color.css))
    case .busy(let isBusy):
      guard isBusy else { return }
      apply(.look(.busy))
      apply(.attribute(.ariaBusy, "true"))
      rest(true)
    case .disabled(let isDisabled):
      if isDisabled { apply(.attribute(.disabled, "")) }
    }
  }

  /// Creates a button with a symbol instead of a title; the label names it for screen readers.
  public init(_ symbol: Symbol, label: String, action: @escaping () -> Void) {
    self.init(action: action) { SymbolView(symbol) }
    apply(.look(.icon))
    apply(.attribute(.ariaLabel, label))
  }
}
