public import CivilTime
public import HostSystem
public import Persistence
public import Sampling
public import Tracking

/// What the tracker could not do, and why.
public enum TrackerError: Error, Sendable, Hashable {
  /// The text is no answer.
  case answer(AnswerProblem)
  /// The text is no condition on tags.
  case condition(TagExpressionProblem)
  /// There has been no probe yet, so there is nothing to answer.
  case noProbeYet
  /// Nobody was asked at this moment.
  case notAProbe(Moment)
  /// The moment has not come.
  case inTheFuture(Moment)
  /// The probe has another answer than the one that was seen.
  case answeredMeanwhile(Probe)
  /// The probe of this moment has no answer.
  case noAnswer(Moment)
  /// There is no tag of this name.
  case unknownTag(String)
  /// A tag cannot be called this.
  case notATagName(String)
  /// Another tag is called this already.
  case tagExists(String)
  /// The first is an alias of another tag already.
  case aliasTaken(String, tag: String)
  /// A tag has no more than `TagProfile.mostAliases`.
  case tooManyAliases
  /// A note is too long, or has control characters.
  case unusableNote
  /// What was given as a tag's emoji is more or something else than one.
  case notAnEmoji(String)
  /// There is no edit that could be undone.
  case nothingToUndo
  /// Another edit has been made since the one that was to be undone.
  case editedSince
  /// A quiet time would be over before it begins.
  case neverQuiet
  /// No rule of this number applies.
  case noQuietRule(Int)
  /// The schedule in the settings cannot be followed.
  case schedule(ScheduleError)
  /// The store refused.
  case store(StoreError)
  /// The system refused.
  case system(SystemError)

  /// Whether the fault is that something asked for does not exist.
  public var isNotFound: Bool {
    switch self {
    case .noProbeYet, .notAProbe, .inTheFuture, .noAnswer, .unknownTag, .nothingToUndo,
      .noQuietRule:
      true
    case .answer(let problem): problem.kind == .nothingToRepeat
    case .condition, .answeredMeanwhile, .notATagName, .tagExists, .aliasTaken, .tooManyAliases,
      .unusableNote, .notAnEmoji, .editedSince, .neverQuiet, .schedule, .store, .system:
      false
    }
  }

  /// A word for programs, which never changes.
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
    case .nothingToUndo: "nothingToUndo"
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
  /// One sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .answer(let problem): problem.description
    case .condition(let problem):
      "the condition on tags is wrong at character \(problem.position) (\(problem.kind.rawValue))"
    case .noProbeYet: "there has been no probe yet: start `proba serve` to be asked"
    case .notAProbe(let moment):
      "nobody was asked at \(moment): an answer belongs to a moment of the schedule"
    case .inTheFuture(let moment): "the moment \(moment) has not come yet"
    case .answeredMeanwhile(let probe):
      "the probe at \(probe.moment) has another answer by now: \(probe.answer?.text ?? "")"
    case .noAnswer(let moment): "the probe at \(moment) has no answer"
    case .unknownTag(let name): "there is no tag \"\(name)\""
    case .notATagName(let name):
      "\"\(name)\" cannot be a tag: a tag is one word without brackets"
    case .tagExists(let name): "there is a tag \"\(name)\" already: merge the two"
    case .aliasTaken(let alias, let tag): "\"\(alias)\" is another word for \"\(tag)\" already"
    case .tooManyAliases: "a tag has at most \(TagProfile.mostAliases) other words"
    case .unusableNote:
      "a note has at most \(TagProfile.longestNote) bytes and no control characters"
    case .notAnEmoji(let text): "\"\(text)\" is not one emoji or symbol"
    case .nothingToUndo: "there is nothing to undo"
    case .editedSince: "there has been another edit since, which would have to be undone first"
    case .neverQuiet: "the quiet time would be over before it begins"
    case .noQuietRule(let id): "there is no rule \(id) in force"
    case .schedule(let error): "the schedule in the settings cannot be followed: \(error)"
    case .store(let error): error.description
    case .system(let error): error.description
    }
  }
}
