import TextBytes

/// The state of an element that can be changed on the page, as far as the page is known to show it.
///
/// Typing reports the new value before any view is evaluated, so the evaluation that follows finds
/// the page already right and writes nothing into the field.
final class Control {
  /// The field's text.
  var value: String?
  /// Whether the box is ticked.
  var isOn: Bool?
  /// Whether the keyboard focus is here.
  var hasFocus = false
  /// Where the pointer that is being followed was pressed.
  var pressed: Point?
  var attachments: [ElementAttachment.Live] = []
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

  /// Passes on what was typed; if the model holds another value afterwards, the field shows that
  /// value.
  private func input(_ typed: String, to binding: Binding<String>, _ renderer: Renderer) {
    control.value = typed
    binding.wrappedValue = typed
    let kept = binding.wrappedValue
    guard !kept.isSame(as: typed) else { return }
    control.value = kept
    renderer.setValue(kept, on: id)
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
