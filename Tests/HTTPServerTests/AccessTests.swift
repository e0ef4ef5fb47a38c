import HostSystem
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// The names of the page, and the token in a reply.
private let own = "k3.localhost:5600"
private let shared = ["localhost:5600", "127.0.0.1:5600", "[::1]:5600", "127.0.0.1", "localhost"]

@Suite struct `Access to a server` {
  private let clock = ManualClock()
  private let access: Access
  private let condition: Guard

  init() throws {
    let clock = clock
    access = Access(
      host: "k3.localhost", isOwner: { request, port in request.remotePort == 7 && port == 5600 },
      explanation: { _ in .content(.unauthorized, type: "text/html", []) }, clock: { clock.now })
    condition = try Self.condition(access)
  }

  private static func condition(
    _ access: Access, rate: RateLimit? = nil
  ) throws -> Guard {
    var configuration = Server.Configuration()
    configuration.allowedHosts = ["https://home.example", "lan.example"]
    configuration.access = access
    configuration.rate = rate
    return try .standard(for: configuration, port: 5600)
  }

  private func refusal(
    _ target: String, at host: String = own, _ headers: Headers = [:],
    _ method: HTTPServer.Method = .get, port: UInt16 = 0
  ) throws -> Response? {
    var headers = headers
    headers["Host"] = host
    return condition.refusal(
      of: try #require(Request(method, target, headers: headers, remotePort: port)))
  }

  /// Returns the cookie of a new session.
  private func cookie(at host: String = own) throws -> String {
    let reply = try #require(try refusal("/" + access.makeTicket(), at: host))
    return String(try #require(reply.headers["Set-Cookie"]?.prefix { $0 != ";" }))
  }

  @Test func `is for programs that send the key`() throws {
    for host in shared + [own, "home.example"] {
      let key = "Bearer \(access.key.text)"
      #expect(try refusal("/api", at: host, ["Authorization": key]) == nil)
      #expect(try refusal("/api", at: host, ["Authorization": "bearer " + key.dropFirst(7)]) == nil)
      #expect(try refusal("/api", at: host, ["Authorization": key + "0"])?.status == .unauthorized)
    }
  }

  @Test func `begins with a ticket that is valid once, and leaves the address`() throws {
    let ticket = access.makeTicket()
    let reply = try #require(try refusal("/insights\(ticket)&tag=a%20b"))
    #expect(reply.status == .seeOther)
    #expect(reply.headers["Location"] == "/insights?tag=a%20b")
    #expect(reply.headers["Cache-Control"] == "no-store")
    let cookie = try #require(reply.headers["Set-Cookie"])
    #expect(cookie.contains("; HttpOnly; SameSite=Strict") && !cookie.contains("Secure"))
    #expect(!cookie.contains("Domain") && !cookie.contains(access.key.text))
    #expect(!cookie.contains(ticket.dropFirst(14)), "the token is another one")
    let token = String(cookie.prefix { $0 != ";" })
    #expect(try refusal("/api", ["Cookie": "a=1; \(token); b"]) == nil)
    #expect(try refusal("/" + ticket)?.status == .unauthorized)
    // Going back in the history leads to the page without it.
    #expect(try refusal("/\(ticket)", ["Cookie": token])?.headers["Location"] == "/")
    #expect(access.sessions.map { $0.host } == ["k3.localhost"])
  }

  @Test func `needs a ticket that is in time, and a reading request`() throws {
    let ticket = access.makeTicket()
    #expect(try refusal("/" + ticket, [:], .post)?.status == .unauthorized)
    #expect(try refusal("/" + ticket, [:], .head)?.status == .unauthorized)
    // Two slashes would lead to another host.
    #expect(try refusal("//evil.example/" + ticket)?.status == .unauthorized)
    #expect(try refusal("/\(ticket)&\(ticket.dropFirst())")?.status == .unauthorized)
    #expect(try refusal("/" + ticket + "0")?.status == .unauthorized)
    clock.advance(milliseconds: 600_000)
    #expect(try refusal("/" + ticket)?.status == .unauthorized)
    let others = (0..<17).map { _ in access.makeTicket() }
    #expect(try refusal("/" + others[0])?.status == .unauthorized, "there are at most 16")
    #expect(try refusal("/" + others[1])?.status == .seeOther)
  }

  @Test func `has no sessions under names that other servers of the machine share`() throws {
    let token = try cookie()
    for host in shared {
      #expect(try refusal("/" + access.makeTicket(), at: host)?.headers["Set-Cookie"] == nil)
      #expect(try refusal("/api", at: host, ["Cookie": token])?.status == .unauthorized)
    }
    // A token is valid only where it was set.
    #expect(try refusal("/api", at: "lan.example", ["Cookie": token])?.status == .unauthorized)
  }

  @Test func `marks its cookie for TLS where there is TLS`() throws {
    let reply = try #require(try refusal("/" + access.makeTicket(), at: "home.example"))
    let cookie = try #require(reply.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("__Host-proba-session=") && cookie.hasSuffix("; Secure"))
    let token = String(cookie.prefix { $0 != ";" })
    #expect(try refusal("/", at: "home.example", ["Cookie": token]) == nil)
    let plain = String(token.dropFirst("__Host-".count))
    #expect(try refusal("/", at: "home.example", ["Cookie": plain])?.status == .unauthorized)
  }

  @Test func `ends after a week without use, and after thirty days`() throws {
    let day: Nanoseconds = 86_400_000
    let idle = try cookie()
    clock.advance(milliseconds: 7 * day)
    #expect(try refusal("/", ["Cookie": idle])?.status == .unauthorized)
    let used = try cookie()
    for _ in 0..<29 {
      clock.advance(milliseconds: day)
      #expect(try refusal("/", ["Cookie": used]) == nil)
    }
    clock.advance(milliseconds: day)
    #expect(try refusal("/", ["Cookie": used])?.status == .unauthorized)
    #expect(access.sessions.isEmpty)
  }

  @Test func `ends on request`() throws {
    let cookies = [try cookie(), try cookie()]
    let ticket = access.makeTicket()
    #expect(access.sessions.map { $0.id } == [1, 2])
    #expect(access.end(1) && !access.end(1))
    #expect(try refusal("/", ["Cookie": cookies[0]])?.status == .unauthorized)
    #expect(try refusal("/", ["Cookie": cookies[1]]) == nil)
    access.endAll()
    #expect(try refusal("/", ["Cookie": cookies[1]])?.status == .unauthorized)
    #expect(try refusal("/" + ticket)?.status == .unauthorized)
  }

  @Test func `holds 32 sessions, of which the one not used for longest makes room`() throws {
    let first = try cookie()
    var second = ""
    for number in 0..<31 {
      clock.advance(milliseconds: 1)
      let token = try cookie()
      if number == 0 { second = token }
    }
    clock.advance(milliseconds: 1)
    #expect(try refusal("/", ["Cookie": first]) == nil)
    _ = try cookie()
    #expect(access.sessions.count == 32)
    #expect(try refusal("/", ["Cookie": first]) == nil)
    #expect(try refusal("/", ["Cookie": second])?.status == .unauthorized)
  }

  @Test func `replaces the session of a browser that comes with a new ticket`() throws {
    let old = try cookie()
    let reply = try refusal("/" + access.makeTicket(), ["Cookie": old])
    #expect(reply?.headers["Set-Cookie"] != nil && access.sessions.map { $0.id } == [2])
    #expect(try refusal("/", ["Cookie": old])?.status == .unauthorized)
  }

  @Test(arguments: [
    "proba-session=", "proba-session", "proba-session=0123456789abcdef0123456789abcdef",
    "xproba-session=TOKEN", "proba-session=TOKENx", "__Host-proba-session=TOKEN",
  ])
  func `is not for other cookies`(_ text: String) throws {
    let token = try cookie().drop { $0 != "=" }.dropFirst()
    let sent = text.split(separator: "TOKEN", omittingEmptySubsequences: false).joined(
      separator: String(token))
    #expect(try refusal("/", ["Cookie": sent])?.status == .unauthorized)
  }

  private static let person: Headers = [
    "Accept": "text/html,*/*", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
    "Sec-Fetch-Site": "none",
  ]

  @Test func `is given to a browser of the owner on the same machine`() throws {
    for host in shared.prefix(3) + [own] {
      let reply = try #require(try refusal("/insights?tag=a", at: host, Self.person, port: 7))
      let place = try #require(reply.headers["Location"])
      #expect(reply.status == .seeOther)
      #expect(place.hasPrefix("http://k3.localhost:5600/insights?tag=a&proba-ticket="))
      #expect(reply.headers["Set-Cookie"] == nil)
      let path = String(place.dropFirst("http://k3.localhost:5600".count))
      #expect(try refusal(path)?.headers["Location"] == "/insights?tag=a")
    }
  }

  @Test(arguments: [
    ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "cors"), ("Accept", "application/json"),
    ("X-Forwarded-For", "192.0.2.1"), ("Via", "1.1 proxy"),
  ])
  func `is given to nobody else`(name: String, value: String) throws {
    var headers = Self.person
    headers[name] = value
    for host in ["127.0.0.1:5600", own] {
      let refused = try #require(try refusal("/", at: host, headers, port: 7))
      #expect(refused.headers["Location"] == nil)
      let other = try #require(try refusal("/", at: host, Self.person, port: 8))
      #expect(other.status == .unauthorized && other.headers["Content-Type"] == "text/html")
    }
    #expect(try refusal("/", at: "lan.example", Self.person, port: 7)?.status == .unauthorized)
    #expect(try refusal("//e.example", at: own, Self.person, port: 7)?.status == .unauthorized)
  }

  @Test func `has a rate for each session, for the key, and for those without`() throws {
    let condition = try Self.condition(access, rate: RateLimit(perSecond: 1, burst: 3))
    let tokens = [try cookie(), try cookie()]
    func status(_ headers: Headers, _ target: String = "/") throws -> UInt16 {
      var headers = headers
      headers["Host"] = own
      let request = try #require(Request(.get, target, headers: headers))
      return condition.refusal(of: request)?.status.rawValue ?? 200
    }
    let senders: [Headers] = [
      [:], ["Cookie": tokens[0]], ["Cookie": tokens[1]],
      ["Authorization": "Bearer \(access.key.text)"],
    ]
    for sender in senders {
      let first = sender == [:] ? 401 : 200 as UInt16
      for _ in 0..<3 { #expect(try status(sender) == first) }
      #expect(try status(sender) == 429)
    }
    // Whoever comes with a ticket does not wait for those without.
    #expect(try status([:], "/" + access.makeTicket()) == 303)
  }

  @Test func `ends streams with their sessions`() throws {
    var configuration = Server.Configuration()
    configuration.access = access
    let channel = EventChannel()
    let server = try Server(configuration) { _ in .events(channel) }
    defer { server.stop() }
    let host = "k3.localhost:\(server.port)"
    var client = Client(port: server.port)
    client.send("GET /\(access.makeTicket()) HTTP/1.1\nHost: \(host)\n\n")
    let cookie = try #require(client.response().header("Set-Cookie")?.prefix { $0 != ";" })
    client.send("GET /events HTTP/1.1\nHost: \(host)\nCookie: \(cookie)\n\n")
    #expect(client.read(until: ": listening").hasSuffix(": listening"))
    access.endAll()
    _ = client.readRest()
    var again = Client(port: server.port)
    again.send("GET /events HTTP/1.1\nHost: \(host)\nCookie: \(cookie)\n\n")
    #expect(again.response().status == 401)
  }
}

@Suite struct `A secret` {
  @Test func `is read as it was written, and differs from all others`() {
    let secret = Secret()
    #expect(Secret(secret.text)?.text == secret.text && secret.text.utf8.count == 32)
    #expect(Secret().text != secret.text)
    for text in ["", "0123", secret.text + "0", String(repeating: "G", count: 32)] {
      #expect(Secret(text) == nil)
    }
    #expect(secret.matches(secret.text) && !secret.matches(secret.text.dropLast()))
    #expect(!secret.matches("") && !secret.matches(Secret().text))
  }
}

@Suite struct `The owner of a connection` {
  private static let table = """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 0100007F:11A7 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1
       1: 0100007F:11A7 0100007F:B2C4 01 00000000:00000000 00:00000000 00000000  1000        0 2 1
       2: 0100007F:B2C4 0100007F:11A7 01 00000000:00000000 02:00000000 00000000  1001        0 3 2
       3: 0100007F:B2C5 0100007F:11A7 06 00000000:00000000 03:00000000 00000000     0        0 0 3

    """

  @Test func `is read from the kernel's table`() {
    let server = "0100007F:11A7"
    #expect(owner(ofConnection: "0100007F:B2C4", to: server, in: Self.table) == 1001)
    #expect(owner(ofConnection: server, to: "0100007F:B2C4", in: Self.table) == 1000)
    // Nobody owns a connection that is closed.
    #expect(owner(ofConnection: "0100007F:B2C5", to: server, in: Self.table) == nil)
    #expect(owner(ofConnection: "0100007F:B2C6", to: server, in: Self.table) == nil)
    #expect(owner(ofConnection: server, to: server, in: "") == nil)
  }

  @Test func `is this user for a connection of this process`() throws {
    let server = try Server { request in
      .json(request.isOfThisUser(toPort: UInt16(request.query("port") ?? "") ?? 0) ? "1" : "0")
    }
    defer { server.stop() }
    for (port, answer) in [(server.port, "1"), (server.port ^ 1, "0")] {
      let reply = LocalRequest(to: "127.0.0.1", port: server.port).send(.get, "/?port=\(port)")
      #expect(reply?.body == Array(answer.utf8))
    }
    for (remote, port) in [("192.0.2.1", 7), ("127.0.0.1", 0), ("::1", 1)] as [(String, UInt16)] {
      let request = try #require(Request(.get, "/", remote: remote, remotePort: port))
      #expect(!request.isOfThisUser(toPort: server.port))
    }
  }
}

@Suite struct `A request to a server on the same machine` {
  @Test func `brings the status and the body`() throws {
    let server = try Server { request in
      .json(String(decoding: request.body, as: UTF8.self) + (request.headers["X"] ?? ""), .created)
    }
    defer { server.stop() }
    let request = LocalRequest(to: "127.0.0.1", port: server.port)
    let reply = request.send(.post, "/", headers: ["X": "y"], body: Array("{}".utf8))
    #expect(reply?.status == .created && reply?.body == Array("{}y".utf8))
    #expect(LocalRequest(to: "nowhere", port: server.port).send(.get, "/") == nil)
  }
}
