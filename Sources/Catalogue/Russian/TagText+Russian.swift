extension TagText {
  /// What the screen of all tags says in Russian.
  var russian: Phrase {
    switch self {
    case .tagCount: .plural(one: "{1} тег", few: "{1} тега", many: "{1} тегов")
    case .noTags: "Тегов пока нет. Здесь появятся слова из ваших ответов."
    case .editTag: "Изменить «{1}»"
    case .edit: "Изменить"
    case .name: "Название"
    case .rename: "Переименовать"
    case .renameNote:
      .plural(
        one: "Изменится {1} ответ.", few: "Изменятся {1} ответа.",
        many: "Изменится {1} ответов.")
    case .merge: "Объединить"
    case .mergeNote:
      .plural(
        one: "Тег «{3}» уже есть. В {1} ответе вместо «{2}» будет «{3}».",
        few: "Тег «{3}» уже есть. В {1} ответах вместо «{2}» будет «{3}».",
        many: "Тег «{3}» уже есть. В {1} ответах вместо «{2}» будет «{3}».")
    case .renamed: "Тег «{1}» переименован в «{2}»."
    case .merged: "Тег «{1}» объединён с «{2}»."
    case .undone: "Отменено."
    case .undoTooLate: "Не отменено: с тех пор было изменено что-то ещё."
    case .notATag: "Тег — это одно слово без скобок."
    case .tagIsGone: "Этого тега больше нет."
    case .openTag: "Страница тега"
    case .renameTag: "Переименовать «{1}»"
    case .mergeTag: "Объединить «{1}» с другим тегом"
    case .otherTag: "Другой тег"
    case .noSuchTag: "Тега «{1}» нет"
    case .noSuchTagNote: "Возможно, он переименован или объединён, или ссылка неверна."
    case .halfYear: "26 недель"
    case .intervalOfHours: "{1} (95\u{A0}%)"
    case .aWeek: "в неделю"
    case .ofAnswers:
      .plural(one: "из {1} ответа", few: "из {1} ответов", many: "из {1} ответов")
    case .ofTime: "вашего времени"
    case .amounts: "Количества"
    case .amountsNote: "То, что названо в ответах; того, что было между вопросами, здесь нет."
    case .inAllAmounts: "всего"
    case .timesSaid: "раз названо"
    case .onAverage: "в среднем, 95\u{A0}%: {1}"
    case .aWeekAmount: "в неделю, 95\u{A0}%: {1}"
    case .goesAlone: "За этот период он не встречается с другими тегами."
    }
  }
}
