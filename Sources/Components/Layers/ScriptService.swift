public import Interface

/// Something a script of the browser does for an element for as long as that is on the page, and
/// what it tells meanwhile.
class ScriptAttachment: ElementAttachment {
  private let service: Service
  private let bytes: [UInt8]
  private var receive: (Double, [UInt8]) -> Void
  private var subscription: Subscription?

  init(_ service: Service, _ bytes: [UInt8] = [], receive: @escaping (Double, [UInt8]) -> Void) {
    self.service = service
    self.bytes = bytes
    self.receive = receive
    super.init()
  }

  override func attach(to element: NodeID, in browser: Browser) {
    subscription =
      browser.ask(service, Double(element.number), bytes, isKept: true) { [self] in receive($0, $1)
      }
      .subscription
  }

  override func update(to new: ElementAttachment) {
    if let new = new as? ScriptAttachment { receive = new.receive }
  }

  override func detach() {
    subscription?.cancel()
    subscription = nil
  }
}

/// Shows its element as a modal dialogue in a layer; tells when the person wants it closed.
final class ModalDialogue: ScriptAttachment {
  private let layer: Layer
  private var browser: Browser?

  init(_ layer: Layer, dismiss: @escaping () -> Void) {
    self.layer = layer
    super.init(.modal) { _, _ in dismiss() }
  }

  override func attach(to element: NodeID, in browser: Browser) {
    super.attach(to: element, in: browser)
    self.browser = browser
    browser.raise(layer)
  }

  override func detach() {
    browser?.lower(layer)
    browser = nil
    super.detach()
  }
}

/// Shows its element above the page, beside the element before it.
final class FloatingPanel: ScriptAttachment {
  /// Who closes the panel.
  enum Manner: UInt8 {
    /// Whoever has opened it; the focus stays where it is.
    case list
    /// A press elsewhere or Escape; the focus moves into it, and back to where it was.
    case popover
  }

  init(manner: Manner, dismiss: @escaping () -> Void) {
    super.init(.float, [manner.rawValue]) { _, _ in dismiss() }
  }
}

extension View {
  /// Has a copy of the view fade where it was when it leaves the page and what is around it stays.
  ///
  /// A row of a list, or a view of a stack in whose place nothing else comes, gives up its room like
  /// a spring, and what is below it follows.
  ///
  /// Nothing is seen of it where a person wants nothing to move.
  ///
  /// The page needs the script `leaving.js`, which `components.js` brings along.
  public func seenOff() -> Styled { attachment(.leave, SeenOff()) }
}

/// Has a copy of its element fade when that leaves the page.
final class SeenOff: ScriptAttachment {
  init() {
    super.init(.leave) { _, _ in }
  }
}

/// Brings its element to sight once it is attached.
final class Revealed: ElementAttachment {
  override func attach(to element: NodeID, in browser: Browser) {
    browser.ask(.reveal, Double(element.number))
  }
}
