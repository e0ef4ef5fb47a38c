import TextBytes

/// One thing said of an element: a look, an attribute, a bound value, a handler.
public enum Trait {
  /// A look from the style sheet.
  case look(StyleClass)
  /// An attribute.
  case attribute(Attribute, String)
  /// A style property; its text names theme tokens.
  case style(StyleProperty, String)
  /// The text of a field.
  case value(Binding<String>)
  /// The tick of a box.
  case isOn(Binding<Bool>)
  /// Whether the element has the keyboard focus.
  case focus(Binding<Bool>)
  /// What happens at an event; the handler says whether it has used the event up.
  case on(EventKind, (Event) -> Bool)
  /// A key that acts as a click.
  case shortcut(KeyboardShortcut)
  /// Something that lasts as long as the element.
  case attachment(ElementAttachment.Kind, ElementAttachment)

  /// A number for what this speaks of.
  private var subject: UInt32 {
    switch self {
    case .look(let look): UInt32(look.rawValue)
    case .attribute(let name, _): 0x100 | UInt32(name.rawValue)
    case .style(let property, _): 0x200 | UInt32(property.rawValue)
    case .on(let kind, _): 0x300 | UInt32(kind.rawValue)
    case .value: 0x400
    case .isOn: 0x401
    case .focus: 0x402
    case .shortcut: 0x403
    case .attachment(let kind, _): 0x500 | UInt32(kind.number)
    }
  }

  /// Whether both speak of the same thing, so that the later replaces the earlier.
  func hasSameSubject(as other: Trait) -> Bool { subject == other.subject && !isHandler }

  /// Whether an update from the other to this one is all that is needed.
  func matches(_ other: Trait) -> Bool { subject == other.subject }

  /// Whether this waits for an event.
  var isHandler: Bool {
    if case .on = self { true } else { false }
  }

  /// Whether a control inside a labelled group is meant, rather than the group.
  var concernsControl: Bool {
    switch self {
    case .attribute, .value, .isOn, .focus, .on, .shortcut: true
    case .look, .style, .attachment: false
    }
  }
}

// MARK: - Writing

extension Trait {
  /// Says this of a new element.
  func mount(on node: NodeID, _ renderer: Renderer) {
    switch self {
    case .look(let look): renderer.set(look, to: true, on: node)
    case .attribute(let name, let text): renderer.set(name, to: text, on: node)
    case .style(let property, let text): renderer.set(property, to: text, on: node)
    case .value(let binding):
      let text = binding.wrappedValue
      renderer.control(of: node).value = (binding, text)
      renderer.setValue(text, on: node)
    case .isOn(let binding):
      let isOn = binding.wrappedValue
      renderer.control(of: node).isOn = (binding, isOn)
      if isOn { renderer.setChecked(true, on: node) }
    case .focus(let binding):
      let hasFocus = binding.wrappedValue
      renderer.control(of: node).focus = (binding, hasFocus)
      if hasFocus { renderer.afterFlush { renderer.focus(node) } }
    case .on(let kind, let handle): renderer.control(of: node).handlers.append((kind, handle))
    case .shortcut(let shortcut): renderer.setShortcut(shortcut, on: node)
    case .attachment(let kind, let attachment): renderer.attach(attachment, kind, to: node)
    }
  }

  /// Says this of an element of which `old` was said.
  func update(from old: Trait, on node: NodeID, _ renderer: Renderer) {
    switch self {
    case .look: break
    case .attribute(let name, let text):
      guard case .attribute(_, let old) = old, !old.isSame(as: text) else { return }
      renderer.set(name, to: text, on: node)
    case .style(let property, let text):
      guard case .style(_, let old) = old, !old.isSame(as: text) else { return }
      renderer.set(property, to: text, on: node)
    case .value(let binding):
      let control = renderer.control(of: node)
      let text = binding.wrappedValue
      if control.value?.shown.isSame(as: text) != true { renderer.setValue(text, on: node) }
      control.value = (binding, text)
    case .isOn(let binding):
      let control = renderer.control(of: node)
      let isOn = binding.wrappedValue
      if control.isOn?.shown != isOn { renderer.setChecked(isOn, on: node) }
      control.isOn = (binding, isOn)
    case .focus(let binding):
      let control = renderer.control(of: node)
      let hasFocus = binding.wrappedValue
      if hasFocus, control.focus?.shown != true { renderer.afterFlush { renderer.focus(node) } }
      control.focus = (binding, hasFocus)
    case .on, .shortcut: mount(on: node, renderer)
    case .attachment(let kind, let attachment):
      renderer.existingControl(of: node)?.attachment(kind)?.update(to: attachment)
    }
  }

  /// Takes back what was said.
  func unmount(from node: NodeID, _ renderer: Renderer) {
    switch self {
    case .look(let look): renderer.set(look, to: false, on: node)
    case .attribute(let name, _): renderer.set(name, to: nil, on: node)
    case .style(let property, _): renderer.set(property, to: nil, on: node)
    case .value: renderer.control(of: node).value = nil
    case .isOn: renderer.control(of: node).isOn = nil
    case .focus: renderer.control(of: node).focus = nil
    case .on: break
    case .shortcut: renderer.setShortcut(nil, on: node)
    case .attachment(let kind, _): renderer.existingControl(of: node)?.detach(kind)
    }
  }
}
