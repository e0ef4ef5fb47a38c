private import CivilTime
internal import HTTPServer
private import HostSystem
internal import TrackerStore
internal import Wire

// The sessions of a server, for its owner: everyone who may send requests at all.

extension Tracker {
  /// Returns the operations on the sessions of a server.
  ///
  /// - Parameter access: the condition of the server; nil if it lets everybody in.
  func sessionOperations(_ access: Access?) -> [Operation] {
    [
      Operation(
        API.sessions,
        responding: { _, _ in
          guard let access else { return .withoutKey }
          return Operation.response(to: API.sessions, self.described(access.sessions))
        }),
      Operation(
        API.newTicket,
        responding: { _, _ in
          guard let access else { return .withoutKey }
          return Operation.response(
            to: API.newTicket, SessionTicket(query: access.makeTicket()))
        }),
      Operation(
        API.sessionEnd,
        responding: { _, ended in
          guard let access else { return .withoutKey }
          let sessions = self.described(access.sessions)
          guard let id = ended.id else {
            access.endAll()
            return Operation.response(to: API.sessionEnd, sessions)
          }
          guard access.end(id) else {
            return .refusal(
              .notFound, Problem(code: "unknownSession", message: "there is no session \(id)"))
          }
          return Operation.response(to: API.sessionEnd, sessions.filter { $0.id == id })
        }),
    ]
  }

  private func described(_ sessions: [Session]) -> [BrowserSession] {
    let (now, elapsed) = (self.now, monotonicTime())
    func moment(_ time: Nanoseconds) -> Moment {
      now - Seconds(Int64((elapsed - min(time, elapsed)) / 1_000_000_000))
    }
    return sessions.map {
      BrowserSession(
        id: $0.id, host: $0.host, browser: $0.client, begun: moment($0.begun), used: moment($0.used)
      )
    }
  }
}

extension Response {
  fileprivate static var withoutKey: Response {
    .refusal(
      .notFound,
      Problem(code: "noKey", message: "this server lets everybody in: start it with --key"))
  }
}
