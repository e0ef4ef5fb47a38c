public import TagTimeLog
public import Tracking

/// What became of the lines of an imported log.
public struct ImportReport: Sendable, Hashable {
  /// A line that could not be read.
  public struct MalformedLine: Sendable, Hashable {
    /// Counted from 1.
    public let number: Int
    /// What is wrong with it.
    public let problem: LogProblem
  }

  /// The most malformed lines that are listed; more are counted.
  public static let mostListed = 1_000

  /// The number of lines, blank ones aside.
  public internal(set) var lines = 0
  /// Lines with a person's answer.
  public internal(set) var answered = 0
  /// Lines that TagTime wrote by itself.
  public internal(set) var automatic = 0
  /// Lines with a moment and nothing else, or a comment alone.
  public internal(set) var empty = 0
  /// The number of lines that could not be read and were left out.
  public internal(set) var malformed = 0
  /// How many there are of each kind, the place in the line left out.
  public internal(set) var malformedKinds: [LogProblem: Int] = [:]
  /// The first of them.
  public internal(set) var malformedLines: [MalformedLine] = []
  /// Lines that added something.
  public internal(set) var imported = 0
  /// Lines that said nothing new.
  public internal(set) var alreadyThere = 0
  /// Lines that say something else than what is stored for their moment, and were left out.
  public internal(set) var differing = 0
  /// Lines whose moment is not of the schedule; they are kept, and marked so.
  public internal(set) var unscheduled = 0
  /// Lines that note the local time in full.
  public internal(set) var clocks = 0
  /// Those of them that note another local time than their moment has in the store.
  public internal(set) var otherClocks = 0
  /// Moments that were there, and whose local time was corrected to the one that a line notes.
  public internal(set) var corrected = 0

  /// Whether the noted clocks say that the log was kept in another zone than it was taken in.
  public var isOfAnotherZone: Bool { otherClocks * 2 > clocks }

  /// The time of the log in which, as far as its silences show, its schedule ran.
  public internal(set) var askedHours = 0.0

  /// The last edit by which what was added can be undone; nil where nothing was.
  public internal(set) var edit: EditID?

  mutating func note(_ problem: LogProblem, at number: Int) {
    malformed += 1
    malformedKinds[problem.kind, default: 0] += 1
    if malformedLines.count < Self.mostListed {
      malformedLines.append(MalformedLine(number: number, problem: problem))
    }
  }
}

/// How far an import has come.
public struct ImportProgress: Sendable, Hashable {
  /// The number of lines read.
  public let lines: Int
  /// The share of the file that is read, 0 to 1; nil for a pipe, whose size is unknown.
  public let share: Double?
}
