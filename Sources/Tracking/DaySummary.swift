public import CivilTime

/// A day in few words: how often a person was asked, and what they did one after another.
public struct DaySummary: Sendable, Hashable {
  /// Probes that followed one another and were answered with the same first tag, or not at all.
  public struct Part: Sendable, Hashable {
    /// The minutes of the person's day at the first and the last probe, 0 to 1439.
    public let start, end: Int
    /// The number of probes, at least one.
    public let count: Int
    /// The first tag of their answers; nil where nobody answered.
    public let tag: ColoredTag?

    /// Makes a part of its probes' times, number and tag.
    public init(start: Int, end: Int, count: Int, tag: ColoredTag?) {
      self.start = start
      self.end = end
      self.count = count
      self.tag = tag
    }
  }

  /// The day by the person's calendar.
  public let day: CivilDate
  /// The number of probes.
  public private(set) var probes: Int
  /// How many of them were answered.
  public private(set) var answered: Int
  /// What was done, in the order of time.
  public private(set) var parts: [Part]

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
  fileprivate mutating func add(_ probe: Probe, at time: LocalTime, tag: ColoredTag?) {
    probes += 1
    if probe.answer != nil { answered += 1 }
    let minute = time.hour * 60 + time.minute
    // Where the clock was set back, a part must not end before it begins.
    if let last = parts.last, last.tag == tag, last.end <= minute {
      parts[parts.count - 1] = Part(
        start: last.start, end: minute, count: last.count + 1, tag: tag)
    } else {
      parts.append(Part(start: minute, end: minute, count: 1, tag: tag))
    }
  }
}

/// Some days in few words.
public struct DaySummaries: Sendable, Hashable {
  /// The first day with a probe; nil where there is none at all.
  public let first: CivilDate?
  /// The days that were asked for and have probes, in the order of time.
  public private(set) var days: [DaySummary]

  /// Makes a reply; ``add(_:tag:)`` fills in its days.
  public init(first: CivilDate?, days: [DaySummary] = []) {
    self.first = first
    self.days = days
  }

  /// Counts a probe on its day by the person's calendar.
  ///
  /// - Parameters:
  ///   - probe: the probe, not before the one that was added last.
  ///   - tag: the first tag of its answer; nil where it has no answer.
  /// - Complexity: O(1) on the days of a calendar; O(n) in the days where one is begun.
  public mutating func add(_ probe: Probe, tag: ColoredTag?) {
    let time = LocalTime(probe.moment, offset: probe.offset)
    let date = time.date
    // On a journey to the west, one day ends after the next has begun.
    if let place = days.lastIndex(where: { $0.day == date }) {
      return days[place].add(probe, at: time, tag: tag)
    }
    var day = DaySummary(day: date, probes: 0, answered: 0, parts: [])
    day.add(probe, at: time, tag: tag)
    days.insert(day, at: (days.lastIndex { $0.day < date } ?? -1) + 1)
  }
}
