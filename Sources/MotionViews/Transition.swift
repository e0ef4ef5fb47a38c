import Geometry
public import Interface
import Motion

/// The way in which a view appears and disappears.
///
/// It is used when the change that inserts or removes the view is animated. A view that is leaving
/// is inert, hidden from screen readers, and takes no space. A view that returns meanwhile is the
/// same one, with its state, and continues from its current position.
public struct Transition: Sendable, Hashable {
  /// The look of an absent view.
  struct Look: Sendable, Hashable {
    var opacity = 1.0
    var scale = 1.0
    /// In pixels.
    var offset = Geometry.Point.zero
    /// In fractions of the view's own size; positive towards the trailing edge.
    var share = Geometry.Point.zero

    /// The animated values.
    var parts: [Double] { [opacity, scale, offset.x, offset.y, share.x, share.y] }

    func combined(with other: Look) -> Look {
      Look(
        opacity: opacity * other.opacity, scale: scale * other.scale,
        offset: Geometry.Point(x: offset.x + other.offset.x, y: offset.y + other.offset.y),
        share: Geometry.Point(x: share.x + other.share.x, y: share.y + other.share.y))
    }
  }

  let insertion: Look
  let removal: Look

  private init(insertion: Look, removal: Look) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ look: Look) { self.init(insertion: look, removal: look) }

  /// Appears and disappears at once.
  public static let identity = Transition(Look())
  /// Fades.
  public static let opacity = Transition(Look(opacity: 0))
  /// Grows from nothing, and shrinks to nothing.
  public static let scale = scale(0)
  /// Enters from the leading edge, and leaves at the trailing edge.
  public static let slide = asymmetric(
    insertion: move(edge: .leading), removal: move(edge: .trailing))

  /// Grows from a multiple of its size, and shrinks to it.
  public static func scale(_ factor: Double) -> Transition {
    Transition(Look(scale: max(factor, 0)))
  }

  /// Enters from some pixels away, and leaves there.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    Transition(Look(offset: Geometry.Point(x: x, y: y)))
  }

  /// Enters from beyond one of its edges, by its own width or height, and leaves there.
  public static func move(edge: Edge) -> Transition {
    let share: Geometry.Point =
      switch edge {
      case .top: Geometry.Point(x: 0, y: -1)
      case .bottom: Geometry.Point(x: 0, y: 1)
      case .leading: Geometry.Point(x: -1, y: 0)
      case .trailing: Geometry.Point(x: 1, y: 0)
      }
    return Transition(Look(share: share))
  }

  /// Different transitions for appearing and disappearing.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at once.
  public func combined(with other: Transition) -> Transition {
    Transition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }
}

/// A side of a view.
public enum Edge: Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}

extension View {
  /// Sets the way in which the view appears and disappears when that is animated.
  ///
  /// Apply it to a view in an `if`, a `switch` or a `ForEach`.
  public func transition(_ transition: Transition) -> Styled {
    attachment(.transition, TransitionAttachment(transition))
  }
}

private final class TransitionAttachment: Traveller {
  private var transition: Transition
  private var look: Mover?
  private static let channel = "~look"
  private static var here: [Double] { Transition.Look().parts }

  init(_ transition: Transition) { self.transition = transition }

  override func update(to new: ElementAttachment) {
    if let new = new as? TransitionAttachment { transition = new.transition }
  }

  override func arrive(_ animator: ViewAnimator) {
    super.arrive(animator)
    guard let arrival else { return }
    animator.endFades(of: node)
    let absent = Self.look(transition.insertion, animator)
    show(in: arrival, from: absent, animator)
  }

  override func takesLeave(_ finish: @escaping () -> Void) -> Bool {
    guard transition.removal != Transition.Look(), let animator,
      let (animation, change) = animator.begin(), leave(animator)
    else { return false }
    let look = look ?? Mover(Self.channel, of: node, at: Self.here, animator.stage)
    self.look = look
    look.rest = finish
    look.move(to: Self.look(transition.removal, animator), with: animation, for: change)
    return true
  }

  override func returns() {
    guard isLeaving, let animator else { return }
    let found = animator.begin()
    stay(animator)
    if let found {
      show(in: found, from: Self.here, animator)
    } else {
      look?.end()
      look = nil
      animator.stage.stop(Self.channel, of: node)
    }
  }

  override var isFaded: Bool { true }

  /// Animates to the look of a present view, from the current look or else from `start`.
  private func show(
    in way: (animation: Animation, change: Change?), from start: [Double], _ animator: ViewAnimator
  ) {
    let look = look ?? Mover(Self.channel, of: node, at: start, animator.stage)
    self.look = look
    look.rest = { [unowned(unsafe) self] in unsafe self.look = nil }
    look.move(to: Self.here, with: way.animation, for: way.change)
  }

  override func detach() {
    super.detach()
    look?.end()
    look = nil
  }

  /// Returns the look of an absent view; with reduced motion, it only fades.
  private static func look(_ look: Transition.Look, _ animator: ViewAnimator) -> [Double] {
    guard animator.reducesMotion, look != Transition.Look() else { return look.parts }
    return Transition.Look(opacity: 0).parts
  }
}
