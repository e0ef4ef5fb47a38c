extension Browser {
  /// Adds a record to the page's log, which the host script sends to the page's `data-reports`.
  ///
  /// The library BrowserLogging makes a `Logger` of it, which masks private values; modules that
  /// log nothing private call this themselves.
  ///
  /// - Parameters:
  ///   - level: a level of swift-log; records below a warning are sent with the next one, or within
  ///     a minute.
  ///   - words: the label, the message, and the fields as names and values in turn, without anything that
  ///     a person wrote.
  package func log(_ level: String, _ words: [String]) {
    _ = port.call(.log, 0, 0, Self.bytes(level, words))
  }
}
