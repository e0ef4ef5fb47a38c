public import Interface
import Motion

/// An element that moves to where the page puts it, from where it was.
class Traveller: ElementAttachment {
  /// What tells the element from others that may take its place.
  var place: UInt64 = 0
  /// How the element comes, if that is to be seen.
  var arrival: (animation: Animation, change: Change?)?
  private(set) var animator: ViewAnimator?
  private var mover: Mover?
  private static let channel = "~place"

  /// What the element is called wherever it is, if it has a name.
  var name: MatchedName? { nil }
  /// The element's number.
  var node: Double { element.map { Double($0.number) } ?? 0 }
  var isThere: Bool {
    if case .some = element { true } else { false }
  }

  override func attach(to element: NodeID, in browser: Browser) {
    guard let animator = browser.animator else { return }
    self.animator = animator
    animator.add(self)
    arrive(animator)
    arrival = nil
    animator.arrived(self)
  }

  override func detach() {
    animator?.remove(self)
    animator = nil
    mover?.end()
    mover = nil
  }

  /// Comes onto the page.
  func arrive(_ animator: ViewAnimator) {
    guard let arrival, let name, !animator.reducesMotion,
      let frame = animator.stage.frames(of: [node]).first,
      let start = animator.place(of: name, outside: self, around: frame)
    else { return }
    go(
      from: start, to: frame.place(from: frame.outerLeft, frame.outerTop), arrival.animation,
      arrival.change, animator)
  }

  /// Goes from where it is seen to where it is.
  func travel(
    from old: Frame, to new: Frame, _ animation: Animation, _ change: Change?
  ) {
    guard let animator else { return }
    var target = new.place(from: new.outerLeft, new.outerTop)
    if let mover {
      // It is seen elsewhere than where it is.
      let seen = mover.track.value(at: animator.stage.now).parts
      let aim = mover.track.target.parts
      for index in 0..<2 { target[index] -= seen[index] - aim[index] }
      if case .some = name {
        for index in 2..<4 where seen[index] > 0 { target[index] *= aim[index] / seen[index] }
      }
      if Self.isNear(target, aim) { return }
    }
    let start = old.place(from: old.outerLeft, old.outerTop)
    if case nil = mover, Self.isNear(start, target) { return }
    go(from: start, to: target, animation, change, animator)
  }

  private func go(
    from start: [Double], to target: [Double], _ animation: Animation, _ change: Change?,
    _ animator: ViewAnimator
  ) {
    let mover = mover ?? Mover(Self.channel, of: node, at: start, animator.stage)
    self.mover = mover
    mover.rest = { [unowned(unsafe) self] in unsafe self.mover = nil }
    // Only what is known by a name changes its size on the way: text would be squeezed.
    let grows = if case .some = name { true } else { false }
    mover.move(to: target, with: animation, for: change) { parts in
      var shape = [parts[0] - target[0], parts[1] - target[1], 1, 1]
      for index in 2..<4 where grows && target[index] > 0 {
        shape[index] = parts[index] / target[index]
      }
      return shape
    }
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { ($0 - $1).magnitude < 0.5 }
  }
}

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

private final class MatchedGeometry: Traveller {
  private var matched: MatchedName

  init(_ matched: MatchedName) { self.matched = matched }

  override var name: MatchedName? { matched }

  override func update(to new: ElementAttachment) {
    if let new = new as? MatchedGeometry { matched = new.matched }
  }
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

extension ElementAttachment.Kind {
  fileprivate static let place = Self(190)
}
