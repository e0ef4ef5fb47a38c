extension OperandPhrases {
  /// The descriptions in Ukrainian.
  static let ukrainian = OperandPhrases(
    answerText: .init(
      "ТЕКСТ", "Теги й нотатка в ( ). Знак \" сам по собі повторює попередню відповідь."),
    when: .init(
      "КОЛИ",
      "Час запитання, наприклад '2026-03-01 14:05', 'вчора 15:00', '3 години тому' або останнє."),
    dismissedWhen: .init(
      "КОЛИ", "Час запитання, наприклад 'вчора 15:00', '3 години тому' або останнє."),
    renamedTag: .init("ТЕГ", "Тег; регістр літер не важливий."),
    newName: .init("НАЗВА", "Його нова назва."),
    mergedTags: .init("ТЕГ", "Теги; регістр літер не важливий."),
    topic: .init("КОМАНДА", "Команда, наприклад import tagtime."),
    shell: .init("ОБОЛОНКА", "Оболонка: bash, zsh або fish."),
    backupFile: .init("ФАЙЛ", "Куди зберегти копію."),
    restoredFile: .init("ФАЙЛ", "Резервна копія."),
    logFile: .init("ФАЙЛ", "Журнал; -\u{A0}означає стандартний ввід."),
    exportFile: .init("ФАЙЛ", "Куди писати; типово\u{A0}— у стандартний вивід."),
    chartKind: .init(
      "ДІАГРАМА",
      "bars\u{A0}— години тегів з інтервалами; donut\u{A0}— частки цілого; treemap\u{A0}— теги всередині тегів; week\u{A0}— коли трапляється тег, за годинами й днями тижня."
    ),
    settingKey: .init("КЛЮЧ", "Налаштування."),
    settingWord: .init("ЗНАЧЕННЯ", "Його нове значення."),
    ruleNumber: .init("НОМЕР", "Номер, який показує `proba quiet list`."),
    sessionNumber: .init("НОМЕР", "Номер, який показує `proba session list`."),
    convertedText: .init("ТЕКСТ", "Що перетворити; -\u{A0}читає рядки й виводить JSON."))
}
