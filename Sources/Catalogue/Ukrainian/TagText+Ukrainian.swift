extension TagText {
  /// What the screen of all tags says in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .tagCount: .plural(one: "{1} тег", few: "{1} теги", many: "{1} тегів")
    case .noTags: "Тегів ще немає. Тут зʼявляться слова ваших відповідей."
    case .editTag: "Змінити «{1}»"
    case .edit: "Змінити"
    case .name: "Назва"
    case .rename: "Перейменувати"
    case .renameNote:
      .plural(
        one: "Зміниться {1} відповідь.", few: "Зміняться {1} відповіді.",
        many: "Зміниться {1} відповідей.")
    case .merge: "Обʼєднати"
    case .mergeNote:
      .plural(
        one: "Тег «{3}» уже є. В {1} відповіді замість «{2}» буде «{3}».",
        few: "Тег «{3}» уже є. У {1} відповідях замість «{2}» буде «{3}».",
        many: "Тег «{3}» уже є. У {1} відповідях замість «{2}» буде «{3}».")
    case .renamed: "Тег «{1}» перейменовано на «{2}»."
    case .merged: "Тег «{1}» обʼєднано з «{2}»."
    case .undone: "Скасовано."
    case .undoTooLate: "Не скасовано: відтоді було ще щось змінено."
    case .notATag: "Тег — це одне слово без дужок."
    case .tagIsGone: "Цього тега вже немає."
    case .halfYear: "26 тижнів"
    }
  }
}
