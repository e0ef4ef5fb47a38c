internal import CivilTime
internal import HTTPServer
private import JSON
internal import TrackerStore
internal import Tracking
private import Wire

extension TrackerRoutes {
  /// The programming interface: each endpoint with what answers it.
  static func operations(
    _ tracker: Tracker, feed: ChangeFeed, report: @escaping @Sendable (String) -> Void
  ) -> [Operation] {
    let operations = [
      Operation(API.overview) { _, _ throws(TrackerError) in try tracker.overview() },
      Operation(API.probes, responding: tracker.page),
      Operation(API.answers) { _, answer throws(TrackerError) in
        let probe = try tracker.answer(
          answer.text, at: answer.moment, device: "web", seen: answer.seen)
        let revision = feed.revision
        // The answer is stored, whatever else can be read.
        let overview = answer.wantsOverview ? try? tracker.overview() : nil
        return SavedAnswer(probe: probe, revision: revision, overview: overview)
      },
      Operation(API.likely) { query, _ throws(TrackerError) in
        try tracker.likelyTags(at: query.moment)
      },
      Operation(API.tags) { _, _ throws(TrackerError) in try tracker.tagNames() },
      Operation(API.hue) { _, choice throws(TrackerError) in
        try tracker.setHue(choice.hue, of: choice.tag)
        return StoreChange(feed.revision)
      },
      Operation(API.statistics) { period, _ throws(TrackerError) in
        try tracker.coloredStatistics(in: period)
      },
      Operation(API.changes) { query, _ throws(TrackerError) in
        Comparison(
          of: try tracker.statistics(in: query.period),
          with: try tracker.statistics(in: query.before))
      },
      Operation(API.weeks) { query, _ throws(TrackerError) in
        try tracker.weeks(upTo: query.to, count: query.count ?? TagWeeks.usualCount)
      },
      Operation(API.companions) { query, _ throws(TrackerError) in
        let combinations = try tracker.combinations(in: query.period)
        let companions = Companions(
          of: query.tag, in: combinations, ranked: try tracker.tagNames())
        guard let companions else { throw .unknownTag(query.tag) }
        return companions
      },
      Operation(API.weekMap) { query, _ throws(TrackerError) in
        try tracker.weekMap(of: query.tag, in: query.period)
      },
      Operation(API.tagTree) { period, _ throws(TrackerError) in
        TagTree(try tracker.combinations(in: period), ranked: try tracker.tagNames())
      },
      Operation(API.trend) { query, _ throws(TrackerError) in
        try tracker.trend(of: query.tag, in: query.period)
      },
      Operation(API.events, responding: { _, _ in .events(feed.channel) }),
      Operation(API.pageErrors, responding: { _, body in pageError(body, report) }),
    ]
    let description = Operation(API.description) { _, _ in
      OpenAPI.document(of: operations + [Operation(API.description) { _, _ in .object([:]) }])
    }
    return operations + [description]
  }

  /// Logs what a page could not cope with, made safe for a terminal.
  private static func pageError(_ body: [UInt8], _ report: (String) -> Void) -> Response {
    guard !body.isEmpty else {
      return .refusal(
        .badRequest, Problem(code: "empty", message: "the body is empty, and tells of no failure"))
    }
    let text = String(decoding: body.prefix(4_000), as: UTF8.self)
    let line = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : String(Character(scalar))
    }
    report("page: \(line.joined())")
    return Response(.noContent)
  }
}

extension Tracker {
  /// The figures of a period, each tag with its colour.
  func coloredStatistics(in period: Period) throws(TrackerError) -> Statistics {
    try statistics(in: period).colored(try tags().hues(try tagNames()))
  }

  /// A page of probes, with the address of the next one where there are more.
  fileprivate func page(_ query: ProbesQuery, _: Void) throws(TrackerError) -> Response {
    let limit = query.limit ?? ProbesQuery.mostProbes
    let found = try probes(in: query.period, after: query.after, limit: limit + 1)
    let probes = Array(found.prefix(limit))
    var headers = Headers()
    if found.count > probes.count {
      let next = ProbesQuery(query.period, limit: limit, after: probes.last?.moment)
      headers["Link"] = "<\(API.probes.address(next))>; rel=\"next\""
    }
    return Operation.response(to: API.probes, probes, headers: headers)
  }
}
