/// Something other than visible content that belongs to one element for as long as it is on the
/// page: a drawing, a gesture, a movement.
///
/// A modifier makes a new value each time its view is evaluated. The first one is attached; it
/// takes over the settings of the later ones, and is detached when the element leaves the page.
open class ElementAttachment {
  /// The attached element, once it is on the page.
  public private(set) var element: NodeID?

  /// Creates an attachment.
  public init() {}

  /// Called once the element is on the page.
  open func attach(to element: NodeID, in browser: Browser) {}

  /// Takes over the settings of a later value of the same kind; also called before `attach`.
  open func update(to new: ElementAttachment) {}

  /// Returns whether the attachment delays the removal of its element; it then calls `finish` when
  /// the element may be removed.
  ///
  /// Called only if the element itself, and nothing around it, is to leave the page. Until `finish`
  /// is called the view stays as it is; if it is needed again, it is kept with its state.
  open func takesLeave(_ finish: @escaping () -> Void) -> Bool { false }

  /// Called if the element is kept after all, once `takesLeave` has returned true.
  open func returns() {}

  /// Called when the element has left the page or is about to.
  open func detach() {}
}

extension ElementAttachment {
  /// The page's record of an attachment: whether it is still needed.
  final class Live {
    let kind: ElementAttachment.Kind
    let attachment: ElementAttachment
    private var isWanted = true

    init(_ kind: ElementAttachment.Kind, _ attachment: ElementAttachment) {
      self.kind = kind
      self.attachment = attachment
    }

    /// Attaches, unless the element has been removed in the meantime.
    func begin(on node: NodeID, in browser: Browser) {
      guard isWanted else { return }
      attachment.element = node
      attachment.attach(to: node, in: browser)
    }

    func end() {
      isWanted = false
      guard case .some = attachment.element else { return }
      attachment.element = nil
      attachment.detach()
    }
  }
}

extension ElementAttachment {
  /// Identifies an attachment among those of one element, which has at most one of each kind.
  public struct Kind: Equatable, Sendable {
    let number: UInt8

    /// Creates a kind by a number below 128 that no other attachment of the app has.
    public init(_ number: UInt8) { self.number = number }
  }
}

extension View {
  /// Attaches something to the view's element.
  public func attachment(_ kind: ElementAttachment.Kind, _ attachment: ElementAttachment) -> Styled
  {
    trait(.attachment(kind, attachment))
  }
}

extension Renderer {
  func attach(
    _ attachment: ElementAttachment, _ kind: ElementAttachment.Kind, to element: ElementPart
  ) {
    // Without a browser, as when a server renders a page, nothing is attached.
    guard let browser else { return }
    browser.choreographer?.attaches(attachment)
    let live = ElementAttachment.Live(kind, attachment)
    element.control.attachments.append(live)
    Tracking.reader?.noteDuty()
    let node = element.id
    afterFlush { live.begin(on: node, in: browser) }
  }
}

extension Control {
  /// Returns the attachment of this kind, which takes over the settings of a new value.
  func attachment(_ kind: ElementAttachment.Kind) -> ElementAttachment? {
    for live in attachments where live.kind == kind { return live.attachment }
    return nil
  }

  func detach(_ kind: ElementAttachment.Kind) {
    for index in attachments.indices where attachments[index].kind == kind {
      return attachments.remove(at: index).end()
    }
  }

  /// Whether any attachment delays the element's removal; `finish` is called after the last one.
  func takesLeave(_ finish: @escaping () -> Void) -> Bool {
    var waiting = 1
    let end = {
      waiting -= 1
      if waiting == 0 { finish() }
    }
    for live in attachments {
      waiting += 1
      if !live.attachment.takesLeave(end) { waiting -= 1 }
    }
    waiting -= 1
    return waiting > 0
  }

  func returns() {
    for live in attachments { live.attachment.returns() }
  }

  func detachAll() {
    for live in attachments { live.end() }
    attachments = []
  }
}
