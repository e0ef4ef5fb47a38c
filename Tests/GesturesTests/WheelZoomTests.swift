import Geometry
import Gestures
import Testing

@Suite struct `A wheel with the control key` {
  @Test func `zooms in and out again, and ends after a pause`() {
    var wheel = WheelZoom()
    let center = Point(x: 3, y: 4)
    let first = wheel.turn(by: -20, at: center, time: 1)
    #expect(first.phase == .began && (first.scale - 1.2214027581601699).magnitude < 1e-12)
    let second = wheel.turn(by: 20, at: Point(x: 9, y: 9), time: 1.1)
    #expect(second.phase == .changed && (second.scale - 1).magnitude < 1e-12)
    #expect(second.center == center)
    #expect(wheel.deadline == 1.1 + 0.2)
    #expect(wheel.advance(to: 1.2) == nil)
    #expect(wheel.advance(to: 1.4)?.phase == .ended)
    #expect(wheel.advance(to: 2) == nil && wheel.deadline == nil)
    #expect(wheel.turn(by: 0, at: center, time: 3).phase == .began)
  }

  @Test func `zooms in small steps if the wheel is coarse`() {
    var wheel = WheelZoom()
    #expect(wheel.turn(by: -1_000, at: .zero, time: 0).scale < 2)
  }
}
