import Interface
import Motion

/// An element that moves to where the page puts it, from where it was.
class Traveller: ElementAttachment {
  /// How the element comes, if that is to be seen.
  var arrival: (animation: Animation, change: Change?)?
  private(set) var animator: ViewAnimator?
  /// Whether no view shows the element any more.
  private(set) var isLeaving = false
  private var mover: Mover?
  /// Where the page has the element that is on its way, as the mover counts.
  private var home: [Double] = []
  private static let channel = "~place"

  /// What the element is called wherever it is, if it has a name.
  var name: MatchedName? { nil }
  /// Whether it is seen coming and going by itself.
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

  /// Comes onto the page.
  func arrive(_ animator: ViewAnimator) {}

  /// Is not followed any more by who stays; returns whether that can be seen.
  final func leave(_ animator: ViewAnimator) -> Bool {
    isLeaving = animator.stage.leave(node)
    return isLeaving
  }

  /// Is followed again.
  final func stay(_ animator: ViewAnimator) {
    isLeaving = false
    animator.stage.stay(node)
    animator.returned(self)
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

  /// Goes to a place, from where it is seen or else from `start`; `home` is where the page has it.
  final func go(
    from start: [Double], to target: [Double], home: [Double], _ animation: Animation,
    _ change: Change?, _ animator: ViewAnimator
  ) {
    let mover = mover ?? Mover(Self.channel, of: node, at: start, animator.stage)
    self.mover = mover
    self.home = home
    mover.rest = { [unowned(unsafe) self] in
      // What leaves stays where it has come to until it is gone, and may be called back from there.
      if unsafe !self.isLeaving { unsafe self.mover = nil }
    }
    // Only what is known by a name changes its size on the way: text would be squeezed.
    let grows = if case .some = name { true } else { false }
    mover.move(to: target, with: animation, for: change) { parts in
      var shape = [parts[0] - home[0], parts[1] - home[1], 1, 1]
      for index in 2..<4 where grows && home[index] > 0 {
        shape[index] = parts[index] / home[index]
      }
      return shape
    }
  }

  /// Where the page has the element, as the mover counts, given where it is seen.
  final func home(of frame: Frame) -> [Double] {
    if case .some = mover { return home }
    return frame.place(from: frame.outerLeft, frame.outerTop)
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { ($0 - $1).magnitude < 0.5 }
  }
}
