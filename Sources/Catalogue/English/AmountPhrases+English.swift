extension AmountPhrases {
  static let english = AmountPhrases(
    note: "Amounts that answers say; what happened between two probes is not among them.",
    none: "no answer with “{1}” says an amount",
    count: "amounts",
    total: "total",
    mean: "mean",
    perWeek: "a week")
}
