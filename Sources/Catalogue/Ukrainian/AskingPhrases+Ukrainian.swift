extension AskingPhrases {
  /// The phrases in Ukrainian.
  static let ukrainian = AskingPhrases(
    comment: "Запитує у випадкові моменти, що ви робите",
    fileWritten: "Записано: {1}",
    fileSame: "Без змін: {1}",
    fileRemoved: "Вилучено: {1}",
    installed: "Proba працює на {1} і запускатиметься щоразу, коли ви входите в систему.",
    uninstalled: "Proba більше не запускатиметься сама.",
    notInstalled: "Службу Proba не встановлено.",
    noSystemd: "systemd відмовив: {1}",
    systemdMissing:
      "тут немає systemd для вашого користувача, тож службу не запущено й не зупинено: налаштуйте систему так, щоб вона запускала `proba serve`, коли ви входите",
    notRunning: "службу запущено, але вона не працює: причину покаже `journalctl --user -u proba`",
    question: "Що ви робили о {1}?",
    moreWait: PluralPhrase(
      .eastSlavic, one: "Чекає ще {1} запитання.", few: "Чекають ще {1} запитання.",
      many: "Чекає ще {1} запитань."),
    away: PluralPhrase(
      .eastSlavic, one: "{1} запитання, поки вас не було", few: "{1} запитання, поки вас не було",
      many: "{1} запитань, поки вас не було"),
    awayBody: "Відповісти можна на сторінці.",
    open: "Відкрити",
    sameAsBefore: "Те саме, що й раніше",
    reply: "Відповісти…",
    replyPlaceholder: "Теги й (нотатка)",
    notShown: "стільниця не показує сповіщень: {1}",
    noOpener: "немає xdg-open, щоб відкрити сторінку",
    catchUpKeys:
      "Enter без тексту — наступне запитання, - означає «не памʼятаю», Esc завершує.",
    nothingMissed: "Пропущених запитань немає.",
    dismissed: "Більше не питатимемо: {1}.",
    nothingUnanswered: "Там немає запитань без відповіді.",
    quiet: "тихий\u{A0}час",
    quietNow: "Зараз тихо",
    vacation: "відпустка",
    allDay: "увесь день",
    everyDay: "щодня",
    since: "від {1}",
    sinceUntil: "{1} – {2}",
    hoursForm: "проміжок, як-от 23:00-07:00",
    weekdaysForm: "перелік днів, як-от mon-fri чи sat,sun",
    noRules: "Тихих годин немає.",
    removedRule: "Вилучено: воно ще не почалося.",
    noRule: "немає чинного правила {1}: номери покаже `proba quiet list`",
    neverApplies: "ці тихі години закінчилися б раніше, ніж почалися")
}
