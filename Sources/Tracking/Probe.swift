public import CivilTime

/// One moment at which a person was asked what they were doing.
public struct Probe: Sendable, Hashable {
  /// The state of a probe.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Asked a short while ago, and still waiting.
    case pending
    /// Neither answered within ``Probe/patience`` nor since.
    case missed
    /// Answered within ``Probe/patience``.
    case answered
    /// Answered later, from memory.
    case answeredLate
    /// Filled in by a program, such as TagTime while the person was away from the keyboard.
    case autoTagged
    /// Not asked, by a ``QuietRule``.
    case quiet
    /// Not asked, since no program ran that could ask.
    case unasked
  }

  /// The time for which a probe is pending: as long as a person can be expected to remember the exact moment.
  public static var patience: Seconds { .minutes(10) }

  /// The moment that the probe asks about.
  public let moment: Moment
  /// The mean gap of the schedule from which it was drawn: the time that it represents.
  public let gap: Seconds
  /// The offset of the person's clock from UTC at the moment.
  public let offset: UTCOffset
  /// Whether the moment was drawn by a schedule rather than chosen by a person.
  public let isScheduled: Bool
  /// Whether and how it has been answered.
  public let state: State
  /// What the person was doing, if they answered.
  public let answer: Answer?
  /// The text that a program wrote in place of an answer, such as `afk RETRO`, or in addition to one, such as
  /// `UNSCHED`.
  public let remark: String?
  /// Whether the person missed it and does not want to be asked about it again.
  public let isDismissed: Bool
  /// Whether a program asked at the moment; false too if a ``QuietRule`` forbade it.
  public let isAsked: Bool
  /// The number of the ``QuietRule`` that forbade asking, if one did.
  public let quietRule: Int?
  /// The moment of the first answer, if it is known: a log does not record it.
  public let answeredAt: Moment?
  /// The device on which the answer was given, or the program from whose log it is; nil without an answer.
  public let device: String?

  /// The time from the moment until the answer, if it is known.
  public var delay: Seconds? { answeredAt.map { $0 - moment } }

  /// Makes a probe from its parts.
  public init(
    moment: Moment, gap: Seconds, offset: UTCOffset, isScheduled: Bool, state: State,
    answer: Answer? = nil, remark: String? = nil, isDismissed: Bool = false, isAsked: Bool = true,
    quietRule: Int? = nil, answeredAt: Moment? = nil, device: String? = nil
  ) {
    self.moment = moment
    self.gap = gap
    self.offset = offset
    self.isScheduled = isScheduled
    self.state = state
    self.answer = answer
    self.remark = remark
    self.isDismissed = isDismissed
    self.isAsked = isAsked
    self.quietRule = quietRule
    self.answeredAt = answeredAt
    self.device = device
  }

  /// Returns the state, at a given time, of a probe without an answer.
  ///
  /// - Parameters:
  ///   - moment: the moment of the probe.
  ///   - now: the time.
  ///   - isAsked: whether a program ran that could ask; one that starts within ``patience`` still asks.
  public static func unansweredState(
    of moment: Moment, at now: Moment, isAsked: Bool = true
  ) -> State {
    moment >= now - patience ? .pending : isAsked ? .missed : .unasked
  }

  /// Returns the state of a probe that was answered at a given time.
  public static func answeredState(of moment: Moment, at time: Moment) -> State {
    moment >= time - patience ? .answered : .answeredLate
  }
}
