extension MistakePhrases {
  /// The sentences in Russian.
  static let russian = MistakePhrases(
    tryHelp: "Попробуйте `{1} --help`.",
    unknownFlag: "параметра {1} нет",
    unknownFlagNear: "параметра {1} нет; возможно, вы имели в виду {2}?",
    unknownCommand: "команды «{1}» нет",
    unknownCommandNear: "команды «{1}» нет; возможно, вы имели в виду «{2}»?",
    missingCommand: "после «{1}» не хватает команды",
    duplicateFlag: "параметр {1} указан дважды",
    missingValue: "параметру {1} нужно значение: {1} <{2}>",
    unexpectedValue: "параметр {1} не принимает значений, а указано «{2}»",
    invalidValue: "значение параметра {1} — «{2}», а должно быть {3}",
    invalidArgument: "значение аргумента <{1}> — «{2}», а должно быть {3}",
    missingArgument: "не хватает аргумента <{1}>",
    unexpectedArgument: "аргумент «{1}» лишний",
    wholeNumber: "целое число",
    atLeast: "целое число, не меньше {1}",
    atMost: "целое число, не больше {1}",
    between: "целое число от {1} до {2}",
    yesOrNo: "yes или no",
    oneOf: "одно из: {1}",
    notUTF8: "слово «{1}» записано не в UTF-8",
    noPlaceForData: "ни --database, ни HOME не указывают, где хранить данные",
    emptyPath: "значение {1} пустое, а должен быть путь к файлу",
    notADay:
      "значение {1} — «{2}», а должен быть день, например 2026-03-01, вчера, понедельник или 'прошлая неделя'",
    notAPeriod:
      "значение {1} — «{2}», а должен быть период, например 'прошлый месяц', '3 квартал 2025', 2026-W10 или выходные",
    notATime:
      "значение {1} — «{2}», а должно быть время, например '2026-03-01 14:05', 'вчера 15:00' или '3 часа назад'",
    noTerminal:
      "здесь нет терминала, в котором можно спросить: воспользуйтесь `proba answer ТЕКСТ`",
    jsonAndCSV: "укажите либо --json, либо --csv",
    mergeNeedsTarget: "укажите, в какой тег объединить: --into ТЕГ",
    splitNeedsTags: "укажите условие и новый тег: --tag УСЛОВИЕ --into ТЕГ",
    dismissNeedsProbes:
      "укажите вопросы одним способом: КОГДА, --older, --period или --from и --to",
    atAndStretch: "укажите либо --at, либо --from и --to",
    quietNeedsTime:
      "добавьте --hours, --weekdays, --to или --vacation: иначе Proba больше никогда не спросит",
    eraseNeedsYes:
      "это навсегда сотрёт все вопросы, ответы и теги: если так и нужно, добавьте --yes",
    undoNeedsYes: "так будет отменено: {1}; если это действительно нужно, добавьте --yes",
    redoNeedsYes: "так будет повторено: {1}; если это действительно нужно, добавьте --yes",
    emptyPeriod: "период заканчивается раньше, чем начинается: --from позже, чем --to",
    tooFarAhead:
      "--from слишком далеко в будущем для такого малого промежутка: укажите более ранний момент или больший --gap",
    byNeedsTag: "для --by hour-weekday нужен --tag НАЗВАНИЕ",
    stepNeedsTrend: "для --step нужен --by trend",
    treeTakesNoTag: "--by tree охватывает все теги: уберите --tag",
    compareNeedsFrom: "для --compare previous нужен --from",
    compareOrBy: "укажите либо --compare, либо --by",
    boundsAlone: "укажите --bounds без --compare и --by",
    amountsAlone: "укажите --amounts без --compare, --by и --bounds",
    amountsNeedTag: "для --amounts нужен --tag НАЗВАНИЕ",
    weekAndDays: "укажите что-то одно: --week, --period или --from и --to",
    periodAndDays: "укажите либо --period, либо --from и --to",
    noChartFile: "укажите, куда записать диаграмму: --svg ФАЙЛ, --png ФАЙЛ или --pdf ФАЙЛ",
    fileThere: "файл {1} уже есть: чтобы заменить его, укажите --overwrite",
    fileChanged: "файл {1} изменён вручную: чтобы заменить или удалить его, укажите --overwrite",
    fileOfData:
      "файл {1} содержит ваши данные, поэтому он никогда не будет заменён: укажите другой файл",
    backupOfData: "в файле {1} — сами ваши данные: укажите резервную копию",
    noBackup: "файла {1}, из которого нужно восстановить данные, нет",
    fileOfLog: "{1} — это сам журнал: запишите непрочитанные строки в другой файл",
    logAsJSON:
      "журнал TagTime — это не JSON: укажите ФАЙЛ для журнала или вызовите `proba probes --json`",
    noFile: "файла {1} нет: проверьте путь или создайте файл командой serve, answer или import",
    noFolder: "нет папки {1}: проверьте путь после --database или создайте папку",
    noRates: "в файле {1} нет курсов валют")
}
