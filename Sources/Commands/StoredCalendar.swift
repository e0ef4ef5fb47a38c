internal import CivilTime
private import HostSystem
internal import Synchronization
internal import TrackerStore

/// The zone that a person chose, and the beginning of their days, as the file of their data has them.
///
/// They are read when they are first needed: mistakes in the words of a command are reported before a file is opened.
final class StoredCalendar: Sendable {
  private let path: String?
  private let read = Mutex<(zone: PersonalZone?, dayStart: DayStart)?>(nil)

  /// Finds the settings in a file; without a path, they are the defaults.
  init(of path: String?) { self.path = path }

  /// The zone; nil for the computer's, and if the file is missing or cannot be read, which the command itself reports.
  var zone: PersonalZone? { settings.zone }

  /// The hour at which days begin; midnight if the file is missing or cannot be read.
  var dayStart: DayStart { settings.dayStart }

  private var settings: (zone: PersonalZone?, dayStart: DayStart) {
    read.withLock { read in
      if let settings = read { return settings }
      let settings: (zone: PersonalZone?, dayStart: DayStart) =
        if let path, !Paths.isMissing(path) {
          Tracker.calendar(ofFile: path)
        } else {
          (nil, .midnight)
        }
      read = settings
      return settings
    }
  }
}
