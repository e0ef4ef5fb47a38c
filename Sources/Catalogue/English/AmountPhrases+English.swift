extension AmountPhrases {
  static let english = AmountPhrases(
    note: "Amounts stated in answers; what happened between two questions is not among them.",
    none: "no answer with “{1}” states an amount",
    count: "amounts",
    total: "total",
    mean: "mean",
    perWeek: "a week")
}
