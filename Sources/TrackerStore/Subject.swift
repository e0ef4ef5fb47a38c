/// What a tally counts: a tag by its id, or one of three things that are no tags.
enum Subject {
  /// All probes that were asked, answered or not, and all that were answered.
  static let everyProbe: Int64 = -1
  /// All probes with an answer.
  static let everyAnswer: Int64 = 0
  /// All probes with an answer of a time in which nobody was asked: each adds its gap to that time.
  static let answeredUnasked: Int64 = -2

  /// What a sample is made of: all that are no tags.
  static let ofSample = [everyProbe, everyAnswer, answeredUnasked]
}
