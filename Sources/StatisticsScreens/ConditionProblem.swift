package import Catalogue

/// The reason why the server has no figures or answers for a condition on tags.
package enum ConditionProblem {
  /// One of its tags has never been used.
  case unknownTag
  /// It cannot be understood at a position, counted from 1.
  case notUnderstood(position: Int)
  /// The server refused it with a status for another reason.
  case failed(status: Int)

  /// Classifies a failed request; nil if no response arrived, which the frame of the page reports.
  ///
  /// - Parameters:
  ///   - status: the HTTP status of the response, or 0.
  ///   - position: the position that the server reports.
  package init?(status: Int, position: Int?) {
    guard status != 0 else { return nil }
    self =
      if status == 404 {
        .unknownTag
      } else if let position {
        .notUnderstood(position: position)
      } else {
        .failed(status: status)
      }
  }

  /// Returns a sentence about the problem, in the person's language.
  package func sentence(_ texts: Texts) -> String {
    switch self {
    case .unknownTag: texts.tags[.unknownTag]
    case .notUnderstood(let position): texts[.problemCondition, "\(position)"]
    case .failed(let status): texts[.failed, "\(status)"]
    }
  }
}
