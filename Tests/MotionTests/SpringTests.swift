import Foundation
import Testing

@testable import Motion

@Suite struct `A spring` {
  static let springs = [0.05, 0.3, 0.825, 0.9999, 1, 1.0001, 1.5, 6].map {
    Spring(response: 0.55, dampingRatio: $0)
  }

  /// The equation of motion, x″ + 2ζω x′ + ω² x = 0, solved by small steps of Runge and Kutta.
  @Test(arguments: springs)
  func `follows its equation of motion`(spring: Spring) {
    let frequency = 2 * Double.pi / spring.response
    func pull(_ x: Double, _ v: Double) -> Double {
      -2 * spring.dampingRatio * frequency * v - frequency * frequency * x
    }
    let step = 1e-4
    var (x, v) = (-1.0, 3.0)
    for number in 1...10_000 {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard number.isMultiple(of: 500) else { continue }
      let response = spring.response(after: Double(number) * step)
      let position = -response.position.offset + 3 * response.position.velocity
      let velocity = -response.velocity.offset + 3 * response.velocity.velocity
      #expect((position - x).magnitude < 1e-8 && (velocity - v).magnitude < 1e-7)
    }
  }

  @Test(arguments: springs, [0.1, 0.001])
  func `stays near its target once it has settled`(spring: Spring, distance: Double) {
    let settled = spring.settlingDuration(within: distance)
    #expect(settled.isFinite && settled > 0)
    for step in 0...2_000 {
      let time = settled + Double(step) / 1_000
      #expect(spring.response(after: time).position.offset.magnitude <= distance * 1.000_001)
    }
    // It stays within a larger distance from an earlier time on.
    #expect(spring.settlingDuration(within: distance * 1.2) < settled)
  }

  @Test func `is described by duration and bounce too`() {
    #expect(Spring(duration: 0.4).dampingRatio == 1)
    #expect(Spring(duration: 0.4, bounce: 0.25) == Spring(response: 0.4, dampingRatio: 0.75))
    #expect(Spring(duration: 0.4, bounce: -0.5).dampingRatio == 2)
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func `is valid for any parameters`(value: Double) {
    let spring = Spring(response: value, dampingRatio: value)
    let response = spring.response(after: 1)
    #expect(response.position.offset.isFinite && spring.settlingDuration().isFinite)
  }

  /// Animations of the style sheet move like those of the module.
  @Test func `equals the one of the style sheet`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sheet = try String(contentsOf: root.appending(path: "Web/style.css"), encoding: .utf8)
    let words = try #require(sheet.firstMatch(of: /--spring: linear\((.*)\);/)).output.1
    let steps = words.split(separator: ", ").map { Double($0) ?? .nan }
    #expect(steps.count == 31 && steps.last == 1)
    for (step, value) in steps.enumerated() {
      let left = Spring.snappy.response(after: 0.6 * Double(step) / 30).position.offset
      #expect((1 - left - value).magnitude < 0.005, "step \(step)")
    }
  }
}
