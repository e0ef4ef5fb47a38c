extension HelpPhrases {
  /// How to export all probes, in Ukrainian.
  static let ukrainianCodebook = """
    `proba probes --csv > probes.csv` записує кожне запитання з відповіддю окремим рядком для \
    електронних таблиць, R чи SPSS. `--json` і `GET /api/v1/probes` дають те саме під тими \
    самими назвами, але без `time`, з `answeredAt` замість `answered_at` і зі списками тегів та \
    кількостей. Порожня клітинка означає, що значення невідоме або його немає; у JSON тоді null \
    або поля немає. У JSON немає `asked`, якщо це true, і `dismissed`, якщо це false. Клітинка, \
    яку електронна таблиця виконала б як формулу, починається з апострофа. Стовпці:
    """

  /// What the columns of exported probes mean, in Ukrainian.
  static let ukrainianColumns = [
    Value("at", "Коли поставлено запитання: секунди від 1970 року, UTC."),
    Value("time", "Те саме за вашим тодішнім годинником: YYYY-MM-DD HH:MM:SS."),
    Value(
      "state",
      """
      answered (відповідь упродовж 10 хвилин), answeredLate (пізніше, з памʼяті), autoTagged \
      (заповнила програма, див. remark), pending (ще без відповіді, минуло до 10 хвилин), \
      missed (запитано, але без відповіді), quiet (не запитано через тихі години чи \
      відпустку) або unasked (не запитано, бо жодна програма не працювала).
      """),
    Value("tags", "Теги через пробіл."),
    Value("comment", "Текст у дужках."),
    Value("remark", "Слова самої програми, як-от `afk RETRO` у TagTime."),
    Value("amounts", "Названі кількості: `тег = кількість; тег = кількість`."),
    Value("offset", "На скільки секунд ваш годинник випереджав UTC."),
    Value("gap", "Середній проміжок розкладу в секундах: час, який представляє рядок."),
    Value("scheduled", "true або false для моменту, що не належить до жодного відомого розкладу."),
    Value(
      "asked",
      """
      true або false, якщо тієї миті вас не запитали; такий рядок ураховується лише з \
      відповіддю.
      """),
    Value("rule", "Номер правила, через яке вас не запитали, як у `proba quiet list`."),
    Value("dismissed", "true, якщо про це більше не запитувати, інакше false."),
    Value(
      "answered_at",
      """
      Коли вперше дано відповідь: секунди від 1970 року, UTC. Виправлення цього не змінюють; \
      для імпортованих відповідей невідомо.
      """),
    Value("delay", "Секунди від at до answered_at."),
    Value(
      "device",
      """
      web (сторінка), desktop (сповіщення), command line (командний рядок) або tagtime \
      (імпортований журнал).
      """),
  ]
}
