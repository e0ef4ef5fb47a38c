private import HostSystem
internal import Synchronization
internal import TrackerStore

/// The zone that a person chose, as the file of their data has it.
///
/// It is read when it is first needed: mistakes in the words of a command are reported before a file is opened.
final class StoredZone: Sendable {
  private let path: String?
  private let read = Mutex<PersonalZone??>(nil)

  /// Finds the zone in a file; there is none without a path.
  init(of path: String?) { self.path = path }

  /// The zone; nil for the computer's, and if the file is missing or cannot be read, which the command itself reports.
  var zone: PersonalZone? {
    read.withLock { read in
      if let zone = read { return zone }
      let zone = path.flatMap { Paths.isMissing($0) ? nil : Tracker.zone(ofFile: $0) }
      read = .some(zone)
      return zone
    }
  }
}
