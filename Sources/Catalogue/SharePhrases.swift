/// The texts of the charts of how the answers divide, once for each language.
///
/// They are apart from ``ChartPhrases``, because the charts of a tag need none of them.
public struct SharePhrases: Sendable, Hashable {
  /// The heading of the ring.
  public let shares: String
  /// Below it, that each answer counts once; {1} is the share of the probes that have an answer.
  public let sharesNote: Phrase
  /// Where there are few answers; {1} is their number.
  public let few: PluralPhrase
  /// The heading of the bars.
  public let ranked: String
  /// Below it, that tags overlap.
  public let rankedNote: String
  /// Below it, that {1} tags have no bar.
  public let unranked: PluralPhrase
  /// The heading of the tags within tags.
  public let within: String
  /// Below it, how one goes into a tag.
  public let withinNote: String
  /// A chart of shares in words: {1} is the largest, {2} its share and {3} the interval of that.
  public let largest: Phrase
  /// The name of the whole.
  public let whole: String
  /// What stands below the number of answers.
  public let answers: PluralPhrase
  /// Answers that have no tag.
  public let noTag: String
  /// What is left of a tag; {1} is the tag.
  public let restOf: Phrase
  /// Small parts that are gathered.
  public let others: PluralPhrase
}

extension Language {
  /// The texts of the charts of shares in this language.
  public var sharePhrases: SharePhrases {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    case .russian: .russian
    }
  }
}

extension SharePhrases {
  fileprivate static let english = SharePhrases(
    shares: "How the time divides",
    sharesNote:
      "Each answer counts once, for the tag that contains its others. {1} of the probes have an answer; the rest is unknown.",
    few: PluralPhrase(
      english: "Only {1} answer so far: the intervals are wide.",
      other: "Only {1} answers so far: the intervals are wide."),
    ranked: "Tags met most",
    rankedNote:
      "Shares of the answers with their 95% intervals. An answer counts for each of its tags.",
    unranked: PluralPhrase(
      english: "{1} other tag is not shown.", other: "{1} other tags are not shown."),
    within: "Tags within tags",
    withinNote: "A tag opens what it was met together with.",
    largest: "The largest share has {1}: {2} of the answers ({3}).",
    whole: "All",
    answers: PluralPhrase(english: "answer", other: "answers"),
    noTag: "without a tag",
    restOf: "the rest of {1}",
    others: PluralPhrase(english: "{1} other", other: "{1} others"))

  fileprivate static let ukrainian = SharePhrases(
    shares: "Як ділиться час",
    sharesNote:
      "Кожна відповідь рахується раз, за тегом, що містить інші. Відповідь мають {1} проб; решта невідома.",
    few: PluralPhrase(
      .ukrainian, one: "Поки лише {1} відповідь: інтервали широкі.",
      few: "Поки лише {1} відповіді: інтервали широкі.",
      many: "Поки лише {1} відповідей: інтервали широкі."),
    ranked: "Найчастіші теги",
    rankedNote:
      "Частки відповідей із 95-відсотковими інтервалами. Відповідь рахується за кожним своїм тегом.",
    unranked: PluralPhrase(
      .ukrainian, one: "Ще {1} тег не показано.", few: "Ще {1} теги не показано.",
      many: "Ще {1} тегів не показано."),
    within: "Теги в тегах",
    withinNote: "Тег відкриває те, з чим він траплявся разом.",
    largest: "Найбільшу частку має {1}: {2} відповідей ({3}).",
    whole: "Усе",
    answers: PluralPhrase(.ukrainian, one: "відповідь", few: "відповіді", many: "відповідей"),
    noTag: "без тега",
    restOf: "решта: {1}",
    others: PluralPhrase(.ukrainian, one: "ще {1}", few: "ще {1}", many: "ще {1}"))

  fileprivate static let russian = SharePhrases(
    shares: "Как делится время",
    sharesNote:
      "Каждый ответ считается один раз, по тегу, который содержит остальные. Ответ имеют {1} проб; остальное неизвестно.",
    few: PluralPhrase(
      .russian, one: "Пока лишь {1} ответ: интервалы широки.",
      few: "Пока лишь {1} ответа: интервалы широки.",
      many: "Пока лишь {1} ответов: интервалы широки."),
    ranked: "Самые частые теги",
    rankedNote:
      "Доли ответов с 95-процентными интервалами. Ответ считается по каждому своему тегу.",
    unranked: PluralPhrase(
      .russian, one: "Ещё {1} тег не показан.", few: "Ещё {1} тега не показаны.",
      many: "Ещё {1} тегов не показаны."),
    within: "Теги в тегах",
    withinNote: "Тег открывает то, с чем он встречался вместе.",
    largest: "Наибольшую долю имеет {1}: {2} ответов ({3}).",
    whole: "Всё",
    answers: PluralPhrase(.russian, one: "ответ", few: "ответа", many: "ответов"),
    noTag: "без тега",
    restOf: "остальное: {1}",
    others: PluralPhrase(.russian, one: "ещё {1}", few: "ещё {1}", many: "ещё {1}"))
}
