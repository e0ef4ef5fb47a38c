internal import Persistence

/// What a tally counts: the answers with a tag, or one of three things that are no tags.
enum TallySubject: Hashable, StoredValue {
  /// All probes that were asked, answered or not, and all that were answered.
  case everyProbe
  /// All probes with an answer.
  case everyAnswer
  /// All probes with an answer about a time without asking: each adds its gap to that time.
  case answeredUnasked
  /// All probes with an answer that has a tag.
  case tag(TagID)

  /// What a sample is made of, whichever tag is looked at.
  static let ofSample: [TallySubject] = [.everyProbe, .everyAnswer, .answeredUnasked]

  /// The number that is stored: a tag's id, or one that no tag has.
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
