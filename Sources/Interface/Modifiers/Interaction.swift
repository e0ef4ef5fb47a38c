extension View {
  /// Names the view within the page, to move the focus to or to link to.
  public func id(_ name: String) -> Styled { trait(.attribute(.id, name)) }

  /// Connects the keyboard focus with a value: setting it moves the focus here.
  public func focused(_ hasFocus: Binding<Bool>) -> Styled { trait(.focus(hasFocus)) }

  /// Lets a key, with others held down, act on the button from anywhere on the page; it leads to a
  /// field or another control, and puts the focus there.
  public func keyboardShortcut(_ key: Key, modifiers: Modifiers = []) -> Styled {
    let shortcut = KeyboardShortcut(key: key, modifiers: modifiers)
    var copy = styled
    copy.apply(.shortcut(shortcut))
    copy.apply(.attribute(.ariaKeyshortcuts, shortcut.name))
    return copy
  }

  /// Does something at a click or tap; for what can be reached otherwise too, else use a button.
  public func onTap(perform action: @escaping () -> Void) -> Styled {
    trait(
      .on(.click) { _ in
        action()
        return true
      })
  }

  /// Does something at the return key.
  public func onSubmit(perform action: @escaping () -> Void) -> Styled {
    onKeyPress { event in
      guard event.key == .return, event.modifiers.subtracting(.typing).isEmpty else {
        return false
      }
      action()
      return true
    }
  }

  /// Is told each key pressed in the view; answers whether the key is used up.
  public func onKeyPress(perform action: @escaping (Event) -> Bool) -> Styled {
    trait(.on(.keydown, action))
  }

  /// Is told this key when it is pressed in the view.
  public func onKeyPress(_ key: Key, perform action: @escaping () -> Void) -> Styled {
    onKeyPress { event in
      guard event.key == key else { return false }
      action()
      return true
    }
  }
}

extension View where Styled: Disableable {
  /// Keeps the control, or all controls inside, from being used; links go on leading somewhere.
  ///
  /// What is no control, such as a list or a table, is put into a stack for that. Within a stack
  /// that is disabled, nothing can be enabled.
  public func disabled(_ isDisabled: Bool = true) -> Styled {
    var copy = styled
    copy.disable(isDisabled)
    return copy
  }
}

extension KeyboardShortcut {
  /// The shortcut as assistive technology is told it.
  var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Control+" }
    if modifiers.contains(.option) { name += "Alt+" }
    if wanted.contains(.shift) { name += "Shift+" }
    if modifiers.contains(.command) { name += "Meta+" }
    return name + (key == .space ? "Space" : key.name)
  }
}
