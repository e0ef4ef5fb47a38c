/// Is told what is about to change on a page, so that it can have it move.
///
/// A page without one shows every change at once; see the module MotionViews for one.
open class Choreographer {
  /// Creates one that lets everything be there at once.
  public init() {}

  /// Whether what is evaluated now is to move, so that nothing leaves in passing.
  open var isMoving: Bool { false }

  /// Is told that a view is to be evaluated again, by whoever changes what it has read.
  open func invalidates(_ reader: Reader) {}

  /// Is told that a view is evaluated now.
  open func evaluates(_ reader: Reader) {}

  /// Is told that an element is about to be another, before the page is.
  open func changes(_ element: NodeID, from old: [Trait], to new: [Trait]) {}

  /// Is told that rows may be about to come, go or change places, before the page is another.
  open func arranges() {}

  /// Is told that something will be attached to a new element.
  open func attaches(_ attachment: ElementAttachment) {}

  /// Is told that the page is as the views say.
  open func commits() {}
}

extension Renderer {
  var choreographer: Choreographer? { browser?.choreographer }
}
