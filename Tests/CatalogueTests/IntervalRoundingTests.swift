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
    #expect(IntervalRounding.decimals(from: low, to: high, least: least) == digits)
  }

  /// Narrow intervals, such as that of a tag in 31 of 34,974 answers.
  @Test(arguments: [(0.000_614, 0.001_241), (0.000_009, 0.000_400), (0.000_566, 0.000_983)])
  func `differ in the tables of the command line`(low: Double, high: Double) {
    for language in Language.allCases {
      let words = language.commandPhrases
      let text = words.percents(from: low, to: high)
      #expect(text.hasSuffix(words.percentage("")))
      let ends = text.dropLast(words.percentage("").count).split(separator: "–")
      #expect(ends.count == 2 && ends[0] != ends[1], "\(text)")
    }
  }
}
