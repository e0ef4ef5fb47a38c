import TextBytes

/// What an element that can be changed on the page holds: the values the page is known to show.
///
/// Typing reports the new value before any view is evaluated, so the evaluation that follows finds
/// the page already right and writes nothing into the field.
final class Control {
  /// What the field holds.
  var value: String?
  /// Whether the box is ticked.
  var isOn: Bool?
  /// Whether the keyboard focus is here.
  var hasFocus = false
  /// Where the pointer was pressed that is followed now.
  var pressed: Point?
  var attachments: [ElementAttachment.Live] = []
}

extension ElementPart {
  /// What the element holds, made when first asked for.
  var control: Control {
    if let memory { return memory }
    let control = Control()
    memory = control
    return control
  }

  /// Calls what waits for the event; returns whether it was used up.
  func receive(_ event: Event, _ renderer: Renderer) -> Bool {
    switch event.kind {
    case .pointerdown: control.pressed = event.location
    // A pointer that passes by without being pressed is not followed.
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

  /// Takes what was typed; if the model holds something else afterwards, the field shows that.
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
