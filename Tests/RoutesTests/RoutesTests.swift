import CivilTime
import HTTPServer
import JSON
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `The programming interface` {
  /// Noon of 1 June 2026 in UTC.
  private static let now: Moment = 1_780_315_200

  private let tracker: Tracker
  let routes: TrackerRoutes

  init() throws {
    tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { Self.now }, offset: { _ in .utc }))
    let log = "1640997602 slp\n1640999953 Work дім (a)\n1641000921 afk RETRO\n1641002399 \n"
    _ = try tracker.importLog(lines: Array(log.utf8))
    routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  func reply(
    _ method: Method, _ target: String, _ body: String = ""
  ) throws -> (status: UInt16, body: String, allow: String?) {
    let request = try #require(Request(method, target, body: Array(body.utf8)))
    let response = routes.respond(to: request)
    let status = response.status.rawValue
    guard case .bytes(let bytes) = response.body else { return (status, "events", nil) }
    return (status, String(decoding: bytes, as: UTF8.self), response.headers["Allow"])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let method: Method
    let target: String
    let body: String
    let status: UInt16
    let answer: String

    init(
      _ method: Method, _ target: String, _ body: String = "", is status: UInt16,
      _ answer: String
    ) {
      self.method = method
      self.target = target
      self.body = body
      self.status = status
      self.answer = answer
    }

    var testDescription: String { "\(method.rawValue) \(target) \(body)" }
  }

  /// The body of a refusal.
  static func refusal(_ code: String, _ message: String, position: String = "null") -> String {
    #"{"error":{"code":"\#(code)","message":"\#(message)","position":\#(position)}}"#
  }

  static let probe =
    #"{"at":1640999953,"state":"answered","tags":["Work","дім"],"comment":"a","#
    + #""gap":2700,"offset":0,"scheduled":true,"remark":null,"device":"tagtime"}"#

  @Test(arguments: [
    Case(
      .get, "/api/v1/tags", is: 200,
      #"[{"name":"Work","color":2,"answers":1},{"name":"slp","color":1,"answers":1},{"name":"дім","color":3,"answers":1}]"#
    ),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"work","color":5}"#, is: 200,
      #"{"edit":2,"revision":1}"#),
    Case(.put, "/api/v1/tags/color", #"{"tag":"дім","color":null}"#, is: 200, #"{"revision":0}"#),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"x","color":5}"#, is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .put, "/api/v1/tags/color", #"{"color":5}"#, is: 400,
      refusal("tag", #"the body lacks \"tag\", its name"#)),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"work","color":13}"#, is: 400,
      refusal(
        "color",
        #"\"color\" must be a whole number from 1 to 12, or null for one that is dealt"#)),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"work"}"#, is: 400,
      refusal(
        "color",
        #"\"color\" must be a whole number from 1 to 12, or null for one that is dealt"#)),
    Case(
      .get, "/api/v1/likely?at=1640999953", is: 200,
      #"{"tags":["slp"],"answers":[{"tags":["slp"],"weight":1.0}],"previous":["slp"]}"#),
    Case(.get, "/api/v1/probes?to=2021-12-31", is: 200, "[]"),
    Case(
      .get, "/api/v1/stats?from=2025-01-01", is: 200,
      #"{"probes":0,"answered":0,"coverage":0.0,"askedHours":0.0,"#
        + #""unaskedHours":12396.0,"effectiveCount":0.0,"method":"answers","#
        + #""coverageOfParts":0.0,"tags":[]}"#),
    Case(
      .get, "/api/v1/stats/tree?from=2025-01-01", is: 200,
      #"{"answered":0,"effectiveCount":0.0,"parts":[]}"#),
    Case(
      .get, "/api/v1/stats/changes?from=2025-01-01&beforeTo=2024-12-31", is: 200,
      #"{"now":{"probes":0,"answered":0,"askedHours":0.0},"before":{"probes":4,"answered":2,"#
        + #""askedHours":2.8325},"tags":[]}"#),
    Case(
      .get, "/api/v1/stats/weeks?to=2022-01-01&count=2", is: 200,
      #"{"start":"2021-12-19","answered":[0,2],"tags":[{"name":"Work","shares":[0.0,0.5]},"#
        + #"{"name":"slp","shares":[0.0,0.5]},{"name":"дім","shares":[0.0,0.5]}]}"#),
    Case(
      .get, "/api/v1/stats/weeks?count=54", is: 400,
      refusal("query", #"count is \"54\", but must be a whole number from 1 to 53"#)),
    Case(
      .get, "/api/v1/stats/companions?tag=x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .get, "/api/v1/stats/trend?from=2025-01-01", is: 200,
      #"{"tag":null,"step":"day","parts":[]}"#),
    Case(
      .get, "/api/v1/stats/trend?from=2022-01-01&to=2022-01-01", is: 200,
      #"{"tag":null,"step":"day","parts":[{"start":"2022-01-01","days":1,"probes":4,"#
        + #""answered":2,"askedHours":2.749722222222222,"tag":null}]}"#),
    Case(
      .get, "/api/v1/stats/trend?tag=x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(.get, "/api/v1/events", is: 200, "events"),
    Case(
      .get, "/api/v1/probes?from=yesterday", is: 400,
      refusal("query", #"from is \"yesterday\", but must be a day written YYYY-MM-DD"#)),
    Case(
      .get, "/api/v1/stats?from=2022-02-30", is: 400,
      refusal("query", #"from is \"2022-02-30\", but must be a day written YYYY-MM-DD"#)),
    Case(
      .get, "/api/v1/stats?from=2022-01-02&to=2022-01-01", is: 400,
      refusal("query", "the period ends before it begins")),
    Case(.get, "/api/v1/likely", is: 400, refusal("query", "the query lacks at")),
    Case(
      .get, "/api/v1/likely?at=1.5", is: 400,
      refusal("query", #"at is \"1.5\", but must be a whole number"#)),
    Case(
      .get, "/api/v1/likely?at=-9223372036854775808", is: 400,
      refusal(
        "query", #"at is \"-9223372036854775808\", but must be a moment of the years 1 to 9999"#)),
    Case(
      .get, "/api/v1/likely?at=253402300800", is: 400,
      refusal("query", #"at is \"253402300800\", but must be a moment of the years 1 to 9999"#)),
    Case(
      .get, "/api/v1/likely?at=-62135596800", is: 200, #"{"tags":[],"answers":[],"previous":null}"#),
    Case(
      .get, "/api/v1/likely?at=253402300799", is: 200,
      #"{"tags":["Work","slp","дім"],"answers":[{"tags":["Work","дім"],"weight":0.5},"#
        + #"{"tags":["slp"],"weight":0.5}],"previous":["Work","дім"]}"#),
    Case(.get, "/api/v1/probes?from=9999-12-31", is: 200, "[]"),
    Case(.get, "/api/v1/probes?to=0001-01-01", is: 200, "[]"),
    Case(
      .post, "/api/v1/answers", #"{"at":-9223372036854775808,"text":"a"}"#, is: 404,
      refusal(
        "notAProbe",
        "there was no question at -9223372036854775808: only moments of the schedule can be answered"
      )),
    Case(
      .post, "/api/v1/answers", #"{"at":9223372036854775807,"text":"a"}"#, is: 404,
      refusal("inTheFuture", "the moment 9223372036854775807 has not come yet")),
    Case(.get, "/api/v1/stats/hour-weekday", is: 400, refusal("query", "the query lacks tag")),
    Case(
      .get, "/api/v1/stats/hour-weekday?tag=%F0%9F%8E%B2", is: 404,
      refusal("unknownTag", "there is no tag '🎲'")),
    Case(
      .get, "/api/v1/nothing", is: 404,
      #"{"error":{"code":"not_found","message":"There is nothing at /api/v1/nothing."}}"#),
    Case(.get, "/", is: 404, #"{"error":{"code":"not_found","message":"There is nothing at /."}}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399,"text":"a, b (c)"}"#, is: 201,
      #"{"at":1641002399,"state":"answeredLate","tags":["a","b"],"comment":"c","gap":2700,"#
        + #""offset":0,"scheduled":true,"remark":null,"answeredAt":1780315200,"#
        + #""delay":139312801,"device":"web","revision":1}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1641000921,"text":"\""}"#, is: 201,
      #"{"at":1641000921,"state":"answeredLate","tags":["Work","дім"],"comment":null,"#
        + #""gap":2700,"offset":0,"scheduled":true,"remark":null,"answeredAt":1780315200,"#
        + #""delay":139314279,"device":"web","revision":1}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1640999953,"text":"work"}"#, is: 201,
      #"{"at":1640999953,"state":"answered","tags":["Work"],"comment":null,"gap":2700,"#
        + #""offset":0,"scheduled":true,"remark":null,"answeredAt":1780315200,"#
        + #""delay":139315247,"device":"web","revision":1}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1640999953,"text":"work","seen":"Work дім (a)"}"#,
      is: 201,
      #"{"at":1640999953,"state":"answered","tags":["Work"],"comment":null,"gap":2700,"#
        + #""offset":0,"scheduled":true,"remark":null,"answeredAt":1780315200,"#
        + #""delay":139315247,"device":"web","revision":1}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1640999953,"text":"work","seen":""}"#, is: 409,
      #"{"error":{"code":"answeredMeanwhile","message":"the question has another answer by now: "#
        + #"Work дім (a)","position":null},"probe":{"at":1640999953,"#
        + #""state":"answered","tags":["Work","дім"],"comment":"a","gap":2700,"offset":0,"#
        + #""scheduled":true,"remark":null,"device":"tagtime"}}"#),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399,"text":"a","seen":7}"#, is: 400,
      refusal("seen", #"\"seen\" must be the answer that was seen, as text"#)),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399,"text":"a (b"}"#, is: 422,
      refusal("unclosed", "the bracket opened at character 3 is never closed", position: "3")),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399,"text":"  "}"#, is: 422,
      refusal(
        "noTags", "the answer has no tag: write at least one word outside the brackets",
        position: "1")),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002400,"text":"a"}"#, is: 404,
      refusal(
        "notAProbe",
        "there was no question at 1641002400: only moments of the schedule can be answered")),
    Case(
      .post, "/api/v1/answers", #"{"at":4102444800,"text":"a"}"#, is: 404,
      refusal("inTheFuture", "the moment 4102444800 has not come yet")),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399}"#, is: 400,
      refusal("text", #"the body lacks \"text\", the answer"#)),
    Case(
      .post, "/api/v1/answers", #"{"at":1641002399,"text":7}"#, is: 400,
      refusal("text", #"the body lacks \"text\", the answer"#)),
    Case(
      .post, "/api/v1/answers", #"{"at":"1641002399","text":"a"}"#, is: 400,
      refusal("at", #"\"at\" must be a whole number of seconds since 1970"#)),
    Case(
      .post, "/api/v1/answers", #"{"at":1.5,"text":"a"}"#, is: 400,
      refusal("at", #"\"at\" must be a whole number of seconds since 1970"#)),
    Case(
      .post, "/api/v1/answers", #"["a"]"#, is: 400,
      refusal("text", #"the body lacks \"text\", the answer"#)),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"work","color":-3e25}"#, is: 400,
      refusal(
        "color",
        #"\"color\" must be a whole number from 1 to 12, or null for one that is dealt"#)),
  ])
  func `answers with a status and a body`(request: Case) throws { try check(request) }

  func check(_ request: Case) throws {
    let reply = try reply(request.method, request.target, request.body)
    #expect(reply.status == request.status)
    #expect(reply.body == request.answer)
  }

  @Test(arguments: [#"{"text":"a""#, "", "nonsense", #"{"text":"a"}}"#, "\u{0}"])
  func `refuses what is no JSON`(body: String) throws {
    let reply = try reply(.post, "/api/v1/answers", body)
    #expect(reply.status == 400)
    #expect(reply.body.hasPrefix(#"{"error":{"code":"json","message":""#))
  }

  @Test(arguments: ["overview", "probes", "tags", "stats", "events", "openapi.json"])
  func `only reads what is to be read`(name: String) throws {
    for method in [Method.post, .put, .patch, .delete, .options, .trace, .connect] {
      let reply = try reply(method, "/api/v1/\(name)")
      #expect(reply.status == 405 && reply.allow == "GET, HEAD")
    }
    #expect(try reply(.head, "/api/v1/\(name)").status == 200)
  }

  @Test(arguments: ["probes/dismiss", "page-log"])
  func `only posts what is to be posted`(name: String) throws {
    for method in [Method.get, .head, .put, .patch, .delete, .options, .trace] {
      let reply = try reply(method, "/api/v1/\(name)")
      #expect(reply.status == 405 && reply.allow == "POST")
    }
  }

  @Test(arguments: ["answers", "answers/batch"])
  func `only posts and deletes answers`(name: String) throws {
    for method in [Method.get, .head, .put, .patch, .options, .trace] {
      let reply = try reply(method, "/api/v1/\(name)")
      #expect(reply.status == 405 && reply.allow == "POST, DELETE")
    }
  }

  @Test func `only puts what is to be put`() throws {
    for method in [Method.get, .head, .post, .patch, .delete, .options, .trace] {
      let reply = try reply(method, "/api/v1/tags/color")
      #expect(reply.status == 405 && reply.allow == "PUT")
    }
  }

  /// The colours in the statistics, by tag.
  private func colors() throws -> [String: Int] {
    let body = try reply(.get, "/api/v1/stats").body
    let tags = try JSONValue(parsing: Array(body.utf8))["tags"]?.array ?? []
    return Dictionary(
      uniqueKeysWithValues: tags.compactMap { tag in
        tag["name"]?.string.flatMap { name in tag["color"]?.int.map { (name, $0) } }
      })
  }

  @Test func `gives each tag a colour of its own, until another is chosen`() throws {
    let own = try colors()
    #expect(own.count == 3 && Set(own.values).count == 3)
    #expect(try reply(.put, "/api/v1/tags/color", #"{"tag":"WORK","color":9}"#).status == 200)
    #expect(try colors() == own.merging(["Work": 9]) { $1 })
    #expect(try reply(.put, "/api/v1/tags/color", #"{"tag":"work","color":null}"#).status == 200)
    #expect(try colors() == own)
  }

  @Test func `lists probes and counts them`() throws {
    let probes = try JSONValue(parsing: Array(try reply(.get, "/api/v1/probes").body.utf8))
    #expect(probes.array?.count == 4 && probes.array?[1].text == Self.probe)
    let body = try reply(.get, "/api/v1/stats?from=2022-01-01&to=2022-01-01").body
    let statistics = try JSONValue(parsing: Array(body.utf8))
    #expect(statistics["probes"] == .integer(4) && statistics["answered"] == .integer(2))
    #expect(statistics["coverage"] == .number(0.5))
    #expect(statistics["tags"]?.array?.map { $0["name"]?.string } == ["Work", "slp", "дім"])
    let week = try JSONValue(
      parsing: Array(try reply(.get, "/api/v1/stats/hour-weekday?tag=WORK").body.utf8))
    #expect(week["tag"] == "Work")
    // 1 January 2022, 1:19 at night, was a Saturday.
    #expect(week["counts"]?.array?[5].array?[1] == .integer(1))
    #expect(week["answered"]?.array?[5].array?[0] == .integer(1))
  }

  @Test func `shows the state of things`() throws {
    let overview = try JSONValue(
      parsing: Array(try reply(.get, "/api/v1/overview").body.utf8))
    #expect(overview["now"] == .integer(Self.now.secondsSince1970))
    #expect(overview["latest"]?["at"] == .integer(1_641_002_399))
    #expect(overview["unfilledCount"] == .integer(1) && overview["gap"] == .integer(2_700))
    #expect(overview["today"] == .array([]))
    #expect(overview["likely"]?["previous"] == .array(["Work", "дім"]))
  }

  @Test func `describes all of itself, and nothing else`() throws {
    let body = try reply(.get, "/api/v1/openapi.json").body
    let paths = try #require(try JSONValue(parsing: Array(body.utf8))["paths"])
    guard case .object(let members) = paths else { return _ = Issue.record("no object") }
    let described = members.map { "\($0.name) \(operations(of: $0.value))" }
    #expect(
      described.sorted() == [
        "/api/v1/answers post delete", "/api/v1/answers/batch post delete",
        "/api/v1/answers/earlier get", "/api/v1/answers/reading get", "/api/v1/backup get",
        "/api/v1/chart get", "/api/v1/conversion get", "/api/v1/days get", "/api/v1/edits get",
        "/api/v1/erase post", "/api/v1/events get", "/api/v1/likely get", "/api/v1/log get post",
        "/api/v1/openapi.json get", "/api/v1/overview get", "/api/v1/page-log post",
        "/api/v1/probes get", "/api/v1/probes/dismiss post", "/api/v1/probes/search get",
        "/api/v1/program-log get", "/api/v1/program-log/file get", "/api/v1/quiet get post delete",
        "/api/v1/redo post", "/api/v1/report get", "/api/v1/review get",
        "/api/v1/review/picture get", "/api/v1/schedule get put",
        "/api/v1/sessions get post delete", "/api/v1/settings get put", "/api/v1/stats get",
        "/api/v1/stats/amounts get", "/api/v1/stats/changes get", "/api/v1/stats/companions get",
        "/api/v1/stats/hour-weekday get", "/api/v1/stats/table get", "/api/v1/stats/tree get",
        "/api/v1/stats/trend get", "/api/v1/stats/weeks get", "/api/v1/tags get",
        "/api/v1/tags/color put", "/api/v1/tags/merge post", "/api/v1/tags/name put",
        "/api/v1/tags/profile get put", "/api/v1/tags/split post", "/api/v1/undo post",
      ])
    for member in members {
      let isPost = member.value["post"] != nil
      let reply = try reply(isPost ? .put : .post, member.name + "?at=1&tag=slp")
      #expect(reply.status == 405, "\(member.name) does not exist")
    }
  }

  @Test(arguments: described)
  func `answers as it describes`(
    method: Method, target: String, body: String, description: [String]
  ) throws {
    let document = try JSONValue(
      parsing: Array(try reply(.get, "/api/v1/openapi.json").body.utf8))
    let operation = document["paths"]?["/api/v1/" + description[0]]?[description[1]]
    if let sent = operation?["requestBody"]?["content"]?["application/json"]?["schema"],
      description[2] != "default"
    {
      let value = try JSONValue(parsing: Array(body.utf8))
      #expect(JSONSchema(root: document, sent).faults(in: value) == [])
    }
    let response = operation?["responses"]?[description[2]]
    let schema = try #require(response?["content"]?["application/json"]?["schema"])
    let reply = try reply(method, "/api/v1/" + target, body)
    if let status = UInt16(description[2]) {
      #expect(reply.status == status)
    } else {
      #expect(operation?["responses"]?["\(reply.status)"] == nil && reply.status >= 400)
    }
    let value = try JSONValue(parsing: Array(reply.body.utf8))
    #expect(JSONSchema(root: document, schema).faults(in: value) == [])
  }

  private func operations(of path: JSONValue) -> String {
    guard case .object(let members) = path else { return "" }
    return members.map(\.name).joined(separator: " ")
  }
}
