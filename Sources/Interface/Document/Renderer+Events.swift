extension Renderer {
  /// Registers the element for events.
  func register(_ element: ElementPart) { reactions.add(element) }

  /// Stops delivering events to the element with this number.
  func forget(_ node: NodeID) { reactions.remove(node) }

  func setShortcut(_ shortcut: KeyboardShortcut?, on node: NodeID) {
    reactions.set(shortcut, on: node)
    Tracking.reader?.noteDuty()
  }

  /// Calls the handlers for the event on this node; returns whether it was consumed.
  ///
  /// Node zero stands for the whole page: a key that no element consumed may be a shortcut.
  package func dispatch(_ event: Event, to node: NodeID) -> Bool {
    if node.number == 0 {
      guard event.kind == .keydown,
        let target = reactions.target(of: event, besides: departures, in: browser?.layers.last)
      else { return false }
      guard !dispatch(Event(.click), to: target) else { return true }
      // Without a click handler, a link is followed, and another element, such as a field, takes the focus.
      if let browser, let path = reactions.element(target)?.path {
        browser.follow(path)
      } else {
        focus(target)
        requestFlush()
      }
      return true
    }
    guard let element = reactions.element(node) else { return false }
    var isUsed = false
    let reader = ScopeReader(element.scope, self, nil)
    #if DEVELOPMENT
      reader.around = element.maker
    #endif
    Tracking.with(reader) { isUsed = element.receive(event, self) }
    if !commands.isEmpty { requestFlush() }
    return isUsed
  }
}
