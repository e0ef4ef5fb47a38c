extension View {
  /// Fills the view's ground.
  public func background(_ color: Color) -> Styled { trait(.style(.backgroundColor, color.css)) }

  /// Colours the view's text.
  public func foregroundStyle(_ color: Color) -> Styled { trait(.style(.color, color.css)) }

  /// Sets the view's text.
  public func font(_ font: Font) -> Styled { trait(.style(.font, font.css)) }

  /// Rounds the view's corners.
  public func cornerRadius(_ corner: Corner = .medium) -> Styled {
    trait(.style(.borderRadius, corner.css))
  }

  /// Draws a line around the view.
  public func border(_ color: Color = .border) -> Styled {
    var copy = styled
    copy.apply(.look(.bordered))
    copy.apply(.style(.borderColor, color.css))
    return copy
  }

  /// Lets the ground show through, from 0 (all) to 1 (not at all).
  public func opacity(_ share: Double) -> Styled { trait(.style(.opacity, percent(share))) }

  /// Gives the view the ground, edge and room of a card.
  public func card() -> Styled { trait(.look(.card)) }

  /// Lets the view come in gently, unless the person wants no motion.
  public func enterTransition() -> Styled { trait(.look(.enter)) }

  /// Names what the view is, for a style sheet of the page's own: it finds the view by
  /// `[data-style="name"]`.
  public func styleName(_ name: String) -> Styled { trait(.attribute(.dataStyle, name)) }

  /// Keeps the view from sight while screen readers still find it.
  public func visuallyHidden() -> Styled { trait(.look(.visuallyHidden)) }
}
