internal import Persistence

/// The subject of a tally: the answers with a tag, or one of three others that are no tags.
enum TallySubject: Hashable, StoredValue {
  /// All probes that were asked, answered or not, and all that were answered.
  case everyProbe
  /// All probes with an answer.
  case everyAnswer
  /// All probes with an answer about a time without asking: each adds its gap to that time.
  case answeredUnasked
  /// All probes with an answer that has a tag.
  case tag(TagID)

  /// The subjects that make up a sample, whichever tag is examined.
  static let ofSample: [TallySubject] = [.everyProbe, .everyAnswer, .answeredUnasked]

  /// The stored number: a tag's id, or one that no tag has.
  var primitive: Int64 {
    switch self {
    case .everyAnswer: 0
    case .everyProbe: -1
    case .answeredUnasked: -2
    case .tag(let id): id.rawValue
    }
  }

  init(primitive: Int64) {
    self =
      switch primitive {
      case 0: .everyAnswer
      case -1: .everyProbe
      case -2: .answeredUnasked
      default: .tag(TagID(rawValue: primitive))
      }
  }
}
