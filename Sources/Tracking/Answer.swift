private import TextBytes

/// The activity of a person at the moment of a probe.
public struct Answer: Sendable, Hashable {
  /// The tags in the order they were written, each once.
  public let tags: [TagName]
  /// Remarks that belong to no tag, one per line.
  public let comment: String?
  /// The amounts of the tags, in the order of the tags.
  public let amounts: [Amount]

  /// Makes an answer; repeated tags are dropped, and an empty comment becomes nil.
  public init(tags: [TagName], comment: String? = nil, amounts: [Amount] = []) {
    var kept: [TagName] = []
    for tag in tags where !kept.contains(tag) { kept.append(tag) }
    self.init(uniqueTags: kept, comment: comment, amounts: amounts)
  }

  /// Makes an answer from tags known to be unique, without comparing them: a comparison needs the Unicode
  /// tables, which the page leaves out.
  package init(uniqueTags tags: [TagName], comment: String?, amounts: [Amount] = []) {
    self.tags = tags
    self.amounts = amounts
    self.comment = comment.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The answer as one would type it: the tags with their amounts, then each comment in parentheses.
  public var text: String {
    var text = ""
    for tag in tags { text += (text.utf8.isEmpty ? "" : " ") + self.text(of: tag) }
    if let comment { text += (text.utf8.isEmpty ? "" : " ") + Answer.written(comment) }
    return text
  }

  /// Returns a tag of the answer as one would type it: with its amounts, as in "run 5 km".
  public func text(of tag: TagName) -> String {
    var text = tag.text
    for amount in amounts where amount.tag.text.isSame(as: tag.text) { text += " " + amount.text }
    return text
  }

  /// Returns a comment as one would type it: each line of it in parentheses.
  package static func written(_ comment: String) -> String {
    var bytes = [UInt8(ascii: "(")]
    for byte in comment.bytes {
      if byte == UInt8(ascii: "\n") { bytes += ") (".bytes } else { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: ")"))
    return String(bytes: bytes)
  }
}
