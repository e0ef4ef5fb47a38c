/// A piece of the page, described by a value.
///
/// A view of your own states its `body`; everything else is provided.
public protocol View {
  /// The view this view is made of.
  associatedtype Body: View

  /// What a modifier returns: the view itself if it is one element, otherwise a box around it.
  associatedtype Styled: View & Styleable = Box

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// The element that modifiers change.
  var styled: Styled { get }

  /// What the renderer is handed; only primitive views state it.
  var part: Part { get }
}

/// Something that traits can be said of.
public protocol Styleable {
  /// Says something of the element; a labelled control passes it on to the part it concerns.
  mutating func apply(_ trait: Trait)
}

/// What can be kept from being used: a control, or a stack with all controls inside.
public protocol Disableable: Styleable {
  /// Keeps it from being used, if it is so; it is asked in either case.
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
  /// A view that cannot be has no body.
  public typealias Body = Never
  /// A view that cannot be has no element.
  public typealias Styled = Box
}
