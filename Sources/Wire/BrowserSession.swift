public import CivilTime

/// A browser that has been let in to a server with a key.
public struct BrowserSession: Sendable, Hashable {
  /// The number of the session, with which it can be ended.
  public let id: Int
  /// The host name under which the browser addresses the server.
  public let host: String
  /// The name that the browser gives itself.
  public let browser: String
  /// The moment at which it began.
  public let begun: Moment
  /// The moment of the last request.
  public let used: Moment

  /// Makes the description of a session.
  public init(id: Int, host: String, browser: String, begun: Moment, used: Moment) {
    self.id = id
    self.host = host
    self.browser = browser
    self.begun = begun
    self.used = used
  }
}

extension BrowserSession: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "BrowserSession" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<BrowserSession>
  ) throws(SchemaError) -> BrowserSession {
    BrowserSession(
      id: try fields.field(
        "id", .whole("The number of the session, with which it can be ended.")
      ) { $0.id },
      host: try fields.field(
        "host", .text("The host name under which the browser addresses the server.")
      ) { $0.host },
      browser: try fields.field("browser", .text("The name that the browser gives itself.")) {
        $0.browser
      },
      begun: try fields.field("begun", .moment("The moment at which it began.")) { $0.begun },
      used: try fields.field("used", .moment("The moment of the last request.")) { $0.used })
  }
}

/// A ticket, with which one browser begins a session.
public struct SessionTicket: Sendable, Hashable {
  /// The query of an address of the page, with its question mark.
  public let query: String

  /// Makes a ticket from the query that contains it.
  public init(query: String) { self.query = query }
}

extension SessionTicket: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SessionTicket" }

  /// Declares the field.
  public static func fields(
    _ fields: inout some Fields<SessionTicket>
  ) throws(SchemaError) -> SessionTicket {
    SessionTicket(
      query: try fields.field(
        "query",
        .text("The query to append to an address of the page; valid once, for ten minutes.")
      ) { $0.query })
  }
}

/// A request to end a session, or all of them.
public struct EndedSession: Sendable, Hashable {
  /// The number of the session; nil for all.
  public let id: Int?

  /// Makes a request from the number of a session; nil for all.
  public init(_ id: Int?) { self.id = id }
}

extension EndedSession: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "EndedSession" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the field.
  public static func fields(
    _ fields: inout some Fields<EndedSession>
  ) throws(SchemaError) -> EndedSession {
    EndedSession(
      try fields.optionalField(
        "id", .whole("The number of the session; unless given, all sessions and tickets end.")
      ) { $0.id })
  }
}
