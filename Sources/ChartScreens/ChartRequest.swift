package import CivilTime
package import Tracking

/// A request to the charts of the statistics.
package struct ChartRequest {
  /// The days that count.
  let period: Period
  /// The selected tag, if any.
  let tag: String?
  /// The colour of the tag.
  var color: TagColor?
  /// The figures of the period, which have the current colours of tags.
  let statistics: Statistics
  /// The version of the figures; charts made from another version are made again.
  let version: Int
  /// The tags entered in the map, from the outermost on.
  let path: [String]
  /// Whether hours of weeks are shown beside those of the year before.
  let comparesYears: Bool

  /// Makes a request for the charts of a period, shown beside its figures.
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
