extension OperandPhrases {
  /// The descriptions in Russian.
  static let russian = OperandPhrases(
    answerText: .init(
      "ТЕКСТ", "Теги и заметка в ( ). Знак \" сам по себе повторяет предыдущий ответ."),
    when: .init(
      "КОГДА",
      "Время вопроса, например '2026-03-01 14:05', 'вчера 15:00', '3 часа назад' или последний."),
    dismissedWhen: .init(
      "КОГДА", "Время вопроса, например 'вчера 15:00', '3 часа назад' или последний."),
    renamedTag: .init("ТЕГ", "Тег; регистр букв не важен."),
    newName: .init("НАЗВАНИЕ", "Его новое название."),
    mergedTags: .init("ТЕГ", "Теги; регистр букв не важен."),
    topic: .init("КОМАНДА", "Команда, например import tagtime."),
    shell: .init("ОБОЛОЧКА", "Оболочка: bash, zsh или fish."),
    backupFile: .init("ФАЙЛ", "Куда сохранить копию."),
    restoredFile: .init("ФАЙЛ", "Резервная копия."),
    logFile: .init("ФАЙЛ", "Журнал; -\u{A0}означает стандартный ввод."),
    exportFile: .init("ФАЙЛ", "Куда писать; по умолчанию\u{A0}— в стандартный вывод."),
    chartKind: .init(
      "ДИАГРАММА",
      "bars\u{A0}— часы тегов с интервалами; donut\u{A0}— доли целого; treemap\u{A0}— теги внутри тегов; week\u{A0}— когда встречается тег, по часам и дням недели."
    ),
    settingKey: .init("КЛЮЧ", "Настройка."),
    settingWord: .init("ЗНАЧЕНИЕ", "Её новое значение."),
    ruleNumber: .init("НОМЕР", "Номер, который показывает `proba quiet list`."),
    sessionNumber: .init("НОМЕР", "Номер, который показывает `proba session list`."),
    convertedText: .init("ТЕКСТ", "Что перевести; -\u{A0}читает строки и выводит JSON."))
}
