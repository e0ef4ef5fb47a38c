#if arch(wasm32)
  public import Interface
  import TextBytes

  /// The module's only page: its renderer, its browser, and the incoming bytes.
  ///
  /// Safe as a global because a page has one thread.
  final class Page {
    nonisolated(unsafe) static let shared = Page()

    let renderer = Renderer { turn in
      if turn == .now, unsafe Page.isClicking {
        unsafe Page.wantsFlush = true
      } else {
        hostSchedule(turn == .later ? 1 : 0)
      }
    } commit: { commands in
      unsafe commands.words.withUnsafeBufferPointer { words in
        unsafe commands.bytes.withUnsafeBufferPointer { bytes in
          unsafe hostCommit(
            words.baseAddress, Int32(words.count), bytes.baseAddress, Int32(bytes.count))
        }
      }
    }

    let browser = Browser(
      port: Port { service, ticket, number, bytes in
        unsafe Page.inbox = []
        let result = unsafe bytes.withUnsafeBufferPointer { bytes in
          unsafe hostRequest(
            service.rawValue, ticket, number, bytes.baseAddress, Int32(bytes.count))
        }
        return Port.Answer(number: result, bytes: Page.take())
      })

    /// The buffer into which the host writes the text for the next call.
    ///
    /// Safe as a global because a page has one thread, and each call takes the text before the next.
    nonisolated(unsafe) static var inbox: [UInt8] = []

    /// Whether a click is being handled.
    ///
    /// Safe as a global because a page has one thread.
    private nonisolated(unsafe) static var isClicking = false
    /// Whether handling an event has requested a flush.
    ///
    /// Safe as a global because a page has one thread.
    private nonisolated(unsafe) static var wantsFlush = false

    /// Dispatches an event to the views; returns whether it was consumed.
    ///
    /// A consumed click is followed by its flush in the same call, which saves a round trip to the
    /// host. After other events the host may have more to do before the page changes; their flush
    /// is scheduled at the first change, before the focus moves to a new element.
    func dispatch(_ event: Event, to node: NodeID) -> Bool {
      unsafe Page.isClicking = event.kind == .click
      let isUsed = renderer.dispatch(event, to: node)
      unsafe Page.isClicking = false
      if unsafe Page.wantsFlush {
        unsafe Page.wantsFlush = false
        if isUsed, event.kind == .click { renderer.flush() } else { hostSchedule(0) }
      }
      return isUsed
    }

    static func take() -> [UInt8] {
      let bytes = unsafe inbox
      unsafe inbox = []
      return bytes
    }
  }

  @_expose(wasm, "inbox")
  @_cdecl("inbox")
  func inbox(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    unsafe Page.inbox = Array(repeating: 0, count: Int(count))
    // The array stays alive and unchanged until the host has filled it.
    return unsafe Page.inbox.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  @_expose(wasm, "flush")
  @_cdecl("flush")
  func flush() { unsafe Page.shared.renderer.flush() }

  @_expose(wasm, "dispatch")
  @_cdecl("dispatch")
  func dispatch(
    _ node: UInt32, _ kind: UInt32, _ modifiers: UInt32, _ isOn: UInt32, _ x: Double, _ y: Double
  ) -> Int32 {
    let bytes = Page.take()
    guard let kind = EventKind(rawValue: UInt8(truncatingIfNeeded: kind)) else { return 0 }
    let page = unsafe Page.shared
    // Only a list of files has zero bytes.
    let files = bytes.contains(0) ? page.browser.files(bytes) : []
    let text = files.isEmpty ? String(bytes: bytes) : ""
    let event = Event(
      kind, key: Key(kind == .keydown ? text : ""), modifiers: Modifiers(rawValue: modifiers),
      value: kind == .keydown ? "" : text, isOn: isOn == 1, at: Point(x: x, y: y), files: files)
    return page.dispatch(event, to: NodeID(node)) ? 1 : 0
  }

  #if DEVELOPMENT
    /// Called after a crash: reports the place in the tree of views where it happened.
    @_expose(wasm, "trail")
    @_cdecl("trail")
    func trail() { unsafe Page.shared.browser.report("in " + Renderer.trail) }
  #endif

  @_expose(wasm, "reply")
  @_cdecl("reply")
  func reply(_ ticket: UInt32, _ number: Double) {
    unsafe Page.shared.browser.receive(ticket: ticket, number: number, bytes: Page.take())
  }
#endif
