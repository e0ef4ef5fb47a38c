import Geometry
import Gestures
import Testing

@Suite struct `A single gesture` {
  @Test(arguments: [1, 2, 3])
  func `a tap is reported after the required number of taps`(count: Int) {
    var hand = Fingers([[.tap(count: count)]], origin: Point(x: 2, y: 1))
    for _ in 1..<count {
      #expect(hand.tap() == [])
      #expect(hand.wait(0.2) == [])
    }
    #expect(hand.tap() == [GestureArena.Report(id: 0, value: .tap(Point(x: 3, y: 4)))])
    #expect(hand.arena.isIdle)
  }

  @Test func `taps that lie apart in time or place do not add up`() {
    var hand = Fingers([[.tap(count: 2)]])
    _ = hand.tap()
    #expect(hand.wait(0.4) == [] && hand.arena.isIdle)
    #expect(hand.tap() == [])
    #expect(hand.tap(50, 5) == [])
    _ = hand.wait(0.4)
    #expect(hand.arena.isIdle)
  }

  @Test func `a press that strays is no tap`() {
    var hand = Fingers([[.tap()]])
    _ = hand.down(0, 0)
    #expect(hand.move(11, 0) == [] && hand.move(0, 0) == [] && hand.up() == [])
  }

  @Test func `a second finger makes no tap`() {
    var hand = Fingers([[.tap()]])
    _ = hand.down(0, 0)
    _ = hand.down(30, 0, finger: 2)
    #expect(hand.up() == [] && hand.up(finger: 2) == [])
  }

  @Test func `a long press begins after its duration, and follows the finger`() {
    var hand = Fingers([[.longPress(minimumDuration: 0.5)]])
    _ = hand.down(5, 5)
    #expect(hand.arena.deadline == 0.5)
    #expect(hand.wait(0.4) == [])
    #expect(hand.wait(0.1).words == ["0 began"])
    #expect(
      hand.move(60, 5, steps: 1)
        == [.init(id: 0, value: .longPress(PressValue(.changed, at: Point(x: 60, y: 5))))])
    #expect(hand.up().words == ["0 ended"])
  }

  @Test func `a long press that moves or ends early is not recognized`() {
    var hand = Fingers([[.longPress()]])
    _ = hand.down(0, 0)
    _ = hand.move(0, 12)
    #expect(hand.wait(1) == [] && hand.up() == [])
    _ = hand.down(0, 0)
    _ = hand.wait(0.3)
    #expect(hand.up() == [] && hand.wait(1) == [])
  }

  @Test func `a deadline that has passed is handled before the next sample`() {
    var hand = Fingers([[.longPress()]])
    _ = hand.down(0, 0)
    hand.time += 0.8
    #expect(hand.up().words == ["0 began", "0 ended"])
  }

  @Test func `a drag begins after its minimum distance, and includes that distance`() {
    var hand = Fingers([[.drag(minimumDistance: 8)]], origin: Point(x: 10, y: 20))
    _ = hand.down(15, 25)
    #expect(hand.move(20, 25) == [])
    let reports = hand.move(45, 65)
    #expect(reports.words == ["0 began", "0 changed", "0 changed", "0 changed"])
    let last = reports.last?.value.drag
    #expect(last?.startLocation == Point(x: 5, y: 5) && last?.translation == Point(x: 30, y: 40))
    #expect(last?.location == Point(x: 35, y: 45))
    #expect(hand.up().words == ["0 ended"])
  }

  @Test func `a drag without a minimum distance begins with the press`() {
    var hand = Fingers([[.drag(minimumDistance: 0)]])
    #expect(hand.down(0, 0).words == ["0 began"])
    #expect(hand.up().words == ["0 ended"])
  }

  @Test func `a drag reports its velocity and where it would come to rest`() throws {
    var hand = Fingers([[.drag()]])
    _ = hand.down(0, 0)
    _ = hand.move(100, -50, steps: 10)
    let end = try #require(hand.up().first?.value.drag)
    #expect((end.velocity.x - 1_000).magnitude < 1e-6 && (end.velocity.y + 500).magnitude < 1e-6)
    #expect((end.predictedEndTranslation.x - 599.5).magnitude < 1e-6)
    #expect((end.predictedEndLocation.y + 299.75).magnitude < 1e-6)
  }

  @Test func `a drag that rests before its end has no speed`() {
    var hand = Fingers([[.drag()]])
    _ = hand.down(0, 0)
    _ = hand.move(100, 0)
    _ = hand.wait(0.06)
    #expect(hand.up().first?.value.drag?.velocity == .zero)
  }

  @Test func `a drag along one axis reports no movement along the other`() {
    var hand = Fingers([[.drag(directions: .horizontal)]])
    _ = hand.down(0, 0)
    let last = hand.move(40, 30).last?.value.drag
    #expect(last?.translation == Point(x: 40, y: 0) && last?.velocity.y == 0)
  }

  @Test(arguments: [
    (Point(x: 40, y: 0), Directions.right, true), (Point(x: -40, y: 10), .left, true),
    (Point(x: 40, y: 0), .left, false), (Point(x: 10, y: 40), .horizontal, false),
    (Point(x: 10, y: 40), .down, true), (Point(x: 0, y: -40), .down, false),
    (Point(x: 30, y: 30), .horizontal, true), (Point(x: -3, y: -40), .all, true),
  ])
  func `a drag begins only in its directions`(
    way: Point, directions: Directions, isSeen: Bool
  ) {
    var hand = Fingers([[.drag(directions: directions)]])
    _ = hand.down(0, 0)
    #expect(hand.move(way.x, way.y).isEmpty != isSeen)
  }

  @Test(arguments: [(10, "0 swipe"), (100, nil)])
  func `a swipe is quick`(steps: Int, expected: String?) {
    var hand = Fingers([[.swipe()]])
    _ = hand.down(0, 0)
    #expect(hand.move(-100, 0, steps: steps) == [])
    let end = hand.up()
    #expect(end.words.first == expected)
    if case .swipe(let value)? = end.first?.value { #expect(value.direction == .left) }
  }

  @Test func `a swipe that turns back is not recognized`() {
    var hand = Fingers([[.swipe(.left)]])
    _ = hand.down(0, 0)
    _ = hand.move(-60, 0)
    _ = hand.move(40, 0, steps: 12)
    #expect(hand.up() == [])
  }

  @Test func `a pinch scales about the middle`() throws {
    var hand = Fingers([[.pinch]], origin: Point(x: 0, y: 10))
    _ = hand.down(0, 50)
    _ = hand.down(100, 50, finger: 2)
    let reports = hand.move(200, 50, finger: 2)
    #expect(reports.words.first == "0 began")
    let value = try #require(reports.last?.value.pinch)
    #expect(value.scale == 2 && value.center == Point(x: 50, y: 40))
    #expect(value.translation == Point(x: 50, y: 0) && (value.velocity - 25).magnitude < 1e-6)
    #expect(hand.up(finger: 2).words == ["0 ended"] && hand.up() == [])
  }

  @Test func `fingers on one spot do not divide by zero`() {
    var hand = Fingers([[.pinch]])
    _ = hand.down(5, 5)
    _ = hand.down(5, 5, finger: 2)
    #expect(hand.move(25, 5, finger: 2).last?.value.pinch?.scale == 20)
  }

  @Test(arguments: [Gesture.drag(), .longPress(minimumDuration: 0), .pinch])
  func `a gesture is cancelled when the system takes its pointer`(gesture: Gesture) {
    var hand = Fingers([[gesture]])
    _ = hand.down(0, 0)
    _ = hand.wait(0)
    _ = hand.down(100, 0, finger: 2)
    _ = hand.move(40, 0)
    #expect(hand.takeAway().words == ["0 cancelled"])
    #expect(hand.up(finger: 2) == [])
  }
}
