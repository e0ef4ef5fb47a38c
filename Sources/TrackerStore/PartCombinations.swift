internal import CivilTime

/// The number of answers for each combination of tags, by mean gap and part of the week.
struct PartCombinations {
  private var counts: [Seconds: [CombinationCounts]] = [:]

  /// The combinations of a mean gap and a part of the week.
  subscript(gap: Seconds, part: Int) -> CombinationCounts {
    get { counts[gap]?[part] ?? CombinationCounts() }
    _modify { yield &counts[gap, default: Self.empty][part] }
  }

  private static let empty = Array(repeating: CombinationCounts(), count: PartOfWeek.count)

  /// Returns the number of answers that satisfy a condition, in each cell of the sample.
  func cells(meeting condition: TagCondition, _ gaps: [Seconds]) -> [Int] {
    gaps.flatMap { gap in (counts[gap] ?? Self.empty).map { $0.count(meeting: condition) } }
  }

  /// Returns the counts of each combination in each cell of the sample, in the order of its first occurrence.
  func byCells(_ gaps: [Seconds]) -> [(tags: [TagID], counts: [Int])] {
    var places: [[TagID]: Int] = [:]
    var found: [(tags: [TagID], counts: [Int])] = []
    let nothing = Array(repeating: 0, count: gaps.count * PartOfWeek.count)
    for (place, gap) in gaps.enumerated() {
      for (part, combinations) in (counts[gap] ?? []).enumerated() {
        combinations.each { tags, count in
          if places[tags] == nil {
            places[tags] = found.count
            found.append((tags, nothing))
          }
          found[places[tags] ?? 0].counts[place * PartOfWeek.count + part] += count
        }
      }
    }
    return found
  }
}
