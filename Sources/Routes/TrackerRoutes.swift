private import CivilTime
public import HTTPServer
public import HostSystem
private import Preferences
public import QuantityReading
private import Screens
private import Skins
public import TrackerStore
private import Tracking
public import Wire

/// The routes of the server: the programming interface under `/api/v1`, and the page.
///
/// A function from request to response; all state is the tracker's.
public struct TrackerRoutes: Sendable {
  private let tracker: Tracker
  private let feed: ChangeFeed
  private let page: StaticFiles?
  private let rates: @Sendable () -> ExchangeRates?
  private let skin: PageSkin?
  private let writtenPage: WrittenPage?
  private let operations: [Operation]

  /// Makes the routes for a tracker and a page.
  ///
  /// - Parameters:
  ///   - tracker: the tracker.
  ///   - page: the files of the page, or nil to serve the programming interface alone.
  ///   - feed: notifies listening pages of changes.
  ///   - rates: returns the present exchange rates; without them money is not converted.
  ///   - skin: the look of the page and of pictures; nil for the standard one.
  ///   - report: receives the reports of pages, for the log.
  ///   - records: returns the recent records of the log, the newest first, without anything that the person
  ///     wrote.
  ///   - access: the condition under which the server lets anybody in; nil if it lets everybody in.
  ///   - clock: the clock for limiting the reports of pages.
  public init(
    tracker: Tracker, page: StaticFiles?, feed: ChangeFeed,
    rates: @escaping @Sendable () -> ExchangeRates? = { nil }, skin: PageSkin? = nil,
    report: @escaping @Sendable (PageLog) -> Void = { _ in },
    records: @escaping @Sendable () -> [LogRecord] = { [] }, access: Access? = nil,
    clock: @escaping @Sendable () -> Nanoseconds = monotonicTime
  ) {
    self.tracker = tracker
    self.feed = feed
    self.page = page
    self.rates = rates
    self.skin = skin
    writtenPage = page.flatMap { WrittenPage(files: $0) }
    operations = Self.operations(
      tracker, feed: feed, rates: rates, skin: { skin?.skin ?? .standard }, report: report,
      records: records, access: access, clock: clock)
  }

  /// Returns the response to a request.
  public func respond(to request: Request) -> Response {
    let path = "/" + request.segments.joined(separator: "/")
    let found = operations.filter { $0.path == path }
    guard request.segments.starts(with: EndpointPath.segments), !found.isEmpty else {
      return file(for: request) ?? .notFound(request)
    }
    guard let operation = found.first(where: { $0.accepts(request.method) }) else {
      return .methodNotAllowed(found.map(\.method))
    }
    guard !request.followsForeignLink else {
      return .refusal(
        .forbidden,
        Problem(
          code: "foreign_link",
          message: "links on other sites lead to pages only, not to the programming interface"))
    }
    return operation.respond(request)
  }

  /// Returns a file of the page; the addresses of its screens all lead to the one at its root.
  ///
  /// A browser with an unknown address receives the page too, which explains that in the person's language
  /// and offers a link back.
  private func file(for request: Request) -> Response? {
    guard case nil = Screen(path: request.target.path) else {
      return root(for: request, status: .ok)
    }
    if let skin, request.target.path == PageSkin.path,
      request.method == .get || request.method == .head
    {
      return .content(
        type: "text/css; charset=utf-8", Array(skin.skin.css.utf8),
        headers: ["Cache-Control": "no-store"])
    }
    if let file = page?.response(to: request) { return file }
    return request.wantsPage ? root(for: request, status: .notFound) : nil
  }

  /// Returns the page in its state at the address of a request, rendered as far as possible on the server.
  private func root(for request: Request, status: Status) -> Response? {
    if let writtenPage, request.method == .get || request.method == .head {
      let revision = feed.revision
      // If the page cannot be rendered with the current state, it reports the error itself.
      let overview = try? tracker.overview()
      let settings = (try? tracker.storedSettings().settings) ?? PersonalSettings()
      let weekStart = settings.resolved(by: request.defaultSettings).firstWeekday
      let period = overview.flatMap {
        FirstPage.period(
          at: request.target.text, overview: $0, weekStart: weekStart, dayStart: settings.dayStart)
      }
      let most = StatisticsQuery.mostTags
      let statistics = period.flatMap { try? tracker.statistics(in: $0, part: 0..<most) }
      let before = overview.flatMap {
        FirstPage.comparedPeriod(
          at: request.target.text, overview: $0, weekStart: weekStart, dayStart: settings.dayStart)
      }
      let changes = period.flatMap { period in
        before.flatMap { try? tracker.comparison(of: period, with: $0, most: most) }
      }
      return writtenPage.response(
        to: request, settings: settings, overview: overview, statistics: statistics,
        changes: changes,
        convert: {
          Converter(
            of: .fixed($1), for: request, rates: rates(), zone: tracker.zone, now: tracker.now
          ).convert($0)
        }, revision: revision, clock: tracker.host.offset, skin: skin?.address, status: status)
    }
    let root = Request(request.method, Screen(.now).path, headers: request.headers)
    guard var response = root.flatMap({ page?.response(to: $0) }) else { return nil }
    guard status != .ok else { return response }
    guard response.status == .ok else { return nil }
    response.status = status
    response.headers["ETag"] = nil
    return response
  }
}

extension Request {
  /// Whether a page of another site has the browser open this address: a file would be saved without a click.
  fileprivate var followsForeignLink: Bool {
    ["cross-site", "same-site"].contains(headers["Sec-Fetch-Site"] ?? "none")
      && headers["Origin"] == nil
  }

  /// Whether the response is for a person to read, and is not part of the programming interface.
  fileprivate var wantsPage: Bool {
    (method == .get || method == .head) && !segments.starts(with: EndpointPath.segments.prefix(1))
      && headers.all("Accept").flatMap { $0.split { ",; ".contains($0) } }.contains("text/html")
  }
}
