extension AmountPhrases {
  static let russian = AmountPhrases(
    note: "Количества из ответов; того, что было между вопросами, среди них нет.",
    none: "ни в одном ответе с «{1}» не названо количество",
    count: "количеств",
    total: "всего",
    mean: "в среднем",
    perWeek: "в неделю")
}
