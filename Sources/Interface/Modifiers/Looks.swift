extension View {
  /// Sets the view's background colour.
  public func background(_ color: Color) -> Styled { trait(.style(.backgroundColor, color.css)) }

  /// Colours the view's text.
  public func foregroundStyle(_ color: Color) -> Styled { trait(.style(.color, color.css)) }

  /// Sets the view's font.
  public func font(_ font: Font) -> Styled { trait(.style(.font, font.css)) }

  /// Rounds the view's corners.
  public func cornerRadius(_ corner: Corner = .medium) -> Styled {
    trait(.style(.borderRadius, corner.css))
  }

  /// Draws a border around the view.
  public func border(_ color: Color = .border) -> Styled {
    var copy = styled
    copy.apply(.look(.bordered))
    copy.apply(.style(.borderColor, color.css))
    return copy
  }

  /// Sets the view's opacity, from 0 (transparent) to 1 (opaque).
  public func opacity(_ share: Double) -> Styled { trait(.style(.opacity, percent(share))) }

  /// Gives the view the background, border and padding of a card.
  public func card() -> Styled { trait(.look(.card)) }

  /// Fades the view in, unless the person prefers reduced motion.
  public func enterTransition() -> Styled { trait(.look(.enter)) }

  /// Names the view for a style sheet of the page's own, which selects it by the class `style-name`.
  public func styleName(_ name: String) -> Styled { trait(.attribute(.dataStyle, name)) }

  /// Hides the view visually; screen readers still find it.
  public func visuallyHidden() -> Styled { trait(.look(.visuallyHidden)) }
}
