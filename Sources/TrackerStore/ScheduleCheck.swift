internal import CivilTime
internal import Sampling

/// Checks whether moments belong to a schedule, in any order.
///
/// Ascending moments are found by advancing through the schedule, in leaps to the first of them. For an
/// earlier one the search begins at the nearest of the bookmarks set along the way and sets more of them, so that a
/// log written backwards costs little more than one written forwards. Time and memory are bounded: the search ends
/// at a last moment, and when the bookmarks become too many every other one is dropped.
struct ScheduleCheck {
  /// The schedule.
  var schedule: Schedule { cursor.schedule }

  private let last: Moment
  private let mostBookmarks: Int
  /// The number of moments from one bookmark to the next.
  private var spacing = 256
  /// The most mean gaps that are passed in one leap.
  private static let longestLeap: Int64 = 1 << 17
  private var cursor: Moments
  /// In order; the first is at the start.
  private var bookmarks: [Moments]

  /// Prepares to check moments up to a last one; later ones count as outside the schedule.
  init(_ schedule: Schedule, until last: Moment, mostBookmarks: Int = 1 << 15) {
    self.last = last
    self.mostBookmarks = mostBookmarks
    cursor = schedule.moments
    bookmarks = [schedule.moments]
  }

  /// Returns whether a moment belongs to the schedule.
  ///
  /// - Complexity: O(n) in the moments since the latest one checked; for earlier ones at first O(n) in those since
  ///   a bookmark, then O(log n).
  mutating func contains(_ moment: Moment) -> Bool {
    guard moment <= last, moment >= schedule.start else { return false }
    let place = place(before: moment)
    let isEarlier = cursor.latest.map { moment <= $0 } ?? false
    if isEarlier || cursor.upcoming < bookmarks[place].upcoming { cursor = bookmarks[place] }
    if isEarlier { walk(to: moment, after: place) } else { leap(to: moment) }
    return cursor.upcoming == moment
  }

  /// Advances to a moment, setting many bookmarks between that at a place and the next one.
  private mutating func walk(to moment: Moment, after place: Int) {
    var (place, steps) = (place, 0)
    while cursor.upcoming < moment {
      _ = cursor.next()
      steps += 1
      if steps.isMultiple(of: spacing) {
        place += 1
        bookmarks.insert(cursor, at: place)
      }
    }
    while bookmarks.count > mostBookmarks { thinOut() }
  }

  /// Advances to a moment, setting few bookmarks behind the last one.
  private mutating func leap(to moment: Moment) {
    let leap = Seconds(schedule.meanGap.seconds * Self.longestLeap)
    while cursor.upcoming < moment {
      cursor.skip(to: min(moment, cursor.upcoming + leap))
      guard let latest = bookmarks.last else { return }
      if (cursor.upcoming - latest.upcoming).seconds / schedule.meanGap.seconds > Int64(spacing) {
        bookmarks.append(cursor)
        if bookmarks.count > mostBookmarks { thinOut() }
      }
    }
  }

  /// Keeps every other bookmark, the first among them.
  private mutating func thinOut() {
    spacing *= 2
    bookmarks = Swift.stride(from: 0, to: bookmarks.count, by: 2).map { bookmarks[$0] }
  }

  /// Returns the place of the last bookmark at or before a moment, or of the first of all.
  private func place(before moment: Moment) -> Int {
    var low = 0
    var high = bookmarks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bookmarks[middle].upcoming <= moment { low = middle } else { high = middle }
    }
    return low
  }
}
