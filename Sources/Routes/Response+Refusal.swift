internal import HTTPServer
private import Persistence
internal import TrackerStore
private import Tracking
internal import Wire

extension Response {
  /// Returns JSON in UTF-8, which caches must not keep.
  static func json(_ bytes: [UInt8], _ status: Status, headers: Headers = [:]) -> Response {
    var headers = headers
    headers["Cache-Control"] = "no-store"
    return .content(status, type: "application/json", bytes, headers: headers)
  }

  /// Returns the reason why a request was not carried out.
  static func refusal(_ status: Status, _ problem: Problem) -> Response {
    .json(problem.bytes, status)
  }

  /// Returns the reason why the tracker did not carry out a request.
  static func refusal(_ error: TrackerError) -> Response {
    var position: Int?
    let status: Status
    switch error {
    case .answer(let problem):
      position = problem.position
      status = .unprocessableContent
    case .condition(let problem):
      position = problem.position
      status = .unprocessableContent
    case .answeredMeanwhile(let probe):
      let problem = Problem(code: error.code, message: error.description)
      return .json(Conflict(problem: problem, probe: probe).bytes, .conflict)
    case .notATagName, .tooManyAliases, .unusableNote, .notAnEmoji, .noZone, .neverQuiet:
      status = .unprocessableContent
    case .tagExists, .aliasTaken, .editedSince: status = .conflict
    case _ where error.isNotFound: status = .notFound
    case .store(.busy): status = .serviceUnavailable
    default: status = .internalServerError
    }
    return .refusal(
      status, Problem(code: error.code, message: error.description, position: position))
  }
}
