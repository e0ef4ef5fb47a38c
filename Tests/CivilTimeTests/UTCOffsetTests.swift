import CivilTime
import TestSupport
import Testing

@Suite struct `Offsets from UTC` {
  @Test(arguments: [
    (0, "12:00:00"), (7_200, "14:00:00"), (-12_600, "08:30:00"), (86_400, "12:00:00"),
  ])
  func `are what a clock shows more than UTC`(seconds: Int, clock: String) {
    #expect(LocalTime(43_200, offset: UTCOffset(seconds: seconds)).clock == clock)
  }

  @Test func `are compared by their seconds`() {
    let offsets = [-3_600, 0, 900].map { UTCOffset(seconds: $0) }
    #expect(offsets.sorted() == offsets && offsets[1] == .utc)
    #expect(UTCOffset(seconds: 900) > .utc)
  }
}
