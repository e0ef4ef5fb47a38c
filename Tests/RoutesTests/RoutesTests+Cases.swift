import HTTPServer
import HostSystem
import Routes
import Testing

extension `The programming interface` {
  /// Requests that search for probes, change several or withdraw answers, with their responses.
  static let others: [Case] = [
    Case(
      .get, "/api/v1/conversion?text=3%20stone%20in%20kg", is: 200,
      #"{"input":"3 stone in kg","from":{"value":3.0,"unit":"stone"},"#
        + #""to":{"value":19.05087954,"unit":"kilogram"},"#
        + "\"text\":\"3\u{A0}st ≈ 19.1\u{A0}kg\","
        + #""reading":"stone → kilogram","reverse":"3 kg → st","others":[]}"#),
    Case(
      .get, "/api/v1/conversion?text=6%20m%20in%20kg&language=en", is: 200,
      #"{"input":"6 m in kg","error":"the units measure different things","at":7}"#),
    Case(.get, "/api/v1/conversion", is: 400, refusal("query", "the query lacks text")),
    Case(
      .get, "/api/v1/probes/search?text=nothing", is: 200,
      #"{"probes":[],"next":null,"day":null}"#),
    Case(
      .get, "/api/v1/probes/search?text=3%20march%202015", is: 200,
      #"{"probes":[],"next":null,"day":"2015-03-03"}"#),
    Case(
      .get, "/api/v1/probes/search?tags=x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .get, "/api/v1/probes/search?tags=slp%20%26%20(", is: 422,
      refusal("tagMissing", "a tag is missing at character 8", position: "8")),
    Case(
      .get, "/api/v1/stats/amounts?from=2022-01-01&to=2022-01-01&tag=work%20%26%20%21slp", is: 200,
      #"{"tag":"Work & !slp","answers":1,"days":1,"step":"day","starts":["2022-01-01"],"#
        + #""measures":[]}"#),
    Case(
      .get, "/api/v1/stats/amounts?tag=work%20%26%20x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .get, "/api/v1/stats/amounts?tag=work%20%26", is: 422,
      refusal(
        "tagMissing", "a tag is missing at character 7", position: "7")),
    Case(
      .delete, "/api/v1/answers", #"{"at":1640999953,"seen":"Work дім (a)"}"#, is: 200,
      #"{"at":1640999953,"state":"missed","tags":[],"comment":null,"gap":2700,"#
        + #""offset":0,"scheduled":true,"remark":null,"edit":2,"revision":1}"#),
    Case(
      .delete, "/api/v1/answers", #"{"at":1641002399}"#, is: 404,
      refusal("noAnswer", "the probe at 1641002399 has no answer")),
    Case(
      .delete, "/api/v1/answers", "{}", is: 400,
      refusal("at", #"\"at\" must be a whole number of seconds since 1970"#)),
    Case(
      .post, "/api/v1/answers/batch", #"{"at":[1641002399,1640999953,1641000921],"text":"a"}"#,
      is: 200, #"{"changed":[1641000921,1641002399],"kept":[1640999953],"revision":1}"#),
    Case(
      .post, "/api/v1/answers/batch", #"{"at":[],"text":"a"}"#, is: 400,
      refusal("at", #"\"at\" must be a list of 1 to 500 moments in whole seconds since 1970"#)),
    Case(
      .post, "/api/v1/answers/batch",
      #"{"at":[\#(Array(repeating: "1641002399", count: 501).joined(separator: ","))],"text":"a"}"#,
      is: 400,
      refusal("at", #"\"at\" must be a list of 1 to 500 moments in whole seconds since 1970"#)),
    Case(
      .post, "/api/v1/answers/batch", #"{"at":[1641002399],"text":"(a"}"#, is: 422,
      refusal("unclosed", "the bracket opened at character 1 is never closed", position: "1")),
    Case(
      .delete, "/api/v1/answers/batch", #"{"at":[1640997602,1640999953],"seen":"slp"}"#, is: 200,
      #"{"changed":[1640997602],"kept":[1640999953],"revision":1}"#),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"at":[1641002399,1640999953]}"#, is: 200,
      #"{"changed":[1641002399],"kept":[1640999953],"revision":1}"#),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"before":1641002400}"#, is: 200,
      #"{"changed":[1641002399],"kept":[],"revision":1}"#),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"before":1641002400,"dismissed":false}"#, is: 200,
      #"{"changed":[],"kept":[],"revision":0}"#),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"before":1640999954,"at":[1641002399]}"#, is: 200,
      #"{"changed":[1641002399],"kept":[],"revision":1}"#),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"before":-62135596801}"#, is: 400,
      refusal("before", #"\"before\" must be a moment of the years 1 to 9999"#)),
    Case(
      .post, "/api/v1/probes/dismiss", "{}", is: 200, #"{"changed":[],"kept":[],"revision":0}"#),
    Case(
      .post, "/api/v1/probes/dismiss", "[null]", is: 400,
      refusal("json", "the value must be an object")),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"at":5}"#, is: 400,
      refusal("at", #"\"at\" must be a list of 1 to 50000 moments in whole seconds since 1970"#)),
    Case(
      .post, "/api/v1/probes/dismiss", #"{"at":[5]}"#, is: 404,
      refusal(
        "notAProbe", "there was no question at 5: only moments of the schedule can be answered")),
  ]

  /// Requests about the schedule, with their responses.
  static let gaps: [Case] = [
    Case(.get, "/api/v1/schedule", is: 200, #"{"gap":2700,"seed":11193462,"start":1184097393}"#),
    Case(.put, "/api/v1/schedule", #"{"gap":1800}"#, is: 200, #"{"revision":1}"#),
    Case(
      .put, "/api/v1/schedule", #"{"gap":299}"#, is: 400,
      refusal("gap", #"\"gap\" must be a whole number within its bounds"#)),
    Case(
      .put, "/api/v1/schedule", #"{"gap":"45 min"}"#, is: 400,
      refusal("gap", #"\"gap\" must be a whole number within its bounds"#)),
    Case(.put, "/api/v1/schedule", #"{"seed":5}"#, is: 200, #"{"revision":1}"#),
    Case(
      .put, "/api/v1/schedule", #"{"seed":2147483647}"#, is: 400,
      refusal("seed", #"\"seed\" must be a whole number within its bounds"#)),
    Case(
      .put, "/api/v1/schedule", #"{"seed":0}"#, is: 400,
      refusal("seed", #"\"seed\" must be a whole number within its bounds"#)),
  ]

  /// Requests that create and end quiet times, with their responses.
  static let quiet: [Case] = [
    Case(.get, "/api/v1/quiet", is: 200, "[]"),
    Case(
      .post, "/api/v1/quiet",
      #"{"kind":"quiet","weekdays":["sun","mon"],"hours":"22-6:30"}"#, is: 201,
      #"{"id":1,"kind":"quiet","weekdays":["mon","sun"],"hours":"22:00-06:30","#
        + #""since":1780315200,"until":null,"revision":1}"#),
    Case(
      .post, "/api/v1/quiet",
      #"{"kind":"vacation","weekdays":["mon"],"hours":null,"from":"2026-06-08","to":"2026-06-09"}"#,
      is: 201,
      #"{"id":1,"kind":"vacation","weekdays":["mon"],"hours":null,"since":1780876800,"#
        + #""until":1781049600,"revision":1}"#),
    Case(
      .post, "/api/v1/quiet",
      #"{"kind":"vacation","weekdays":["mon"],"hours":null,"to":"2026-05-31"}"#, is: 422,
      refusal("neverQuiet", "these quiet hours would be over before they begin")),
    Case(
      .post, "/api/v1/quiet", #"{"kind":"quiet","weekdays":[],"hours":null}"#, is: 422,
      refusal("neverQuiet", "these quiet hours would be over before they begin")),
    Case(
      .post, "/api/v1/quiet", #"{"kind":"quiet","weekdays":["mon"],"hours":"22"}"#, is: 400,
      refusal("hours", #"\"hours\" must be hours such as 23:00-07:00 or null"#)),
    Case(
      .post, "/api/v1/quiet", #"{"kind":"quiet","weekdays":["Monday"],"hours":null}"#, is: 400,
      refusal("weekdays[0]", #"\"weekdays[0]\" must be one of the words of its schema"#)),
    Case(
      .delete, "/api/v1/quiet", #"{"id":1}"#, is: 404,
      refusal("noQuietRule", "there is no rule 1 in force")),
    Case(
      .delete, "/api/v1/quiet", "{}", is: 400, refusal("id", #"\"id\" is missing"#)),
  ]

  /// Requests about one tag, with their responses.
  static let profiles: [Case] = [
    Case(
      .get, "/api/v1/tags/profile?tag=WORK", is: 200,
      #"{"name":"Work","color":2,"answers":1,"level":0,"note":""}"#),
    Case(
      .get, "/api/v1/tags/profile?tag=x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .put, "/api/v1/tags/profile",
      #"{"tag":"work","note":"n","level":-2,"hidden":true,"addAliases":["job"]}"#, is: 200,
      #"{"edit":2,"revision":1}"#),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","addAliases":["SLP"]}"#, is: 409,
      refusal("tagExists", "there is already a tag 'slp': merge the two")),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","addAliases":["a b"]}"#, is: 422,
      refusal(
        "notATagName", "'a b' cannot be a tag: a tag is one word without brackets")),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","note":"\u001b[31m"}"#, is: 422,
      refusal("unusableNote", "a note can have at most 2000 bytes and no control characters")),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","emoji":"💼"}"#, is: 200,
      #"{"edit":2,"revision":1}"#),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","emoji":"ab"}"#, is: 422,
      refusal("notAnEmoji", "'ab' is not one emoji or symbol")),
    Case(
      .put, "/api/v1/tags/profile",
      #"{"tag":"work","goal":{"direction":"atMost","seconds":27000}}"#,
      is: 200, #"{"edit":2,"revision":1}"#),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","goal":{"direction":"atMost","seconds":1e99}}"#,
      is: 400,
      refusal(
        "goal.seconds", #"\"goal.seconds\" must be a whole number from 360 to 604800"#)),
    Case(
      .put, "/api/v1/tags/profile",
      #"{"tag":"work","goal":{"direction":"atMost","seconds":604801}}"#, is: 400,
      refusal(
        "goal.seconds", #"\"goal.seconds\" must be a whole number from 360 to 604800"#)),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","goal":{"seconds":8}}"#, is: 400,
      refusal("goal.direction", #"\"goal.direction\" is missing"#)),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","goal":[]}"#, is: 400,
      refusal("goal", #"\"goal\" must be an object or null"#)),
    Case(
      .put, "/api/v1/tags/profile", #"{"tag":"work","level":3}"#, is: 400,
      refusal("level", #"\"level\" must be a whole number from -2 to 2"#)),
    Case(
      .put, "/api/v1/tags/color", #"{"tag":"work","color":1.2e1}"#, is: 200,
      #"{"edit":2,"revision":1}"#),
    Case(
      .put, "/api/v1/tags/profile", #"{"note":"n"}"#, is: 400,
      refusal("tag", #"the body lacks \"tag\", its name"#)),
  ]

  /// Requests that erase everything, with their responses.
  static let erasing: [Case] = [
    Case(.post, "/api/v1/erase", #"{"confirm":"erase"}"#, is: 200, #"{"revision":1}"#),
    Case(
      .post, "/api/v1/erase", "{}", is: 400,
      refusal("confirm", #"\"confirm\" must be \"erase\""#)),
    Case(
      .post, "/api/v1/erase", #"{"confirm":"yes"}"#, is: 400,
      refusal("confirm", #"\"confirm\" must be \"erase\""#)),
  ]

  /// Requests that rename and merge tags, with their responses.
  static let renaming: [Case] = [
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"WORK","name":"job"}"#, is: 200,
      #"{"name":"job","color":2,"answers":1,"gone":["Work"],"edit":2,"revision":1}"#),
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"work","name":"Work"}"#, is: 200,
      #"{"name":"Work","color":2,"answers":1,"gone":[],"edit":null,"revision":0}"#),
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"x","name":"y"}"#, is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"work","name":"SLP"}"#, is: 409,
      refusal("tagExists", "there is already a tag 'slp': merge the two")),
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"work","name":"a b"}"#, is: 422,
      refusal(
        "notATagName", "'a b' cannot be a tag: a tag is one word without brackets")),
    Case(
      .put, "/api/v1/tags/name", #"{"tag":"work"}"#, is: 400,
      refusal("name", #"the body lacks \"name\", the new name of the tag"#)),
    Case(
      .post, "/api/v1/tags/merge", #"{"tags":["work","slp"],"into":"slp"}"#, is: 200,
      #"{"name":"slp","color":1,"answers":2,"gone":["Work"],"edit":2,"revision":1}"#),
    Case(
      .post, "/api/v1/tags/merge", #"{"tags":["work","x"],"into":"y"}"#, is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .get, "/api/v1/stats/weeks?to=2022-01-01&count=2&tag=slp+%7C+%D0%94%D0%86%D0%9C", is: 200,
      #"{"start":"2021-12-19","answered":[0,2],"tags":[{"name":"slp | дім","shares":[0.0,1.0]}]}"#),
    Case(
      .get, "/api/v1/stats/companions?tag=slp+%7C+%D0%B4%D1%96%D0%BC", is: 200,
      #"{"tag":"slp | дім","answers":2,"companions":[{"name":"Work","color":2,"answers":1,"share":0.5,"#
        + #""shareLow":0.0608302759200971,"shareHigh":0.9391697240799027}]}"#),
    Case(
      .get, "/api/v1/stats/trend?tag=slp+%26+x", is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .post, "/api/v1/tags/split", #"{"tag":"work","where":"slp","into":"nap"}"#, is: 200,
      #"{"name":"nap","changed":0,"edit":null,"revision":0}"#),
    Case(
      .post, "/api/v1/tags/split", #"{"tag":"SLP","where":"!work","into":"nap"}"#, is: 200,
      #"{"name":"nap","changed":1,"edit":2,"revision":1}"#),
    Case(
      .post, "/api/v1/tags/split", #"{"tag":"SLP","where":"!work","into":"","trial":true}"#,
      is: 200, #"{"name":"","changed":1,"edit":null,"revision":0}"#),
    Case(
      .post, "/api/v1/tags/split", #"{"tag":"work","where":"x","into":"y"}"#, is: 404,
      refusal("unknownTag", "there is no tag 'x'")),
    Case(
      .post, "/api/v1/tags/split",
      #"{"tag":"work","where":"","into":"y","from":"2022-01-02","to":"2022-01-01"}"#, is: 400,
      refusal("to", #"\"to\" must not be before \"from\""#)),
    Case(
      .post, "/api/v1/tags/split", #"{"tag":"work","into":"y"}"#, is: 400,
      refusal("where", #"the body lacks \"where\", the condition that the answers meet"#)),
    Case(
      .post, "/api/v1/tags/merge", #"{"tags":"work","into":"y"}"#, is: 400,
      refusal("tags", #"\"tags\" must be a list of the names of tags"#)),
    Case(
      .post, "/api/v1/undo", #"{"edit":2}"#, is: 409,
      refusal("editedSince", "another change has been made since: undo that one first")),
    Case(.post, "/api/v1/undo", #"{"edit":1}"#, is: 200, #"{"revision":1}"#),
    Case(
      .post, "/api/v1/undo", "{}", is: 400,
      refusal("edit", #"the body lacks \"edit\", the number of the edit"#)),
  ]

  @Test(arguments: others)
  func `changes several probes, and takes answers back`(request: Case) throws {
    try check(request)
  }

  @Test(arguments: gaps)
  func `asks more or less often`(request: Case) throws { try check(request) }

  @Test(arguments: quiet)
  func `makes and ends quiet times`(request: Case) throws { try check(request) }

  @Test(arguments: erasing)
  func `erases everything`(request: Case) throws { try check(request) }

  @Test(arguments: ["log", "backup", "overview"])
  func `refuses links on other sites`(endpoint: String) throws {
    for (site, status) in [
      ("cross-site", Status.forbidden), ("same-site", .forbidden), ("same-origin", .ok),
      ("none", .ok),
    ] {
      let request = try #require(
        Request(
          .get, "/api/v1/\(endpoint)",
          headers: ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"]))
      #expect(routes.respond(to: request).status == status, "\(site)")
    }
    let page = try #require(Request(.get, "/", headers: ["Sec-Fetch-Site": "cross-site"]))
    #expect(routes.respond(to: page).status != .forbidden)
  }

  @Test func `has browsers forget what they keep when everything is erased`() throws {
    let request = try #require(
      Request(.post, "/api/v1/erase", body: Array(#"{"confirm":"erase"}"#.utf8)))
    #expect(routes.respond(to: request).headers["Clear-Site-Data"] == "\"cache\"")
  }

  @Test(arguments: ["log", "probes", "overview", "stats"])
  func `lets no cache store what a person has written`(endpoint: String) throws {
    let request = try #require(Request(.get, "/api/v1/\(endpoint)"))
    #expect(routes.respond(to: request).headers["Cache-Control"] == "no-store")
  }

  @Test func `sends a backup as a file of SQLite`() throws {
    let request = try #require(Request(.get, "/api/v1/backup"))
    let response = routes.respond(to: request)
    #expect(response.headers["Content-Type"] == "application/vnd.sqlite3")
    #expect(response.headers["Cache-Control"] == "no-store" && response.headers["ETag"] == nil)
    #expect(response.headers["Content-Disposition"]?.hasSuffix(".sqlite\"") == true)
    guard case .file(let file) = response.body else { return _ = Issue.record("no file") }
    #expect(try file.file.contents().starts(with: Array("SQLite format 3".utf8)))
  }

  @Test func `sends two backups at a time`() throws {
    let request = try #require(Request(.get, "/api/v1/backup"))
    var sent = [routes.respond(to: request), routes.respond(to: request)]
    #expect(sent.map { $0.status } == [.ok, .ok])
    let refused = routes.respond(to: request)
    #expect(refused.status == .serviceUnavailable && refused.headers["Retry-After"] == "10")
    sent.removeLast()
    #expect(routes.respond(to: request).status == .ok)
  }

  @Test func `sends a log as a file`() throws {
    let request = try #require(Request(.get, "/api/v1/log"))
    guard case .file(let file) = routes.respond(to: request).body else {
      return _ = Issue.record("no file")
    }
    let text = String(decoding: try file.file.contents(), as: UTF8.self)
    #expect(text.hasPrefix("1640997602 slp"))
  }

  @Test func `draws a week as a picture`() throws {
    let request = try #require(Request(.get, "/api/v1/review/picture?from=2021-12-27"))
    let response = routes.respond(to: request)
    #expect(response.headers["Content-Type"] == "image/png")
    #expect(response.headers["Cache-Control"] == "no-store" && response.headers["ETag"] == nil)
    #expect(
      response.headers["Content-Disposition"] == "attachment; filename=\"proba-2021-12-27.png\"")
    guard case .bytes(let bytes) = response.body else { return _ = Issue.record("no bytes") }
    // The signature, and the width and the height in the first chunk: PNG, sections 5.2 and 11.2.2.
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(bytes[16..<24]) == [0, 0, 1080 >> 8, 1080 & 255, 0, 0, 1350 >> 8, 1350 & 255])
  }

  @Test(arguments: renaming)
  func `renames and merges tags`(request: Case) throws { try check(request) }

  @Test(arguments: profiles)
  func `reports and changes the profile of a tag`(request: Case) throws { try check(request) }
}
