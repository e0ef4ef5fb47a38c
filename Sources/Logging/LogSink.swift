/// The destination of events: swift-log calls it a handler.
///
/// A sink is one closure, which threads may call at the same time. It is not asked for a level or for
/// metadata, which are the logger's.
public struct LogSink: Sendable {
  /// Takes an event.
  public let write: @Sendable (LogEvent) -> Void

  /// Makes a sink from a function that handles an event.
  public init(_ write: @escaping @Sendable (LogEvent) -> Void) { self.write = write }

  /// Takes events and does nothing with them.
  public static let none = LogSink { _ in }

  /// Passes each event to several sinks, in order.
  public static func all(_ sinks: LogSink...) -> LogSink {
    LogSink { event in
      for sink in sinks { sink.write(event) }
    }
  }

  /// Returns a sink that passes on only events of a level and those above it.
  ///
  /// For a sink that receives less than others; a logger's own level makes an event cost nothing.
  public func from(_ level: Logger.Level) -> LogSink {
    LogSink { event in
      if event.level >= level { write(event) }
    }
  }
}
