public import Interface
import Motion

/// What an element is called that may be in one place or in another.
struct MatchedName: Equatable {
  let space: MatchedSpace
  let id: Identity

  static func == (one: MatchedName, other: MatchedName) -> Bool {
    one.space === other.space && one.id == other.id
  }
}

/// Where names of matched geometry are known: keep one in a view's state.
public final class MatchedSpace {
  /// Creates a space without names.
  public init() {}
}

extension View {
  /// Has the view grow from where the view of this name was before, whichever that is.
  ///
  ///     if isOpen { Page().matchedGeometry(id: tag.name, in: space) }
  ///
  /// - Parameters:
  ///   - id: the name; two views that are there at once have different ones.
  ///   - space: where the name is known.
  public func matchedGeometry<ID: IdentityKey>(id: ID, in space: MatchedSpace) -> Styled {
    attachment(.place, MatchedGeometry(MatchedName(space: space, id: id.identity)))
  }

  /// Has the view move to where a change puts it: a row of a list that is sorted, say.
  ///
  /// Views with a `transition(_:)` do so by themselves.
  public func movesToPlace() -> Styled { attachment(.place, Traveller()) }
}

/// An element that takes the place of another one of its name: it grows from where that was, and
/// that one goes along, one fading into the other.
final class MatchedGeometry: Traveller {
  private var matched: MatchedName
  private var fade: Mover?
  /// What is to be done once it has left.
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

  /// Goes along to where the other one of the name is, fades, and has left then.
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

  /// Has left.
  func end() {
    let finish = finish
    self.finish = nil
    finish?()
  }

  /// Leaves its look to whatever shows it come and go.
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
