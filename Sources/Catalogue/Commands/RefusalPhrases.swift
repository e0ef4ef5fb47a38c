/// The sentences for requests that the tracker refuses, in one language.
public struct RefusalPhrases: Sendable {
  // MARK: Probes and tags

  /// There is nothing to answer yet.
  public let noProbeYet: String
  /// There was no probe at the moment {1}.
  public let notAProbe: Phrase
  /// The moment {1} has not come yet.
  public let inTheFuture: Phrase
  /// The probe at the moment {1} has no answer.
  public let noAnswer: Phrase
  /// There is no tag {1}.
  public let unknownTag: Phrase
  /// There is no tag {1}; {2} is similar.
  public let unknownTagNear: Phrase
  /// A tag cannot be called {1}.
  public let notATagName: Phrase
  /// The tag {1} already exists.
  public let tagExists: Phrase
  /// {1} is already an alias of the tag {2}.
  public let aliasTaken: Phrase
  /// A tag has no more than {1} aliases.
  public let tooManyAliases: Phrase
  /// A note is longer than {1} bytes, or has control characters.
  public let unusableNote: Phrase
  /// {1} is not one emoji.
  public let notAnEmoji: Phrase
  /// There is no time zone {1}.
  public let noZone: Phrase
  /// There is no time zone {1}; {2} is similar.
  public let noZoneNear: Phrase
  /// There is nothing to undo.
  public let nothingToUndo: String
  /// There is nothing to redo.
  public let nothingToRedo: String
  /// Another edit has been made since the one to undo.
  public let editedSince: String
  /// There was no probe at the given time {1}; {2} are the nearest ones.
  public let noProbeThen: Phrase
  /// There were several probes at the given time {1}; {2} are their moments in seconds since 1970.
  public let severalProbesThen: Phrase
  /// No clock showed {1}, a date and a time, because clocks were set forward.
  public let noSuchTime: Phrase
  /// The same; the nearest probes: {2}.
  public let noSuchTimeNear: Phrase
  /// The probe was answered elsewhere in the meantime; {1} is that answer.
  public let answeredMeanwhile: Phrase

  // MARK: Schedules

  /// The schedule in the settings is invalid; {1} is the reason.
  public let badSchedule: Phrase
  /// The seed is {1}, and the largest is {2}.
  public let badSeed: Phrase
  /// The mean gap is {1} seconds, and the longest is {2}.
  public let badGap: PluralPhrase

  // MARK: Answers

  /// The answer has no tag.
  public let noTags: String
  /// The bracket opened at {1} is never closed.
  public let unclosed: Phrase
  /// The bracket closed at {1} was never opened.
  public let unopened: Phrase
  /// The mark at {1}, which repeats the previous answer, does not stand alone.
  public let repeatNotAlone: Phrase
  /// There is no previous answer.
  public let nothingToRepeat: String
  /// A tag has {1} characters at most; the one at {2} has more.
  public let tagTooLong: PluralPhrase
  /// An answer has {1} tags at most; at {2} there is one more.
  public let tooManyTags: Phrase
  /// An answer has {1} characters at most.
  public let textTooLong: PluralPhrase
  /// There is a control character at {1}.
  public let controlCharacter: Phrase

  // MARK: Conditions on tags

  /// The condition is empty.
  public let noCondition: String
  /// A tag is missing at {1}.
  public let tagMissing: Phrase
  /// `&` or `|` is missing before {1}.
  public let operatorMissing: Phrase
  /// The quotation mark at {1} is never closed.
  public let unclosedQuote: Phrase
  /// Brackets nest {1} deep at most; at {2} there is one more.
  public let tooDeep: Phrase
  /// A condition has {1} characters at most.
  public let conditionTooLong: PluralPhrase

  // MARK: Lines of a log

  /// In some lines a bracket is never closed.
  public let someUnclosed: String
  /// In some lines a bracket is closed that was never opened.
  public let someUnopened: String
  /// In some lines a tag has more than {1} characters.
  public let someTagTooLong: PluralPhrase
  /// In some lines there is a control character.
  public let someControlCharacter: String

  /// The line does not begin with a moment.
  public let noMoment: String
  /// No space follows the moment.
  public let noSpace: String
  /// The moment is after the year 9999.
  public let momentOutOfRange: String
  /// The number at the beginning of a line is no moment since TagTime began.
  public let beforeTagTime: String
  /// The line is too long.
  public let lineTooLong: String
  /// The line is not UTF-8.
  public let notUTF8: String
}
