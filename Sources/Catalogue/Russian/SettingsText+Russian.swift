extension SettingsText {
  /// What the screen of settings says in Russian.
  var russian: Phrase {
    switch self {
    case .heldAtOnce: "Изменения действуют сразу, на каждой открытой странице."
    case .theme: "Оформление"
    case .themeOfDevice: "Как на устройстве"
    case .light: "Светлое"
    case .dark: "Тёмное"
    case .language: "Язык"
    case .languageOfBrowser: "Как в браузере"
    case .weekStart: "Первый день недели"
    case .asUsualHere: "По региону"
    case .timeFormat: "Формат времени"
    case .twelveHours: "12-часовой"
    case .twentyFourHours: "24-часовой"
    case .notices: "Уведомления"
    case .noticesOn: "Включены"
    case .noticesOff: "Выключены"
    case .noticesNote:
      "Браузер показывает уведомление, когда приходит вопрос, а Proba открыта во вкладке."
    case .noticesRefused:
      "Браузер не разрешает уведомления для этой страницы. Это можно изменить в настройках сайта в самом браузере."
    case .schedule: "Расписание"
    case .gapNote:
      .plural(
        one:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопрос. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ± {3} ч.",
        few:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопроса. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ± {3} ч.",
        many:
          "Средний промежуток между вопросами: {2}; за неделю — {1} вопросов. То, что занимает десятую часть времени, после недели со всеми ответами известно с точностью до ± {3} ч."
      )
    case .data: "Данные"
    case .dataNote:
      "Всё хранится в одном файле на компьютере, где работает Proba. Там `proba export tagtime` записывает ваши ответы как журнал, а `proba import tagtime` такой журнал читает."
    case .interface: "API для программ"
    }
  }
}
