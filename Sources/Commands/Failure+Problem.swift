private import TrackerStore
private import Tracking
internal import Wire

extension Failure {
  /// Returns the description of a failure for programs, in the form in which the API refuses requests.
  ///
  /// - Parameter message: the sentence for a person.
  func problem(_ message: String) -> Problem {
    var position: Int?
    switch self {
    case .tagExpression(_, _, let problem): position = problem.position
    case .tracker(.answer(let problem)): position = problem.position
    default: break
    }
    return Problem(code: code, message: message, position: position)
  }

  /// A word for programs, which never changes.
  private var code: String {
    switch self {
    case .usage: "usage"
    case .notUTF8: "notUTF8"
    case .noPlaceForData: "noPlaceForData"
    case .emptyPath: "emptyPath"
    case .notADay: "notADay"
    case .notAPeriod: "notAPeriod"
    case .notATime: "notATime"
    case .tagExpression(_, _, let problem): problem.kind.rawValue
    case .emptyPeriod: "emptyPeriod"
    case .noProbeThen: "noProbeThen"
    case .noSuchTime: "noSuchTime"
    case .severalProbesThen: "severalProbesThen"
    case .tooFarAhead: "tooFarAhead"
    case .byNeedsTag: "byNeedsTag"
    case .stepNeedsTrend: "stepNeedsTrend"
    case .treeTakesNoTag: "treeTakesNoTag"
    case .compareNeedsFrom: "compareNeedsFrom"
    case .compareOrBy: "compareOrBy"
    case .boundsAlone: "boundsAlone"
    case .amountsAlone: "amountsAlone"
    case .amountsNeedTag: "amountsNeedTag"
    case .unknownTag(let name, _): TrackerError.unknownTag(name).code
    case .mergeNeedsTarget: "mergeNeedsTarget"
    case .splitNeedsTags: "splitNeedsTags"
    case .dismissNeedsProbes: "dismissNeedsProbes"
    case .atAndStretch: "atAndStretch"
    case .quietNeedsTime: "quietNeedsTime"
    case .eraseNeedsYes: "eraseNeedsYes"
    case .manyProbes: "manyProbes"
    case .jsonAndCSV: "jsonAndCSV"
    case .noTerminal: "noTerminal"
    case .weekAndDays: "weekAndDays"
    case .periodAndDays: "periodAndDays"
    case .noChartFile: "noChartFile"
    case .fileThere: "fileThere"
    case .fileChanged: "fileChanged"
    case .fileOfData: "fileOfData"
    case .backupOfData: "backupOfData"
    case .noBackup: "noBackup"
    case .fileOfLog: "fileOfLog"
    case .logAsJSON: "logAsJSON"
    case .noRates: "noRates"
    case .rates: "ratesNotFetched"
    case .styles: "styles"
    case .noServer: "noServer"
    case .keyIsOpen: "keyIsOpen"
    case .noSession: "unknownSession"
    case .noFile: "noFile"
    case .noFolder: "noFolder"
    case .rendering: "rendering"
    case .schedule: "schedule"
    case .tracker(let error): error.code
    case .system: "system"
    case .server: "server"
    case .page: "page"
    }
  }
}
