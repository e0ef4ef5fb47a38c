/// A control that runs an action.
public struct Button: Primitive, Disableable {
  /// The element the button is.
  public var element: Element

  /// Creates a button with any label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Part) {
    element = Element(.button, .button, action: action, content: label())
  }

  /// Sets the prominence of the button.
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

  /// Disables the button, but optionally lets it keep the keyboard focus.
  ///
  /// For a stepper that has reached its limit: a button that is disabled in the usual way loses the
  /// focus, and with it the keyboard handling of the views around it.
  ///
  /// - Parameters:
  ///   - isDisabled: whether the button is disabled.
  ///   - keepsFocus: whether the focus may stay on it; if not, this is ``View/disabled(_:)``.
  public func disabled(_ isDisabled: Bool, keepsFocus: Bool) -> Button {
    var copy = self
    if keepsFocus { copy.rest(isDisabled) } else { copy.disable(isDisabled) }
    return copy
  }

  /// Makes the button inert without removing the focus, if `isResting` is true.
  package mutating func rest(_ isResting: Bool) {
    guard isResting else { return }
    apply(.attribute(.ariaDisabled, "true"))
    element.ignore(.click)
    // Consumed, so that the button's shortcut does not move the focus to it.
    apply(.on(.click) { _ in true })
  }
}

extension Button {
  /// Creates a button with a text label.
  @inline(never)
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Words(title) }
  }

  /// Creates a button whose label follows a value: when it changes, only the label is updated.
  public init(_ title: Binding<String>, action: @escaping () -> Void) {
    self.init(action: action) { Words(title) }
  }
}

/// The prominence of a button.
public enum ButtonStyle: Sendable {
  /// With a subtle background: the usual button.
  case bordered
  /// Filled with the accent colour: the one main action of a screen.
  case prominent
  /// Without a background.
  case plain
  /// In a warning colour: for actions that cannot be undone.
  case destructive
}

/// A link to another place of the page or of the web.
public struct Link: Primitive {
  /// The element the link is.
  public var element: Element

  /// Creates a link with any label; the host opens paths of this page without reloading.
  public init(path: String, @ViewBuilder label: () -> Part) {
    element = Element(.a, .link, [.attribute(.href, path)], content: label())
  }
}

extension Link {
  /// Creates a link with a text label.
  @inline(never)
  public init(_ title: String, path: String) {
    self.init(path: path) { Words(title) }
  }
}
