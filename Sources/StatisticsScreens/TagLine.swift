internal import Sampling
import TextBytes
internal import Tracking

/// The content of a row in the table of tags.
struct TagLine {
  let figure: Statistics.Figure
  /// The difference from the compared period, if it is known.
  let change: Comparison.Entry?
  /// The shares of the last weeks, NaN for weeks without answers; empty until they are known.
  let weeks: [Double]

  /// Returns the rows of all tags in the order of the figures.
  static func all(
    _ statistics: Statistics, _ comparison: Comparison?, _ weeks: TagWeeks?
  ) -> [TagLine] {
    let (changes, courses) = (comparison?.entries ?? [], weeks?.tags ?? [])
    return statistics.tags.enumerated().map { place, figure in
      // Nearly always in the very same order.
      let change =
        place < changes.count && changes[place].name.isSame(as: figure.name)
        ? changes[place] : changes.first { $0.name.isSame(as: figure.name) }
      let course = courses.first { $0.name.isSame(as: figure.name) }
      let shares = weeks.map { weeks in
        weeks.answered.indices.map { week in
          weeks.answered[week] == 0 ? .nan : course.map { $0.shares[week] } ?? 0
        }
      }
      return TagLine(figure: figure, change: change, weeks: shares ?? [])
    }
  }
}
