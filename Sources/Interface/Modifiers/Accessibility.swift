extension View {
  /// Names the view for screen readers.
  public func accessibilityLabel(_ label: String) -> Styled {
    trait(.attribute(.ariaLabel, label))
  }

  /// Describes the view's value in words.
  public func accessibilityValue(_ value: String) -> Styled {
    trait(.attribute(.ariaValuetext, value))
  }

  /// Describes the effect of activating the view.
  public func accessibilityHint(_ hint: String) -> Styled {
    trait(.attribute(.ariaDescription, hint))
  }

  /// Lets screen readers read the view with this `id` after the name of this one.
  public func accessibilityDescription(from id: String) -> Styled {
    trait(.attribute(.ariaDescribedby, id))
  }

  /// Hides a purely decorative view from screen readers.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Styled {
    isHidden ? trait(.attribute(.ariaHidden, "true")) : styled
  }

  /// Sets the view's role if its element does not imply it.
  public func accessibilityRole(_ role: Role) -> Styled {
    trait(.attribute(.role, role.rawValue))
  }

  /// Shows a tooltip when the pointer rests on the view.
  public func help(_ text: String) -> Styled { trait(.attribute(.title, text)) }

  /// Sets the language of the view's text, as a BCP 47 tag.
  public func language(_ tag: String) -> Styled { trait(.attribute(.lang, tag)) }

  /// Sets whether the view is the selected one of several.
  public func selected(_ isSelected: Bool = true) -> Styled {
    trait(.attribute(.ariaSelected, isSelected ? "true" : "false"))
  }

  /// Sets whether the button is pressed.
  public func pressed(_ isPressed: Bool) -> Styled {
    trait(.attribute(.ariaPressed, isPressed ? "true" : "false"))
  }

  /// Sets whether the element that the button opens is open.
  public func expanded(_ isExpanded: Bool) -> Styled {
    trait(.attribute(.ariaExpanded, isExpanded ? "true" : "false"))
  }

  /// Marks the link to the current place.
  public func current(_ isCurrent: Bool = true) -> Styled {
    trait(.attribute(.ariaCurrent, isCurrent ? "page" : "false"))
  }

  /// Makes screen readers announce changes inside the view when they pause.
  public func announcesChanges() -> Styled { trait(.attribute(.ariaLive, "polite")) }
}

/// States that follow a value: only they are written when it changes, and no view is evaluated.
extension View {
  /// Sets whether the view is the selected one of several.
  public func selected(_ isSelected: Binding<Bool>) -> Styled {
    trait(.flag(.ariaSelected, isSelected))
  }

  /// Sets whether the button is pressed.
  public func pressed(_ isPressed: Binding<Bool>) -> Styled {
    trait(.flag(.ariaPressed, isPressed))
  }

  /// Sets whether the element that the button opens is open.
  public func expanded(_ isExpanded: Binding<Bool>) -> Styled {
    trait(.flag(.ariaExpanded, isExpanded))
  }
}

/// The role of a view for screen readers.
public enum Role: String, Sendable {
  /// Announced at once, or when the screen reader pauses.
  case alert, status
  /// A group, or several elements that form one picture.
  case group, img
  /// Lists to read and to choose from, and their entries.
  case list, listbox, listitem, option
  /// No role of its own: only the content counts.
  case presentation
  /// A search area, and a toolbar.
  case search, toolbar
  /// A window in the page, a form, and a field with suggestions.
  case dialog, form, combobox
}
