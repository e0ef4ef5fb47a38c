/// Receives notice of upcoming changes to a page, so that it can animate them.
///
/// A page without one shows every change at once; the module MotionViews provides one.
open class Choreographer {
  /// Creates a choreographer that animates nothing.
  public init() {}

  /// Whether the current evaluation is animated, so that leaving elements are not removed
  /// immediately.
  open var isMoving: Bool { false }

  /// Called when a change to a value invalidates a view, before the view is evaluated again.
  open func invalidates(_ reader: Reader) {}

  /// Called when a view is evaluated.
  open func evaluates(_ reader: Reader) {}

  /// Called before an element's traits change on the page.
  open func changes(_ element: NodeID, from old: [Trait], to new: [Trait]) {}

  /// Called before rows may be inserted, removed or reordered on the page.
  open func arranges() {}

  /// Called before an attachment is added to a new element.
  open func attaches(_ attachment: ElementAttachment) {}

  /// Called once the page reflects the views.
  open func commits() {}
}

extension Renderer {
  var choreographer: Choreographer? { browser?.choreographer }
}
