// MARK: - The log of the program

extension API {
  /// The endpoint through which a page reports events for the log.
  public static var pageLog: Endpoint<NoQuery, JSONBody<ObjectSchema<PageLog>>, NoBody> {
    Endpoint(
      .post, "page-log", "Adds events reported by a page to the log of the program.",
      query: NoQuery.self, body: .object(PageLog.self),
      reply: .nothing("The events are in the log.")
    )
    .refusing(413, "The request is longer than 64 KiB.")
  }

  /// The recent errors and other notable events.
  public static var programLog: List<NoQuery, ObjectSchema<LogRecord>> {
    Endpoint(
      .get, "program-log",
      "Returns the recent problems in the program, on its pages and in requests.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(LogRecord.self), "The records, the newest first."))))
  }

  /// The same records as a file to send to somebody who can help.
  public static var programLogFile: Endpoint<NoQuery, NoBody, FileBody> {
    Endpoint(
      .get, "program-log/file",
      "Returns the recent problems, one line each, to send to somebody who may help.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "text/plain"), "The versions, followed by the lines."))
  }
}
