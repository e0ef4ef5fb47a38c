extension FramePhrases {
  /// The labels in Russian.
  static let russian = FramePhrases(
    usage: "Использование:",
    flagsPlace: "[параметры]",
    commandPlace: "команда",
    commands: "Команды:",
    arguments: "Аргументы:",
    flags: "Параметры:",
    inheritedFlags: "Параметры всех команд:",
    manualName: "Название",
    synopsis: "Вызов",
    description: "Описание",
    seeAlso: "См. также",
    repeats: "Можно указывать несколько раз.",
    oneOf: "Возможные значения: {1}.",
    without: "По умолчанию: {1}.",
    more: "Подробнее о команде: {1} <команда> --help")
}
