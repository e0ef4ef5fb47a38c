extension Logger {
  /// Whether a value in a message or in metadata may be read by every reader of the log.
  ///
  /// Text written in the source code itself is public. A computed value is private unless it is
  /// marked: a log is kept, sent and shown to others more easily than the data it describes.
  public enum Privacy: Sendable, Hashable {
    /// Written as it is.
    case `public`
    /// Replaced by ``mask``.
    case `private`

    /// The text in the place of a private value.
    public static var mask: String { "<private>" }
  }
}
