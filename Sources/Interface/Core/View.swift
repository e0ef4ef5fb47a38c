/// A piece of the page, described by a value.
///
/// A view of your own only defines its `body`; everything else is provided.
public protocol View {
  /// The view this view is made of.
  associatedtype Body: View

  /// The result of a modifier: the view itself if it is one element, otherwise a box around it.
  associatedtype Styled: View & Styleable = Box

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// The element that modifiers change.
  var styled: Styled { get }

  /// The content for the renderer; only primitive views define it.
  var part: Part { get }
}

/// A view or element that traits can be added to.
public protocol Styleable {
  /// Adds a trait to the element; a labelled control passes it on to the part it applies to.
  mutating func apply(_ trait: Trait)
}

/// A view that can be disabled: a control, or a stack with all controls inside.
public protocol Disableable: Styleable {
  /// Disables the view if `isDisabled` is true; called in either case.
  mutating func disable(_ isDisabled: Bool)
}

extension View where Styled == Box {
  /// A box around the view.
  public var styled: Box { Box(part) }
}

extension View where Body == Never {
  /// Never called: a primitive view writes itself.
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

extension Never: View {
  /// An uninhabited view has no body.
  public typealias Body = Never
  /// An uninhabited view has no element.
  public typealias Styled = Box
}
