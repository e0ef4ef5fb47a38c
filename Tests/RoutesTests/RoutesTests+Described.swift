import HTTPServer
import JSON
import TestSupport
import Testing

extension `The programming interface` {
  /// A request, and the path, method and status under which its response is described.
  static let described: [(Method, String, String, is: [String])] = [
    (.get, "overview", "", ["overview", "get", "200"]),
    (.get, "probes", "", ["probes", "get", "200"]),
    (.get, "probes?from=june", "", ["probes", "get", "default"]),
    (.get, "likely?at=1641002399", "", ["likely", "get", "200"]),
    (.get, "likely", "", ["likely", "get", "default"]),
    (.get, "answers/earlier?at=1641002399", "", ["answers/earlier", "get", "200"]),
    (.get, "answers/earlier?at=1641002398", "", ["answers/earlier", "get", "404"]),
    (.get, "answers/reading?text=run%205%20km", "", ["answers/reading", "get", "200"]),
    (.get, "answers/reading?text=(", "", ["answers/reading", "get", "default"]),
    (.get, "tags", "", ["tags", "get", "200"]),
    (.post, "erase", #"{"confirm":"erase"}"#, ["erase", "post", "200"]),
    (.get, "tags/profile?tag=slp", "", ["tags/profile", "get", "200"]),
    (.put, "tags/profile", #"{"tag":"slp","level":1}"#, ["tags/profile", "put", "200"]),
    (.put, "tags/name", #"{"tag":"slp","name":"sleep"}"#, ["tags/name", "put", "200"]),
    (.post, "tags/merge", #"{"tags":["work"],"into":"дім"}"#, ["tags/merge", "post", "200"]),
    (
      .post, "tags/split", #"{"tag":"work","where":"!slp","into":"a","from":"2022-01-01"}"#,
      ["tags/split", "post", "200"]
    ),
    (
      .post, "tags/split", #"{"tag":"work","where":"slp &","into":"a"}"#,
      ["tags/split", "post", "422"]
    ),
    (.post, "log", #"{"lines":"1641002399 work\nx"}"#, ["log", "post", "200"]),
    (.get, "review/picture?from=2001-01-01", "", ["review/picture", "get", "404"]),
    (.get, "report?from=2001-01-01&to=2001-01-07", "", ["report", "get", "404"]),
    (.get, "chart?chart=bars&to=2001-01-07", "", ["chart", "get", "404"]),
    (.get, "schedule", "", ["schedule", "get", "200"]),
    (.put, "schedule", #"{"gap":1800}"#, ["schedule", "put", "200"]),
    (.get, "quiet", "", ["quiet", "get", "200"]),
    (
      .post, "quiet", #"{"kind":"quiet","weekdays":["sun"],"hours":"22-6"}"#,
      ["quiet", "post", "201"]
    ),
    (.delete, "quiet", #"{"id":9}"#, ["quiet", "delete", "404"]),
    (.get, "sessions", "", ["sessions", "get", "404"]),
    (.post, "sessions", "", ["sessions", "post", "404"]),
    (.delete, "sessions", #"{"id":9}"#, ["sessions", "delete", "404"]),
    (.get, "stats", "", ["stats", "get", "200"]),
    (.get, "stats/hour-weekday?tag=slp", "", ["stats/hour-weekday", "get", "200"]),
    (.get, "stats/amounts?tag=slp", "", ["stats/amounts", "get", "200"]),
    (.get, "stats/tree", "", ["stats/tree", "get", "200"]),
    (.get, "stats/trend?tag=slp", "", ["stats/trend", "get", "200"]),
    (.get, "stats/trend", "", ["stats/trend", "get", "200"]),
    (.get, "stats?tag=work+%26+!slp", "", ["stats", "get", "200"]),
    (.get, "stats/changes?tag=work%7Cslp", "", ["stats/changes", "get", "200"]),
    (.get, "stats/weeks?tag=!slp", "", ["stats/weeks", "get", "200"]),
    (.get, "stats/companions?tag=!slp", "", ["stats/companions", "get", "200"]),
    (.get, "stats/hour-weekday?tag=!slp", "", ["stats/hour-weekday", "get", "200"]),
    (.get, "stats/trend?tag=!slp", "", ["stats/trend", "get", "200"]),
    (.get, "stats?tag=work+%26+x", "", ["stats", "get", "404"]),
    (.get, "stats/weeks?tag=work+%26", "", ["stats/weeks", "get", "422"]),
    (.get, "program-log", "", ["program-log", "get", "200"]),
    (.get, "openapi.json", "", ["openapi.json", "get", "200"]),
    (.post, "answers", #"{"at":1641002399,"text":"a (b)"}"#, ["answers", "post", "201"]),
    (.post, "answers", #"{"at":null,"text":"a"}"#, ["answers", "post", "201"]),
    (.post, "answers", #"{"at":1641002399,"text":"a","seen":""}"#, ["answers", "post", "201"]),
    (.post, "answers", #"{"at":1,"text":"a"}"#, ["answers", "post", "404"]),
    (.post, "answers", #"{"at":1640999953,"text":"a","seen":""}"#, ["answers", "post", "409"]),
    (.post, "answers", #"{"at":1641002399,"text":"(a"}"#, ["answers", "post", "422"]),
    (.post, "answers", "{}", ["answers", "post", "default"]),
    (.delete, "answers", #"{"at":1640999953,"overview":true}"#, ["answers", "delete", "200"]),
    (.delete, "answers", #"{"at":1641002399}"#, ["answers", "delete", "404"]),
    (.delete, "answers", #"{"at":1640999953,"seen":"a"}"#, ["answers", "delete", "409"]),
    (.delete, "answers", "{}", ["answers", "delete", "default"]),
    (
      .post, "answers/batch", #"{"at":[1641002399],"text":"a","overview":true}"#,
      ["answers/batch", "post", "200"]
    ),
    (.post, "answers/batch", #"{"at":[1],"text":"a"}"#, ["answers/batch", "post", "404"]),
    (
      .post, "answers/batch", #"{"at":[1641002399],"text":"(a"}"#, ["answers/batch", "post", "422"]
    ),
    (.post, "answers/batch", #"{"text":"a"}"#, ["answers/batch", "post", "default"]),
    (.delete, "answers/batch", #"{"at":[1640999953]}"#, ["answers/batch", "delete", "200"]),
    (.delete, "answers/batch", #"{"at":[5]}"#, ["answers/batch", "delete", "404"]),
    (.post, "probes/dismiss", #"{"at":[1641002399]}"#, ["probes/dismiss", "post", "200"]),
    (
      .post, "probes/dismiss", #"{"before":1641002400,"dismissed":false,"overview":true}"#,
      ["probes/dismiss", "post", "200"]
    ),
    (.post, "probes/dismiss", #"{"at":[5]}"#, ["probes/dismiss", "post", "404"]),
    (.post, "probes/dismiss", #"{"at":[]}"#, ["probes/dismiss", "post", "default"]),
  ]

  /// The server also refuses requests by itself, without a position.
  @Test func `refuses as it describes`() throws {
    let document = try JSONValue(
      parsing: Array(try reply(.get, "/api/v1/openapi.json").body.utf8))
    let problem = try #require(document["components"]?["schemas"]?["Problem"])
    for target in ["/api/v1/nothing", "/api/v1/answers", "/api/v1/probes?limit=0"] {
      let body = try reply(.get, target).body
      let value = try JSONValue(parsing: Array(body.utf8))
      #expect(JSONSchema(root: document, problem).faults(in: value) == [])
    }
  }
}
