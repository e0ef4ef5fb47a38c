public import Interface

extension Button: Component {
  /// Takes on a quality; a busy button stays where the keyboard is, and does nothing.
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

  /// Creates a button with a sign instead of a word; the label names it for those who do not see.
  public init(_ symbol: Symbol, label: String, action: @escaping () -> Void) {
    self.init(action: action) { SymbolView(symbol) }
    apply(.look(.icon))
    apply(.attribute(.ariaLabel, label))
  }
}
