import Answering
import Catalogue
import CivilTime
import Interface
import Requests
import Wire

/// The recent problems of the program, read whenever the person opens the list.
final class ProgramLogModel {
  /// Whether the list is shown.
  @Observed private(set) var isOpen = false
  /// The problems, the newest first, once they have been read.
  @Observed private(set) var records: [LogRecord]?
  /// The reason why they could not be read.
  @Observed private(set) var problem = ""

  let home: HomeModel
  private let reading: Reading

  init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
  }

  /// Shows the problems until now.
  func open() {
    (isOpen, records, problem) = (true, nil, "")
    // There may be new problems although the revision of the store is the same.
    home.cache.expire(API.programLog, NoQuery())
    reading.read(API.programLog) { [self] result in
      switch result {
      case .success(let records): self.records = records
      case .failure(let failure):
        let texts = home.texts
        problem =
          failure.status == 0 ? texts[.offline] : texts[.failed, "\(failure.status)"]
      }
    }
  }

  /// Closes the list.
  func close() {
    reading.stop()
    isOpen = false
  }

  /// Returns the time of a record by the person's clock.
  func time(of record: LogRecord) -> String {
    home.browser.format(Double(record.time.secondsSince1970), .dateTime(.medium))
  }
}
