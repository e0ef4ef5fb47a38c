public import CivilTime
public import Tracking

/// One line of a TagTime log: a moment and its entry.
public struct LogLine: Sendable, Hashable {
  /// The entry of the line.
  public enum Entry: Sendable, Hashable {
    /// A person's answer, late if it was filled in afterwards (`RETRO` together with real tags).
    case answered(Answer, isLate: Bool)
    /// Words that TagTime wrote by itself, such as `afk RETRO`: a state, not tags.
    case automatic(String)
    /// Nothing, or a comment alone.
    case empty(comment: String?)

    /// The entry as one would type it.
    public var text: String {
      switch self {
      case .answered(let answer, _): answer.text
      case .automatic(let remark): remark
      case .empty(let comment): comment.map(Answer.written) ?? ""
      }
    }
  }

  /// The moment.
  public let moment: Moment
  /// The entry of the line.
  public let entry: Entry
  /// Words of TagTime that accompany an answer, `UNSCHED` or `MISSING`, or nil if there are none.
  public let mark: String?
  /// The person's clock if the line notes it in full, or nil if it does not.
  ///
  /// The note carries no time zone, so only its difference from ``moment`` is meaningful.
  public let clock: LocalClock?

  /// Makes a line from its parts.
  public init(moment: Moment, entry: Entry, mark: String? = nil, clock: LocalClock? = nil) {
    self.moment = moment
    self.entry = entry
    self.mark = mark.flatMap { $0.isEmpty ? nil : $0 }
    self.clock = clock
  }

  /// The offset from UTC that the noted clock implies, or nil if it implies none.
  public var offset: UTCOffset? {
    clock?.offset(at: moment)
  }
}

/// A date and a time of day without a time zone.
public struct LocalClock: Sendable, Hashable {
  /// Seconds since 1 January 1970, 00:00 on that clock.
  public let seconds: Int64

  /// Makes the clock of a date and a time of day.
  public init(date: CivilDate, hour: Int, minute: Int, second: Int) {
    seconds = Int64(date.dayNumber) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }
}

/// The reason why a line is not valid in a TagTime log.
public enum LogProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line does not begin with a whole number.
  case noMoment
  /// The number is not followed by a space.
  case noSpace
  /// The number is not a moment up to the year 9999.
  case momentOutOfRange
  /// The moment is before July 2007, when TagTime began: a text whose lines begin with numbers is no log.
  case beforeTagTime
  /// The line is longer than any that TagTime writes.
  case tooLong
  /// The line is not UTF-8.
  case notUTF8
  /// The text after the number cannot be read.
  case unreadable(AnswerProblem)

  /// The problem without its position in the line, for counting problems of the same kind.
  public var kind: LogProblem {
    guard case .unreadable(let problem) = self else { return self }
    return .unreadable(AnswerProblem(problem.kind, at: 0))
  }

  /// A description of the problem, to follow "line 7: ".
  public var description: String {
    switch self {
    case .noMoment: "it does not begin with a moment in seconds since 1970"
    case .noSpace: "no space follows the moment"
    case .momentOutOfRange: "the moment is after the year 9999"
    case .beforeTagTime: "its number is no moment since July 2007, when TagTime began"
    case .tooLong: "the line is longer than 64 KiB"
    case .notUTF8: "it is not UTF-8 text"
    case .unreadable(let problem): problem.description
    }
  }
}
