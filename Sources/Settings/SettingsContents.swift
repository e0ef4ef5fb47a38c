internal import TextBytes

/// The stored contents of a backend.
public struct SettingsContents: Sendable, Equatable {
  /// The texts; of two with one name the last counts.
  public var texts: [StoredText]
  /// The lines of a file that no setting can be read from.
  public var unreadableLines: [UnreadableLine]

  /// Joins texts and unreadable lines.
  public init(_ texts: [StoredText] = [], unreadableLines: [UnreadableLine] = []) {
    self.texts = texts
    self.unreadableLines = unreadableLines
  }

  /// The text under a name.
  public subscript(name: String) -> String? { stored(name).map { $0.text } }

  /// Makes changes.
  public mutating func apply(_ changes: [SettingChange]) {
    for change in changes {
      texts.removeAll { $0.name.isSame(as: change.name) }
      if let text = change.text { texts.append(StoredText(change.name, text)) }
    }
  }

  /// A line of a file that is neither a setting nor a comment.
  public struct UnreadableLine: Sendable, Equatable {
    /// The number, from 1.
    public let number: Int
    /// The text; bytes that are not UTF-8 are replaced.
    public let text: String

    /// Joins a line with its number.
    public init(_ number: Int, _ text: String) { (self.number, self.text) = (number, text) }
  }

  func stored(_ name: String) -> StoredText? { texts.last { $0.name.isSame(as: name) } }
}
