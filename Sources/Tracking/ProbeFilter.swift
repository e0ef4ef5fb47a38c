/// A filter of probes, which selects those that satisfy all of its conditions.
public struct ProbeFilter: Sendable, Hashable {
  /// The condition on the tags of the answer; nil for any.
  ///
  /// Probes without an answer never satisfy it, even if it requires the absence of a tag.
  public var tags: TagExpression<TagName>?
  /// The text that the answer or the remark must contain, ignoring case; nil for any.
  public var text: String?
  /// Whether to select only probes that wait for an answer, which excludes dismissed ones.
  public var isUnanswered: Bool

  /// Makes a filter; without conditions every probe passes.
  public init(
    tags: TagExpression<TagName>? = nil, text: String? = nil, isUnanswered: Bool = false
  ) {
    self.tags = tags
    self.text = text
    self.isUnanswered = isUnanswered
  }

  /// Returns a predicate for testing many probes, with the search text prepared once.
  ///
  /// - Parameter tags: the names of the expression in the spelling in which probes have them.
  package func test(tags: TagExpression<String>?) -> (Probe) -> Bool {
    let text = text?.caseFolded
    let isUnanswered = isUnanswered
    return { probe in
      if isUnanswered {
        guard probe.answer == nil, probe.remark == nil, !probe.isDismissed, probe.state != .quiet
        else { return false }
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
  /// Whether the text contains another one, compared by characters up to canonical equivalence.
  fileprivate func holds(_ part: String) -> Bool {
    var rest = self[...]
    repeat {
      if rest.starts(with: part) { return true }
    } while rest.popFirst() != nil
    return false
  }
}
