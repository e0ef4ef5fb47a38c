private import Catalogue
public import CivilTime
public import HostSystem
public import Persistence
public import Sampling
public import Tracking

/// An operation that the tracker could not perform, with the reason.
public enum TrackerError: Error, Sendable, Hashable {
  /// The text is not a valid answer.
  case answer(AnswerProblem)
  /// The text is not a condition on tags.
  case condition(TagExpressionProblem)
  /// There has been no probe yet, so there is nothing to answer.
  case noProbeYet
  /// There was no probe at this moment.
  case notAProbe(Moment)
  /// The moment is in the future.
  case inTheFuture(Moment)
  /// The probe has another answer than the one that was seen.
  case answeredMeanwhile(Probe)
  /// The probe of this moment has no answer.
  case noAnswer(Moment)
  /// There is no tag with this name.
  case unknownTag(String)
  /// The text cannot be the name of a tag.
  case notATagName(String)
  /// Another tag already has this name.
  case tagExists(String)
  /// The first is already an alias of another tag.
  case aliasTaken(String, tag: String)
  /// The tag would have more than `TagProfile.mostAliases` aliases.
  case tooManyAliases
  /// A note is too long, or contains control characters.
  case unusableNote
  /// The text given as the emoji of a tag is not a single emoji.
  case notAnEmoji(String)
  /// The tz database has no zone of this name; another one may be similar.
  case noZone(String, near: String?)
  /// There is no edit that can be undone.
  case nothingToUndo
  /// No edit has been undone since the last one was made.
  case nothingToRedo
  /// Another edit has been made since the one to be undone.
  case editedSince
  /// The quiet time would be over before it begins.
  case neverQuiet
  /// No rule with this number applies.
  case noQuietRule(Int)
  /// The schedule in the settings cannot be followed.
  case schedule(ScheduleError)
  /// The store reported an error.
  case store(StoreError)
  /// The system reported an error.
  case system(SystemError)

  /// Whether the error is that something requested does not exist.
  public var isNotFound: Bool {
    switch self {
    case .noProbeYet, .notAProbe, .inTheFuture, .noAnswer, .unknownTag, .nothingToUndo,
      .nothingToRedo, .noQuietRule:
      true
    case .answer(let problem): problem.kind == .nothingToRepeat
    case .condition, .answeredMeanwhile, .notATagName, .tagExists, .aliasTaken, .tooManyAliases,
      .unusableNote, .notAnEmoji, .noZone, .editedSince, .neverQuiet, .schedule, .store, .system:
      false
    }
  }

  /// A permanent code for programs.
  public var code: String {
    switch self {
    case .answer(let problem): problem.kind.rawValue
    case .condition(let problem): problem.kind.rawValue
    case .noProbeYet: "noProbeYet"
    case .notAProbe: "notAProbe"
    case .inTheFuture: "inTheFuture"
    case .answeredMeanwhile: "answeredMeanwhile"
    case .noAnswer: "noAnswer"
    case .unknownTag: "unknownTag"
    case .notATagName: "notATagName"
    case .tagExists: "tagExists"
    case .aliasTaken: "aliasTaken"
    case .tooManyAliases: "tooManyAliases"
    case .unusableNote: "unusableNote"
    case .notAnEmoji: "notAnEmoji"
    case .noZone: "noZone"
    case .nothingToUndo: "nothingToUndo"
    case .nothingToRedo: "nothingToRedo"
    case .editedSince: "editedSince"
    case .neverQuiet: "neverQuiet"
    case .noQuietRule: "noQuietRule"
    case .schedule: "schedule"
    case .store: "store"
    case .system: "system"
    }
  }
}

extension TrackerError: CustomStringConvertible {
  /// A sentence in English that describes the problem and what to do.
  public var description: String {
    let words = Language.english.commandPhrases
    let refusals = words.refusals
    return switch self {
    case .answer(let problem): refusals.sentence(for: problem)
    case .condition(let problem): refusals.sentence(for: problem)
    case .noProbeYet: refusals.noProbeYet
    case .notAProbe(let moment): refusals.notAProbe("\(moment)")
    case .inTheFuture(let moment): refusals.inTheFuture("\(moment)")
    case .answeredMeanwhile(let probe): refusals.answeredMeanwhile(probe.answer?.text ?? "")
    case .noAnswer(let moment): "the probe at \(moment) has no answer"
    case .unknownTag(let name): refusals.unknownTag(name)
    case .notATagName(let name): refusals.notATagName(name)
    case .tagExists(let name): "there is already a tag '\(name)': merge the two"
    case .aliasTaken(let alias, let tag): refusals.aliasTaken(alias, tag)
    case .tooManyAliases: refusals.tooManyAliases("\(TagProfile.mostAliases)")
    case .unusableNote: refusals.unusableNote("\(TagProfile.longestNote)")
    case .notAnEmoji(let text): refusals.notAnEmoji(text)
    case .noZone(let name, let near): refusals.noZone(name, near: near)
    case .nothingToUndo: refusals.nothingToUndo
    case .nothingToRedo: refusals.nothingToRedo
    case .editedSince: refusals.editedSince
    case .neverQuiet: words.asking.neverApplies
    case .noQuietRule(let id): "there is no rule \(id) in force"
    case .schedule(let error): refusals.badSchedule(refusals.sentence(for: error))
    case .store(let error): error.description
    case .system(let error): error.description
    }
  }
}
