/// What a tally counts: a tag by its id, or one of two things that are no tags.
enum Subject {
  /// All probes, answered or not.
  static let everyProbe: Int64 = -1
  /// All probes with an answer.
  static let everyAnswer: Int64 = 0
}
