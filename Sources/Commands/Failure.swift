internal import Arguments
internal import CivilTime
internal import HTTPServer
internal import HostSystem
internal import Rendering
internal import Sampling
internal import TrackerStore
internal import Tracking

/// How a command ends.
enum Outcome: Int32 {
  case done = 0
  case nothing = 1
  case failed = 2
}

/// Why a command did not do what it was asked.
enum Failure: Error {
  /// The words make no command.
  case usage(UsageError)
  /// Nothing determines where the data lie.
  case noPlaceForData
  /// A flag or an argument, as it is written, has no path.
  case emptyPath(name: String)
  /// The value of a flag, as written, is not a day.
  case notADay(flag: String, String)
  /// A flag, as it is written, is no condition on tags.
  case tagExpression(flag: String, String, TagExpressionProblem)
  /// A flag or an argument, as it is written, is no time.
  case notATime(name: String, String)
  /// There was no probe at a local time, as it is written; these were the nearest.
  case noProbeThen(String, near: [String])
  /// There were several probes at a local time, as it is written.
  case severalProbesThen(String, [Moment])
  /// There is no terminal to ask in.
  case noTerminal
  /// JSON and CSV were both asked for.
  case jsonAndCSV
  /// Nothing says what tags are merged into.
  case mergeNeedsTarget
  /// `--tag` or `--into` is missing, which say what is split and the new tag.
  case splitNeedsTags
  /// Nothing says when it is to be quiet.
  case quietNeedsTime
  /// Nothing says that erasing everything is meant.
  case eraseNeedsYes
  /// A period ends before it begins.
  case emptyPeriod
  /// A moment would take too long to reach.
  case tooFarAhead
  /// The period before one that is open to the past was asked for.
  case compareNeedsFrom
  /// A comparison and a map of the week were both asked for.
  case compareOrBy
  /// Bounds were asked for of figures that have none.
  case boundsAlone
  /// Amounts were asked for beside figures of another kind.
  case amountsAlone
  /// Amounts are those of one tag.
  case amountsNeedTag
  /// A tag does not exist, but another one is written alike.
  case unknownTag(String, near: String)
  /// A map of the week needs a tag.
  case byNeedsTag
  /// Tags within tags were asked for of some tags.
  case treeTakesNoTag
  /// A week and single days were both asked for.
  case weekAndDays
  /// No file was named for a chart.
  case noChartFile
  /// A file is there already.
  case fileThere(String)
  /// A file that Proba wrote has been changed by a person.
  case fileChanged(String)
  /// A file is one of those that hold the data.
  case fileOfData(String)
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
  /// The tz database has no zone by this name.
  case noZone(String)
  /// There is no file with data at a path.
  case noFile(String)
  /// A picture could not be drawn.
  case rendering(RenderingError)
  /// The schedule that was described cannot be followed.
  case schedule(ScheduleError)
  /// The tracker refused.
  case tracker(TrackerError)
  /// The system refused.
  case system(SystemError)
  /// The server did not start.
  case server(ServerError)
  /// The files of the page cannot be read.
  case page(StaticFilesError)

  /// How the program ends.
  var outcome: Outcome {
    switch self {
    case .tracker(let error) where error.isNotFound: .nothing
    case .noProbeThen, .unknownTag: .nothing
    default: .failed
    }
  }
}
