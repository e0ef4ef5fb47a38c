extension View {
  /// Names the view for those who do not see it.
  public func accessibilityLabel(_ label: String) -> Styled {
    trait(.attribute(.ariaLabel, label))
  }

  /// Says in words what the view's value is.
  public func accessibilityValue(_ value: String) -> Styled {
    trait(.attribute(.ariaValuetext, value))
  }

  /// Says what acting on the view does.
  public func accessibilityHint(_ hint: String) -> Styled {
    trait(.attribute(.ariaDescription, hint))
  }

  /// Has the view with this `id` read out after the name of this one.
  public func accessibilityDescription(from id: String) -> Styled {
    trait(.attribute(.ariaDescribedby, id))
  }

  /// Keeps screen readers from a view that only decorates.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Styled {
    isHidden ? trait(.attribute(.ariaHidden, "true")) : styled
  }

  /// Says what kind of thing the view is where its element does not.
  public func accessibilityRole(_ role: Role) -> Styled {
    trait(.attribute(.role, role.rawValue))
  }

  /// Shows an explanation when the pointer rests on the view.
  public func help(_ text: String) -> Styled { trait(.attribute(.title, text)) }

  /// Says in which language the view's text is, as a BCP 47 tag.
  public func language(_ tag: String) -> Styled { trait(.attribute(.lang, tag)) }

  /// Says whether the view is the chosen one of several.
  public func selected(_ isSelected: Bool = true) -> Styled {
    trait(.attribute(.ariaSelected, isSelected ? "true" : "false"))
  }

  /// Says whether the button is held in.
  public func pressed(_ isPressed: Bool) -> Styled {
    trait(.attribute(.ariaPressed, isPressed ? "true" : "false"))
  }

  /// Says whether what the button opens is open.
  public func expanded(_ isExpanded: Bool) -> Styled {
    trait(.attribute(.ariaExpanded, isExpanded ? "true" : "false"))
  }

  /// Marks the link to the place where one is.
  public func current(_ isCurrent: Bool = true) -> Styled {
    trait(.attribute(.ariaCurrent, isCurrent ? "page" : "false"))
  }

  /// Has changes inside the view read out when the reader pauses.
  public func announcesChanges() -> Styled { trait(.attribute(.ariaLive, "polite")) }
}

/// States that follow a value: when it changes, they alone are written anew, and no view is evaluated.
extension View {
  /// Says whether the view is the chosen one of several.
  public func selected(_ isSelected: Binding<Bool>) -> Styled {
    trait(.flag(.ariaSelected, isSelected))
  }

  /// Says whether the button is held in.
  public func pressed(_ isPressed: Binding<Bool>) -> Styled {
    trait(.flag(.ariaPressed, isPressed))
  }

  /// Says whether what the button opens is open.
  public func expanded(_ isExpanded: Binding<Bool>) -> Styled {
    trait(.flag(.ariaExpanded, isExpanded))
  }
}

/// What kind of thing a view is.
public enum Role: String, Sendable {
  /// Told at once, or when the reader pauses.
  case alert, status
  /// Things that belong together, or together are one picture.
  case group, img
  /// Lists to read and to choose from, and what is in them.
  case list, listbox, listitem, option
  /// Nothing of its own: only the content counts.
  case presentation
  /// Where one searches, and a row of tools.
  case search, toolbar
  /// A window in the page, a form, and a field with suggestions.
  case dialog, form, combobox
}
