import Geometry
import Gestures
import Testing

@Suite struct `A speed` {
  @Test func `is constant for uniform movement, however it is sampled`() {
    for steps in [2, 3, 7, 30] {
      var tracker = VelocityTracker()
      for step in 0..<steps {
        let time = 100 + 0.09 * Double(step * step) / Double((steps - 1) * (steps - 1))
        tracker.add(Point(x: 300 * time, y: -20 * time), at: time)
      }
      let velocity = tracker.velocity(at: 100.09)
      #expect((velocity.x - 300).magnitude < 1e-6 && (velocity.y + 20).magnitude < 1e-6)
    }
  }

  @Test func `is zero after a rest, and before the first sample`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(.zero, at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point(x: 10, y: 0), at: 0.01)
    #expect(tracker.velocity(at: 0.02).x > 0)
    #expect(tracker.velocity(at: 0.07) == .zero)
  }

  @Test func `ignores old samples`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(Point(x: 500, y: 0), at: 0.02)
    for step in 0...10 { tracker.add(Point(x: 500, y: 0), at: 0.2 + 0.01 * Double(step)) }
    #expect(tracker.velocity(at: 0.3) == .zero)
  }

  @Test func `copes with times that repeat or go backwards`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 1)
    tracker.add(Point(x: 5, y: 0), at: 1)
    tracker.add(Point(x: 9, y: 0), at: 0.5)
    #expect(tracker.velocity(at: 1) == .zero)
  }
}
