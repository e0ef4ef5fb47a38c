extension Logger {
  /// The severity of an event: the levels of swift-log, from the least to the most serious.
  @frozen
  public enum Level: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// Each step of a computation, for tracing an error.
    case trace
    /// A detail that helps to find a mistake in the program.
    case debug
    /// An ordinary action of the program.
    case info
    /// An ordinary event worth knowing.
    case notice
    /// A condition that is not an error, but may lead to one.
    case warning
    /// A failure.
    case error
    /// A failure that keeps the program from its work, and needs a person at once.
    case critical

    /// The level's name in lower case.
    public var name: String {
      switch self {
      case .trace: "trace"
      case .debug: "debug"
      case .info: "info"
      case .notice: "notice"
      case .warning: "warning"
      case .error: "error"
      case .critical: "critical"
      }
    }

    /// The severity of RFC 5424, as the system journal has it: 2, critical, to 7, debug.
    public var syslogSeverity: Int {
      switch self {
      case .trace, .debug: 7
      case .info: 6
      case .notice: 5
      case .warning: 4
      case .error: 3
      case .critical: 2
      }
    }

    /// Whether one level is less serious than another.
    @inlinable
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}

extension Logger.Level: CustomStringConvertible {
  /// The level's name in lower case.
  public var description: String { name }
}
