public import CivilTime

/// A short summary of a day: the number of probes, and the sequence of the person's activities.
public struct DaySummary: Sendable, Hashable {
  /// Consecutive probes whose answers begin with the same tag, or that have no answer.
  public struct Part: Sendable, Hashable {
    /// The minutes of the clock since the person's day began at the probes, each 0 to 1439, in ascending order.
    public fileprivate(set) var minutes: [Int]
    /// The first tag of their answers; nil if they were not answered.
    public let tag: ColoredTag?

    /// Makes a part from the times of its probes and the tag of their answers.
    public init(minutes: [Int], tag: ColoredTag?) {
      self.minutes = minutes
      self.tag = tag
    }
  }

  /// The day in the person's calendar.
  public let day: CivilDate
  /// The number of probes as ``Statistics`` counts them: those asked about, answered or filled in by a
  /// program.
  public private(set) var probes: Int
  /// The number of probes that were answered.
  public private(set) var answered: Int
  /// The activities in chronological order, including probes that came while no program ran.
  public private(set) var parts: [Part]

  /// Whether the person was asked at all; false if all probes came in a vacation or while no program ran.
  public var isAsked: Bool { probes > 0 }

  /// Makes the summary of a day.
  public init(day: CivilDate, probes: Int, answered: Int, parts: [Part]) {
    self.day = day
    self.probes = probes
    self.answered = answered
    self.parts = parts
  }
}

extension DaySummary {
  /// Counts a probe of the day.
  fileprivate mutating func add(
    _ probe: Probe, isCounted: Bool, at time: LocalTime, from dayStart: DayStart, tag: ColoredTag?
  ) {
    if isCounted { probes += 1 }
    if probe.answer != nil { answered += 1 }
    let minute = (time.hour + 24 - dayStart.hour) % 24 * 60 + time.minute
    // If the clock was set back, a part must not end before it begins.
    if let part = parts.last, part.tag == tag, let last = part.minutes.last, last <= minute {
      parts[parts.count - 1].minutes.append(minute)
    } else {
      parts.append(Part(minutes: [minute], tag: tag))
    }
  }
}

/// Short summaries of several days.
public struct DaySummaries: Sendable, Hashable {
  /// The first day with a probe; nil if there are no probes.
  public let first: CivilDate?
  /// The requested days that have probes, in chronological order.
  public private(set) var days: [DaySummary]

  /// Makes summaries, usually empty; ``add(_:from:isCounted:tag:)`` adds days.
  public init(first: CivilDate?, days: [DaySummary] = []) {
    self.first = first
    self.days = days
  }

  /// Counts a probe on its day in the person's calendar.
  ///
  /// - Parameters:
  ///   - probe: the probe, which must not be earlier than the last one added.
  ///   - dayStart: the hour at which the person's days begin.
  ///   - isCounted: whether it is one of ``DaySummary/probes``.
  ///   - tag: the first tag of its answer; nil if it has no answer.
  /// - Complexity: O(1) for a probe on the same day as the last; O(n) in the days for the first of a day.
  public mutating func add(
    _ probe: Probe, from dayStart: DayStart = .midnight, isCounted: Bool, tag: ColoredTag?
  ) {
    let time = LocalTime(probe.moment, offset: probe.offset)
    let date = time.day(from: dayStart)
    // On a journey to the west, one day ends after the next has begun.
    if let place = days.lastIndex(where: { $0.day == date }) {
      return days[place].add(probe, isCounted: isCounted, at: time, from: dayStart, tag: tag)
    }
    var day = DaySummary(day: date, probes: 0, answered: 0, parts: [])
    day.add(probe, isCounted: isCounted, at: time, from: dayStart, tag: tag)
    days.insert(day, at: (days.lastIndex { $0.day < date } ?? -1) + 1)
  }
}
