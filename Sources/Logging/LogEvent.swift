/// A reported event, as sinks receive it.
public struct LogEvent: Sendable {
  /// The time of the report.
  public let time: LogTime
  /// The severity.
  public let level: Logger.Level
  /// The part of the program that reported it.
  public let label: String
  /// A description of the event.
  public let message: Logger.Message
  /// The fields of the logger and of the event.
  public let metadata: Logger.Metadata
  /// The place of the report in the source code.
  public let source: Source

  /// Makes an event that no logger made, such as one that a sink reports about itself.
  public init(
    time: LogTime, level: Logger.Level, label: String, message: Logger.Message,
    metadata: Logger.Metadata = [:], source: Source
  ) {
    self.time = time
    self.level = level
    self.label = label
    self.message = message
    self.metadata = metadata
    self.source = source
  }

  /// A place in the source code.
  public struct Source: Sendable {
    private let fileID: StaticString
    private let functionName: StaticString
    /// The line, from 1.
    public let line: UInt

    /// Takes a place; by default that of the caller.
    public init(
      fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
    ) {
      self.fileID = fileID
      functionName = function
      self.line = line
    }

    /// The place of an event reported elsewhere, such as in another program: sinks leave it out.
    public static var none: Source { Source(fileID: "", function: "", line: 0) }

    /// Whether the place is known.
    public var isKnown: Bool { fileID.utf8CodeUnitCount > 0 }

    /// The module and the file, such as `Commands/Ticker.swift`.
    public var file: String { fileID.description }

    /// The function, such as `tick()`.
    public var function: String { functionName.description }
  }
}
