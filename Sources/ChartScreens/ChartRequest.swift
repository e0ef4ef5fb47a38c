package import CivilTime

/// What the charts of the statistics are asked to show.
package struct ChartRequest {
  /// The days that count.
  let period: Period
  /// The tag that is looked at, if one is.
  let tag: String?

  /// Asks for the charts of a period.
  package init(of period: Period, tag: String? = nil) {
    self.period = period
    self.tag = tag
  }
}
