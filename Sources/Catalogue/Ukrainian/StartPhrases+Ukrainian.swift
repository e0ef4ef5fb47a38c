import Demonstration

extension StartPhrases {
  /// The phrases in Ukrainian.
  static let ukrainian = StartPhrases(
    demo: .init(
      "Показати вигаданий рік.",
      """
      Показує сторінку з чужими відповідями за рік і запитує приблизно щохвилини. З вашими даними \
      це ніяк не повʼязано й ніде не зберігається: зупиніть програму — і все зникне.
      """),
    open: .init(
      "Відкрити сторінку, запустивши Proba, якщо вона не працює.",
      """
      Запускає службу — зараз і з кожним входом у систему, — якщо за цією адресою ще ніхто не \
      відповідає, а тоді відкриває сторінку у вашому браузері.
      """),
    demoServes: "Вигаданий рік і запитання приблизно щохвилини. Нічого не зберігається.",
    opened: "Сторінка Proba: {1}",
    openYourself: "тут немає xdg-open: відкрийте в браузері {1}",
    answer: { activity in
      switch activity {
      case .sleeping: "сон"
      case .eating: "їжа"
      case .commuting: "дорога"
      case .coding: "робота код"
      case .meeting: "робота зустріч"
      case .mail: "робота пошта"
      case .cooking: "готування"
      case .shopping: "покупки"
      case .chores: "прибирання"
      case .running: "спорт біг"
      case .walking: "прогулянка"
      case .family: "родина"
      case .friends: "друзі"
      case .reading: "читання"
      case .guitar: "гітара"
      case .course: "іспанська"
      case .series: "серіали"
      case .phone: "телефон"
      }
    })
}
