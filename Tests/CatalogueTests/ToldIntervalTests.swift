import Catalogue
import Testing

@Suite struct `The ends of an interval` {
  @Test(arguments: [
    (12.0, 19.0, 0, 0), (14.1, 14.4, 0, 1), (14.11, 14.12, 0, 2), (14.111, 14.112, 0, 2),
    (5, 5, 0, 0), (0.4, 0.6, 1, 1), (0.44, 0.46, 1, 1), (0.41, 0.43, 1, 2), (-3.2, -2.8, 0, 1),
  ])
  func `are shown with enough decimals to differ`(
    low: Double, high: Double, least: Int, digits: Int
  ) {
    #expect(ToldInterval.decimals(from: low, to: high, least: least) == digits)
  }
}
