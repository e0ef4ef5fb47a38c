/// Which probes are looked for: those that meet all the conditions that are set.
public struct ProbeFilter: Sendable, Hashable {
  /// What holds of the tags of the answer; nil for any.
  ///
  /// Probes without an answer never meet it, not even where it is that a tag is absent.
  public var tags: TagExpression<TagName>?
  /// What the answer or the remark contains, in any case; nil for anything.
  public var text: String?
  /// Whether only those count that wait for an answer: dismissed ones do not.
  public var isUnanswered: Bool

  /// Makes a filter; without conditions every probe passes.
  public init(
    tags: TagExpression<TagName>? = nil, text: String? = nil, isUnanswered: Bool = false
  ) {
    self.tags = tags
    self.text = text
    self.isUnanswered = isUnanswered
  }

  /// A test of many probes, for which what is looked for is prepared once.
  ///
  /// - Parameter tags: the names of the expression in the spelling in which probes have them.
  package func test(tags: TagExpression<String>?) -> (Probe) -> Bool {
    let text = text?.caseFolded
    let isUnanswered = isUnanswered
    return { probe in
      if isUnanswered {
        guard probe.answer == nil, probe.remark == nil, !probe.isDismissed else { return false }
      }
      if let tags {
        guard let answer = probe.answer else { return false }
        guard tags.matches({ name in answer.tags.contains { $0.text == name } }) else {
          return false
        }
      }
      guard let text else { return true }
      let parts = [probe.answer?.text, probe.remark].compactMap { $0?.caseFolded }
      return parts.contains { $0.holds(text) }
    }
  }
}

extension String {
  /// Whether another text is in this one, character by character, however their bytes are composed.
  fileprivate func holds(_ part: String) -> Bool {
    var rest = self[...]
    repeat {
      if rest.starts(with: part) { return true }
    } while rest.popFirst() != nil
    return false
  }
}
