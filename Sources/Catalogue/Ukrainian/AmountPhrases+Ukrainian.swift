extension AmountPhrases {
  static let ukrainian = AmountPhrases(
    note: "Кількості з відповідей; того, що було між запитаннями, серед них немає.",
    none: "у жодній відповіді з «{1}» не названо кількості",
    count: "кількостей",
    total: "усього",
    mean: "у середньому",
    perWeek: "на тиждень")
}
