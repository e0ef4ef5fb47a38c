extension ReportPhrases {
  /// The phrases in English.
  static let english = ReportPhrases(
    title: "Where the time went",
    shares: "The whole",
    sharesNote: "Each answer counts once, for the tag that contains the others.",
    bars: "Tag by tag",
    barsNote:
      "An answer counts for each of its tags. The line is the 95 % interval: intervals made this way hold the truth 95 times in 100.",
    moreTags: PluralPhrase(
      .oneOther, one: "and {1} other tag", other: "and {1} other tags"),
    comparison: "Compared with {1}",
    comparisonWithNothing: "Compared with the days before",
    comparisonNote:
      "Shares of the answers with their 95 % intervals. “No visible difference” means that chance alone may well explain it. Tags compared: {1}; all of them together raise a false alarm in 5 reports of 100 at most.",
    before: "before",
    now: "now",
    nothingBefore: "There are no answers to compare with.",
    less: "less than before",
    notVisible: "no visible difference",
    more: "more than before",
    parts: "What is part of what",
    partsNote: "Areas are hours. A tag lies within the tag that it was met with.",
    week: "When: {1}",
    weekNote: PluralPhrase(
      .oneOther,
      one:
        "The tag’s share of the answers in each hour of the week: n = {1} answer, {2} to {3} in an hour.",
      other:
        "The tag’s share of the answers in each hour of the week: n = {1} answers, {2} to {3} in an hour."
    ),
    unknown: "no answers",
    hours: "{1} h",
    percent: "{1} %",
    interval: "{1}–{2}",
    answeredHours: "hours",
    noAnswers: "There are no answers in these days.",
    page: "{1} of {2}",
    written: "Written to {1}.")
}
