internal import CivilTime
internal import Sampling

/// Checks whether moments belong to a schedule, in any order.
///
/// Ascending moments are found by advancing through the schedule; for earlier ones the search begins at the
/// nearest of the bookmarks set along the way, so that a log written backwards costs no more than one written
/// forwards. Time and memory are bounded: the search ends at a last moment, and when the bookmarks become too
/// many every other one is dropped.
struct ScheduleCheck {
  /// The schedule.
  var schedule: Schedule { cursor.schedule }

  private let last: Moment
  private let mostBookmarks: Int
  /// The number of moments from one bookmark to the next.
  private var stride = 256
  private var cursor: Moments
  private var bookmarks: [Moments]
  private var steps = 0

  /// Prepares to check moments up to a last one; later ones count as outside the schedule.
  init(_ schedule: Schedule, until last: Moment, mostBookmarks: Int = 1 << 15) {
    self.last = last
    self.mostBookmarks = mostBookmarks
    cursor = schedule.moments
    bookmarks = [schedule.moments]
  }

  /// Returns whether a moment belongs to the schedule.
  ///
  /// - Complexity: O(n) in the moments since the latest one checked; O(log n) for earlier ones.
  mutating func contains(_ moment: Moment) -> Bool {
    guard moment <= last else { return false }
    if let latest = cursor.latest, moment <= latest {
      var earlier = bookmark(before: moment)
      guard moment >= earlier.upcoming else { return false }
      earlier.skip(to: moment)
      return earlier.upcoming == moment
    }
    while cursor.upcoming < moment {
      _ = cursor.next()
      steps += 1
      if steps.isMultiple(of: stride) { bookmarks.append(cursor) }
      if bookmarks.count > mostBookmarks { thinOut() }
    }
    return cursor.upcoming == moment
  }

  /// Keeps every other bookmark, the first among them.
  private mutating func thinOut() {
    stride *= 2
    bookmarks = Swift.stride(from: 0, to: bookmarks.count, by: 2).map { bookmarks[$0] }
  }

  /// Returns the last bookmark at or before a moment, or the first one of all.
  private func bookmark(before moment: Moment) -> Moments {
    var low = 0
    var high = bookmarks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bookmarks[middle].upcoming <= moment { low = middle } else { high = middle }
    }
    return bookmarks[low]
  }
}
