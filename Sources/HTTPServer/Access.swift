public import HostSystem
import Synchronization

/// The condition that only those whom a person has let in may use a server.
///
/// A browser comes with a ticket in an address, which is valid once and for ten minutes, and exchanges it
/// for a session, whose token is in a cookie. So no address that is stored or seen by others lets anybody in.
/// Sessions end with the server, or before. Programs send the key of the server as a bearer token (RFC 6750).
///
/// A browser sends cookies to every port of a host. Under the names that all servers of a machine share, such
/// as 127.0.0.1, there are therefore no sessions: the page has a host name of its own, ``host``.
public final class Access: Sendable {
  /// The name of a ticket in an address.
  private static let ticketName = "proba-ticket"
  private static let cookieName = "proba-session"

  /// The key of programs, a new one for each server.
  public let key = Secret()
  /// The host name of the page on this machine, such as `k3j5.localhost`, which browsers take for this machine.
  public let host: String
  /// Whether the page leads browsers to the right address that come without a session.
  private let isOwner: (@Sendable (_ request: Request, _ port: UInt16) -> Bool)?
  private let explanation: @Sendable (Request) -> Response?
  private let clock: @Sendable () -> Nanoseconds
  private let state = Mutex(State())

  private struct State {
    var table = SessionTable()
    /// Called when sessions were ended before their time.
    var whenEnded: (@Sendable () -> Void)?
  }

  /// Makes a condition with a new key, and no session.
  ///
  /// - Parameters:
  ///   - host: the host name of the page on this machine.
  ///   - isOwner: whether a request comes from a program of the server's own user, given the port of the server.
  ///     A browser of that user is given a ticket. Nil if that is not known, or must not count.
  ///   - explanation: the page for a browser that is not let in.
  ///   - clock: the time, for tests.
  public init(
    host: String, isOwner: (@Sendable (_ request: Request, _ port: UInt16) -> Bool)? = nil,
    explanation: @escaping @Sendable (Request) -> Response? = { _ in nil },
    clock: @escaping @Sendable () -> Nanoseconds = monotonicTime
  ) {
    self.host = host
    self.isOwner = isOwner
    self.explanation = explanation
    self.clock = clock
  }

  // MARK: Sessions

  /// Makes a ticket, with which one browser can begin a session within ten minutes.
  ///
  /// - Returns: the query of an address.
  public func makeTicket() -> String {
    let now = clock()
    return "?\(Self.ticketName)=\(state.withLock { $0.table.makeTicket(at: now).text })"
  }

  /// The sessions, in the order in which they began.
  public var sessions: [Session] {
    let now = clock()
    return state.withLock { $0.table.sessions(at: now) }
  }

  /// Ends a session at once, also its event streams; returns false if there is none of this number.
  public func end(_ id: Int) -> Bool {
    let now = clock()
    let (isEnded, whenEnded) = state.withLock { ($0.table.end(id, at: now), $0.whenEnded) }
    if isEnded { whenEnded?() }
    return isEnded
  }

  /// Ends all sessions at once, and makes all tickets invalid.
  public func endAll() {
    let whenEnded = state.withLock { state in
      state.table.endAll()
      return state.whenEnded
    }
    whenEnded?()
  }

  /// Sets what is done when sessions are ended: open streams must end with them.
  func whenEnded(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.whenEnded = action }
  }

  // MARK: Requests

  /// Refuses requests that are not let in, and limits the rate of the others.
  ///
  /// Each session has a bucket of its own, and so has the key: requests that are not let in use up none of
  /// them.
  func condition(_ site: Site, port: UInt16, rate: RateLimit?) -> Guard {
    let buckets = rate.map { Buckets($0) }
    return Guard { [self] request in
      let now = clock()
      // The guard of hosts has refused all others.
      guard let host = request.headers["Host"].flatMap({ Authority($0) }) else { return nil }
      let isSecure = site.isSecure(host)
      let ticket = request.method == .get && !host.isShared ? request.ticket : nil
      if isKeyShown(by: request) { return buckets?.refusal(of: "key", at: now) }
      let tokens = host.isShared ? [] : request.cookies(named: Self.cookieName(isSecure))
      let session = state.withLock { $0.table.use(tokens, host: host.host, at: now) }
      if let ticket, state.withLock({ $0.table.take(ticket: ticket, at: now) }) {
        return begin(request, host, isSecure, replacing: session, at: now)
      }
      if let session {
        // An old ticket, as when the person goes back.
        if ticket != nil { return .redirect(to: request.addressWithoutTicket) }
        return buckets?.refusal(of: "session \(session)", at: now)
      }
      return buckets?.refusal(of: "address \(request.remote)", at: now)
        ?? entrance(for: request, at: host, port: port) ?? refusal(of: request)
    }
  }

  /// Begins a session, in place of one that the browser has.
  private func begin(
    _ request: Request, _ host: Authority, _ isSecure: Bool, replacing old: Int?,
    at now: Nanoseconds
  ) -> Response {
    // Every field is visible text already, as far as it is ASCII.
    let name = (request.headers["User-Agent"] ?? "").utf8.filter { $0 < 0x80 }.prefix(200)
    let client = String(decoding: name, as: UTF8.self)
    let token = state.withLock { state in
      if let old { _ = state.table.end(old, at: now) }
      return state.table.begin(host: host.host, client: client, at: now).token
    }
    let seconds = SessionTable.longestTime / 1_000_000_000
    var response = Response.redirect(to: request.addressWithoutTicket)
    response.headers["Set-Cookie"] =
      "\(Self.cookieName(isSecure))=\(token.text); Path=/; Max-Age=\(seconds); HttpOnly; "
      + "SameSite=Strict" + (isSecure ? "; Secure" : "")
    return response
  }

  /// Returns the response that leads a browser of the owner to the page with a ticket: from a name that all
  /// servers of the machine share, or from the page itself, whose sessions have ended with an earlier server.
  private func entrance(for request: Request, at host: Authority, port: UInt16) -> Response? {
    guard host.isShared || host.host == self.host, request.isOfPerson, request.isAskedForHere,
      !request.isForwarded, let isOwner, isOwner(request, port)
    else { return nil }
    let (address, ticket) = (request.addressWithoutTicket, makeTicket())
    let query = address.contains("?") ? "&" + ticket.dropFirst() : ticket
    return .redirect(to: "http://\(self.host):\(port)\(address)\(query)")
  }

  private func refusal(of request: Request) -> Response {
    if request.isOfPerson, let page = explanation(request) { return page }
    return .failure(
      .unauthorized, code: "key_missing",
      "This server wants its key or a session; `proba session add` prints an address that begins one.",
      headers: ["WWW-Authenticate": "Bearer"])
  }

  /// Returns whether a bearer token is the key.
  private func isKeyShown(by request: Request) -> Bool {
    request.headers.all("Authorization").reduce(false) { found, field in
      let isBearer = equalIgnoringCase(field.prefix(7), "bearer ")
      return isBearer && key.matches(field.dropFirst(7)) || found
    }
  }

  /// Returns the name of the cookie; the prefix makes browsers refuse one that was not sent by this host by TLS.
  private static func cookieName(_ isSecure: Bool) -> String {
    isSecure ? "__Host-" + cookieName : cookieName
  }
}

extension Request {
  private static let ticketStart = "proba-ticket="

  /// The ticket in the address, if there is one, and the address leads to this server.
  fileprivate var ticket: Substring? {
    // Two slashes would begin the name of another host.
    guard !target.path.hasPrefix("//") else { return nil }
    let tickets = rawPairs.filter { $0.hasPrefix(Self.ticketStart) }
    return tickets.count == 1 ? tickets[0].dropFirst(Self.ticketStart.count) : nil
  }

  /// The address without tickets; it holds visible ASCII only.
  fileprivate var addressWithoutTicket: String {
    let rest = rawPairs.filter { !$0.hasPrefix(Self.ticketStart) }
    return rest.isEmpty ? target.path : target.path + "?" + rest.joined(separator: "&")
  }

  /// The pairs of the query as they were sent.
  private var rawPairs: [Substring] {
    target.text.dropFirst(target.path.count + 1).split(separator: "&")
  }

  /// Returns the values of the cookies of a name.
  fileprivate func cookies(named name: String) -> [Substring] {
    headers.all("Cookie").flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(name + "=") }
      .map { $0.dropFirst(name.utf8.count + 1) }
  }

  /// Whether a person has opened the address in a browser.
  fileprivate var isOfPerson: Bool {
    method == .get && (headers["Sec-Fetch-Mode"] ?? "navigate") == "navigate"
      && headers.all("Accept").flatMap { $0.split { ",; ".contains($0) } }.contains("text/html")
  }

  /// Whether no other site has led the browser to the address.
  fileprivate var isAskedForHere: Bool {
    !target.path.hasPrefix("//")
      && ["none", "same-origin"].contains(headers["Sec-Fetch-Site"] ?? "none")
  }

  /// Whether a proxy says that it has passed the request on.
  fileprivate var isForwarded: Bool {
    ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host"].contains { headers[$0] != nil }
  }
}

extension Response {
  /// Returns a redirection that no cache keeps.
  fileprivate static func redirect(to address: String) -> Response {
    Response(.seeOther, headers: ["Location": address, "Cache-Control": "no-store"])
  }
}

extension Authority {
  /// Whether all servers of the machine are reached under this host, so that each gets the cookies of the others.
  fileprivate var isShared: Bool {
    ["localhost", "127.0.0.1", "::1"].contains(host)
  }
}
