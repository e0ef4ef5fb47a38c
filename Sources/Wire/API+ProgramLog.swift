// MARK: - The log of the program

extension API {
  /// The endpoint through which a page reports events for the log.
  public static var pageLog: Endpoint<NoQuery, JSONBody<ObjectSchema<PageLog>>, NoBody> {
    Endpoint(
      .post, "page-log", "Adds what a page reports to the log of the program.",
      query: NoQuery.self, body: .object(PageLog.self), reply: .nothing("It is in the log.")
    )
    .refusing(413, "The request is longer than 64 KiB.")
  }

  /// The recent errors and other notable events.
  public static var programLog: List<NoQuery, ObjectSchema<LogRecord>> {
    Endpoint(
      .get, "program-log",
      "What went wrong lately in the program, on its pages and in requests.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(LogRecord.self), "The newest first."))))
  }

  /// The same records as a file to send to somebody who can help.
  public static var programLogFile: Endpoint<NoQuery, NoBody, FileBody> {
    Endpoint(
      .get, "program-log/file",
      "What went wrong lately, a line each, to send to somebody who may help.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "text/plain"), "The versions, then the lines."))
  }
}
