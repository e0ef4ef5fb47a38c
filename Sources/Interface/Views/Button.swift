/// A control that does something.
public struct Button: Primitive, Disableable {
  /// The element the button is.
  public var element: Element

  /// Creates a button with any label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Part) {
    element = Element(.button, .button, action: action, content: label())
  }

  /// Changes how much the button stands out.
  public func buttonStyle(_ style: ButtonStyle) -> Button {
    var copy = self
    switch style {
    case .bordered: break
    case .prominent: copy.element.add(.look(.prominent))
    case .plain: copy.element.add(.look(.plain))
    case .destructive: copy.element.add(.look(.destructive))
    }
    return copy
  }

  /// Keeps the button from being used, but lets it keep the keyboard.
  ///
  /// For a step that has come to its end: a button that is disabled in the usual way loses the focus,
  /// and with it the keys of what is around it.
  ///
  /// - Parameters:
  ///   - isDisabled: whether it cannot be used.
  ///   - keepsFocus: whether the keyboard may stay on it; if not, this is ``View/disabled(_:)``.
  public func disabled(_ isDisabled: Bool, keepsFocus: Bool) -> Button {
    var copy = self
    if keepsFocus { copy.rest(isDisabled) } else { copy.disable(isDisabled) }
    return copy
  }

  /// Has the button do nothing where it is, if it is so.
  package mutating func rest(_ isResting: Bool) {
    guard isResting else { return }
    apply(.attribute(.ariaDisabled, "true"))
    element.ignore(.click)
    // Used up, so that its shortcut does not lead to it.
    apply(.on(.click) { _ in true })
  }
}

extension Button {
  /// Creates a button with a word on it.
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Words(title) }
  }

  /// Creates a button whose word follows a value: when it changes, the word alone is written anew.
  public init(_ title: Binding<String>, action: @escaping () -> Void) {
    self.init(action: action) { Words(title) }
  }
}

/// How much a button stands out.
public enum ButtonStyle: Sendable {
  /// With a quiet ground: the usual button.
  case bordered
  /// Filled with the accent colour: the one main action of a screen.
  case prominent
  /// Without a ground.
  case plain
  /// In the colour of warning: what cannot be taken back.
  case destructive
}

/// A way to another place of the page or of the web.
public struct Link: Primitive {
  /// The element the link is.
  public var element: Element

  /// Creates a link with any label; the host opens a path of this page without loading anew.
  public init(path: String, @ViewBuilder label: () -> Part) {
    element = Element(.a, .link, [.attribute(.href, path)], content: label())
  }
}

extension Link {
  /// Creates a link with words.
  public init(_ title: String, path: String) {
    self.init(path: path) { Words(title) }
  }
}
