public import TagTimeLog

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
  /// The first of them.
  public internal(set) var malformedLines: [MalformedLine] = []
  /// Lines that added something.
  public internal(set) var imported = 0
  /// Lines that said what was known.
  public internal(set) var alreadyThere = 0
  /// Lines whose moment is not of the schedule; they are kept, and marked so.
  public internal(set) var unscheduled = 0

  /// The time of the log in which, as far as its silences tell, its schedule ran.
  public internal(set) var askedHours = 0.0

  mutating func note(_ problem: LogProblem, at number: Int) {
    malformed += 1
    if malformedLines.count < Self.mostListed {
      malformedLines.append(MalformedLine(number: number, problem: problem))
    }
  }
}
