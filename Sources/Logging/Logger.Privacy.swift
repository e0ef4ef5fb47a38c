extension Logger {
  /// Whether a value in a message or in metadata may be read by every reader of the log.
  ///
  /// What is written in the source code itself is public. What is computed is private unless it is marked:
  /// a log is kept, sent and shown to others more easily than the data it speaks of.
  public enum Privacy: Sendable, Hashable {
    /// Written as it is.
    case `public`
    /// Replaced by ``mask``.
    case `private`

    /// What is written in the place of a private value.
    public static var mask: String { "<private>" }
  }
}
