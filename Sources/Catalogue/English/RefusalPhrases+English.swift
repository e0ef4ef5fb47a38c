extension RefusalPhrases {
  /// The sentences in English.
  static let english = RefusalPhrases(
    noProbeYet: "there has been no question yet: start `proba serve` to be asked",
    notAProbe: "there was no question at {1}: only moments of the schedule can be answered",
    inTheFuture: "the moment {1} has not come yet",
    noAnswer: "the question at {1} has no answer yet: give one with `proba answer --at`",
    unknownTag: "there is no tag '{1}'",
    unknownTagNear: "there is no tag '{1}'; did you mean '{2}'?",
    notATagName: "'{1}' cannot be a tag: a tag is one word without brackets",
    tagExists: "there is already a tag '{1}': to make one tag of both, use `proba merge`",
    aliasTaken: "'{1}' is already another word for '{2}'",
    tooManyAliases: "a tag can have at most {1} other words",
    unusableNote: "a note can have at most {1} bytes and no control characters",
    notAnEmoji: "'{1}' is not one emoji or symbol",
    nothingToUndo: "there is nothing to undo",
    nothingToRedo: "there is nothing to redo",
    editedSince: "another change has been made since: undo that one first",
    noProbeThen: "there was no question at {1}; the nearest: {2}",
    severalProbesThen: "there were several questions at {1}; give the seconds of one: {2}",
    noSuchTime: "no clock shows {1}: clocks are set forward over that time",
    noSuchTimeNear:
      "no clock showed {1}: clocks were set forward over that time; the nearest questions: {2}",
    answeredMeanwhile: "the question has another answer by now: {1}",
    badSchedule: "the schedule in the settings is invalid: {1}",
    badSeed: "the seed must be from 1 to {2} (got {1})",
    badGap: PluralPhrase(
      .oneOther, one: "the mean gap must be from 1 to {2} seconds (got {1})",
      other: "the mean gap must be from 1 to {2} seconds (got {1})"),
    noTags: "the answer has no tag: write at least one word outside the brackets",
    unclosed: "the bracket opened at character {1} is never closed",
    unopened: "the bracket closed at character {1} was not opened",
    repeatNotAlone:
      "the mark \" at character {1} repeats the previous answer only when it stands alone",
    nothingToRepeat: "there is no earlier answer to repeat",
    tagTooLong: PluralPhrase(
      .oneOther, one: "the tag at character {2} is longer than {1} character",
      other: "the tag at character {2} is longer than {1} characters"),
    tooManyTags: "there are more than {1} tags, from character {2} on",
    textTooLong: PluralPhrase(
      .oneOther, one: "the answer is longer than {1} character",
      other: "the answer is longer than {1} characters"),
    controlCharacter: "character {1} is a control character, which is not allowed",
    noCondition: "the condition is empty: write a tag, or tags joined by &, | and !",
    tagMissing: "a tag is missing at character {1}",
    operatorMissing: "& or | is missing before character {1}",
    unclosedQuote: "the quotation mark at character {1} is never closed",
    tooDeep: "brackets are nested more than {1} deep, from character {2} on",
    conditionTooLong: PluralPhrase(
      .oneOther, one: "the condition is longer than {1} character",
      other: "the condition is longer than {1} characters"),
    someUnclosed: "a bracket is never closed",
    someUnopened: "a bracket is closed that was not opened",
    someTagTooLong: PluralPhrase(
      .oneOther, one: "a tag is longer than {1} character",
      other: "a tag is longer than {1} characters"),
    someControlCharacter: "there is a control character",
    noMoment: "it does not begin with a moment in seconds since 1970",
    noSpace: "no space follows the moment",
    momentOutOfRange: "the moment is after the year 9999",
    beforeTagTime: "its number is no moment since July 2007, when TagTime began",
    lineTooLong: "the line is longer than 64 KiB",
    notUTF8: "it is not UTF-8 text")
}
