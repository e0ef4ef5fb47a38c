import Geometry
import Testing

@Suite struct `A rectangle` {
  private static let base = Rect(x: 10, y: 10, width: 20, height: 10)

  @Test(arguments: [
    (base, true),
    (Rect(x: 15, y: 12, width: 2, height: 2), true),
    (Rect(x: 0, y: 0, width: 100, height: 100), true),
    (Rect(x: 29, y: 19, width: 5, height: 5), true),
    // Sides or corners that touch.
    (Rect(x: 30, y: 10, width: 5, height: 10), false),
    (Rect(x: 10, y: 20, width: 20, height: 5), false),
    (Rect(x: 0, y: 0, width: 10, height: 10), false),
    // Beside it in one direction only.
    (Rect(x: 40, y: 12, width: 5, height: 5), false),
    (Rect(x: 12, y: 0, width: 5, height: 5), false),
  ])
  func `overlaps another that has an area in common`(other: Rect, overlaps: Bool) {
    #expect(Self.base.overlaps(other) == overlaps)
    #expect(other.overlaps(Self.base) == overlaps)
  }
}
