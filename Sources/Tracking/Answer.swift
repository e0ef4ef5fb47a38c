private import TextBytes

/// What a person was doing at the moment of a probe.
public struct Answer: Sendable, Hashable {
  /// The tags in the order they were written, each once.
  public let tags: [TagName]
  /// Remarks that belong to no tag, one per line.
  public let comment: String?

  /// Makes an answer; repeated tags are dropped, and an empty comment becomes nil.
  public init(tags: [TagName], comment: String? = nil) {
    var kept: [TagName] = []
    for tag in tags where !kept.contains(tag) { kept.append(tag) }
    self.init(uniqueTags: kept, comment: comment)
  }

  /// Makes an answer from tags known to be unique, without comparing them: a comparison needs the Unicode
  /// tables, which the page leaves out.
  package init(uniqueTags tags: [TagName], comment: String?) {
    self.tags = tags
    self.comment = comment.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The answer as one would type it: the tags, then each comment in parentheses.
  public var text: String {
    var text = ""
    for tag in tags { text += (text.utf8.isEmpty ? "" : " ") + tag.text }
    if let comment { text += (text.utf8.isEmpty ? "" : " ") + Answer.written(comment) }
    return text
  }

  /// A comment as one would type it: each line of it in parentheses.
  package static func written(_ comment: String) -> String {
    var bytes = [UInt8(ascii: "(")]
    for byte in comment.bytes {
      if byte == UInt8(ascii: "\n") { bytes += ") (".bytes } else { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: ")"))
    return String(bytes: bytes)
  }
}
