internal import Arguments
internal import HTTPServer
internal import HostSystem
internal import Sampling
internal import TrackerStore

/// How a command ends.
enum Outcome: Int32 {
  case done = 0
  case nothing = 1
  case failed = 2
}

/// Why a command did not do what it was asked: a sentence and an exit code.
struct Failure: Error {
  let sentence: String
  var outcome = Outcome.failed

  init(_ sentence: String, outcome: Outcome = .failed) {
    self.sentence = sentence
    self.outcome = outcome
  }

  init(_ error: UsageError) {
    self.init("\(error)\nTry `proba --help`.")
  }

  init(_ error: TrackerError) {
    self.init(error.description, outcome: error.isNotFound ? .nothing : .failed)
  }

  init(_ error: SystemError) { self.init(error.description) }
  init(_ error: ServerError) { self.init(error.description) }
  init(_ error: StaticFilesError) { self.init(error.description) }
  init(_ error: ScheduleError) { self.init(error.description) }
}
