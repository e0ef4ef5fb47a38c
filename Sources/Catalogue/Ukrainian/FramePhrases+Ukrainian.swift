extension FramePhrases {
  /// The labels in Ukrainian.
  static let ukrainian = FramePhrases(
    usage: "Використання:",
    flagsPlace: "[параметри]",
    commandPlace: "команда",
    commands: "Команди:",
    arguments: "Аргументи:",
    flags: "Параметри:",
    inheritedFlags: "Параметри всіх команд:",
    manualName: "Назва",
    synopsis: "Виклик",
    description: "Опис",
    seeAlso: "Див. також",
    repeats: "Можна вказувати кілька разів.",
    oneOf: "Можливі значення: {1}.",
    without: "Типово: {1}.",
    more: "Докладніше про команду: {1} <команда> --help")
}
