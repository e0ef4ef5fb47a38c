// MARK: - The browsers that are let in

extension API {
  /// The browsers that are let in.
  public static var sessions: List<NoQuery, ObjectSchema<BrowserSession>> {
    Endpoint(
      .get, "sessions", "Returns the browsers that are let in to a server with a key.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(
        .json(.list(.object(BrowserSession.self), "The sessions, in the order of their beginning."))
      )
    )
    .refusing(404, "The server has no key: it lets everybody in.")
  }

  /// The endpoint that makes a ticket, with which a browser is let in.
  public static var newTicket: Endpoint<NoQuery, NoBody, JSONBody<ObjectSchema<SessionTicket>>> {
    Endpoint(
      .post, "sessions", "Makes a ticket, with which one browser is let in to a server with a key.",
      query: NoQuery.self, body: NoBody(),
      reply: .created(.object(SessionTicket.self), "The ticket.")
    )
    .refusing(404, "The server has no key: it lets everybody in.")
  }

  /// The endpoint that ends sessions.
  public static var sessionEnd:
    Endpoint<
      NoQuery, JSONBody<ObjectSchema<EndedSession>>,
      JSONBody<ListSchema<ObjectSchema<BrowserSession>>>
    >
  {
    Endpoint(
      .delete, "sessions", "Ends a session at once, or all of them.",
      query: NoQuery.self, body: .object(EndedSession.self),
      reply: .ok(
        .json(.list(.object(BrowserSession.self), "The sessions that have ended.")))
    )
    .refusing(404, "There is no session of this number, or the server has no key.")
  }
}
