import Answering
import Catalogue
import CivilTime
import Interface
import Requests
import Wire

/// What went wrong lately in the program, read whenever the person opens it.
final class ProgramLogModel {
  /// Whether it is shown.
  @Observed private(set) var isOpen = false
  /// What went wrong, the newest first, once it has been read.
  @Observed private(set) var records: [LogRecord]?
  /// Why it could not be read.
  @Observed private(set) var problem = ""

  let home: HomeModel
  private let reading: Reading

  init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
  }

  /// Shows what went wrong until now.
  func open() {
    (isOpen, records, problem) = (true, nil, "")
    // More may have gone wrong since, although nothing that is stored has changed.
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

  /// Leaves it.
  func close() {
    reading.stop()
    isOpen = false
  }

  /// When something happened, by the person's clock.
  func time(of record: LogRecord) -> String {
    home.browser.format(Double(record.time.secondsSince1970), .dateTime(.medium))
  }
}
