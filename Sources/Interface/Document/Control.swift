import TextBytes

/// What an element that reacts holds: its handlers, and the values the page is known to show.
///
/// Typing reports the new value before any view is evaluated, so the evaluation that follows finds
/// the page already right and writes nothing into the field.
final class Control {
  let scope: EnvironmentScope?
  var handlers: [(kind: EventKind, handle: (Event) -> Bool)] = []
  var value: (binding: Binding<String>, shown: String)?
  var isOn: (binding: Binding<Bool>, shown: Bool)?
  var focus: (binding: Binding<Bool>, shown: Bool)?
  var attachments: [ElementAttachment.Live] = []
  /// Where the pointer was pressed that is followed now.
  private var pressed: Point?
  var mask: UInt32 = 0
  #if DEVELOPMENT
    /// The view whose body made the element.
    let maker = Tracking.reader
  #endif

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// One bit for each kind of event that is waited for.
  var wantedEvents: UInt32 {
    var mask: UInt32 = 0
    for handler in handlers { mask |= 1 << UInt32(handler.kind.rawValue) }
    if value != nil { mask |= 1 << UInt32(EventKind.input.rawValue) }
    if isOn != nil { mask |= 1 << UInt32(EventKind.change.rawValue) }
    if focus != nil {
      mask |= 1 << UInt32(EventKind.focusin.rawValue) | 1 << UInt32(EventKind.focusout.rawValue)
    }
    return mask
  }

  func receive(_ event: Event, on node: NodeID, _ renderer: Renderer) -> Bool {
    switch event.kind {
    case .input: input(event.value, node, renderer)
    case .change: change(event.isOn, node, renderer)
    case .focusin, .focusout: focus(event.kind == .focusin)
    case .pointerdown: pressed = event.location
    // A pointer that passes by without being pressed is not followed.
    case .pointermove, .pointerup, .pointercancel: if case nil = pressed { return false }
    default: break
    }
    defer { if event.kind == .pointerup || event.kind == .pointercancel { pressed = nil } }
    for handler in handlers where handler.kind == event.kind {
      if handler.handle(event) { return true }
    }
    return false
  }

  /// Takes what was typed; if the model holds something else afterwards, the field shows that.
  private func input(_ typed: String, _ node: NodeID, _ renderer: Renderer) {
    guard let binding = value?.binding else { return }
    value?.shown = typed
    binding.wrappedValue = typed
    let kept = binding.wrappedValue
    guard !kept.isSame(as: typed) else { return }
    value?.shown = kept
    renderer.setValue(kept, on: node)
  }

  private func change(_ wanted: Bool, _ node: NodeID, _ renderer: Renderer) {
    guard let binding = isOn?.binding else { return }
    isOn?.shown = wanted
    binding.wrappedValue = wanted
    let kept = binding.wrappedValue
    guard kept != wanted else { return }
    isOn?.shown = kept
    renderer.setChecked(kept, on: node)
  }

  private func focus(_ hasFocus: Bool) {
    guard let binding = focus?.binding else { return }
    focus?.shown = hasFocus
    if binding.wrappedValue != hasFocus { binding.wrappedValue = hasFocus }
  }
}
