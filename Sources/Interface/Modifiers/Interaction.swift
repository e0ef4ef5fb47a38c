extension View {
  /// Names the view within the page, to move the focus to or to link to.
  public func id(_ name: String) -> Styled { trait(.attribute(.id, name)) }

  /// Binds the keyboard focus to a value: setting it moves the focus here.
  public func focused(_ hasFocus: Binding<Bool>) -> Styled { trait(.focus(hasFocus)) }

  /// Lets a key, with modifiers held down, activate the button from anywhere on the page; a link to
  /// a place of the page is followed, and for a field or another control the focus moves there.
  public func keyboardShortcut(_ key: Key, modifiers: Modifiers = []) -> Styled {
    let shortcut = KeyboardShortcut(key: key, modifiers: modifiers)
    var copy = styled
    copy.apply(.shortcut(shortcut))
    copy.apply(.attribute(.ariaKeyshortcuts, shortcut.name))
    return copy
  }

  /// Runs the action at a click or tap; use a button unless the action can also be reached another
  /// way.
  public func onTap(perform action: @escaping () -> Void) -> Styled {
    trait(
      .on(.click) { _ in
        action()
        return true
      })
  }

  /// Runs the action at the return key.
  public func onSubmit(perform action: @escaping () -> Void) -> Styled {
    onKeyPress { event in
      guard event.key == .return, event.modifiers.subtracting(.typing).isEmpty else {
        return false
      }
      action()
      return true
    }
  }

  /// Called with each key pressed in the view; returns whether the key is consumed.
  public func onKeyPress(perform action: @escaping (Event) -> Bool) -> Styled {
    trait(.on(.keydown, action))
  }

  /// Called when this key is pressed in the view.
  public func onKeyPress(_ key: Key, perform action: @escaping () -> Void) -> Styled {
    onKeyPress { event in
      guard event.key == key else { return false }
      action()
      return true
    }
  }
}

extension View where Styled: Disableable {
  /// Disables the control, or all controls inside; links keep working.
  ///
  /// Put anything that is not a control, such as a list or a table, into a stack for that. Within a
  /// disabled stack, nothing can be enabled.
  public func disabled(_ isDisabled: Bool = true) -> Styled {
    var copy = styled
    copy.disable(isDisabled)
    return copy
  }
}

extension KeyboardShortcut {
  /// The shortcut in the notation of `aria-keyshortcuts`.
  var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Control+" }
    if modifiers.contains(.option) { name += "Alt+" }
    if wanted.contains(.shift) { name += "Shift+" }
    if modifiers.contains(.command) { name += "Meta+" }
    return name + (key == .space ? "Space" : key.name)
  }
}
