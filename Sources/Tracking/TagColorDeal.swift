/// Deals colours to tags so that the most frequent tags differ.
///
/// Each tag gets the colour whose tags have the smallest number of answers together, and of several
/// such colours the first. A tag counts as one answer at least, so no colour is dealt twice while there
/// is one that no tag has.
///
///     var deal = TagColorDeal()
///     deal.take(chosenColor, answers: 40)
///     let colors = deal.colors(forAnswers: [120, 80, 3])
public struct TagColorDeal: Sendable {
  /// The answers of the tags that have each colour.
  private var answers = [Int](repeating: 0, count: TagColor.count)

  /// Makes a deal in which no colour is used yet.
  public init() {}

  /// Records that a tag has a colour.
  ///
  /// - Parameters:
  ///   - color: the colour of the tag.
  ///   - count: the number of answers with the tag.
  public mutating func take(_ color: TagColor, answers count: Int) {
    let (sum, overflows) = answers[color.number - 1].addingReportingOverflow(max(count, 1))
    answers[color.number - 1] = overflows ? .max : sum
  }

  /// Deals a colour to one more tag.
  ///
  /// - Parameters:
  ///   - count: the number of answers with the tag.
  ///   - avoided: colours that the tag doesn't get while there is another.
  public mutating func next(
    answers count: Int, avoiding avoided: Set<TagColor> = []
  ) -> TagColor {
    var least: TagColor?
    for color in TagColor.all where !avoided.contains(color) {
      if let least, answers[least.number - 1] <= answers[color.number - 1] { continue }
      least = color
    }
    let color = least ?? TagColor(wrapping: 1)
    take(color, answers: count)
    return color
  }

  /// Deals colours to tags, the most frequent first, ties in the order given.
  ///
  /// - Parameter counts: the number of answers with each tag.
  /// - Returns: the colours in the order of the counts.
  public mutating func colors(forAnswers counts: [Int]) -> [TagColor] {
    var colors = counts.map { _ in TagColor(wrapping: 1) }
    let places = counts.indices.sorted { one, other in
      counts[one] == counts[other] ? one < other : counts[one] > counts[other]
    }
    for place in places { colors[place] = next(answers: counts[place]) }
    return colors
  }
}
