// MARK: - The log of the program

extension API {
  /// Where a page reports what happens in it.
  public static var pageLog: Endpoint<NoQuery, JSONBody<ObjectSchema<PageLog>>, NoBody> {
    Endpoint(
      .post, "page-log", "Adds what a page reports to the log of the program.",
      query: NoQuery.self, body: .object(PageLog.self), reply: .nothing("It is in the log.")
    )
    .refusing(413, "The request is longer than 64 KiB.")
  }

  /// What went wrong lately.
  public static var programLog: List<NoQuery, ObjectSchema<LogRecord>> {
    Endpoint(
      .get, "program-log",
      "What went wrong lately in the program, on its pages and in requests.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(LogRecord.self), "The newest first."))))
  }

  /// The same as a file, to be sent to somebody who may help.
  public static var programLogFile: Endpoint<NoQuery, NoBody, FileBody> {
    Endpoint(
      .get, "program-log/file",
      "What went wrong lately, a line each, to send to somebody who may help.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "text/plain"), "The versions, then the lines."))
  }
}
