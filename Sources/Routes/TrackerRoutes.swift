private import CivilTime
public import HTTPServer
private import JSON
internal import Persistence
private import Screens
public import TrackerStore
private import Tracking
private import Wire

/// What the server answers: the programming interface under `/api/v1`, and the page.
///
/// A function from request to response; all state is the tracker's.
public struct TrackerRoutes: Sendable {
  private let tracker: Tracker
  private let page: StaticFiles?
  private let writtenPage: WrittenPage?
  private let events: EventChannel
  private let report: @Sendable (String) -> Void

  /// Joins a tracker and a page.
  ///
  /// - Parameters:
  ///   - tracker: answers all questions.
  ///   - page: the files of the page, or nil to serve the programming interface alone.
  ///   - events: carries what changes to the pages that listen.
  ///   - report: takes a line for the log when a page tells of a failure of its own.
  public init(
    tracker: Tracker, page: StaticFiles?, events: EventChannel,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.tracker = tracker
    self.page = page
    writtenPage = page.flatMap { WrittenPage(files: $0) }
    self.events = events
    self.report = report
  }

  /// Answers one request.
  public func respond(to request: Request) -> Response {
    let query = request.target.query.map { (name: $0.name, value: $0.value) }
    let route: Route?
    do { route = try Route(segments: request.segments, query: query) } catch {
      return failure(.badRequest, Problem(code: "query", message: error.description))
    }
    guard let route else { return file(for: request) ?? .notFound(request) }
    guard
      request.method.rawValue == route.method
        || (request.method == .head && route.method == "GET")
    else {
      return .methodNotAllowed(Method(rawValue: route.method).map { [$0] } ?? [])
    }
    do throws(TrackerError) {
      return try respond(to: request, at: route)
    } catch {
      return failure(error)
    }
  }

  /// A file of the page; the addresses of its screens all lead to the one at its root.
  ///
  /// A browser that was led to no address at all gets the page too, which says so in the person's
  /// language and knows the way back.
  private func file(for request: Request) -> Response? {
    guard case nil = Screen(path: request.target.path) else {
      return root(for: request, status: .ok)
    }
    if let file = page?.response(to: request) { return file }
    return request.wantsPage ? root(for: request, status: .notFound) : nil
  }

  /// The page as it is at the address of a request, written as far as that can be done here.
  private func root(for request: Request, status: Status) -> Response? {
    if let writtenPage, request.method == .get || request.method == .head {
      // A page that cannot be written with the state of things says itself what went wrong.
      let overview = try? tracker.overview()
      let period = overview.flatMap { FirstPage.period(at: request.target.text, overview: $0) }
      let statistics = period.flatMap { try? colored(try tracker.statistics(in: $0)) }
      return writtenPage.response(
        to: request, overview: overview, statistics: statistics, status: status)
    }
    let root = Request(request.method, Screen.home.path, headers: request.headers)
    guard var response = root.flatMap({ page?.response(to: $0) }) else { return nil }
    guard status != .ok else { return response }
    guard response.status == .ok else { return nil }
    response.status = status
    response.headers["ETag"] = nil
    return response
  }

  private func respond(
    to request: Request, at route: Route
  ) throws(TrackerError) -> Response {
    switch route {
    case .overview: .json(try tracker.overview().json.text)
    case .probes(let period): try probes(in: period, request)
    case .answers: try answer(request)
    case .likely(let moment):
      .json(JSONValue.array(try tracker.likelyTags(at: moment).map { .string($0) }).text)
    case .tags: .json(JSONValue.array(try tracker.tagNames().map { .string($0) }).text)
    case .hue: try setHue(request)
    case .statistics(let period):
      .json(try colored(try tracker.statistics(in: period)).json.text)
    case .weekMap(let tag, let period):
      .json(try tracker.weekMap(of: tag, in: period).json.text)
    case .tagTree(let period):
      .json(
        TagTree(try tracker.combinations(in: period), ranked: try tracker.tagNames())
          .map { $0.json.text } ?? "null")
    case .trend(let tag, let period): .json(try tracker.trend(of: tag, in: period).json.text)
    case .events: .events(events)
    case .pageErrors: pageError(request)
    case .description: .json(OpenAPI.document.text)
    }
  }

  /// A page of probes, with the address of the next one where there are more.
  private func probes(
    in period: Period, _ request: Request
  ) throws(TrackerError) -> Response {
    let page: ProbePage
    do {
      page = try ProbePage(query: request.target.query.map { (name: $0.name, value: $0.value) })
    } catch {
      return failure(.badRequest, Problem(code: "query", message: error.description))
    }
    let found = try tracker.probes(in: period, after: page.after, limit: page.limit + 1)
    let probes = found.prefix(page.limit)
    var headers = Headers()
    if found.count > probes.count {
      let next = ProbePage(after: probes.last?.moment, limit: page.limit)
      headers["Link"] = "<\(next.path(in: period))>; rel=\"next\""
    }
    return .json(JSONValue.array(probes.map { $0.json }).text, headers: headers)
  }

  /// The same figures, each tag with its colour.
  private func colored(_ statistics: Statistics) throws(TrackerError) -> Statistics {
    statistics.colored(try tracker.tags().hues(try tracker.tagNames()))
  }

  private func answer(_ request: Request) throws(TrackerError) -> Response {
    let body: JSONValue
    do { body = try JSONValue(parsing: request.body) } catch {
      return failure(.badRequest, Problem(code: "json", message: error.description))
    }
    guard let text = body["text"]?.string else {
      return failure(
        .badRequest, Problem(code: "text", message: "the body lacks \"text\", the answer"))
    }
    let moment = body["at"]
    guard moment == nil || moment == .null || moment?.wholeNumber != nil else {
      return failure(
        .badRequest,
        Problem(code: "at", message: "\"at\" must be a whole number of seconds since 1970"))
    }
    let seen = body["seen"]
    guard seen == nil || seen == .null || seen?.string != nil else {
      return failure(
        .badRequest,
        Problem(code: "seen", message: "\"seen\" must be the answer that was seen, as text"))
    }
    let probe = try tracker.answer(
      text, at: moment?.wholeNumber, device: "web", seen: seen?.string)
    return .json(probe.json.text, .created)
  }

  private func setHue(_ request: Request) throws(TrackerError) -> Response {
    let body: JSONValue
    do { body = try JSONValue(parsing: request.body) } catch {
      return failure(.badRequest, Problem(code: "json", message: error.description))
    }
    guard let tag = body["tag"]?.string else {
      return failure(.badRequest, Problem(code: "tag", message: "the body lacks \"tag\", its name"))
    }
    let hue = body["hue"]?.wholeNumber.flatMap { Int(exactly: $0) }.flatMap { Hue(degrees: $0) }
    guard hue != nil || body["hue"] == .null else {
      return failure(
        .badRequest,
        Problem(
          code: "hue",
          message: "\"hue\" must be whole degrees from 0 to 359, or null for the tag's own"))
    }
    try tracker.setHue(hue, of: tag)
    return Response(.noContent)
  }

  /// Logs what a page could not cope with, made safe for a terminal.
  private func pageError(_ request: Request) -> Response {
    guard !request.body.isEmpty else {
      return failure(
        .badRequest, Problem(code: "empty", message: "the body is empty, and tells of no failure"))
    }
    let text = String(decoding: request.body.prefix(4_000), as: UTF8.self)
    let line = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : String(Character(scalar))
    }
    report("page: \(line.joined())")
    return Response(.noContent)
  }

  private func failure(_ error: TrackerError) -> Response {
    var position: Int?
    let status: Status
    switch error {
    case .answer(let problem):
      position = problem.position
      status = .unprocessableContent
    case .answeredMeanwhile(let probe):
      let problem = Problem(code: error.code, message: error.description)
      return .json(Conflict(problem: problem, probe: probe).json.text, .conflict)
    case _ where error.isNotFound: status = .notFound
    case .store(.busy): status = .serviceUnavailable
    default: status = .internalServerError
    }
    return failure(
      status, Problem(code: error.code, message: error.description, position: position))
  }

  private func failure(_ status: Status, _ problem: Problem) -> Response {
    .json(problem.json.text, status)
  }
}

extension JSONValue {
  /// The whole number, which JSON Schema counts 7.0 among; nil where this is something else.
  fileprivate var wholeNumber: Int64? {
    integer ?? number.flatMap { Int64(exactly: $0) }
  }
}

extension Request {
  /// Whether a person is to read the answer, and it does not lie under the programming interface.
  fileprivate var wantsPage: Bool {
    (method == .get || method == .head) && !segments.starts(with: Route.prefix.prefix(1))
      && headers.all("Accept").contains { $0.contains("text/html") }
  }
}
