extension MistakePhrases {
  /// The sentences in Ukrainian.
  static let ukrainian = MistakePhrases(
    tryHelp: "Спробуйте `{1} --help`.",
    unknownFlag: "параметра {1} немає",
    unknownFlagNear: "параметра {1} немає; можливо, ви мали на увазі {2}?",
    unknownCommand: "команди «{1}» немає",
    unknownCommandNear: "команди «{1}» немає; можливо, ви мали на увазі «{2}»?",
    missingCommand: "після «{1}» бракує команди",
    duplicateFlag: "параметр {1} вказано двічі",
    missingValue: "параметр {1} потребує значення: {1} <{2}>",
    unexpectedValue: "параметр {1} не приймає значень, а вказано «{2}»",
    invalidValue: "значення параметра {1} — «{2}», а має бути {3}",
    invalidArgument: "значення аргументу <{1}> — «{2}», а має бути {3}",
    missingArgument: "бракує аргументу <{1}>",
    unexpectedArgument: "аргумент «{1}» зайвий",
    wholeNumber: "ціле число",
    atLeast: "ціле число, не менше за {1}",
    atMost: "ціле число, не більше за {1}",
    between: "ціле число від {1} до {2}",
    yesOrNo: "yes або no",
    oneOf: "одне з: {1}",
    noPlaceForData: "ні --database, ні HOME не вказують, де зберігати дані",
    emptyPath: "значення {1} порожнє, а має бути шлях до файлу",
    notADay:
      "значення {1} — «{2}», а має бути день, наприклад 2026-03-01, вчора, понеділок або 'минулий тиждень'",
    notATime:
      "значення {1} — «{2}», а має бути час, наприклад '2026-03-01 14:05', 'вчора 15:00' або '3 години тому'",
    noTerminal: "тут немає термінала, у якому можна запитати: скористайтеся `proba answer ТЕКСТ`",
    jsonAndCSV: "вкажіть або --json, або --csv",
    mergeNeedsTarget: "укажіть, у який тег обʼєднати: --into ТЕГ",
    splitNeedsTags: "вкажіть умову й новий тег: --tag УМОВА --into ТЕГ",
    quietNeedsTime:
      "додайте --hours, --weekdays, --to або --vacation: інакше Proba більше ніколи не запитає",
    eraseNeedsYes:
      "це назавжди зітре всі запитання, відповіді й теги: якщо так і треба, додайте --yes",
    emptyPeriod: "період закінчується раніше, ніж починається: --from пізніше за --to",
    tooFarAhead:
      "--from надто далеко в майбутньому для такого малого проміжку: укажіть раніший момент або більший --gap",
    byNeedsTag: "для --by hour-weekday потрібен --tag НАЗВА",
    treeTakesNoTag: "--by tree охоплює всі теги: приберіть --tag",
    compareNeedsFrom: "для --compare previous потрібен --from",
    compareOrBy: "вкажіть або --compare, або --by",
    boundsAlone: "вкажіть --bounds без --compare і --by",
    amountsAlone: "вкажіть --amounts без --compare, --by і --bounds",
    amountsNeedTag: "для --amounts потрібен --tag НАЗВА",
    weekAndDays: "вкажіть або --week, або --from і --to",
    noChartFile: "вкажіть, куди записати діаграму: --svg ФАЙЛ, --png ФАЙЛ або --pdf ФАЙЛ",
    fileThere: "файл {1} уже є: щоб замінити його, вкажіть --overwrite",
    fileChanged: "файл {1} змінено вручну: щоб замінити чи вилучити його, вкажіть --overwrite",
    fileOfData: "файл {1} містить ваші дані, тож його ніколи не буде замінено: укажіть інший файл",
    fileOfLog: "{1} — це сам журнал: запишіть непрочитані рядки в інший файл",
    logAsJSON:
      "журнал TagTime — це не JSON: вкажіть ФАЙЛ для журналу або викличте `proba probes --json`",
    noFile: "файлу {1} немає: перевірте шлях або створіть файл командою serve, answer чи import",
    noRates: "у файлі {1} немає курсів валют",
    noZone: "часового поясу {1} немає; він називається, наприклад, Europe/Kyiv")
}
