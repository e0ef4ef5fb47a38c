/// Takes the reports of a part of a program, and hands them to a ``LogSink`` if their level is high enough.
///
/// The call shape is that of swift-log:
///
/// ```swift
/// var logger = Logger(label: "import", sink: log.sink)
/// logger[metadataKey: "file"] = .public("me.log")
/// logger.info("read \(count, privacy: .public) answers of \(person)")
/// ```
///
/// A logger is a value: a copy with another level or other metadata leaves the first one as it is. A line
/// below ``logLevel`` costs one comparison: its message and metadata are not evaluated.
public struct Logger: Sendable {
  /// The part of the program that reports, such as `requests`.
  public let label: String
  /// The lowest level that is passed on; ``Level/info`` at first.
  public var logLevel: Level = .info
  /// The fields that every event of this logger has.
  public var metadata: Metadata = [:]

  private let sink: LogSink
  private let clock: @Sendable () -> LogTime

  /// Makes a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - label: the name of the part.
  ///   - sink: the destination of its events.
  ///   - clock: returns the time of an event.
  public init(label: String, sink: LogSink, clock: @escaping @Sendable () -> LogTime) {
    self.label = label
    self.sink = sink
    self.clock = clock
  }

  /// A field that every event of this logger has.
  public subscript(metadataKey key: String) -> MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Whether an event of a level is passed on.
  @inlinable
  public func isEnabled(_ level: Level) -> Bool { level.rawValue >= logLevel.rawValue }

  /// Reports an event at a level.
  ///
  /// - Parameters:
  ///   - level: the severity.
  ///   - message: a description of the event; evaluated only if the level is enabled.
  ///   - metadata: fields of this event, which replace those of the logger with the same name.
  ///   - fileID: the file that reports.
  ///   - function: the function that reports.
  ///   - line: the line that reports.
  @inlinable
  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata = [:], fileID: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line
  ) {
    guard isEnabled(level) else { return }
    emit(
      level, message(), metadata(),
      LogEvent.Source(fileID: fileID, function: function, line: line))
  }

  @usableFromInline
  func emit(_ level: Level, _ message: Message, _ own: Metadata, _ source: LogEvent.Source) {
    sink.write(
      LogEvent(
        time: clock(), level: level, label: label, message: message,
        metadata: own.isEmpty ? metadata : metadata.merging(own), source: source))
  }
}
