/// The small language in which people answer.
///
/// Words are tags, in any script and emoji; text in `( )` or `[ ]` is a comment; a comma before a space
/// separates tags like the space alone; `"` alone repeats the tags of the previous answer. The syntax is that
/// of TagTime, except that unbalanced brackets are rejected when an answer is entered, not when the whole log
/// is read years later.
public enum AnswerText: Sendable, Hashable {
  /// Tags, optionally with a comment.
  case answer(Answer)
  /// The tags of the previous answer, optionally with a separate comment.
  case sameAsBefore(comment: String?)

  /// The maximum length of a text, in Unicode scalars.
  public static let longest = 2_000
  /// The maximum number of tags in one answer.
  public static let mostTags = 50

  /// Parses the text of an answer.
  ///
  /// - Complexity: O(n) in the length of the text, O(t²) in its tags.
  /// - Throws: ``AnswerProblem`` with the kind and the position of the problem.
  public init(parsing text: String) throws(AnswerProblem) {
    var reader = AnswerReader(Array(text.utf8)[...])
    try reader.read()
    let comment = reader.remarks.map { $0.text }.joined(separator: "\n")
    let repeats = reader.words.firstIndex { $0.text == "\"" }
    if let repeats {
      guard reader.words.count == 1 else {
        throw AnswerProblem(.repeatNotAlone, at: reader.words[repeats].position)
      }
      self = .sameAsBefore(comment: comment.isEmpty ? nil : comment)
      return
    }
    guard !reader.words.isEmpty else { throw AnswerProblem(.noTags, at: 1) }
    let answer = Answer(tags: reader.words.map { TagName($0.text) }, comment: comment)
    guard answer.tags.count <= Self.mostTags else {
      let excess = answer.tags[Self.mostTags]
      let word = reader.words.first { TagName($0.text) == excess }
      throw AnswerProblem(.tooManyTags, at: word?.position ?? 1)
    }
    self = .answer(answer)
  }
}

/// The reason why a text is not a valid answer, and the position of the problem.
public struct AnswerProblem: Error, Sendable, Hashable {
  /// The kind of a problem.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// There is no tag.
    case noTags
    /// A bracket is opened and never closed.
    case unclosed
    /// A bracket is closed that was not opened, or not as this kind.
    case unopened
    /// The mark that repeats the previous answer is combined with tags.
    case repeatNotAlone
    /// There is no previous answer to repeat.
    case nothingToRepeat
    /// A tag is longer than ``TagName/longest``.
    case tagTooLong
    /// There are more tags than ``AnswerText/mostTags``.
    case tooManyTags
    /// The text is longer than ``AnswerText/longest``.
    case textTooLong
    /// There is a character that cannot be displayed or stored safely.
    case controlCharacter
  }

  /// The kind of problem.
  public let kind: Kind
  /// The position, counted in Unicode scalars from 1.
  public let position: Int

  /// Makes a problem at a position counted from 1.
  public init(_ kind: Kind, at position: Int) {
    self.kind = kind
    self.position = position
  }
}

extension AnswerProblem: CustomStringConvertible {
  /// A sentence that describes the problem, its position, and what to do.
  public var description: String {
    switch kind {
    case .noTags: "the answer has no tag: write at least one word outside the brackets"
    case .unclosed: "the bracket opened at character \(position) is never closed"
    case .unopened: "the bracket closed at character \(position) was not opened"
    case .repeatNotAlone:
      "the mark \" at character \(position) repeats the previous answer only when it stands alone"
    case .nothingToRepeat: "there is no earlier answer to repeat"
    case .tagTooLong:
      "the tag at character \(position) is longer than \(TagName.longest) characters"
    case .tooManyTags:
      "there are more than \(AnswerText.mostTags) tags, from character \(position) on"
    case .textTooLong: "the answer is longer than \(AnswerText.longest) characters"
    case .controlCharacter:
      "character \(position) is a control character, which is not allowed"
    }
  }
}
