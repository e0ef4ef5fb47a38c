public import Interface
import Motion

/// The name of an element that may appear in one place or another.
struct MatchedName: Equatable {
  let space: MatchedSpace
  let id: Identity

  static func == (one: MatchedName, other: MatchedName) -> Bool {
    one.space === other.space && one.id == other.id
  }
}

/// The scope of the names of matched geometry: keep one in a view's state.
public final class MatchedSpace {
  /// Creates a space without names.
  public init() {}
}

extension View {
  /// Animates the view from the position and size of the previous view with this name.
  ///
  ///     if isOpen { Page().matchedGeometry(id: tag.name, in: space) }
  ///
  /// - Parameters:
  ///   - id: the name; two views on the page at the same time need different ones.
  ///   - space: the scope of the name.
  public func matchedGeometry<ID: IdentityKey>(id: ID, in space: MatchedSpace) -> Styled {
    attachment(.place, MatchedGeometry(MatchedName(space: space, id: id.identity)))
  }

  /// Animates the view to its new position after a change, for example a row of a list that is
  /// sorted.
  ///
  /// Views with a `transition(_:)` do so by default.
  public func movesToPlace() -> Styled { attachment(.place, Traveller()) }
}

/// An element that replaces another one of its name: it grows from the other's position, which
/// moves along, while one fades into the other.
final class MatchedGeometry: Traveller {
  private var matched: MatchedName
  private var fade: Mover?
  /// Called once the element has left.
  private var finish: (() -> Void)?

  init(_ matched: MatchedName) { self.matched = matched }

  override var name: MatchedName? { matched }

  override func update(to new: ElementAttachment) {
    if let new = new as? MatchedGeometry { matched = new.matched }
  }

  override func detach() {
    super.detach()
    endFade()
    finish = nil
  }

  override func arrive(_ animator: ViewAnimator) {
    guard let arrival, !animator.reducesMotion,
      let frame = animator.stage.frames(of: [node]).first
    else { return }
    let home = frame.place(from: frame.outerLeft, frame.outerTop)
    if let start = animator.place(of: matched, outside: self, around: frame) {
      go(from: start, to: home, home: home, arrival.animation, arrival.change, animator)
    }
    if animator.sendOff(matched, to: frame, arrival) {
      fade(from: 0, to: 1, arrival, animator) { [unowned(unsafe) self] in unsafe self.fade = nil }
    }
  }

  override func takesLeave(_ finish: @escaping () -> Void) -> Bool {
    guard let animator, !animator.reducesMotion, case .some = animator.begin(), leave(animator)
    else { return false }
    self.finish = finish
    animator.departs(self)
    return true
  }

  override func returns() {
    guard isLeaving, let animator else { return }
    finish = nil
    let found = animator.begin()
    stay(animator)
    if let found, case .some = fade {
      fade(from: 0, to: 1, found, animator) { [unowned(unsafe) self] in unsafe self.fade = nil }
    } else {
      endFade()
    }
  }

  /// Moves to the position of the other element with the name, fades out, and then leaves.
  func follow(
    to frame: Frame, from seen: Frame, _ way: (animation: Animation, change: Change?),
    _ animator: ViewAnimator
  ) {
    let start = seen.place(from: seen.outerLeft, seen.outerTop)
    go(
      from: start, to: frame.place(from: seen.outerLeft, seen.outerTop), home: home(of: seen),
      way.animation, way.change, animator)
    if animator.isFaded(node) {
      end()
    } else {
      fade(from: 1, to: 0, way, animator) { [unowned(unsafe) self] in unsafe self.end() }
    }
  }

  /// Completes the departure.
  func end() {
    let finish = finish
    self.finish = nil
    finish?()
  }

  /// Ends the fade, so that a transition controls the opacity.
  func endFade() {
    fade?.end()
    fade = nil
  }

  private func fade(
    from start: Double, to end: Double, _ way: (animation: Animation, change: Change?),
    _ animator: ViewAnimator, rest: @escaping () -> Void
  ) {
    guard !animator.isFaded(node) else { return }
    let look = fade ?? Mover("~look", of: node, at: Self.look(start), animator.stage)
    fade = look
    look.rest = rest
    look.move(to: Self.look(end), with: way.animation, for: way.change)
  }

  private static func look(_ opacity: Double) -> [Double] {
    Transition.Look(opacity: opacity).parts
  }
}
