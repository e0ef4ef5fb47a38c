import CivilTime
internal import Components
import Interface

/// The hour of a map of the week whose figures are shown.
final class WeekMapMark {
  /// The marked hour of one day, observed by itself so that a move evaluates the rows of two days at most.
  final class Day {
    @Observed fileprivate(set) var hour: Int?
  }

  /// The hour, if any.
  @Observed private(set) var hour: HourOfWeek?
  /// The marks of the days, from Monday on.
  let days = (0..<7).map { _ in Day() }
  /// The measured sizes of the map and of the name of its first day.
  let whole = Measured()
  let name = Measured()

  /// The distance between cells, as in the style sheet.
  private static let gap = 2.0

  private func move(to hour: HourOfWeek?) {
    guard hour != self.hour else { return }
    if let old = self.hour { days[old.weekday.rawValue].hour = nil }
    if let hour { days[hour.weekday.rawValue].hour = hour.hour }
    self.hour = hour
  }

  private func move(toRow row: Int, hour: Int, weekStart: Weekday) {
    let day = Weekday(wrapping: weekStart.rawValue + min(max(row, 0), 6))
    move(to: HourOfWeek(day, hour: min(max(hour, 0), 23)))
  }

  /// Marks the hour under a pointer, along which it moves.
  func follow(_ drag: Drag, weekStart: Weekday) {
    // The browser scrolls instead.
    if case .cancelled = drag.phase { return move(to: nil) }
    // Hours begin after the names of days, whose width depends on the language. The cells of a narrow map
    // differ by fractions of a pixel, so a cell's position follows only from the width of all of them.
    let start = name.width + 2 * Self.gap
    let (width, height) = ((whole.width - start) / 24, name.height + Self.gap)
    guard width > 0, height > Self.gap else { return }
    let below = max(whole.height - drag.location.y, 0)
    move(
      toRow: 6 - Int((below / height).rounded(.down)),
      hour: Int(((drag.location.x - start) / width).rounded(.down)), weekStart: weekStart)
  }

  /// Moves by the arrow keys, at first to the first hour; returns whether the key has an effect.
  func take(_ event: Event, weekStart: Weekday) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let key = event.key
    if key == .escape {
      defer { move(to: nil) }
      return hour != nil
    }
    guard let way = Self.ways.first(where: { $0.key == key }) else { return false }
    guard let hour else {
      move(toRow: 0, hour: key == .end ? 23 : 0, weekStart: weekStart)
      return true
    }
    let row = (hour.weekday.rawValue - weekStart.rawValue + 7) % 7
    move(toRow: row + way.rows, hour: hour.hour + way.hours, weekStart: weekStart)
    return true
  }

  /// The steps of the keys, in rows and in hours; a step to an end of the day exceeds any hour.
  private static let ways: [(key: Key, rows: Int, hours: Int)] = [
    (.left, 0, -1), (.right, 0, 1), (.up, -1, 0), (.down, 1, 0), (.home, 0, -24), (.end, 0, 24),
  ]
}
