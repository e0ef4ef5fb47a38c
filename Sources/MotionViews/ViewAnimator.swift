public import Interface
import Motion
import TextBytes

extension Browser {
  /// Animates changes of the page that have an animation.
  ///
  /// Call it once, before the first view is mounted. The page needs the script `motion.js`.
  ///
  /// - Parameter fading: whether short fades replace animations if the person prefers reduced motion;
  ///   otherwise all changes are immediate.
  public func animatesChanges(fading: Bool = true) {
    choreographer = ViewAnimator(self, fades: fading)
  }

  var animator: ViewAnimator? { choreographer as? ViewAnimator }
}

/// Animates the changes of a page.
///
/// Before the page is written it records positions and values; afterwards, it measures the new
/// ones, and animates from the old to the new with the current velocity.
final class ViewAnimator: Choreographer {
  let stage: Stage
  private let fades: Bool
  private let settings: SystemSettings
  /// The views to be evaluated because of an animated change.
  private var awaited: [(reader: Reader, change: Change)] = []
  private var current: Change?
  /// The changes that wait for the page to be written.
  private var held: [Change] = []
  /// The elements being added, and the changes that wait for them.
  private var arrivals: [(traveller: Traveller, change: Change?)] = []
  /// The animated style properties.
  private var movers: [Mover] = []
  /// The motions to be started once the page is written.
  private var starting: [(mover: Mover, animation: Animation, change: Change?)] = []
  /// The elements that may change position.
  private var travellers: [Traveller] = []
  /// The positions of the travellers before the page was written; nil if nothing is animated.
  private var before: [(traveller: Traveller, frame: Frame)]?
  /// Whether the page has been written since then.
  private var isWritten = false
  private var travel: (animation: Animation, change: Change?)?
  /// The elements that are leaving and wait for another one of their name, and their frames.
  private var departures: [(traveller: MatchedGeometry, frame: Frame)] = []
  /// The elements that were leaving and are kept.
  private var returned: [Traveller] = []

  init(_ browser: Browser, fades: Bool) {
    self.fades = fades
    stage = Stage(browser)
    settings = SystemSettings(browser: browser)
  }

  /// Whether reduced motion is preferred; a short fade remains.
  var reducesMotion: Bool { settings.reducesMotion }

  // MARK: Choosing the animation

  override var isMoving: Bool {
    if case .some = animation { true } else { false }
  }

  /// The animation of the current evaluation.
  var animation: (animation: Animation, change: Change?)? {
    if let current, current.transaction.disablesAnimations { return nil }
    if reducesMotion, !fades { return nil }
    var level = Environment(AnimationLevelKey.self).wrappedValue
    while let here = level {
      if here.isActive { return here.animation.map { ($0, current) } }
      level = here.outer
    }
    guard let current, let animation = current.transaction.animation else { return nil }
    return (animation, current)
  }

  override func invalidates(_ reader: Reader) {
    guard let change = Change.current else { return }
    change.hold()
    awaited.append((reader, change))
    measure()
  }

  override func evaluates(_ reader: Reader) {
    current = nil
    for index in awaited.indices.reversed() where awaited[index].reader === reader {
      let change = awaited.remove(at: index).change
      if case nil = current { current = change }
      held.append(change)
    }
  }

  /// Returns the animation that begins now; measures positions before they change.
  func begin() -> (animation: Animation, change: Change?)? {
    guard let found = animation else { return nil }
    measure()
    travel = travel ?? found
    return found
  }

  // MARK: Before

  override func changes(_ element: NodeID, from old: [Trait], to new: [Trait]) {
    guard let (animation, change) = begin() else { return }
    for trait in new {
      guard case .style(let property, let text) = trait else { continue }
      if old.style(property)?.isSame(as: text) != true {
        note(property, of: element, animation, change)
      }
    }
    for trait in old {
      guard case .style(let property, _) = trait, case nil = new.style(property) else { continue }
      note(property, of: element, animation, change)
    }
  }

  /// Records the value of a property before it changes.
  private func note(
    _ property: StyleProperty, of element: NodeID, _ animation: Animation, _ change: Change?
  ) {
    guard let calm = calm(animation, property) else { return }
    let (channel, node) = (property.name, Double(element.number))
    let (isMoving, values) = stage.present(channel, of: node)
    let mover: Mover
    if let known = movers.first(where: { $0.node == node && $0.channel.isSame(as: channel) }),
      isMoving
    {
      mover = known
    } else {
      // The number may have belonged to another element.
      forget(channel, of: node)
      mover = Mover(channel, of: node, at: values, stage)
      movers.append(mover)
      mover.rest = { [unowned(unsafe) self, unowned(unsafe) mover] in
        unsafe self.movers.removeAll { unsafe $0 === mover }
      }
    }
    starting.append((mover, calm, change))
  }

  private func forget(_ channel: String, of node: Double) {
    for mover in movers where mover.node == node && mover.channel.isSame(as: channel) {
      mover.end()
    }
    movers.removeAll { $0.node == node && $0.channel.isSame(as: channel) }
  }

  /// Returns the replacement for an animation under reduced motion: a short fade.
  private func calm(_ animation: Animation, _ property: StyleProperty) -> Animation? {
    guard reducesMotion else { return animation }
    switch property {
    case .opacity, .color, .backgroundColor, .borderColor: return .fade
    default: return nil
    }
  }

  // MARK: Places

  func add(_ traveller: Traveller) { travellers.append(traveller) }
  func remove(_ traveller: Traveller) { travellers.removeAll { $0 === traveller } }

  /// Measures all travellers, once for each time the page is written.
  private func measure() {
    if isWritten { (before, isWritten) = (nil, false) }
    guard case nil = before else { return }
    before = reducesMotion ? [] : frames
  }

  private var frames: [(traveller: Traveller, frame: Frame)] {
    var present: [Traveller] = []
    for traveller in travellers where traveller.isThere {
      // Attachments of one element are adjacent; only one of them moves it.
      guard let last = present.last, last.node == traveller.node else {
        present.append(traveller)
        continue
      }
      if case .some = traveller.name { present[present.count - 1] = traveller }
    }
    guard !present.isEmpty else { return [] }
    let frames = stage.frames(of: present.map { $0.node })
    return zip(present, frames).map { ($0, $1) }
  }

  /// Returns the position of the element with this name before the page was written, relative to
  /// the corner of a frame's containing element.
  func place(of name: MatchedName, outside traveller: Traveller, around frame: Frame) -> [Double]? {
    for entry in before ?? [] where entry.traveller !== traveller {
      if entry.traveller.name == name {
        return entry.frame.place(from: frame.outerLeft, frame.outerTop)
      }
    }
    return nil
  }

  // MARK: After

  /// Whether nothing was to be animated.
  private var isIdle: Bool { isWritten || before == nil && awaited.isEmpty && held.isEmpty }

  override func arranges() { _ = begin() }

  override func attaches(_ attachment: ElementAttachment) {
    guard let traveller = attachment as? Traveller else { return }
    guard let (animation, change) = begin() else { return }
    change?.hold()
    arrivals.append((traveller, change))
    traveller.arrival = (animation, change)
  }

  /// Releases the change that waited for an element to be added.
  func arrived(_ traveller: Traveller) {
    guard let index = arrivals.firstIndex(where: { $0.traveller === traveller }) else { return }
    arrivals.remove(at: index).change?.release()
  }

  override func commits() {
    current = nil
    guard !isIdle else { return }
    let starting = starting
    self.starting = []
    for (mover, animation, change) in starting {
      let target = stage.target(mover.channel, of: mover.node)
      if target.count == mover.track.target.parts.count {
        mover.move(to: target, with: animation, for: change) { $0 }
      } else {
        forget(mover.channel, of: mover.node)
      }
    }
    if let before, let travel {
      for (traveller, frame) in frames {
        let isBack = returned.contains { $0 === traveller }
        let old = before.first { $0.traveller === traveller }
        guard let start = isBack ? frame : old?.frame else { continue }
        traveller.travel(from: start, to: frame, travel.animation, travel.change)
        if isBack, let name = traveller.name { _ = sendOff(name, to: frame, travel) }
      }
    }
    travel = nil
    returned = []
    endVainDepartures()
    isWritten = true
    // Views that left before they were evaluated animate nothing.
    let held = held + awaited.map { $0.change }
    (self.held, awaited) = ([], [])
    for change in held { change.release() }
  }

}

// MARK: - Leaving

extension ViewAnimator {
  /// Lets an element wait for another of its name, to move along with it.
  func departs(_ traveller: MatchedGeometry) {
    guard let entry = before?.first(where: { $0.traveller.node == traveller.node }) else {
      return traveller.end()
    }
    departures.append((traveller, entry.frame))
  }

  /// Moves the leaving elements of a name to the position of the new one; returns whether there are
  /// any.
  func sendOff(
    _ name: MatchedName, to frame: Frame, _ way: (animation: Animation, change: Change?)
  ) -> Bool {
    let going = departures.filter { $0.traveller.name == name }
    departures.removeAll { $0.traveller.name == name }
    for (traveller, seen) in going { traveller.follow(to: frame, from: seen, way, self) }
    return !going.isEmpty
  }

  /// Removes leaving elements that no new element replaces.
  private func endVainDepartures() {
    let vain = departures.filter { departure in
      !arrivals.contains { $0.traveller.name == departure.traveller.name }
    }
    for (traveller, _) in vain {
      departures.removeAll { $0.traveller === traveller }
      traveller.end()
    }
  }

  /// Has an element that was leaving measured again.
  func returned(_ traveller: Traveller) {
    departures.removeAll { $0.traveller === traveller }
    returned.append(traveller)
  }

  /// Whether an element has a transition of its own for appearing and disappearing.
  func isFaded(_ node: Double) -> Bool {
    travellers.contains { $0.isFaded && $0.node == node }
  }

  /// Ends the fades of an element, so that its transition controls the opacity.
  func endFades(of node: Double) {
    for traveller in travellers where traveller.node == node {
      (traveller as? MatchedGeometry)?.endFade()
    }
  }
}

extension Animation {
  /// The replacement for animations under reduced motion.
  static let fade = Animation.linear(duration: 0.12)
}

extension [Trait] {
  /// Returns the value of a style property.
  fileprivate func style(_ property: StyleProperty) -> String? {
    for trait in self {
      if case .style(property, let text) = trait { return text }
    }
    return nil
  }
}

extension StyleProperty {
  /// The CSS name.
  var name: String {
    var words: [[UInt8]] = [[]]
    for byte in Self.words.utf8 {
      if byte == UInt8(ascii: " ") { words.append([]) } else { words[words.count - 1].append(byte) }
    }
    return String(decoding: words[Int(rawValue)], as: UTF8.self)
  }
}
