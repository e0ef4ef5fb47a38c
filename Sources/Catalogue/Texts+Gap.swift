extension Texts {
  /// Returns a sentence about a lack of answers that makes figures misleading, in place of a headline.
  ///
  /// - Parameters:
  ///   - missed: the number of probes without an answer.
  ///   - number: the number as it is written in the language.
  ///   - hours: the first hour of the day with few answers and the one after the last, as they are written;
  ///     nil if few probes of all hours have an answer.
  public func sentence(
    about missed: Int, as number: String, between hours: (first: String, last: String)?
  ) -> String {
    guard let hours else { return tags[.gapOverall] }
    return tags[.gapInHours, count: missed, as: number, hours.first, hours.last]
  }
}
