internal import Arguments
internal import CivilTime
internal import HTTPServer
internal import HostSystem
internal import Rendering
internal import Sampling
internal import TrackerStore
internal import Tracking

/// The outcome of a command.
enum Outcome: Int32 {
  case done = 0
  case nothing = 1
  case failed = 2
}

/// The reason why a command was not carried out.
enum Failure: Error {
  /// The words do not form a valid command line.
  case usage(UsageError)
  /// A word on the command line is not UTF-8; it is given with replacement characters.
  case notUTF8(String)
  /// Nothing determines the location of the data.
  case noPlaceForData
  /// A flag or an argument, as it is written, has no path.
  case emptyPath(name: String)
  /// The value of a flag, as written, is not a day.
  case notADay(flag: String, String)
  /// The value of a flag, as written, is not a period.
  case notAPeriod(flag: String, String)
  /// The value of a flag, as written, is not a condition on tags.
  case tagExpression(flag: String, String, TagExpressionProblem)
  /// The value of a flag or an argument, as written, is not a time.
  case notATime(name: String, String)
  /// There was no probe at a local time, as it is written; these were the nearest.
  case noProbeThen(String, near: [String])
  /// Clocks were set forward over a local time, as it is written; these were the nearest probes, if any.
  case noSuchTime(String, near: [String])
  /// There were several probes at a local time, as it is written.
  case severalProbesThen(String, [Moment])
  /// There is no terminal to ask in.
  case noTerminal
  /// JSON and CSV were both asked for.
  case jsonAndCSV
  /// The target of a merge is missing.
  case mergeNeedsTarget
  /// `--tag` or `--into`, which name the tag to split and the new one, is missing.
  case splitNeedsTags
  /// The probes to dismiss are missing, or described in several ways.
  case dismissNeedsProbes
  /// One probe and a stretch of time were both to be answered.
  case atAndStretch
  /// A quiet rule has no limit in time.
  case quietNeedsTime
  /// The confirmation that everything is to be erased is missing.
  case eraseNeedsYes
  /// The confirmation is missing that an edit of many probes, which is named, is to be undone or redone.
  case manyProbes(String, isRedone: Bool)
  /// A period ends before it begins.
  case emptyPeriod
  /// A moment would take too long to reach.
  case tooFarAhead
  /// The period before one that is open to the past was asked for.
  case compareNeedsFrom
  /// A comparison and a map of the week were both asked for.
  case compareOrBy
  /// Bounds were requested for figures that have none.
  case boundsAlone
  /// Amounts were requested together with figures of another kind.
  case amountsAlone
  /// Amounts were requested without a tag.
  case amountsNeedTag
  /// A tag does not exist, but one of a similar name does.
  case unknownTag(String, near: String)
  /// A map of the week was requested without a tag.
  case byNeedsTag
  /// `--step` without `--by trend`.
  case stepNeedsTrend
  /// Tags within tags were requested for some tags only.
  case treeTakesNoTag
  /// A week and other days were both asked for.
  case weekAndDays
  /// A period was given as a whole, and also by its ends.
  case periodAndDays
  /// No file was named for a chart.
  case noChartFile
  /// A file exists already.
  case fileThere(String)
  /// A file that Proba wrote has been changed by a person.
  case fileChanged(String)
  /// A file is one of those that hold the data.
  case fileOfData(String)
  /// A file that holds the data was to be restored in its own place.
  case backupOfData(String)
  /// There is no backup at a path.
  case noBackup(String)
  /// The rejected lines of a log were to replace it.
  case fileOfLog(String)
  /// A log of TagTime was to be JSON.
  case logAsJSON
  /// A file has no exchange rates.
  case noRates(String)
  /// No exchange rates could be fetched.
  case rates([RateFetcher.Trouble])
  /// A style file is wrong, for the reasons in the text, a line each.
  case styles(String)
  /// No server with a key runs on the data.
  case noServer
  /// Other users can read the file with the key.
  case keyIsOpen(String)
  /// A session does not exist.
  case noSession(Int)
  /// There is no file with data at a path.
  case noFile(String)
  /// There is no folder in which a file with data could be made.
  case noFolder(String)
  /// A picture could not be drawn.
  case rendering(RenderingError)
  /// The schedule that was described cannot be followed.
  case schedule(ScheduleError)
  /// The tracker refused or failed.
  case tracker(TrackerError)
  /// The system refused a call.
  case system(SystemError)
  /// The server did not start.
  case server(ServerError)
  /// The files of the page cannot be read.
  case page(StaticFilesError)

  /// The outcome of the program.
  var outcome: Outcome {
    switch self {
    case .tracker(let error) where error.isNotFound: .nothing
    case .noProbeThen, .noSuchTime, .unknownTag, .noServer, .noSession: .nothing
    default: .failed
    }
  }
}
