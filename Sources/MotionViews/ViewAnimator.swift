public import Interface
import Motion

extension Browser {
  /// Has what changes on the page move, where a change says how.
  ///
  /// Call it once, before the first view is mounted. The page needs the script `motion.js`.
  ///
  /// - Parameter fading: whether a person who wants nothing to move sees short fades instead;
  ///   otherwise everything is there at once.
  public func animatesChanges(fading: Bool = true) {
    choreographer = ViewAnimator(self, fades: fading)
  }

  var animator: ViewAnimator? { choreographer as? ViewAnimator }
}

/// Has what changes on a page move.
///
/// Before the page is written it notes where things are and what they show; after, it finds out
/// where they have come to, and lets them go there from where they were, with the velocity they
/// had.
final class ViewAnimator: Choreographer {
  let stage: Stage
  private let fades: Bool
  private let settings: SystemSettings
  /// The views that are to be evaluated because of a change that moves.
  private var awaited: [(reader: Reader, change: Change)] = []
  private var current: Change?
  /// The changes that wait for the page to be written.
  private var held: [Change] = []
  /// Those that come, and the changes that wait for them.
  private var arrivals: [(traveller: Traveller, change: Change?)] = []
  /// What moves in an element's style.
  private var movers: [Mover] = []
  /// What is to go to where the page has put it.
  private var starting: [(mover: Mover, animation: Animation, change: Change?)] = []
  /// What may get another place.
  private var travellers: [Traveller] = []
  /// Where the travellers were before the page was written; nil where nothing moves.
  private var before: [(traveller: Traveller, frame: Frame)]?
  /// Whether the page has been written since.
  private var isWritten = false
  private var travel: (animation: Animation, change: Change?)?
  /// Those that leave and wait for another one of their name, and where they were.
  private var departures: [(traveller: MatchedGeometry, frame: Frame)] = []
  /// Those that were leaving and stay.
  private var returned: [Traveller] = []

  init(_ browser: Browser, fades: Bool) {
    self.fades = fades
    stage = Stage(browser)
    settings = SystemSettings(browser: browser)
  }

  /// Whether the person wants nothing to move; a short fade remains.
  var reducesMotion: Bool { settings.reducesMotion }

  // MARK: Which animation

  override var isMoving: Bool {
    if case .some = animation { true } else { false }
  }

  /// How what is evaluated now is to be shown.
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

  /// How what begins now is to be shown; notes where things are while they are there.
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
      if old.style(property)?.utf8.elementsEqual(text.utf8) != true {
        note(property, of: element, animation, change)
      }
    }
    for trait in old {
      guard case .style(let property, _) = trait, case nil = new.style(property) else { continue }
      note(property, of: element, animation, change)
    }
  }

  /// Notes what a property shows before it changes.
  private func note(
    _ property: StyleProperty, of element: NodeID, _ animation: Animation, _ change: Change?
  ) {
    guard let calm = calm(animation, property) else { return }
    let (channel, node) = (property.name, Double(element.number))
    let (isMoving, values) = stage.present(channel, of: node)
    let mover: Mover
    if let known = movers.first(where: { $0.node == node && $0.channel.isSame(channel) }),
      isMoving
    {
      mover = known
    } else {
      // The number may have been another element's.
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
    for mover in movers where mover.node == node && mover.channel.isSame(channel) { mover.end() }
    movers.removeAll { $0.node == node && $0.channel.isSame(channel) }
  }

  /// What remains of an animation where nothing should move: a short fade.
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

  /// Notes where everything is, once for each time the page is written.
  private func measure() {
    if isWritten { (before, isWritten) = (nil, false) }
    guard case nil = before else { return }
    before = reducesMotion ? [] : frames
  }

  private var frames: [(traveller: Traveller, frame: Frame)] {
    var present: [Traveller] = []
    for traveller in travellers where traveller.isThere {
      // What is attached to one element comes in a row; one of them moves it.
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

  /// Where what bore this name was before the page was written, from the corner of a frame's outer
  /// element.
  func place(of name: MatchedName, outside traveller: Traveller, around frame: Frame) -> [Double]? {
    for entry in before ?? [] where entry.traveller !== traveller {
      if entry.traveller.name == name {
        return entry.frame.place(from: frame.outerLeft, frame.outerTop)
      }
    }
    return nil
  }

  // MARK: After

  /// Whether nothing was to move.
  private var isIdle: Bool { isWritten || before == nil && awaited.isEmpty && held.isEmpty }

  override func arranges() { _ = begin() }

  override func attaches(_ attachment: ElementAttachment) {
    guard let traveller = attachment as? Traveller else { return }
    guard let (animation, change) = begin() else { return }
    change?.hold()
    arrivals.append((traveller, change))
    traveller.arrival = (animation, change)
  }

  /// Lets go of the change that waited for one to come.
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
    // Views that left before they were evaluated move nothing.
    let held = held + awaited.map { $0.change }
    (self.held, awaited) = ([], [])
    for change in held { change.release() }
  }

}

// MARK: - Leaving

extension ViewAnimator {
  /// Has one wait for another of its name, to go along with it.
  func departs(_ traveller: MatchedGeometry) {
    guard let entry = before?.first(where: { $0.traveller.node == traveller.node }) else {
      return traveller.end()
    }
    departures.append((traveller, entry.frame))
  }

  /// Has those of a name that leave go along to where the new one is; returns whether any does.
  func sendOff(
    _ name: MatchedName, to frame: Frame, _ way: (animation: Animation, change: Change?)
  ) -> Bool {
    let going = departures.filter { $0.traveller.name == name }
    departures.removeAll { $0.traveller.name == name }
    for (traveller, seen) in going { traveller.follow(to: frame, from: seen, way, self) }
    return !going.isEmpty
  }

  /// Takes off those that nobody comes for.
  private func endVainDepartures() {
    let vain = departures.filter { departure in
      !arrivals.contains { $0.traveller.name == departure.traveller.name }
    }
    for (traveller, _) in vain {
      departures.removeAll { $0.traveller === traveller }
      traveller.end()
    }
  }

  /// Has one that was leaving be measured again.
  func returned(_ traveller: Traveller) {
    departures.removeAll { $0.traveller === traveller }
    returned.append(traveller)
  }

  /// Whether an element is seen coming and going by a transition.
  func isFaded(_ node: Double) -> Bool {
    travellers.contains { $0.isFaded && $0.node == node }
  }

  /// Leaves the look of an element to its transition.
  func endFades(of node: Double) {
    for traveller in travellers where traveller.node == node {
      (traveller as? MatchedGeometry)?.endFade()
    }
  }
}

extension Animation {
  /// What remains where nothing should move.
  static let fade = Animation.linear(duration: 0.12)
}

extension String {
  /// Whether the bytes are the same.
  func isSame(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [Trait] {
  /// What is said of a property.
  fileprivate func style(_ property: StyleProperty) -> String? {
    for trait in self {
      if case .style(property, let text) = trait { return text }
    }
    return nil
  }
}

extension StyleProperty {
  /// The name in a style sheet.
  var name: String {
    var words: [[UInt8]] = [[]]
    for byte in Self.words.utf8 {
      if byte == UInt8(ascii: " ") { words.append([]) } else { words[words.count - 1].append(byte) }
    }
    return String(decoding: words[Int(rawValue)], as: UTF8.self)
  }
}
