import Geometry

/// Recognises one gesture in the samples of pointers.
///
/// It claims the pointers once it has recognised its gesture; it reports only after the arena has
/// let it begin.
struct Recognizer: Sendable {
  /// The result of a sample.
  enum Step: Sendable {
    /// Nothing to report.
    case nothing
    /// The gesture was recognised, and may begin if the arena allows.
    case claim
    /// The gesture has failed.
    case fail
    /// The gesture has changed.
    case report(GestureValue)
    /// The gesture has ended.
    case finish(GestureValue?)
  }

  /// A pointer being followed.
  private struct Contact: Sendable {
    let pointer: Int
    let start: Point
    var place: Point
  }

  let gesture: Gesture
  private let origin: Point
  private var contacts: [Contact] = []
  private var tracker = VelocityTracker()
  private var now = 0.0
  /// The time at which the gesture changes without a sample.
  private(set) var deadline: Double?
  private(set) var isActive = false
  private var taps = 0
  /// The position of the first tap.
  private var tapped: Point?

  private static let slack = 10.0
  private static let pause = 0.3

  /// Creates a recogniser for an element whose top left corner is at `origin`.
  init(_ gesture: Gesture, origin: Point) {
    self.gesture = gesture
    self.origin = origin
  }

  func follows(_ pointer: Int) -> Bool { contacts.contains { $0.pointer == pointer } }

  var pointers: [Int] { contacts.map { $0.pointer } }

  // MARK: Samples

  /// Processes a pointer sample.
  mutating func receive(_ sample: PointerSample) -> Step {
    now = sample.time
    switch sample.phase {
    case .down: return press(sample)
    case .cancelled:
      guard follows(sample.pointer) else { return .nothing }
      return isActive ? .finish(value(.cancelled)) : .fail
    case .moved, .up:
      guard let index = contacts.firstIndex(where: { $0.pointer == sample.pointer }) else {
        return .nothing
      }
      contacts[index].place = sample.location
      if sample.phase == .moved { track() }
      return sample.phase == .moved ? move() : lift(sample)
    }
  }

  /// Processes the passing of time without a sample.
  mutating func wait(until time: Double) -> Step {
    guard let due = deadline, time >= due else { return .nothing }
    deadline = nil
    now = time
    return gesture.isLongPress ? .claim : .fail
  }

  /// Begins the gesture once the arena allows it; returns the value to report.
  mutating func begin() -> GestureValue? {
    isActive = true
    return gesture.directions.isEmpty || isDrag ? value(.began) : nil
  }

  /// Whether the gesture is complete as soon as it begins.
  var isOverAtOnce: Bool { gesture.tapCount > 0 }

  // MARK: Kinds

  private var isDrag: Bool {
    if case .drag = gesture.kind { true } else { false }
  }

  private mutating func press(_ sample: PointerSample) -> Step {
    let limit = gesture.isPinch ? 2 : 1
    guard contacts.count < limit else {
      // A second finger rules out a tap or long press; drags and pinches ignore it.
      if case .longPress = gesture.kind, !isActive { return .fail }
      return gesture.tapCount > 0 ? .fail : .nothing
    }
    contacts.append(
      Contact(pointer: sample.pointer, start: sample.location, place: sample.location))
    if contacts.count == limit { track() }
    switch gesture.kind {
    case .tap:
      deadline = nil
      guard let tapped else { return .nothing }
      return (sample.location - tapped).length <= 3 * Self.slack ? .nothing : .fail
    case .longPress(let duration, _): deadline = sample.time + duration
    case .drag(let distance, _): return distance == 0 ? .claim : .nothing
    case .swipe: break
    case .pinch: if contacts.count == 2 { restart() }
    }
    return .nothing
  }

  private mutating func move() -> Step {
    if isActive { return isSwipe ? .nothing : .going(on: value(.changed)) }
    let way = contacts[0].place - contacts[0].start
    switch gesture.kind {
    case .tap: return way.length > Self.slack ? .fail : .nothing
    case .longPress(_, let slack): return way.length > slack ? .fail : .nothing
    case .drag(let distance, let directions): return setOut(way, distance, directions)
    case .swipe(let directions, _): return setOut(way, Self.slack, directions)
    case .pinch:
      guard contacts.count == 2 else { return .nothing }
      return (apart - startApart).magnitude > Self.slack ? .claim : .nothing
    }
  }

  private func setOut(_ way: Point, _ distance: Double, _ directions: Directions) -> Step {
    guard way.length >= distance else { return .nothing }
    return directions.isSuperset(of: Directions(of: way)) ? .claim : .fail
  }

  private mutating func lift(_ sample: PointerSample) -> Step {
    switch gesture.kind {
    case .tap(let count):
      taps += 1
      tapped = tapped ?? contacts[0].start
      if taps == count { return .claim }
      contacts = []
      deadline = sample.time + Self.pause
      return .nothing
    case .swipe(_, let speed):
      guard isActive else { return .fail }
      let velocity = tracker.velocity(at: now)
      let direction = Directions(of: velocity)
      let isRight = velocity.length >= speed && gesture.directions.isSuperset(of: direction)
      return .finish(isRight ? .swipe(SwipeValue(direction, velocity: velocity)) : nil)
    case .longPress, .drag: return isActive ? .finish(value(.ended)) : .fail
    case .pinch:
      if isActive { return .finish(value(.ended)) }
      contacts.removeAll { $0.pointer == sample.pointer }
      return contacts.isEmpty ? .fail : .nothing
    }
  }

  private var isSwipe: Bool {
    if case .swipe = gesture.kind { true } else { false }
  }

  // MARK: Values

  private func value(_ phase: GesturePhase) -> GestureValue? {
    guard let first = contacts.first else { return nil }
    let velocity = tracker.velocity(at: now)
    switch gesture.kind {
    case .tap: return .tap(first.start - origin)
    case .longPress: return .longPress(PressValue(phase, at: first.place - origin))
    case .swipe: return nil
    case .drag(_, let directions):
      return .drag(
        DragValue(
          phase, from: first.start - origin,
          by: directions.projected(first.place - first.start),
          velocity: directions.projected(velocity)))
    case .pinch:
      guard contacts.count == 2 else { return nil }
      let start = contacts[0].start.middle(to: contacts[1].start)
      let middle = contacts[0].place.middle(to: contacts[1].place)
      return .pinch(
        PinchValue(
          phase, scale: apart / startApart, center: start - origin, translation: middle - start,
          velocity: velocity.x / startApart))
    }
  }

  /// The distance of the two pointers, at least a pixel.
  private var apart: Double { max((contacts[0].place - contacts[1].place).length, 1) }
  private var startApart: Double { max((contacts[0].start - contacts[1].start).length, 1) }

  /// The second finger was pressed: measure both from here.
  private mutating func restart() {
    contacts[0] = Contact(
      pointer: contacts[0].pointer, start: contacts[0].place, place: contacts[0].place)
    tracker = VelocityTracker()
    track()
  }

  private mutating func track() {
    if gesture.isPinch {
      guard contacts.count == 2 else { return }
      tracker.add(Point(x: apart, y: 0), at: now)
    } else {
      tracker.add(contacts[0].place, at: now)
    }
  }
}

extension Recognizer.Step {
  /// Continues with a value to report, if there is one.
  fileprivate static func going(on value: GestureValue?) -> Recognizer.Step {
    value.map { .report($0) } ?? .nothing
  }
}
