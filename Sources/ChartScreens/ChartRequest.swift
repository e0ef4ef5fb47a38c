package import CivilTime
package import Tracking

/// What the charts of the statistics are asked to show.
package struct ChartRequest {
  /// The days that count.
  let period: Period
  /// The tag that is looked at, if one is.
  let tag: String?
  /// Its colour.
  var color: TagColor?
  /// The figures of the period, which have the current colours of tags.
  let statistics: Statistics
  /// The version of the figures: for another one, what is made of them is made again.
  let version: Int
  /// The tags that were gone into in the map, from the outermost on.
  let path: [String]
  /// Whether hours of weeks are shown beside those of the year before.
  let comparesYears: Bool

  /// Asks for the charts of a period, beside its figures.
  package init(
    of period: Period, tag: String? = nil, color: TagColor? = nil, beside statistics: Statistics,
    version: Int = 0, path: [String] = [], comparesYears: Bool = false
  ) {
    self.period = period
    self.tag = tag
    self.color = color
    self.statistics = statistics
    self.version = version
    self.path = path
    self.comparesYears = comparesYears
  }
}
