import Logging
import Testing

@Suite struct `A logger` {
  private let events = Events()

  private func logger(_ level: Logger.Level = .info) -> Logger {
    var logger = Logger(
      label: "test", sink: LogSink { [events] in events.add($0) },
      clock: { LogTime(microsecondsSince1970: 1_700_000_000_123_456) })
    logger.logLevel = level
    return logger
  }

  @Test(arguments: Logger.Level.allCases)
  func `passes on its level and those above it`(level: Logger.Level) {
    let logger = logger(level)
    logger.trace("x")
    logger.debug("x")
    logger.info("x")
    logger.notice("x")
    logger.warning("x")
    logger.error("x")
    logger.critical("x")
    #expect(events.all.map(\.level) == Logger.Level.allCases.filter { $0 >= level })
  }

  @Test func `evaluates nothing of a line that is not enabled`() {
    let logger = logger(.warning)
    var evaluated = 0
    func value() -> Int {
      evaluated += 1
      return evaluated
    }
    logger.info("\(value())", metadata: ["count": .public(value())])
    logger.log(level: .debug, "\(value())")
    #expect(evaluated == 0 && events.all.isEmpty)
    logger.warning("\(value())", metadata: ["count": .public(value())])
    #expect(evaluated == 2)
  }

  @Test func `says what, when and where`() throws {
    logger().notice("done")
    let line = UInt(#line - 1)
    let event = try #require(events.all.first)
    #expect(event.label == "test" && event.level == .notice && event.message == "done")
    #expect(event.time.iso == "2023-11-14T22:13:20.123456Z")
    #expect(event.source.file == "LoggingTests/LoggerTests.swift" && event.source.line == line)
    #expect(event.source.function == "says what, when and where()")
  }

  @Test func `is a value whose copies have fields of their own`() throws {
    var first = logger()
    first[metadataKey: "request"] = "1"
    var second = first
    second[metadataKey: "request"] = "2"
    second[metadataKey: "user"] = .private("ann")
    first.info("a")
    second.info("b", metadata: ["request": .public(3), "last": true])
    second[metadataKey: "user"] = nil
    second.info("c")
    let names = events.all.map { $0.metadata.fields.map(\.name) }
    #expect(names == [["request"], ["request", "user", "last"], ["request"]])
    #expect(events.all.map { $0.metadata["request"] } == ["1", .integer(3, .public), "2"])
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000000Z"), (-1, "1969-12-31T23:59:59.999999Z"),
      (951_782_400_000_001, "2000-02-29T00:00:00.000001Z"),
      (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
    ] as [(Int64, String)])
  func `writes times by RFC 3339`(time: Int64, text: String) {
    #expect(LogTime(microsecondsSince1970: time).iso == text)
  }

  @Test func `shares its events among sinks`() {
    let others = Events()
    let both = LogSink.all(
      LogSink { [events] in events.add($0) }, LogSink { others.add($0) }.from(.error), .none)
    let logger = Logger(
      label: "", sink: both, clock: { LogTime(microsecondsSince1970: 0) })
    logger.info("a")
    logger.error("b")
    #expect(events.all.count == 2 && others.all.map(\.message) == ["b"])
  }
}
