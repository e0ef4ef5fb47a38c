/// Something that belongs to one element for as long as it is on the page, beside what the page
/// shows of it: a drawing, a gesture, a movement.
///
/// A modifier makes a new value each time its view is evaluated. The first one is attached; it
/// takes over what the later ones say, and is detached when the element leaves the page.
open class ElementAttachment {
  /// Where the element is, once it is on the page.
  public private(set) var element: NodeID?

  /// Creates what is to be attached.
  public init() {}

  /// Begins, once the element is on the page.
  open func attach(to element: NodeID, in browser: Browser) {}

  /// Takes over what a later value of the same kind says; called also before the beginning.
  open func update(to new: ElementAttachment) {}

  /// Is asked, when the element is to leave the page and nothing around it, whether it sees to that
  /// itself; it calls `finish` then, when the element may go.
  ///
  /// Until then the view goes on as it is. If it is wanted again, it stays, with its state.
  open func takesLeave(_ finish: @escaping () -> Void) -> Bool { false }

  /// Is told, after it has taken leave, that the element stays.
  open func returns() {}

  /// Ends; the element has left the page or is about to.
  open func detach() {}
}

extension ElementAttachment {
  /// What is known of an attachment on the page: whether it is still wanted.
  final class Live {
    let kind: ElementAttachment.Kind
    let attachment: ElementAttachment
    private var isWanted = true

    init(_ kind: ElementAttachment.Kind, _ attachment: ElementAttachment) {
      self.kind = kind
      self.attachment = attachment
    }

    /// Begins, unless the element has gone meanwhile.
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
  /// What tells the attachments of one element apart: it has at most one of each kind.
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
    // Where there is no browser, as when a page is written by the server, nothing begins.
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
  /// The attachment of this kind, which takes over what a new one says.
  func attachment(_ kind: ElementAttachment.Kind) -> ElementAttachment? {
    for live in attachments where live.kind == kind { return live.attachment }
    return nil
  }

  func detach(_ kind: ElementAttachment.Kind) {
    for index in attachments.indices where attachments[index].kind == kind {
      return attachments.remove(at: index).end()
    }
  }

  /// Whether attachments see to it that the element leaves; `finish` is called after the last one.
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
