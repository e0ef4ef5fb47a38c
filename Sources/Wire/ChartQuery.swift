public import CivilTime

/// A chart that can be saved as a file.
public enum SavedChart: String, WireWord {
  /// The tags as bars with their intervals.
  case bars
  /// The shares of the whole as a ring.
  case donut
  /// The hours of tags within tags.
  case treemap
  /// The hours of the week in which a tag occurs.
  case week

  /// The name of the chart.
  public var word: String { rawValue }
}

/// A query for a chart of a period.
public struct ChartQuery: Query {
  /// The period.
  public let period: Period
  /// The chart.
  public let chart: SavedChart
  /// A tag, in any case, or a condition on tags, whose week is drawn; nil for the most frequent tag.
  public let tag: String?

  /// Asks for a chart.
  public init(_ chart: SavedChart, of period: Period, tag: String? = nil) {
    self.period = period
    self.chart = chart
    self.tag = tag
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ChartQuery>
  ) throws(QueryProblem) -> ChartQuery {
    let chart = try parameters.parameter("chart", .word(SavedChart.self)) { $0.chart }
    let period = try parameters.query(Period.self) { $0.period }
    let tag = try parameters.optionalCondition { $0.tag }
    return ChartQuery(chart, of: period, tag: tag)
  }
}
