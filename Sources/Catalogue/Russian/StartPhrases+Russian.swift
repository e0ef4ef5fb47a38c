import Demonstration

extension StartPhrases {
  /// The phrases in Russian.
  static let russian = StartPhrases(
    demo: .init(
      "Показать вымышленный год.",
      """
      Показывает страницу с чужими ответами за год и спрашивает примерно раз в минуту. С вашими \
      данными это никак не связано и нигде не сохраняется: остановите программу — и всё исчезнет.
      """),
    open: .init(
      "Открыть страницу, запустив Proba, если она не работает.",
      """
      Запускает службу — сейчас и при каждом входе в систему, — если по этому адресу ещё никто не \
      отвечает, а затем открывает страницу в вашем браузере.
      """),
    demoServes: "Вымышленный год и вопрос примерно раз в минуту. Ничего не сохраняется.",
    opened: "Страница Proba: {1}",
    openYourself: "здесь нет xdg-open: откройте в браузере {1}",
    answer: { activity in
      switch activity {
      case .sleeping: "сон"
      case .eating: "еда"
      case .commuting: "дорога"
      case .coding: "работа код"
      case .meeting: "работа встреча"
      case .mail: "работа почта"
      case .cooking: "готовка"
      case .shopping: "покупки"
      case .chores: "уборка"
      case .running: "спорт бег"
      case .walking: "прогулка"
      case .family: "семья"
      case .friends: "друзья"
      case .reading: "чтение"
      case .guitar: "гитара"
      case .course: "испанский"
      case .series: "сериалы"
      case .phone: "телефон"
      }
    })
}
