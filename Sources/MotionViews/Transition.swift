import Geometry
public import Interface
import Motion

/// How a view comes and goes.
///
/// It is seen when the change that brings or takes the view is shown by an animation. What leaves
/// hears nothing, screen readers pass it over, and it takes no room. A view that returns meanwhile is
/// the same again, with its state, and goes on from where it is seen.
public struct Transition: Sendable, Hashable {
  /// How a view looks that is not there.
  struct Look: Sendable, Hashable {
    var opacity = 1.0
    var scale = 1.0
    /// In pixels.
    var offset = Geometry.Point.zero
    /// In parts of the view's own size; to the side where lines end.
    var share = Geometry.Point.zero

    /// What moves.
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

  /// It is there at once, and gone at once.
  public static let identity = Transition(Look())
  /// It fades.
  public static let opacity = Transition(Look(opacity: 0))
  /// It grows from nothing, and shrinks to it.
  public static let scale = scale(0)
  /// It comes from the side where lines begin, and goes to the side where they end.
  public static let slide = asymmetric(
    insertion: move(edge: .leading), removal: move(edge: .trailing))

  /// It grows from some times its size, and shrinks to it.
  public static func scale(_ factor: Double) -> Transition {
    Transition(Look(scale: max(factor, 0)))
  }

  /// It comes from some pixels away, and goes back there.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    Transition(Look(offset: Geometry.Point(x: x, y: y)))
  }

  /// It comes from beyond one of its edges, by its own width or height, and goes back there.
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

  /// It comes in one way and goes in another.
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
  /// Above.
  case top
  /// Below.
  case bottom
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

extension View {
  /// Says how the view comes and goes when that is shown by an animation.
  ///
  /// It stands on what is written in an `if`, a `switch` or a `ForEach`.
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

  /// Goes to where the view is there, from where it is seen or else from `start`.
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

  /// What is seen of an absent view; a person who wants nothing to move sees it fade.
  private static func look(_ look: Transition.Look, _ animator: ViewAnimator) -> [Double] {
    guard animator.reducesMotion, look != Transition.Look() else { return look.parts }
    return Transition.Look(opacity: 0).parts
  }
}
