public import HostSystem

/// The right of one browser to use a server, from the ticket that it came with until it is ended.
public struct Session: Sendable, Equatable {
  /// A number of its own, counted from 1 since the server started.
  public let id: Int
  /// The host name under which the browser addresses the server; the session is valid under no other.
  public let host: String
  /// The name that the browser gives itself, in visible ASCII; may be empty.
  public let client: String
  /// The time of the monotonic clock at which it began.
  public let begun: Nanoseconds
  /// The time of the monotonic clock at the last request.
  public fileprivate(set) var used: Nanoseconds
}

/// The sessions of a server, and the tickets with which new ones begin: a value that is given the time.
struct SessionTable: Sendable {
  /// The time in which a ticket must be used.
  static let ticketTime: Nanoseconds = 600 * 1_000_000_000
  /// The time after which a session that is not used ends.
  static let idleTime: Nanoseconds = 7 * 86_400 * 1_000_000_000
  /// The time after which any session ends.
  static let longestTime: Nanoseconds = 30 * 86_400 * 1_000_000_000
  /// The number of tickets at a time; a further one replaces the oldest.
  static let mostTickets = 16
  /// The number of sessions at a time; a further one ends that which was not used for longest.
  static let mostSessions = 32

  private struct Ticket {
    let secret: Secret
    let deadline: Nanoseconds
  }

  private struct Entry {
    let token: Secret
    var session: Session
  }

  private var tickets: [Ticket] = []
  private var entries: [Entry] = []
  private var lastID = 0

  /// Makes a ticket.
  mutating func makeTicket(at now: Nanoseconds) -> Secret {
    tickets.removeAll { $0.deadline <= now }
    if tickets.count >= Self.mostTickets { tickets.removeFirst() }
    let secret = Secret()
    tickets.append(Ticket(secret: secret, deadline: now + Self.ticketTime))
    return secret
  }

  /// Takes a ticket, which is then used up; returns whether there was one of this text.
  mutating func take(ticket text: some StringProtocol, at now: Nanoseconds) -> Bool {
    tickets.removeAll { $0.deadline <= now }
    let before = tickets.count
    // All are compared, whichever matches.
    tickets.removeAll { $0.secret.matches(text) }
    return tickets.count < before
  }

  /// Begins a session, and returns the token of its browser.
  mutating func begin(
    host: String, client: String, at now: Nanoseconds
  ) -> (session: Session, token: Secret) {
    removeOld(at: now)
    if entries.count >= Self.mostSessions,
      let longest = entries.indices.min(by: {
        entries[$0].session.used < entries[$1].session.used
      })
    {
      entries.remove(at: longest)
    }
    lastID += 1
    let session = Session(id: lastID, host: host, client: client, begun: now, used: now)
    let token = Secret()
    entries.append(Entry(token: token, session: session))
    return (session, token)
  }

  /// Returns the number of the session to which one of some tokens belongs, and records its use.
  mutating func use(
    _ tokens: some Sequence<Substring>, host: String, at now: Nanoseconds
  ) -> Int? {
    removeOld(at: now)
    var found: Int?
    // All are compared, whichever matches.
    for token in tokens {
      for place in entries.indices
      where entries[place].token.matches(token) && entries[place].session.host == host {
        entries[place].session.used = now
        found = entries[place].session.id
      }
    }
    return found
  }

  /// Returns the sessions, in the order in which they began.
  mutating func sessions(at now: Nanoseconds) -> [Session] {
    removeOld(at: now)
    return entries.map { $0.session }
  }

  /// Ends a session; returns false if there is none of this number.
  mutating func end(_ id: Int, at now: Nanoseconds) -> Bool {
    removeOld(at: now)
    let before = entries.count
    entries.removeAll { $0.session.id == id }
    return entries.count < before
  }

  /// Ends all sessions, and makes all tickets invalid.
  mutating func endAll() {
    tickets = []
    entries = []
  }

  private mutating func removeOld(at now: Nanoseconds) {
    entries.removeAll { entry in
      now >= entry.session.used + Self.idleTime || now >= entry.session.begun + Self.longestTime
    }
  }
}
