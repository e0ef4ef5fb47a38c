import CivilTime
import Interface
import InterfaceTestSupport
import Requests
import Testing
import Wire

/// The records about requests in the page's log.
@Suite struct `The log of the page` {
  private let test = TestBrowser()

  /// The records when a request with a condition in its query is answered.
  private func logged(status: Int, _ body: String) throws -> [[String]] {
    var count = 0
    test.browser.call(API.weekMap, TagPeriodQuery(tag: "secret", .always)) { _ in count += 1 }
    let line = try #require(test.requests.first?.line)
    #expect(line.contains("?tag=secret"))
    test.respond(status: status, body)
    #expect(count == 1)
    return test.log
  }

  @Test(arguments: [
    (0, "notice", "no response"), (200, "error", "the response cannot be read"),
    (503, "error", "the server failed"), (404, "info", "the server refused"),
    (422, "info", "the server refused"),
  ])
  func `has each request that failed, without its query`(
    status: Int, level: String, message: String
  ) throws {
    #expect(
      try logged(status: status, "secret") == [
        [
          level, "requests", message, "request", "GET /api/v1/stats/hour-weekday", "status",
          "\(status)",
        ]
      ])
  }

  @Test func `has what is read through the cache, too`() {
    let cache = ResponseCache(browser: test.browser, revision: nil)
    let reading = Reading(cache)
    reading.read(API.weekMap, TagPeriodQuery(tag: "secret", .always)) { _ in }
    test.respond(status: 500, "secret")
    #expect(test.log.map { $0[2] } == ["the server failed"])
    #expect(!test.log.joined().contains { $0.contains("secret") })
  }

  @Test func `has nothing of a request that succeeds`() {
    test.browser.call(API.tags, .init()) { _ in }
    test.respond("[]")
    #expect(test.log.isEmpty)
  }
}
