extension SettingsText {
  /// The texts of the screen of settings in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .heldAtOnce: "Зміни діють відразу, на кожній відкритій сторінці."
    case .theme: "Вигляд"
    case .themeOfDevice: "Як на пристрої"
    case .light: "Світлий"
    case .dark: "Темний"
    case .contrast: "Контраст"
    case .contrastMore: "Високий"
    case .language: "Мова"
    case .languageOfBrowser: "Як у браузері"
    case .weekStart: "Перший день тижня"
    case .asUsualHere: "За регіоном"
    case .zone: "Часовий пояс"
    case .zoneOfComputer: "Як на компʼютері з Proba"
    case .zoneNote:
      "За цим поясом рахуються дні, години й тихий час. Попередні відповіді лишаються за годинником свого часу, якщо то не було лише UTC сервера."
    case .anotherZone: "Інший часовий пояс, наприклад Europe/Kyiv"
    case .applyZone: "Вибрати"
    case .noZone: "Часового поясу «{1}» немає."
    case .otherZone: "Час показано за поясом {1}; годинник компʼютера з Proba йде за {2}."
    case .zonesDiffer: "Ваш пристрій у часовому поясі {1}, а Proba рахує дні й години за {2}."
    case .useZone: "Вибрати {1}"
    case .keepZone: "Залишити {1}"
    case .zoneChosen: "Тепер час показано за поясом {1}."
    case .dayStart: "Доба починається о"
    case .dayStartNote:
      "Відповідь до цього часу належить до попереднього дня: у днях, тижнях, цілях і показниках. Час лишається часом годинника."
    case .timeFormat: "Формат часу"
    case .twelveHours: "12-годинний"
    case .twentyFourHours: "24-годинний"
    case .notices: "Сповіщення"
    case .noticesOn: "Увімкнено"
    case .noticesOff: "Вимкнено"
    case .noticesNote:
      "Сповіщення зʼявляється, коли надходить запитання: на стільниці Linux завжди, у браузері — поки Proba відкрита у вкладці."
    case .allowNotices: "Дозволити в цьому браузері"
    case .noticesRefused:
      "Браузер не дозволяє сповіщень для цієї сторінки. Це можна змінити в налаштуваннях сайту в самому браузері."
    case .sound: "Звук"
    case .soundOn: "Увімкнено"
    case .soundOff: "Вимкнено"
    case .soundNote:
      "Короткий тихий звук, коли надходить запитання, а Proba відкрита у вкладці; у тихі години\u{A0}— ніколи."
    case .rates: "Курси валют"
    case .ratesDaily: "Отримувати щодня"
    case .ratesNote:
      "Для конвертації валют: від Європейського центрального банку й Національного банку України. Більше ні до чого Proba не підʼєднується."
    case .replacedBy:
      "Задано змінною середовища {1} там, де працює Proba. Щоб вибирати тут, приберіть її."
    case .schedule: "Розклад"
    case .gapNote:
      .plural(
        one:
          "Середній проміжок між запитаннями: {2}; за тиждень — {1} запитання. Те, що займає десяту частину часу, після тижня з усіма відповідями відоме з точністю до ±\u{A0}{3}\u{A0}год.",
        few:
          "Середній проміжок між запитаннями: {2}; за тиждень — {1} запитання. Те, що займає десяту частину часу, після тижня з усіма відповідями відоме з точністю до ±\u{A0}{3}\u{A0}год.",
        many:
          "Середній проміжок між запитаннями: {2}; за тиждень — {1} запитань. Те, що займає десяту частину часу, після тижня з усіма відповідями відоме з точністю до ±\u{A0}{3}\u{A0}год."
      )
    case .meanGap: "Середній час між запитаннями"
    case .gapKept:
      "Зміна діє відтоді, як її зроблено. Попередні відповіді зберігають свою вагу."
    case .seed: "Початкове число"
    case .seedNote:
      "З тим самим початковим числом і середнім часом запитання надходять у ті самі моменти: на іншому пристрої чи у друга."
    case .seedRange: "Початкове число має бути цілим числом від {1} до {2}."
    case .seedChanged: "Відтепер запитання надходять за новим початковим числом."
    case .applyGap: "Застосувати відтепер"
    case .gapChanged: "Відтепер середній час між запитаннями: {1}."
    case .data: "Дані"
    case .dataNote:
      "Усе зберігається в одному файлі на компʼютері, де працює Proba. Усі дані можна будь-коли вивантажити, а журнал TagTime чи Proba\u{A0}— додати; наявні відповіді не зміняться."
    case .importLog: "Імпортувати журнал"
    case .dropLog: "Відпустіть, щоб імпортувати журнал"
    case .undoImport: "Скасувати імпорт"
    case .importUndone: "Імпорт скасовано."
    case .importRunning: "Триває імпорт… {1}"
    case .importedLines: "Імпортовано рядків: {1} із {2}."
    case .importKnown: "Уже є: {1}."
    case .importDiffering: "Пропущено, бо вже є інша відповідь: {1}."
    case .importDifference: "У журналі: {1} · збережено: {2}"
    case .importMalformed: "Не вдалося прочитати: {1}."
    case .importOtherClocks:
      "Місцевих часів, що розходяться з вашим часовим поясом: {1}. Якщо журнал вели в іншому часовому поясі, імпортуйте його ще раз командою proba import tagtime --trust-clocks: вона їх виправить."
    case .importEmpty: "У файлі немає рядків."
    case .importTooLarge: "Файл {1} завеликий для журналу."
    case .importUnreadable: "Браузер не зміг прочитати файл {1}."
    case .importNoLog: "{1}\u{A0}— не журнал."
    case .downloadBackup: "Завантажити резервну копію"
    case .downloadLog: "Завантажити все як журнал"
    case .interface: "API для програм"
    case .eraseAll: "Стерти все…"
    case .eraseWarning:
      "Усі запитання, відповіді й теги буде стерто назавжди; налаштування лишаться. Скасувати це не можна, тож спершу завантажте резервну копію, якщо вагаєтеся."
    case .eraseForGood: "Стерти назавжди"
    case .erased: "Усе стерто."
    case .keysEverywhere: "Усюди"
    case .keysInField: "У полі відповіді"
    case .keysInRow: "У смузі днів"
    case .keysInCharts: "На діаграмах"
    case .toField: "Поле відповіді або пошуку"
    case .takesFirst: "Узяти першу підказку"
    case .reopensTag: "Виправити останній тег"
    case .cancelsOrLeaves: "Скасувати або вийти з поля"
    case .leaveField: "Вийти"
    case .oldestDays: "Найперші дні"
    case .newestDays: "Останні дні"
    case .daysBack: "Раніші дні"
    case .daysForward: "Пізніші дні"
    case .figuresOfWeek: "Статистика тижня"
    case .shortcuts: "Дії однією клавішею"
    case .shortcutsUse: "Наприклад, 2\u{A0}— дні, /\u{A0}— пошук. Натисніть ?, щоб побачити всі."
    case .shortcutsNote:
      "Цифри, літери та знаки діють, поки курсор не в полі. Їх можна вимкнути в налаштуваннях."
    case .shortcutsAreOff: "Дії однією клавішею вимкнено. Увімкнути їх можна в налаштуваннях."
    case .close: "Закрити"
    case .quietTime: "Тихі години й вихідні"
    case .quietNote:
      "У цей час Proba не запитує й не враховує його в підсумках. Цей час визначено наперед, тож нічого в ньому не вважається пропущеним."
    case .noQuietTime: "Поки немає."
    case .addQuietTime: "Додати тихий час"
    case .everyWeek: "Щотижня"
    case .daysOff: "Вихідні"
    case .countOfDaysOff:
      .plural(one: "{1} вихідний день", few: "{1} вихідні дні", many: "{1} вихідних днів")
    case .everyNight: "Щоночі"
    case .everyDay: "Щодня"
    case .workdays: "З понеділка до пʼятниці"
    case .weekends: "У суботи й неділі"
    case .allDay: "увесь день"
    case .wholeDay: "Увесь день"
    case .fromDay: "З {1}"
    case .add: "Додати"
    case .endRule: "Завершити"
    case .endThisRule: "Завершити: {1}"
    case .ruleAdded: "Додано: {1}"
    case .ruleEnded: "Завершено: {1}"
    case .ruleIsOver: "Ці дні вже минули."
    case .hoursStart: "Початок"
    case .hoursEnd: "Кінець"
    case .changes: "Зміни"
    case .changesNote:
      "Що ви змінили тут, в інших вікнах чи в командному рядку. Зміни скасовуються одна за одною, починаючи з найновішої."
    case .noChanges: "Ще нічого не змінено."
    case .olderChanges: "Показати давніші зміни"
    case .changeUndone: "скасовано"
    case .redo: "Повторити"
    case .redone: "Повторено."
    case .changesMany: "Буде зачеплено: {1}. Ви цього хочете?"
    case .editAnswer: "Відповідь"
    case .editWithdrawal: "Видалено відповідь"
    case .editDismissal: "Відкладено пропущені запитання"
    case .editRename: "Перейменовано {2} на {1}"
    case .editMerge: "Обʼєднано {2} у {1}"
    case .editSplit: "Поділено тег"
    case .editTag: "Змінено тег {1}"
    case .editImport: "Імпортовано журнал"
    case .editSettings: "Налаштування: {1}"
    case .editQuietTime: "Додано тихий час"
    case .editQuietTimeEnd: "Завершено тихий час"
    case .about: "Про Proba"
    case .versionAndLicence: "Версія {1}. Вільне програмне забезпечення за ліцензією MIT."
    case .programLog: "Журнал програми"
    case .programLogNote:
      "Останні збої з моменту запуску Proba. Ваших відповідей тут немає, тож журнал можна надіслати тому, хто допомагає."
    case .programLogEmpty: "Після запуску Proba збоїв не було."
    case .saveAsFile: "Зберегти у файл"
    case .levelNotice: "Сповіщення"
    case .levelWarning: "Попередження"
    case .levelError: "Помилка"
    case .levelCritical: "Критична помилка"
    case .welcome:
      "У випадкові моменти Proba запитує, що ви робите. З відповідей складається правдива картина вашого часу."
    case .bringLog: "Імпортувати журнал TagTime або Proba"
    case .tip: "Порада"
    case .closeTip: "Закрити пораду"
    case .tipNotices:
      "Одне запитання лишилося без відповіді ({1}). Щоб відповісти на наступне вчасно, увімкніть сповіщення й тримайте сторінку відкритою у вкладці."
    case .tipNight:
      "Ви спали? «Заповнити всі» дає на всі запитання ночі однакову відповідь, а «По одному» запитує про кожне."
    case .tipReview: "Минув ваш перший тиждень. Його огляд покаже, на що пішов час."
    case .tipSameAnswer:
      "Робите те саме? Один дотик до «Те саме, що минулого разу»\u{A0}— і відповідь збережено; на клавіатурі напишіть \" і натисніть Enter."
    case .tipStrip:
      "Кілька сьогоднішніх запитань без відповіді. Проведіть по смузі дня, щоб відповісти на всі за цей проміжок одразу."
    case .tipQuietHours:
      "Запитання надходять, коли ви спите? Установіть тихі години\u{A0}— тоді Proba не питатиме."
    case .tipKeys: "Натисніть Esc, а потім ?, щоб побачити, що роблять клавіші на кожному екрані."
    case .tipMerging:
      "Два теги означають те саме? Обʼєднайте їх: усі відповіді зміняться, а ви зможете це скасувати."
    }
  }
}
