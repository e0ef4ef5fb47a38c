import Interface
import Motion

/// An element that moves from its previous position to the one in the layout.
class Traveller: ElementAttachment {
  /// The animation of the element's appearance, if it is animated.
  var arrival: (animation: Animation, change: Change?)?
  private(set) var animator: ViewAnimator?
  /// Whether the element is no longer shown by any view.
  private(set) var isLeaving = false
  private var mover: Mover?
  /// The layout position of the moving element, in the mover's values.
  private var home: [Double] = []
  private static let channel = "~place"

  /// The element's name in its matched space, if it has one.
  var name: MatchedName? { nil }
  /// Whether it has its own transition for appearing and disappearing.
  var isFaded: Bool { false }
  /// The element's number.
  var node: Double { element.map { Double($0.number) } ?? 0 }
  var isThere: Bool {
    if case .some = element { !isLeaving } else { false }
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

  /// Called when the element is added to the page.
  func arrive(_ animator: ViewAnimator) {}

  /// Removes the element from the layout; returns whether it is visible.
  final func leave(_ animator: ViewAnimator) -> Bool {
    isLeaving = animator.stage.leave(node)
    return isLeaving
  }

  /// Puts the element back into the layout.
  final func stay(_ animator: ViewAnimator) {
    isLeaving = false
    animator.stage.stay(node)
    animator.returned(self)
  }

  /// Moves from the visible position to the layout position.
  func travel(
    from old: Frame, to new: Frame, _ animation: Animation, _ change: Change?
  ) {
    guard let animator else { return }
    var target = new.place(from: new.outerLeft, new.outerTop)
    if let mover {
      // Its visible position differs from its layout position.
      let seen = mover.track.value(at: animator.stage.now).parts
      for index in 0..<2 { target[index] -= seen[index] - home[index] }
      if case .some = name {
        for index in 2..<4 where seen[index] > 0 { target[index] *= home[index] / seen[index] }
      }
      if Self.isNear(target, mover.track.target.parts), Self.isNear(target, home) { return }
    }
    let start = old.place(from: old.outerLeft, old.outerTop)
    if case nil = mover, Self.isNear(start, target) { return }
    go(from: start, to: target, home: target, animation, change, animator)
  }

  /// Moves to a position, from the visible one or else from `start`; `home` is the layout position.
  final func go(
    from start: [Double], to target: [Double], home: [Double], _ animation: Animation,
    _ change: Change?, _ animator: ViewAnimator
  ) {
    let mover = mover ?? Mover(Self.channel, of: node, at: start, animator.stage)
    self.mover = mover
    self.home = home
    mover.rest = { [unowned(unsafe) self] in
      // An element that is leaving keeps its final position until it is removed, and may be called
      // back.
      if unsafe !self.isLeaving { unsafe self.mover = nil }
    }
    // Only an element with a name changes its size during the motion: text would be distorted.
    let grows = if case .some = name { true } else { false }
    mover.move(to: target, with: animation, for: change) { parts in
      var shape = [parts[0] - home[0], parts[1] - home[1], 1, 1]
      for index in 2..<4 where grows && home[index] > 0 {
        shape[index] = parts[index] / home[index]
      }
      return shape
    }
  }

  /// Returns the layout position in the mover's values, given the visible position.
  final func home(of frame: Frame) -> [Double] {
    if case .some = mover { return home }
    return frame.place(from: frame.outerLeft, frame.outerTop)
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { ($0 - $1).magnitude < 0.5 }
  }
}
