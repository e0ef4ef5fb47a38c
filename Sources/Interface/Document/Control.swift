import TextBytes

/// The state of an element that can be changed on the page, as far as the page is known to show it.
///
/// Typing reports the new value before any view is evaluated, so the evaluation that follows finds
/// the page already right and writes nothing into the field.
final class Control {
  /// The field's text.
  var value: String?
  /// Whether keys have been pressed in the field since it was entered or clicked.
  var isTyping = false
  /// Text that is in the field and not in the model.
  var entry: String?
  /// Whether the box is ticked.
  var isOn: Bool?
  /// Whether the keyboard focus is here.
  var hasFocus = false
  /// The place where the pointer that is being followed was pressed.
  var pressed: Point?
  var attachments: [ElementAttachment.Live] = []

  /// Forgets the text being typed, with its field.
  func forgetEntry() { (value, entry, isTyping) = (nil, nil, false) }
}

extension ElementPart {
  /// The element's state, created on first use.
  var control: Control {
    if let memory { return memory }
    let control = Control()
    memory = control
    return control
  }

  /// Calls the handlers for the event; returns whether it was consumed.
  func receive(_ event: Event, _ renderer: Renderer) -> Bool {
    switch event.kind {
    case .pointerdown: control.pressed = event.location
    // A pointer that moves over without being pressed is not followed.
    case .pointermove, .pointerup, .pointercancel: if case nil = memory?.pressed { return false }
    default: break
    }
    defer {
      if event.kind == .pointerup || event.kind == .pointercancel { memory?.pressed = nil }
    }
    for trait in traits where trait.wantedEvents & event.kind.bit != 0 {
      switch trait {
      case .value(let binding): input(event.value, to: binding, renderer)
      case .entry(let binding): if enter(event, to: binding, renderer) { return true }
      case .isOn(let binding): change(to: event.isOn, binding, renderer)
      case .focus(let binding): focus(event.kind == .focusin, binding)
      default: break
      }
    }
    if event.kind == .click, let action {
      action()
      return true
    }
    for trait in traits {
      if case .on(event.kind, let handle) = trait, handle(event) { return true }
    }
    return false
  }

  /// Passes on typed text; if the model holds another value afterwards, the field shows that value.
  private func input(_ typed: String, to binding: Binding<String>, _ renderer: Renderer) {
    control.value = typed
    binding.wrappedValue = typed
    let kept = binding.wrappedValue
    guard !kept.isSame(as: typed) else { return }
    control.value = kept
    renderer.setValue(kept, on: id)
  }

  /// Passes on a picked value at once, and a typed one at the return key or once the field is left;
  /// returns whether it consumed the event.
  ///
  /// The parts of a date change one by one: with each digit of the year there is another date. Keys
  /// that open the calendar, or move to another part, change nothing.
  private func enter(_ event: Event, to binding: Binding<String>, _ renderer: Renderer) -> Bool {
    let isReturn = event.kind == .keydown && event.key == .return
    switch event.kind {
    case .input where control.isTyping:
      control.value = event.value
      control.entry = event.value
    case .input:
      control.value = event.value
      binding.wrappedValue = event.value
      // Text that is not a date yet stays in the field until that is left.
      control.entry = binding.wrappedValue.isSame(as: event.value) ? nil : event.value
    case .keydown where !isReturn:
      if event.typesDate { control.isTyping = true }
    // The next value may be picked in the calendar.
    case .click: control.isTyping = false
    default:
      control.isTyping = false
      guard let entry = control.entry else { return false }
      control.entry = nil
      input(entry, to: binding, renderer)
      return isReturn
    }
    return false
  }

  /// Shows the value of the model, unless the page has it.
  func show(_ text: String, _ renderer: Renderer) {
    let control = control
    if control.value?.isSame(as: text) != true { renderer.setValue(text, on: id) }
    control.value = text
  }

  private func change(to wanted: Bool, _ binding: Binding<Bool>, _ renderer: Renderer) {
    control.isOn = wanted
    binding.wrappedValue = wanted
    let kept = binding.wrappedValue
    guard kept != wanted else { return }
    control.isOn = kept
    renderer.setChecked(kept, on: id)
  }

  private func focus(_ hasFocus: Bool, _ binding: Binding<Bool>) {
    control.hasFocus = hasFocus
    if binding.wrappedValue != hasFocus { binding.wrappedValue = hasFocus }
  }
}

extension Event {
  /// Whether a key changes a part of a date, rather than opening the calendar or leading elsewhere.
  fileprivate var typesDate: Bool {
    key != " " && key != "F4" && key != .tab && !modifiers.contains(.option)
  }
}
