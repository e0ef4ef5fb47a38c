// MARK: - The log of the program

extension API {
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
