public import CivilTime
public import Sampling
public import TagTimeLog
public import Tracking

/// The outcome of importing a log.
public struct ImportReport: Sendable, Hashable {
  /// A line that could not be read.
  public struct MalformedLine: Sendable, Hashable {
    /// The number of the line, counted from 1.
    public let number: Int
    /// The problem.
    public let problem: LogProblem
  }

  /// A line that differs from what is stored for its moment.
  public struct DifferingLine: Sendable, Hashable {
    /// The number of the line, counted from 1.
    public let number: Int
    /// The moment of the line.
    public let moment: Moment
    /// The answer of the line, or the note in place of one, as one would type it.
    public let text: String
    /// The answer or note that is stored, and stays.
    public let stored: String
  }

  /// The maximum number of malformed lines, and of differing ones, that are listed; all are counted.
  public static let mostListed = 1_000

  /// The number of lines, not counting blank ones.
  public internal(set) var lines = 0
  /// The number of lines with a person's answer.
  public internal(set) var answered = 0
  /// The number of lines that TagTime wrote by itself.
  public internal(set) var automatic = 0
  /// The number of lines with only a moment, or with a comment alone.
  public internal(set) var empty = 0
  /// The number of lines that could not be read and were left out.
  public internal(set) var malformed = 0
  /// The number of malformed lines of each kind, whatever the position in the line.
  public internal(set) var malformedKinds: [LogProblem: Int] = [:]
  /// The first of the malformed lines.
  public internal(set) var malformedLines: [MalformedLine] = []
  /// The number of lines that added something.
  public internal(set) var imported = 0
  /// The number of lines that contained nothing new.
  public internal(set) var alreadyThere = 0
  /// The number of lines that differ from what is stored for their moment, and were left out.
  public internal(set) var differing = 0
  /// The first of these lines.
  public internal(set) var differingLines: [DifferingLine] = []
  /// The number of new moments of each schedule.
  var schedules: [Schedule: Int] = [:]
  /// The number of new moments that are of no known schedule; they are kept, and marked so.
  public internal(set) var unscheduled = 0
  /// The mean gap with which most of these count; nil if it is that of their neighbours, or was given.
  public internal(set) var looseGap: Seconds?
  /// The estimate from which this gap was taken; nil if the moments do not contradict the one that was set.
  public internal(set) var estimatedGap: GapEstimate?
  /// The number of lines that note the local time in full.
  public internal(set) var clocks = 0
  /// The number of those lines whose local time differs from the stored one of their moment.
  public internal(set) var otherClocks = 0
  /// The number of existing moments whose local time was corrected to the one in a line.
  public internal(set) var corrected = 0

  /// Whether the noted clocks indicate that the log was kept in another zone than it was imported in.
  public var isOfAnotherZone: Bool { otherClocks * 2 > clocks }

  /// The number of hours of the log in which, as far as its silences show, its schedule ran.
  public internal(set) var askedHours = 0.0

  /// The last edit with which the additions can be undone; nil if there are none.
  public internal(set) var edit: EditID?

  /// The schedules of the new moments, those of most moments first.
  public var foundSchedules: [(schedule: Schedule, lines: Int)] {
    schedules.map { (schedule: $0.key, lines: $0.value) }.sorted {
      ($1.lines, $0.schedule.meanGap, $0.schedule.seed)
        < ($0.lines, $1.schedule.meanGap, $1.schedule.seed)
    }
  }

  mutating func note(
    difference text: String, from stored: String, at moment: Moment, in number: Int
  ) {
    differing += 1
    guard differingLines.count < Self.mostListed else { return }
    differingLines.append(
      DifferingLine(number: number, moment: moment, text: text, stored: stored))
  }

  mutating func note(_ problem: LogProblem, at number: Int) {
    malformed += 1
    malformedKinds[problem.kind, default: 0] += 1
    if malformedLines.count < Self.mostListed {
      malformedLines.append(MalformedLine(number: number, problem: problem))
    }
  }
}

/// The progress of an import.
public struct ImportProgress: Sendable, Hashable {
  /// The number of lines read.
  public let lines: Int
  /// The share of the file that has been read, 0 to 1; nil for a pipe, whose size is unknown.
  public let share: Double?
}
