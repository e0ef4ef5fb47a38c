public import Interface

/// A service of a browser script for an element while that is on the page, and the events it
/// reports.
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

/// Shows its element as a modal dialogue in a layer; reports when the person wants to close it.
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
  /// The ways in which the panel is closed.
  enum Manner: UInt8 {
    /// By the code that opened it; the focus stays where it is.
    case list
    /// By a press elsewhere or Escape; the focus moves into it, and afterwards back to its previous place.
    case popover
  }

  init(manner: Manner, dismiss: @escaping () -> Void) {
    super.init(.float, [manner.rawValue]) { _, _ in dismiss() }
  }
}

extension View {
  /// Fades out a copy of the view at its old position when the view leaves the page and its
  /// surroundings stay.
  ///
  /// A row of a list, or a view of a stack that is not replaced, gives up its space with a spring,
  /// and the content below it follows.
  ///
  /// No animation is shown if the person prefers reduced motion.
  ///
  /// The page needs the script `leaving.js`, which `components.js` imports.
  public func fadesOut() -> Styled { attachment(.leave, FadeOut()) }
}

/// Fades out a copy of its element when that leaves the page.
final class FadeOut: ScriptAttachment {
  init() {
    super.init(.leave) { _, _ in }
  }
}

/// Scrolls its element into view once it is attached.
final class Revealed: ElementAttachment {
  override func attach(to element: NodeID, in browser: Browser) {
    browser.ask(.reveal, Double(element.number))
  }
}
