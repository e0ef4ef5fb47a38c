import Geometry
import Gestures
import TestSupport
import Testing

@Suite struct `Gestures that want the same pointer` {
  /// The gestures of nested elements, the innermost first; the finger's movement; the expected reports.
  static let cases: [(name: String, [[Gesture]], Point, [String])] = [
    (
      "the inner of two drags wins", [[.drag()], [.drag()]], Point(x: 40, y: 0),
      ["0 began", "0 ended"]
    ),
    (
      "a vertical drag passes a horizontal list",
      [[.drag(directions: .horizontal)], [.drag(directions: .vertical)]],
      Point(x: 3, y: 40), ["1 began", "1 ended"]
    ),
    (
      "a horizontal drag passes a vertical list",
      [[.drag(directions: .vertical)], [.drag(directions: .horizontal)]],
      Point(x: 40, y: 3), ["1 began", "1 ended"]
    ),
    (
      "a list at its end leaves the pull to the one around it",
      [[.drag(directions: .left)], [.drag(directions: .horizontal)]],
      Point(x: 40, y: 0), ["1 began", "1 ended"]
    ),
    ("a drag is no tap", [[.tap(), .drag()]], Point(x: 40, y: 0), ["1 began", "1 ended"]),
    (
      "a press that stays is a tap of the inner one", [[.tap()], [.tap(), .drag()]], .zero,
      ["0 tap"]
    ),
    (
      "an outer tap counts where the inner one only drags", [[.drag()], [.tap()]], .zero, ["1 tap"]
    ),
    (
      "the shorter way is seen first", [[.drag(minimumDistance: 20)], [.drag(minimumDistance: 4)]],
      Point(x: 40, y: 0), ["1 began", "1 ended"]
    ),
    (
      "of one element, the one asked for first",
      [[.swipe(minimumSpeed: 0), .drag(minimumDistance: 10)]],
      Point(x: 40, y: 0), ["0 swipe"]
    ),
    (
      "a simultaneous one continues beside another", [[.drag()], [.drag().simultaneously()]],
      Point(x: 40, y: 0), ["0 began", "1 began", "0 ended", "1 ended"]
    ),
  ]

  @Test(arguments: cases.indices)
  func `are resolved by fixed rules`(index: Int) {
    let (name, elements, way, expected) = Self.cases[index]
    var hand = Fingers(elements)
    var reports = hand.down(0, 0)
    if way != .zero { reports += hand.move(way.x, way.y, steps: 20) }
    reports += hand.up()
    #expect(reports.turns == expected, "\(name)")
    _ = hand.wait(1)
    #expect(hand.arena.isIdle)
  }

  @Test func `a tap waits for a second one`() {
    var hand = Fingers([[.tap(), .tap(count: 2)]])
    #expect(hand.tap() == [])
    #expect(hand.wait(0.3).words == ["0 tap"])
    #expect(hand.tap() == [])
    hand.time += 0.1
    #expect(hand.tap().words == ["1 tap"])
    #expect(hand.wait(1) == [] && hand.arena.isIdle)
  }

  @Test func `a pending tap yields to a drag that follows`() {
    var hand = Fingers([[.tap(), .tap(count: 2), .drag()]])
    #expect(hand.tap() == [])
    _ = hand.down(5, 5)
    // The first tap is complete, and a separate gesture follows.
    #expect(hand.move(60, 5).turns == ["0 tap", "2 began"])
  }

  @Test func `a long press takes the pointer from drags and taps`() {
    var hand = Fingers([[.tap(), .longPress()], [.drag()]])
    _ = hand.down(0, 0)
    #expect(hand.wait(0.5).words == ["1 began"])
    #expect(hand.move(60, 0).turns == [])
    #expect(hand.up().words == ["1 ended"])
  }

  @Test func `a pinch and a drag of one element run together`() {
    var hand = Fingers([[.drag(), .pinch]])
    _ = hand.down(0, 0)
    #expect(hand.move(30, 0).turns == ["0 began"])
    _ = hand.down(130, 0, finger: 2)
    #expect(hand.move(230, 0, finger: 2).turns == ["1 began"])
    #expect(hand.arena.activeIDs == [0, 1])
    #expect(hand.move(60, 0).words.contains("0 changed"))
    #expect(hand.up(finger: 2).words == ["1 ended"])
    #expect(hand.move(90, 0, steps: 1).words == ["0 changed"])
    #expect(hand.up().words == ["0 ended"])
  }

  @Test func `a pinch takes both fingers from what is around`() {
    var hand = Fingers([[.pinch], [.drag()]])
    _ = hand.down(0, 0)
    _ = hand.down(100, 0, finger: 2)
    #expect(hand.move(112, 0, finger: 2, steps: 8).turns == ["0 began"])
    #expect(hand.move(60, 0, steps: 20).turns == [])
    #expect(hand.up().words == ["0 ended"] && hand.up(finger: 2) == [])
    #expect(hand.arena.isIdle)
  }

  @Test func `a second finger begins nothing during a drag`() {
    var hand = Fingers([[.tap(), .drag()]])
    _ = hand.down(0, 0)
    _ = hand.move(40, 0)
    _ = hand.down(100, 0, finger: 2)
    #expect(hand.up(finger: 2) == [])
    #expect(hand.up().words == ["1 ended"])
  }

  @Test func `a removed gesture is no longer reported`() {
    var hand = Fingers([[.drag()]])
    _ = hand.down(0, 0)
    _ = hand.move(40, 0)
    hand.arena.remove(id: 0)
    #expect(hand.up() == [] && hand.arena.isIdle)
  }

  /// For any input, each gesture reports a complete sequence, and rivals are never active together.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `end if they began, for any input`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let kinds: [Gesture] = [
      .tap(), .tap(count: 2), .longPress(minimumDuration: 0.1), .drag(), .pinch, .swipe(.all),
      .drag(directions: .horizontal), .drag(directions: .vertical), .drag().simultaneously(),
    ]
    let elements = (0..<3).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        kinds.randomElement(using: &random)
      }
    }
    var hand = Fingers(elements)
    var stages: [Int: Bool] = [:]
    var pressed: Set<Int> = []
    func follow(_ reports: [GestureArena.Report]) {
      for report in reports {
        let goesOn = stages[report.id] == true
        switch report.value.word {
        case "began":
          #expect(!goesOn, "seed \(seed)")
          stages[report.id] = true
        case "changed": #expect(goesOn, "seed \(seed)")
        case "ended", "cancelled":
          #expect(goesOn, "seed \(seed)")
          stages[report.id] = false
        default: break
        }
      }
    }
    for _ in 0..<150 {
      let finger = Int.random(in: 1...3, using: &random)
      let (x, y) = (
        Double.random(in: 0...200, using: &random), Double.random(in: 0...200, using: &random)
      )
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !pressed.contains(finger):
        pressed.insert(finger)
        follow(hand.down(x, y, finger: finger))
      case 1 where pressed.contains(finger):
        pressed.remove(finger)
        follow(hand.up(finger: finger))
      case 2 where pressed.contains(finger) && x < 40:
        pressed.remove(finger)
        follow(hand.takeAway(finger: finger))
      case 3: follow(hand.wait(.random(in: 0...0.4, using: &random)))
      default: if pressed.contains(finger) { follow(hand.move(x, y, finger: finger, steps: 2)) }
      }
      let active = hand.arena.activeIDs.map { hand.members[$0] }
      for one in active {
        for other in active where one.id < other.id {
          let mayGoOn =
            one.gesture == .drag().simultaneously() || other.gesture == .drag().simultaneously()
            || (one.element == other.element && (one.gesture.isPinch || other.gesture.isPinch))
            // Different fingers on elements that are not nested.
            || pressed.count > 1
          #expect(mayGoOn, "seed \(seed): \(one) and \(other)")
        }
      }
    }
    for finger in pressed { follow(hand.up(finger: finger)) }
    follow(hand.wait(2))
    #expect(hand.arena.isIdle, "seed \(seed)")
    #expect(!stages.values.contains(true), "seed \(seed)")
  }
}
