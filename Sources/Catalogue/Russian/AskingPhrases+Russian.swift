extension AskingPhrases {
  /// The phrases in Russian.
  static let russian = AskingPhrases(
    comment: "Спрашивает в случайные моменты, чем вы заняты",
    fileWritten: "Записан: {1}",
    fileSame: "Без изменений: {1}",
    fileRemoved: "Удалён: {1}",
    installed: "Proba работает на {1} и будет запускаться при каждом входе в систему.",
    uninstalled: "Proba больше не запускается сама.",
    notInstalled: "Служба Proba не установлена.",
    noSystemd: "systemd отказал: {1}",
    systemdMissing:
      "здесь нет systemd для вашего пользователя, поэтому служба не запущена и не остановлена: настройте систему так, чтобы при входе она запускала `proba serve`",
    notRunning:
      "служба запущена, но не работает: причину покажет `journalctl --user -u proba`",
    question: "Что вы делали в {1}?",
    moreWait: PluralPhrase(
      .eastSlavic, one: "Ждёт ещё {1} вопрос.", few: "Ждут ещё {1} вопроса.",
      many: "Ждёт ещё {1} вопросов."),
    away: PluralPhrase(
      .eastSlavic, one: "{1} вопрос, пока вас не было", few: "{1} вопроса, пока вас не было",
      many: "{1} вопросов, пока вас не было"),
    awayBody: "Ответить можно на странице.",
    open: "Открыть",
    sameAsBefore: "То же, что и раньше",
    reply: "Ответить…",
    replyPlaceholder: "Теги и (заметка)",
    notShown: "рабочий стол не показывает уведомлений: {1}",
    noOpener: "нет xdg-open, чтобы открыть страницу",
    catchUpKeys:
      "Enter без текста — следующий вопрос, - означает «не помню», Esc завершает.",
    nothingMissed: "Пропущенных вопросов нет.",
    dismissed: "Больше не спросим: {1}.",
    nothingUnanswered: "Там нет вопросов без ответа.",
    quiet: "тихий\u{A0}час",
    quietNow: "Сейчас тихо",
    vacation: "отпуск",
    allDay: "весь день",
    everyDay: "ежедневно",
    since: "с {1}",
    sinceUntil: "{1} – {2}",
    hoursForm: "промежуток, например 23:00-07:00",
    weekdaysForm: "список дней, например mon-fri или sat,sun",
    noRules: "Тихих часов нет.",
    removedRule: "Удалено: оно ещё не началось.",
    noRule: "нет действующего правила {1}: номера покажет `proba quiet list`",
    neverApplies: "эти тихие часы закончились бы раньше, чем начались")
}
