extension ReportPhrases {
  /// The phrases in English.
  static let english = ReportPhrases(
    title: "Where the time went",
    shares: "How the time divides",
    sharesNote: "Each answer counts once, under its broadest tag.",
    bars: "Hours by tag",
    barsNote:
      "An answer counts for each of its tags. The line is the 95% interval: such intervals contain the true value 95 times in 100, if answered and unanswered questions are alike.",
    moreTags: PluralPhrase(
      .oneOther, one: "and {1} other tag", other: "and {1} other tags"),
    comparison: "Compared with {1}",
    comparisonWithNothing: "Compared with the days before",
    comparisonNote:
      "Shares of the answers, with 95% intervals; at the end of a row, that of the difference. Tags compared: {1}. Among these, some differ by chance: “may be chance” says that this one may, though its interval excludes zero. At most about 5 reports in 100 contain a false alarm.",
    before: "previous period",
    now: "this period",
    nothingBefore: "There are no answers to compare with.",
    less: "less than before",
    mayBeChance: "may be chance",
    more: "more than before",
    parts: "Tags within tags",
    partsNote: "Areas are hours. A tag is inside the tag it was used with.",
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
    partOfHours: "{1} of {2} h",
    partOfHoursNote: "“2 of 5 h” means that the other hours of the tag are counted elsewhere.",
    interval: "{1}–{2}",
    answeredHours: "hours",
    noAnswers: "No answers on these days.",
    page: "{1} of {2}",
    written: "Written to {1}.")
}
