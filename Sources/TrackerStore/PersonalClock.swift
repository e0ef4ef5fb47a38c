internal import CivilTime

/// The offsets of a person's clock from UTC through a stretch of time, from which the time in each part of the week
/// is computed.
struct PersonalClock {
  /// The moments from which each offset holds, in order; the first one holds before, too.
  private var changes: [(since: Moment, offset: UTCOffset)]

  /// Makes a clock that is never changed.
  init(_ offset: UTCOffset) { changes = [(.epoch, offset)] }

  /// Finds the changes of a clock between two moments.
  ///
  /// - Parameter offset: the offset at a moment, which changes at most once in a week.
  /// - Complexity: O(w + c · log w) in the weeks and the changes.
  init(from start: Moment, to end: Moment, offset: (Moment) -> UTCOffset) {
    var before = offset(start)
    changes = [(start, before)]
    var moment = start
    while moment < end {
      let next = min(moment + .days(7), end)
      let after = offset(next)
      if before != after {
        var (low, high) = (moment, next)
        while (high - low).seconds > 1 {
          let middle = low + .seconds((high - low).seconds / 2)
          if offset(middle) == before { low = middle } else { high = middle }
        }
        changes.append((high, after))
        before = after
      }
      moment = next
    }
  }

  /// Adds the seconds between two moments to those of the parts of the week by this clock.
  ///
  /// - Complexity: O(log c + 1) in the changes of the clock, for each of those between the moments.
  func add(_ range: Range<Moment>, to parts: inout [Double], times: Double = 1) {
    var start = range.lowerBound
    var place = lastChange(upTo: start)
    while start < range.upperBound {
      let next = place + 1
      let end =
        next < changes.count ? min(changes[next].since, range.upperBound) : range.upperBound
      // The time of the clock, as the moment at which a clock of UTC shows it.
      let shown = start + .seconds(Int64(changes[place].offset.seconds))
      Self.add(end - start, from: shown, to: &parts, times: times)
      start = end
      place = next
    }
  }

  /// Returns the index of the last change at or before a moment, or of the first change.
  private func lastChange(upTo moment: Moment) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].since <= moment { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// Adds a number of seconds from a time of the clock on.
  private static func add(
    _ length: Seconds, from shown: Moment, to parts: inout [Double], times: Double
  ) {
    let (hour, week): (Int64, Int64) = (3_600, 168 * 3_600)
    let weeks = length.seconds / week
    if weeks > 0 {
      for part in parts.indices {
        parts[part] += times * Double(weeks * hour) * PartOfWeek.hours[part]
      }
    }
    // The epoch is a Thursday.
    var second = ((shown.secondsSince1970 % week) + 3 * 24 * hour + week) % week
    var rest = length.seconds % week
    while rest > 0 {
      let step = min(hour - second % hour, rest)
      parts[PartOfWeek.ofHours[Int(second / hour)]] += times * Double(step)
      second = (second + step) % week
      rest -= step
    }
  }
}
