import Motion
import Testing

@Suite struct `Keyframes of a value` {
  private let all = Keyframes(
    from: 0.0,
    [
      .linear(10, duration: 1), .jump(20), .spring(30, duration: 2), .cubic(40, duration: 1),
      .cubic(20, duration: 1), .linear(0, duration: 2, curve: .easeIn),
    ])

  @Test(arguments: [
    (-1.0, 0.0), (0.0, 0.0), (0.25, 2.5), (1.0, 20.0), (3.0, 30.0), (4.0, 40.0), (5.0, 20.0),
    (7.0, 0.0), (8.0, 0.0),
  ])
  func `pass through their values`(time: Double, place: Double) {
    #expect((all.value(at: time) - place).magnitude < 1e-9)
    #expect(all.duration == 7)
  }

  @Test func `join without a jump in velocity if they are cubic`() {
    let smooth = Keyframes(
      from: 0.0, [.cubic(10, duration: 1), .cubic(4, duration: 0.5), .cubic(9, duration: 2)])
    let step = 1e-6
    for meeting in [1.0, 1.5] {
      let before = (smooth.value(at: meeting) - smooth.value(at: meeting - step)) / step
      let after = (smooth.value(at: meeting + step) - smooth.value(at: meeting)) / step
      #expect((before - after).magnitude < 1e-3)
    }
  }

  @Test func `may begin with jumps, or be empty`() {
    #expect(Keyframes(from: 1.0, [.jump(2), .jump(3), .linear(5, duration: 1)]).value(at: 0) == 3)
    #expect(Keyframes(from: 1.0, []).value(at: 4) == 1)
    #expect(Keyframes(from: 1.0, [.linear(2, duration: -1)]).value(at: 0) == 2)
  }
}
