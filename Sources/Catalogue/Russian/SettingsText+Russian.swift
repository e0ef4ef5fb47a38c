extension SettingsText {
  /// The texts of the screen of settings in Russian.
  var russian: Phrase {
    switch self {
    case .heldAtOnce: "Изменения действуют сразу, на каждой открытой странице."
    case .theme: "Оформление"
    case .themeOfDevice: "Как на устройстве"
    case .light: "Светлое"
    case .dark: "Тёмное"
    case .contrast: "Контраст"
    case .contrastMore: "Высокий"
    case .language: "Язык"
    case .languageOfBrowser: "Как в браузере"
    case .weekStart: "Первый день недели"
    case .asUsualHere: "По региону"
    case .zone: "Часовой пояс"
    case .zoneOfComputer: "Как на компьютере с Proba"
    case .zoneNote:
      "По этому поясу считаются дни, часы и тихое время. Прежние ответы остаются при часах своего времени, если это не было лишь UTC сервера."
    case .anotherZone: "Другой часовой пояс, например Europe/Kyiv"
    case .applyZone: "Выбрать"
    case .noZone: "Часового пояса «{1}» нет."
    case .otherZone: "Время показано по поясу {1}; часы компьютера с Proba идут по {2}."
    case .zonesDiffer: "Ваше устройство в часовом поясе {1}, а Proba считает дни и часы по {2}."
    case .useZone: "Выбрать {1}"
    case .keepZone: "Оставить {1}"
    case .zoneChosen: "Теперь время показано по поясу {1}."
    case .dayStart: "Сутки начинаются в"
    case .dayStartNote:
      "Ответ до этого времени относится к предыдущему дню: в днях, неделях, целях и показателях. Время остаётся временем часов."
    case .timeFormat: "Формат времени"
    case .twelveHours: "12-часовой"
    case .twentyFourHours: "24-часовой"
    case .notices: "Уведомления"
    case .noticesOn: "Включены"
    case .noticesOff: "Выключены"
    case .noticesNote:
      "Уведомление появляется, когда приходит вопрос: на рабочем столе Linux всегда, в браузере — пока Proba открыта во вкладке."
    case .allowNotices: "Разрешить в этом браузере"
    case .noticesRefused:
      "Браузер не разрешает уведомления для этой страницы. Это можно изменить в настройках сайта в самом браузере."
    case .sound: "Звук"
    case .soundOn: "Включён"
    case .soundOff: "Выключен"
    case .soundNote:
      "Короткий тихий звук, когда приходит вопрос, а Proba открыта во вкладке; в тихие часы\u{A0}— никогда."
    case .rates: "Курсы валют"
    case .ratesDaily: "Получать ежедневно"
    case .ratesNote:
      "Для пересчёта валют: от Европейского центрального банка и Национального банка Украины. Больше ни к чему Proba не подключается."
    case .replacedBy:
      "Задано переменной среды {1} там, где работает Proba. Чтобы выбирать здесь, уберите её."
    case .schedule: "Расписание"
    case .gapNote:
      .plural(
        one:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопрос. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ±\u{A0}{3}\u{A0}ч.",
        few:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопроса. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ±\u{A0}{3}\u{A0}ч.",
        many:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопросов. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ±\u{A0}{3}\u{A0}ч."
      )
    case .meanGap: "Среднее время между вопросами"
    case .gapKept:
      "Изменение действует с этого момента. Прежние ответы сохраняют свой вес."
    case .seed: "Начальное число"
    case .seedNote:
      "С тем же начальным числом и средним временем вопросы приходят в те же моменты: на другом устройстве или у друга."
    case .seedRange: "Начальное число должно быть целым числом от {1} до {2}."
    case .seedChanged: "С этого момента вопросы приходят по новому начальному числу."
    case .applyGap: "Применять с этого момента"
    case .gapChanged: "Теперь среднее время между вопросами: {1}."
    case .data: "Данные"
    case .dataNote:
      "Всё хранится в одном файле на компьютере, где работает Proba. Все данные можно в любой момент выгрузить, а журнал TagTime или Proba\u{A0}— добавить; имеющиеся ответы не изменятся."
    case .importLog: "Импортировать журнал"
    case .dropLog: "Отпустите, чтобы импортировать журнал"
    case .undoImport: "Отменить импорт"
    case .importUndone: "Импорт отменён."
    case .importRunning: "Идёт импорт… {1}"
    case .importedLines: "Импортировано строк: {1} из {2}."
    case .importKnown: "Уже есть: {1}."
    case .importDiffering: "Пропущено, потому что уже есть другой ответ: {1}."
    case .importDifference: "В журнале: {1} · сохранено: {2}"
    case .importMalformed: "Не удалось прочитать: {1}."
    case .importOtherClocks:
      "Местных времён, которые расходятся с вашим часовым поясом: {1}. Если журнал вели в другом часовом поясе, импортируйте его ещё раз командой proba import tagtime --trust-clocks: она их исправит."
    case .importEmpty: "В файле нет строк."
    case .importTooLarge: "Файл {1} слишком велик для журнала."
    case .importUnreadable: "Браузер не смог прочитать файл {1}."
    case .importNoLog: "{1}\u{A0}— не журнал."
    case .downloadBackup: "Скачать резервную копию"
    case .downloadLog: "Скачать всё как журнал"
    case .interface: "API для программ"
    case .eraseAll: "Стереть всё…"
    case .eraseWarning:
      "Все вопросы, ответы и теги будут стёрты навсегда; настройки останутся. Отменить это нельзя, поэтому сначала скачайте резервную копию, если сомневаетесь."
    case .eraseForGood: "Стереть навсегда"
    case .erased: "Всё стёрто."
    case .keysEverywhere: "Везде"
    case .keysInField: "В поле ответа"
    case .keysInRow: "В ленте дней"
    case .keysInCharts: "На диаграммах"
    case .toField: "Поле ответа или поиска"
    case .takesFirst: "Взять первую подсказку"
    case .reopensTag: "Исправить последний тег"
    case .cancelsOrLeaves: "Отменить или выйти из поля"
    case .leaveField: "Выйти"
    case .oldestDays: "Самые первые дни"
    case .newestDays: "Последние дни"
    case .daysBack: "Более ранние дни"
    case .daysForward: "Более поздние дни"
    case .figuresOfWeek: "Статистика недели"
    case .shortcuts: "Действия одной клавишей"
    case .shortcutsUse: "Например, 2\u{A0}— дни, /\u{A0}— поиск. Нажмите ?, чтобы увидеть все."
    case .shortcutsNote:
      "Цифры, буквы и знаки действуют, пока курсор не в поле. Их можно отключить в настройках."
    case .shortcutsAreOff: "Действия одной клавишей выключены. Включить их можно в настройках."
    case .close: "Закрыть"
    case .quietTime: "Тихие часы и выходные"
    case .quietNote:
      "В это время Proba не задаёт вопросов, и в итогах оно не учитывается. Оно определено заранее, поэтому пропущенным не считается."
    case .noQuietTime: "Пока нет."
    case .addQuietTime: "Добавить тихое время"
    case .everyWeek: "Каждую неделю"
    case .daysOff: "Выходные"
    case .countOfDaysOff:
      .plural(one: "{1} выходной день", few: "{1} выходных дня", many: "{1} выходных дней")
    case .everyNight: "Каждую ночь"
    case .everyDay: "Каждый день"
    case .workdays: "С понедельника по пятницу"
    case .weekends: "По субботам и воскресеньям"
    case .allDay: "весь день"
    case .wholeDay: "Весь день"
    case .fromDay: "С {1}"
    case .add: "Добавить"
    case .endRule: "Завершить"
    case .endThisRule: "Завершить: {1}"
    case .ruleAdded: "Добавлено: {1}"
    case .ruleEnded: "Завершено: {1}"
    case .ruleIsOver: "Эти дни уже прошли."
    case .hoursStart: "Начало"
    case .hoursEnd: "Конец"
    case .changes: "Изменения"
    case .changesNote:
      "Что вы изменили здесь, в других окнах или в командной строке. Изменения отменяются по одному, начиная с самого нового."
    case .noChanges: "Пока ничего не изменено."
    case .olderChanges: "Показать более ранние изменения"
    case .changeUndone: "отменено"
    case .redo: "Повторить"
    case .redone: "Повторено."
    case .changesMany: "Будет затронуто: {1}. Вы этого хотите?"
    case .editAnswer: "Ответ"
    case .editWithdrawal: "Удалён ответ"
    case .editDismissal: "Отложены пропущенные вопросы"
    case .editRename: "{2} переименовано в {1}"
    case .editMerge: "{2} объединено в {1}"
    case .editSplit: "Разделён тег"
    case .editTag: "Изменён тег {1}"
    case .editImport: "Импортирован журнал"
    case .editSettings: "Настройки: {1}"
    case .editQuietTime: "Добавлено тихое время"
    case .editQuietTimeEnd: "Завершено тихое время"
    case .about: "О Proba"
    case .versionAndLicence: "Версия {1}. Свободное программное обеспечение по лицензии MIT."
    case .programLog: "Журнал программы"
    case .programLogNote:
      "Последние сбои с момента запуска Proba. Ваших ответов здесь нет, поэтому журнал можно отправить тому, кто помогает."
    case .programLogEmpty: "После запуска Proba сбоев не было."
    case .saveAsFile: "Сохранить в файл"
    case .levelNotice: "Уведомление"
    case .levelWarning: "Предупреждение"
    case .levelError: "Ошибка"
    case .levelCritical: "Критическая ошибка"
    case .welcome:
      "В случайные моменты Proba спрашивает, что вы делаете. Из ответов складывается достоверная картина вашего времени."
    case .bringLog: "Импортировать журнал TagTime или Proba"
    case .tip: "Совет"
    case .closeTip: "Закрыть совет"
    case .tipNotices:
      "Один вопрос остался без ответа ({1}). Чтобы ответить на следующий вовремя, включите уведомления и держите страницу открытой во вкладке."
    case .tipNight:
      "Вы спали? «Заполнить все» даёт на все вопросы ночи одинаковый ответ, а «По одному» спрашивает о каждом."
    case .tipReview: "Прошла ваша первая неделя. Её обзор покажет, на что ушло время."
    case .tipSameAnswer:
      "Делаете то же самое? Одно касание «То же, что в прошлый раз»\u{A0}— и ответ сохранён; на клавиатуре напишите \" и нажмите Enter."
    case .tipStrip:
      "Несколько сегодняшних вопросов без ответа. Проведите по полосе дня, чтобы ответить на все за этот промежуток сразу."
    case .tipQuietHours:
      "Вопросы приходят, когда вы спите? Задайте тихие часы\u{A0}— тогда Proba не будет спрашивать."
    case .tipKeys: "Нажмите Esc, а затем ?, чтобы увидеть, что делают клавиши на каждом экране."
    case .tipMerging:
      "Два тега означают одно и то же? Объедините их: все ответы изменятся, и это можно отменить."
    }
  }
}
