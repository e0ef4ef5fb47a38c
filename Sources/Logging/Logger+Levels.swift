// One function for each level, in the shape of swift-log. They are inlined, so that a disabled
// line is one comparison and no call.

extension Logger {
  /// Reports a step of a computation, at the level ``Level/trace``.
  @inlinable
  public func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .trace, message(), metadata: metadata(), fileID: fileID, function: function, line: line
    )
  }

  /// Reports a detail that helps to find a mistake, at the level ``Level/debug``.
  @inlinable
  public func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .debug, message(), metadata: metadata(), fileID: fileID, function: function, line: line
    )
  }

  /// Reports an ordinary action of the program, at the level ``Level/info``.
  @inlinable
  public func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .info, message(), metadata: metadata(), fileID: fileID, function: function, line: line)
  }

  /// Reports an ordinary event worth knowing, at the level ``Level/notice``.
  @inlinable
  public func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .notice, message(), metadata: metadata(), fileID: fileID, function: function,
      line: line)
  }

  /// Reports a condition that may lead to an error, at the level ``Level/warning``.
  @inlinable
  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .warning, message(), metadata: metadata(), fileID: fileID, function: function,
      line: line)
  }

  /// Reports a failure, at the level ``Level/error``.
  @inlinable
  public func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .error, message(), metadata: metadata(), fileID: fileID, function: function, line: line
    )
  }

  /// Reports a failure that keeps the program from its work, at the level ``Level/critical``.
  @inlinable
  public func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata = [:],
    fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line
  ) {
    log(
      level: .critical, message(), metadata: metadata(), fileID: fileID, function: function,
      line: line)
  }
}
