extension ChartText {
  /// The texts of the charts in English.
  var english: Phrase {
    switch self {
    case .overTimeNote: "The band is the 95% interval. Gaps are times without answers."
    case .tags: "Tag"
    case .hoursADay: "Hours a day"
    case .hoursAWeek: "Hours a week"
    case .hoursAMonth: "Hours a month"
    case .incomplete: "incomplete"
    case .incompleteNote:
      "not over, partly outside the period, or with too few answers."
    case .hourWithoutAnswers: "no answers"
    case .unaskedDays: "not asked"
    case .share: "Share"
    case .intervals: "95% interval"
    case .leavePart: "Back"
    case .partHint: "Arrow keys move between parts; Escape clears the selection."
    case .nothingToDraw: "There is nothing to draw in this period yet."
    case .chartUnread: "The figures could not be read."
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .showAll: "Show all"
    case .selectRange: "Select a range"
    case .showTable: "Table"
    case .lineHint: "Arrow keys move between values; plus and minus zoom."
    case .thinned: "One value in {1} is listed; zoom in to see all."
    case .lineSummary:
      "From {1} to {2}: the least is {3} ({4}), the greatest {5} ({6}), the last {7}."
    case .tagsWithin: "Where the time went"
    case .tagsWithinNote: "{1} h. Each answer counts once, under its broadest tag."
    case .tagsWithinPart: "Shares of the {1} h of {2}. Each answer counts once."
    case .largestShare: "{1} has the largest share: {2} of the answers ({3})."
    case .allAnswers: "All"
    case .noTag: "without a tag"
    case .restOf: "the rest of {1}"
    case .otherTags: .plural(one: "{1} other", other: "{1} others")
    }
  }
}
