import Geometry
import Gestures

/// Fingers on nested elements with gestures, with a simulated clock.
struct Fingers {
  var arena = GestureArena()
  /// The gestures under the fingers, the innermost first.
  let members: [GestureArena.Member]
  var time = 0.0
  private var places: [Int: Point] = [:]

  /// Creates nested elements with their gestures, the innermost first, numbered consecutively.
  init(_ elements: [[Gesture]], origin: Point = .zero) {
    var members: [GestureArena.Member] = []
    for (element, gestures) in elements.enumerated() {
      for gesture in gestures {
        members.append(
          GestureArena.Member(
            id: members.count, element: element, gesture: gesture, origin: origin))
      }
    }
    self.members = members
  }

  mutating func down(_ x: Double, _ y: Double, finger: Int = 1) -> [GestureArena.Report] {
    send(.down, Point(x: x, y: y), finger)
  }

  /// Moves in steps of 10 ms.
  mutating func move(
    _ x: Double, _ y: Double, finger: Int = 1, steps: Int = 4
  ) -> [GestureArena.Report] {
    let start = places[finger] ?? .zero
    var reports: [GestureArena.Report] = []
    for step in 1...steps {
      time += 0.01
      let share = Double(step) / Double(steps)
      let place = Point(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share)
      reports += send(.moved, place, finger)
    }
    return reports
  }

  mutating func up(finger: Int = 1) -> [GestureArena.Report] {
    send(.up, places[finger] ?? .zero, finger)
  }

  mutating func takeAway(finger: Int = 1) -> [GestureArena.Report] {
    send(.cancelled, places[finger] ?? .zero, finger)
  }

  mutating func tap(_ x: Double = 5, _ y: Double = 5) -> [GestureArena.Report] {
    let reports = down(x, y)
    time += 0.05
    return reports + up()
  }

  mutating func wait(_ seconds: Double) -> [GestureArena.Report] {
    time += seconds
    return arena.advance(to: time)
  }

  private mutating func send(
    _ phase: PointerSample.Phase, _ place: Point, _ finger: Int
  ) -> [GestureArena.Report] {
    places[finger] = place
    let sample = PointerSample(phase, at: place, time: time, pointer: finger)
    return arena.receive(sample, members: phase == .down ? members : [])
  }
}

extension [GestureArena.Report] {
  /// Each report in a word: `0 began`, `1 tap`.
  var words: [String] { map { "\($0.id) \($0.value.word)" } }

  /// The words, leaving out reports of changes.
  var turns: [String] { words.filter { !$0.hasSuffix("changed") } }
}

extension GestureValue {
  var word: String {
    switch self {
    case .tap: "tap"
    case .swipe: "swipe"
    case .longPress(let value): "\(value.phase)"
    case .drag(let value): "\(value.phase)"
    case .pinch(let value): "\(value.phase)"
    }
  }

  var drag: DragValue? {
    if case .drag(let value) = self { value } else { nil }
  }

  var pinch: PinchValue? {
    if case .pinch(let value) = self { value } else { nil }
  }
}
