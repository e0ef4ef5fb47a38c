import TestSupport
import Testing

@testable import HTTPServer

/// A request and the expected response, the same in process and over a socket.
struct GuardCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var method = Method.get
  var target = "/"
  var headers: Headers
  var body = ""
  let status: Int
  var code: String?

  init(
    _ description: String, _ method: Method = .get, _ target: String = "/", headers: Headers,
    body: String = "", is status: Int, _ code: String? = nil
  ) {
    testDescription = description
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.status = status
    self.code = code
  }
}

/// A placeholder for the port, which a socket test knows only once the server runs.
private let own = "127.0.0.1:PORT"

let guardCases: [GuardCase] = [
  // Host
  GuardCase("own address", headers: ["Host": own], is: 200),
  GuardCase("name without port", headers: ["Host": "localhost"], is: 200),
  GuardCase("name in capitals", headers: ["HOST": "LocalHost:PORT"], is: 200),
  GuardCase("version 6", headers: ["Host": "[::1]:PORT"], is: 200),
  GuardCase("version 6 written long", headers: ["Host": "[0:0:0:0:0:0:0:1]"], is: 200),
  GuardCase("configured name", headers: ["Host": "home.example"], is: 200),
  GuardCase("name behind a proxy", headers: ["Host": "proxy.example:8443"], is: 200),
  GuardCase("proxy's name, wrong port", headers: ["Host": "proxy.example:1"], is: 421),
  GuardCase("no host", headers: [:], is: 400, "host_invalid"),
  GuardCase("empty host", headers: ["Host": ""], is: 400, "host_invalid"),
  GuardCase("two hosts", headers: ["Host": own, "host": own], is: 400, "host_invalid"),
  GuardCase("rebound name", headers: ["Host": "evil.example:PORT"], is: 421, "host_unknown"),
  GuardCase("other port", headers: ["Host": "127.0.0.1:1"], is: 421, "host_unknown"),
  GuardCase("port too large", headers: ["Host": "localhost:99999"], is: 400, "host_invalid"),
  GuardCase("port with a sign", headers: ["Host": "localhost:+80"], is: 400, "host_invalid"),
  GuardCase("bare version 6", headers: ["Host": "::1"], is: 400, "host_invalid"),
  GuardCase("user before host", headers: ["Host": "localhost@evil"], is: 400, "host_invalid"),
  GuardCase("own name as prefix", headers: ["Host": "localhost.evil"], is: 421, "host_unknown"),
  // Origin
  GuardCase("own page", headers: ["Host": own, "Origin": "http://127.0.0.1:PORT"], is: 200),
  GuardCase(
    "page of another port", headers: ["Host": own, "Origin": "http://127.0.0.1:1"], is: 403,
    "origin_forbidden"),
  GuardCase(
    "page of the port 80", headers: ["Host": own, "Origin": "http://127.0.0.1"], is: 403,
    "origin_forbidden"),
  GuardCase(
    "other loopback name", headers: ["Host": own, "Origin": "http://localhost:PORT"], is: 403),
  GuardCase("opaque origin", headers: ["Host": own, "Origin": "null"], is: 403),
  GuardCase("foreign page", headers: ["Host": own, "Origin": "https://evil.example"], is: 403),
  GuardCase("allowed page", headers: ["Host": own, "Origin": "https://good.example"], is: 200),
  GuardCase("allowed extension", headers: ["Host": own, "Origin": "moz-extension://1-2"], is: 200),
  GuardCase("other extension", headers: ["Host": own, "Origin": "moz-extension://1-3"], is: 403),
  GuardCase(
    "behind TLS", headers: ["Host": "home.example", "Origin": "https://home.example"], is: 200),
  GuardCase(
    "two origins",
    headers: ["Host": own, "Origin": "http://127.0.0.1:PORT", "origin": "https://evil.example"],
    is: 403),
  // Fetch metadata
  GuardCase(
    "a link from elsewhere",
    headers: [
      "Host": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    ], is: 200),
  GuardCase(
    "a frame of a page from elsewhere",
    headers: [
      "Host": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "iframe",
    ], is: 403, "origin_forbidden"),
  GuardCase(
    "a navigation to nobody knows what",
    headers: ["Host": own, "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate"], is: 403),
  GuardCase(
    "a picture from elsewhere",
    headers: ["Host": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"], is: 403),
  GuardCase(
    "a form from elsewhere", .post,
    headers: ["Host": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"], is: 403),
  GuardCase(
    "a post from elsewhere", .post, headers: ["Host": own, "Sec-Fetch-Site": "cross-site"], is: 403,
    "origin_forbidden"),
  GuardCase(
    "a post from a neighbour", .delete, headers: ["Host": own, "Sec-Fetch-Site": "same-site"],
    is: 403),
  GuardCase(
    "a post from here", .post, headers: ["Host": own, "Sec-Fetch-Site": "same-origin"], is: 200),
  GuardCase(
    "a post of an allowed page", .post,
    headers: ["Host": own, "Origin": "https://good.example", "Sec-Fetch-Site": "cross-site"],
    is: 200),
  // Bodies
  GuardCase("no body, no type", .post, headers: ["Host": own], is: 200),
  GuardCase(
    "JSON", .post, headers: ["Host": own, "Content-Type": "application/json"], body: "{}", is: 200),
  GuardCase(
    "JSON with a parameter", .put,
    headers: ["Host": own, "Content-Type": "Application/JSON; charset=utf-8"], body: "{}", is: 200),
  GuardCase("untyped body", .post, headers: ["Host": own], body: "{}", is: 415, "body_type"),
  GuardCase(
    "text", .post, headers: ["Host": own, "Content-Type": "text/plain"], body: "{}", is: 415,
    "body_type"),
  GuardCase(
    "form", .post,
    headers: ["Host": own, "Content-Type": "application/x-www-form-urlencoded"], body: "a=1",
    is: 415),
  GuardCase(
    "JSON in name only", .post,
    headers: ["Host": own, "Content-Type": "text/plain; application/json"], body: "{}", is: 415),
  GuardCase(
    "body at the limit", .post, headers: ["Host": own, "Content-Type": "application/json"],
    body: String(repeating: "x", count: 1000), is: 200),
  GuardCase(
    "body over the limit", .post, headers: ["Host": own, "Content-Type": "application/json"],
    body: String(repeating: "x", count: 1001), is: 413, "body_too_large"),
]

func guardedConfiguration() -> Server.Configuration {
  var configuration = Server.Configuration()
  configuration.allowedHosts = ["home.example", "proxy.example:8443"]
  configuration.allowedOrigins = ["https://good.example", "moz-extension://1-2"]
  configuration.limits.bodyBytes = 1000
  return configuration
}

@Suite struct Guards {
  @Test(arguments: guardCases) func `check requests in process`(_ sample: GuardCase) async throws {
    let guards = try Guard.standard(for: guardedConfiguration(), port: 5600)
    let service = Service(guards) { _ in .json("{}") }
    var headers: Headers = [:]
    for field in sample.headers.fields { headers.add(field.name, onPort(5600, field.value)) }
    if !sample.body.isEmpty { headers["Content-Length"] = "\(sample.body.utf8.count)" }
    let request = try #require(
      Request(sample.method, sample.target, headers: headers, body: Array(sample.body.utf8)))
    let response = await service.respond(to: request)
    #expect(Int(response.status.rawValue) == sample.status)
    guard case .bytes(let bytes) = response.body, let expected = sample.code else { return }
    #expect(code(in: String(decoding: bytes, as: UTF8.self)) == expected)
  }

  @Test func `check requests the same over a socket`() throws {
    let server = try Server(guardedConfiguration()) { _ in .json("{}") }
    defer { server.stop() }
    for sample in guardCases {
      var client = Client(port: server.port)
      var head = "\(sample.method.rawValue) \(sample.target) HTTP/1.1\n"
      for field in sample.headers.fields {
        head += "\(field.name): \(onPort(server.port, field.value))\n"
      }
      if !sample.body.isEmpty { head += "Content-Length: \(sample.body.utf8.count)\n" }
      client.send(head + "\n" + sample.body)
      let reply = client.response()
      #expect(reply.status == sample.status, "\(sample.testDescription)")
      // A response by the library itself has no error code.
      if let expected = sample.code, let code = reply.code {
        #expect(code == expected, "\(sample.testDescription)")
      }
    }
  }

  @Test func `refuse a body framed twice`() throws {
    let guards = try Guard.standard(for: guardedConfiguration(), port: 1)
    let framings: [Headers] = [
      ["Content-Length": "1", "Transfer-Encoding": "chunked"],
      ["Content-Length": "1", "content-length": "2"], ["Content-Length": "+1"],
      ["Content-Length": "-1"], ["Transfer-Encoding": "gzip"],
    ]
    for headers in framings {
      let request = try #require(Request(.post, "/", headers: headers))
      #expect(guards.refusal(of: request)?.status == .badRequest, "\(headers)")
    }
  }

  @Test func `allow a burst, then a steady rate`() throws {
    let clock = ManualClock()
    let guards = Guard.rate(RateLimit(perSecond: 10, burst: 3)) { clock.now }
    let request = try #require(Request(.get, "/"))
    let other = try #require(Request(.get, "/", remote: "::1"))
    for _ in 0..<3 { #expect(guards.refusal(of: request) == nil) }
    let refusal = guards.refusal(of: request)
    #expect(refusal?.status == .tooManyRequests)
    #expect(refusal?.headers["Retry-After"] == "1")
    #expect(guards.refusal(of: other) == nil)
    clock.advance(milliseconds: 100)
    #expect(guards.refusal(of: request) == nil)
    #expect(guards.refusal(of: request) != nil)
    clock.advance(milliseconds: 100_000)
    for _ in 0..<3 { #expect(guards.refusal(of: request) == nil) }
    #expect(guards.refusal(of: request) != nil)
  }

  @Test(arguments: ["two words", "a:b:c", "", "[::g]"])
  func `cannot be created with invalid host names`(_ name: String) {
    var configuration = Server.Configuration()
    configuration.allowedHosts = [name]
    #expect(throws: ServerError.invalidHost(name)) {
      try Guard.standard(for: configuration, port: 1)
    }
  }

  @Test(arguments: [
    "", "good.example", "https:good.example", "https:/good.example", "://good.example",
  ])
  func `cannot be created with invalid origins`(_ origin: String) {
    var configuration = Server.Configuration()
    configuration.allowedOrigins = [origin]
    #expect(throws: ServerError.invalidOrigin(origin)) {
      try Guard.standard(for: configuration, port: 1)
    }
  }
}

private func onPort(_ port: UInt16, _ text: String) -> String {
  text.split(separator: "PORT", omittingEmptySubsequences: false).joined(separator: "\(port)")
}
