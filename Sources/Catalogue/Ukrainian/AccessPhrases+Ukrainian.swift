extension AccessPhrases {
  /// The phrases in Ukrainian.
  static let ukrainian = AccessPhrases(
    wayIn:
      "Ваші браузери на цьому компʼютері сервер пускає сам, а для інших `proba session add` виведе адресу.",
    notLetIn:
      "Ця Proba пускає лише тих, кого впустив її власник. Щоб впустити цей браузер, виконайте `proba session add` на компʼютері, де працює Proba, і відкрийте виведену адресу.",
    tryAgain: "Спробувати ще раз",
    ticket: "Одна з цих адрес впустить один браузер протягом десяти хвилин:",
    times: "від {1}, востаннє {2}",
    noSessions: "Жодного браузера ще не впущено.",
    ended: PluralPhrase(
      .eastSlavic, one: "Завершено {1} сеанс.", few: "Завершено {1} сеанси.",
      many: "Завершено {1} сеансів."),
    noSession: "сеансу {1} немає: номери показує `proba session list`",
    noServer:
      "для цього файлу не працює жоден сервер із ключем: запустіть його командою `proba serve --key`",
    keyIsOpen:
      "файл {1} із ключем можуть читати інші користувачі: закрийте його від них командою `chmod 600`"
  )
}
