import TextBytes

/// One property of an element: a look, an attribute, a bound value, a handler.
public enum Trait {
  /// A look from the style sheet; an element keeps the first of these apart.
  case look(StyleClass)
  /// An attribute.
  case attribute(Attribute, String)
  /// A Boolean attribute that follows a value.
  case flag(Attribute, Binding<Bool>)
  /// A style property; its text names theme tokens.
  case style(StyleProperty, String)
  /// The text of a field.
  case value(Binding<String>)
  /// The text of a field that is typed in parts: the binding follows once the text is complete.
  case entry(Binding<String>)
  /// The state of a checkbox.
  case isOn(Binding<Bool>)
  /// Whether the element has the keyboard focus.
  case focus(Binding<Bool>)
  /// A handler for an event; it returns whether it consumed the event.
  case on(EventKind, (Event) -> Bool)
  /// A key that acts as a click.
  case shortcut(KeyboardShortcut)
  /// A tag, an attribute or a style property that the library itself does not use, with its text.
  case own(OwnTrait)
  /// Something with the lifetime of the element.
  case attachment(ElementAttachment.Kind, ElementAttachment)

  /// Identifies the trait's subject; of two traits on one subject, handlers excepted, the later
  /// replaces the earlier.
  var subject: UInt32 {
    switch self {
    case .look(let look): UInt32(look.rawValue)
    case .attribute(let name, _), .flag(let name, _): 0x100 | UInt32(name.rawValue)
    case .style(let property, _): 0x200 | UInt32(property.rawValue)
    case .on(let kind, _): 0x300 | UInt32(kind.rawValue)
    case .value, .entry: 0x400
    case .isOn: 0x401
    case .focus: 0x402
    case .shortcut: 0x403
    case .attachment(let kind, _): 0x500 | UInt32(kind.number)
    case .own(let trait): 0x600 | trait.kind.rawValue
    }
  }

  /// Whether both are on one subject.
  func concernsSame(as other: Trait) -> Bool {
    guard subject == other.subject else { return false }
    guard case .own(let own) = self, case .own(let theirs) = other else { return true }
    return own.concernsSame(as: theirs)
  }

  /// Whether this is a look.
  var isLook: Bool {
    if case .look = self { true } else { false }
  }

  /// Whether this handles an event.
  var isHandler: Bool {
    if case .on = self { true } else { false }
  }

  /// One bit for each kind of event this handles.
  var wantedEvents: UInt32 {
    switch self {
    case .on(let kind, _): kind.bit
    case .value: EventKind.input.bit
    case .entry:
      EventKind.input.bit | EventKind.keydown.bit | EventKind.click.bit | EventKind.focusout.bit
    case .isOn: EventKind.change.bit
    case .focus: EventKind.focusin.bit | EventKind.focusout.bit
    case .shortcut: EventKind.click.bit
    case .look, .attribute, .flag, .style, .own, .attachment: 0
    }
  }

  /// Whether this applies to the control inside a labelled group rather than to the group.
  var concernsControl: Bool {
    switch self {
    case .attribute, .flag, .value, .entry, .isOn, .focus, .on, .shortcut: true
    case .own(let trait): trait.kind == .attribute
    case .look, .style, .attachment: false
    }
  }
}

// MARK: - Writing

extension Trait {
  /// Writes this trait of a new element.
  @inline(never)
  func mount(on element: ElementPart, _ renderer: Renderer) {
    let node = element.id
    switch self {
    case .look(let look): renderer.set(look, to: true, on: node)
    case .attribute(let name, let text): renderer.set(name, to: text, on: node)
    case .flag(let name, let isOn): element.follow(isOn, as: name, isNew: true, renderer)
    case .style(let property, let text): renderer.set(property, to: text, on: node)
    case .value(let binding), .entry(let binding):
      let text = binding.wrappedValue
      element.control.value = text
      renderer.setValue(text, on: node)
    case .isOn(let binding):
      let isOn = binding.wrappedValue
      element.control.isOn = isOn
      if isOn { renderer.setChecked(true, on: node) }
    case .focus(let binding):
      let hasFocus = binding.wrappedValue
      element.control.hasFocus = hasFocus
      if hasFocus { renderer.afterFlush { renderer.focus(node) } }
    case .on: break
    case .shortcut(let shortcut): renderer.setShortcut(shortcut, on: node)
    case .own(let trait): trait.write(on: node, isNew: true, renderer)
    case .attachment(let kind, let attachment): renderer.attach(attachment, kind, to: element)
    }
  }

  /// Writes this trait in place of `old`; returns false, without changes, if that is on another
  /// subject.
  @inline(never)
  func update(from old: Trait, on element: ElementPart, _ renderer: Renderer) -> Bool {
    let node = element.id
    switch self {
    case .attribute(let name, let text):
      guard case .attribute(name, let before) = old else { return false }
      if !before.isSame(as: text) { renderer.set(name, to: text, on: node) }
    case .flag(let name, let isOn):
      guard case .flag(name, _) = old else { return false }
      element.follow(isOn, as: name, renderer)
    case .style(let property, let text):
      guard case .style(property, let before) = old else { return false }
      if !before.isSame(as: text) { renderer.set(property, to: text, on: node) }
    case .look(let look):
      guard case .look(look) = old else { return false }
    case .on(let kind, _):
      guard case .on(kind, _) = old else { return false }
    case .value(let binding):
      guard case .value = old else { return false }
      element.show(binding.wrappedValue, renderer)
    case .entry(let binding):
      guard case .entry = old else { return false }
      // Text that is being typed is not replaced.
      let text = binding.wrappedValue
      if element.control.entry.map({ !$0.isSame(as: text) }) ?? false { break }
      element.control.entry = nil
      element.show(text, renderer)
    case .isOn(let binding):
      guard case .isOn = old else { return false }
      let control = element.control
      let isOn = binding.wrappedValue
      if control.isOn != isOn { renderer.setChecked(isOn, on: node) }
      control.isOn = isOn
    case .focus(let binding):
      guard case .focus = old else { return false }
      let control = element.control
      let hasFocus = binding.wrappedValue
      if hasFocus, !control.hasFocus { renderer.afterFlush { renderer.focus(node) } }
      control.hasFocus = hasFocus
    case .shortcut(let shortcut):
      guard case .shortcut = old else { return false }
      renderer.setShortcut(shortcut, on: node)
    case .own(let trait):
      guard case .own(let old) = old, trait.concernsSame(as: old) else { return false }
      if !old.text.isSame(as: trait.text) { trait.write(on: node, isNew: false, renderer) }
    case .attachment(let kind, let attachment):
      guard case .attachment(kind, _) = old else { return false }
      element.memory?.attachment(kind)?.update(to: attachment)
    }
    return true
  }

  /// Removes the trait.
  @inline(never)
  func unmount(from element: ElementPart, _ renderer: Renderer) {
    let node = element.id
    switch self {
    case .look(let look): renderer.set(look, to: false, on: node)
    case .attribute(let name, _), .flag(let name, _): renderer.set(name, to: nil, on: node)
    case .style(let property, _): renderer.set(property, to: nil, on: node)
    case .value: element.memory?.value = nil
    case .entry: element.memory?.forgetEntry()
    case .isOn: element.memory?.isOn = nil
    case .focus: element.memory?.hasFocus = false
    case .on: break
    case .shortcut: renderer.setShortcut(nil, on: node)
    case .own(let trait): trait.remove(from: node, renderer)
    case .attachment(let kind, _): element.memory?.detach(kind)
    }
  }
}
