import TextBytes

/// What components say by themselves; all else is told them.
public struct ComponentPhrases: Sendable {
  /// Closes a sheet.
  public var close: String
  /// Leads back.
  public var back: String
  /// Opens and closes the list of a choice, and says that it holds nothing.
  public var nothingFound: String
  /// How many suggestions there are; `#` stands for the number.
  public var suggestions: String
  /// Leads to the month before.
  public var previousMonth: String
  /// Leads to the month after.
  public var nextMonth: String
  /// What the first choice of a day does.
  public var chooseStart: String
  /// What the second one does.
  public var chooseEnd: String
  /// Opens the sidebar.
  public var showSidebar: String
  /// Closes the sidebar.
  public var hideSidebar: String
  /// Starts what can be watched.
  public var play: String
  /// Halts what can be watched.
  public var pause: String
  /// Where in a video one is.
  public var position: String
  /// Begins a video anew at its end.
  public var repeats: String
  /// Shows what is said in a video.
  public var captions: String
  /// Says that a video cannot be shown.
  public var cannotPlay: String
  /// Leads to the story before.
  public var previousStory: String
  /// Leads to the next story.
  public var nextStory: String
  /// Which of how many stories is seen; `#` stands for the first number, `%` for the other.
  public var storyPlace: String
  /// What a countdown says at its end.
  public var timeIsUp: String
  /// How long a countdown goes on; `#` stands for the seconds.
  public var secondsLeft: String

  /// The phrases of a language, told as a BCP 47 tag; English where there are none.
  public static func language(_ tag: String) -> ComponentPhrases {
    if tag.begins(with: "uk") { return .ukrainian }
    if tag.begins(with: "ru") { return .russian }
    return .english
  }

  /// Puts numbers in the place of the signs for them.
  static func fill(_ phrase: String, _ first: Int, _ second: Int = 0) -> String {
    var text = ""
    for scalar in phrase.unicodeScalars {
      switch scalar {
      case "#": text += "\(first)"
      case "%": text += "\(second)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension ComponentPhrases {
  /// English.
  public static var english: ComponentPhrases {
    ComponentPhrases(
      close: "Close", back: "Back", nothingFound: "Nothing found",
      suggestions: "Suggestions: #", previousMonth: "Previous month", nextMonth: "Next month",
      chooseStart: "Choose the first day", chooseEnd: "Choose the last day",
      showSidebar: "Show the sidebar", hideSidebar: "Hide the sidebar", play: "Play",
      pause: "Pause", position: "Position", repeats: "Repeat", captions: "Captions",
      cannotPlay: "This video cannot be played.", previousStory: "Previous story",
      nextStory: "Next story", storyPlace: "# of %", timeIsUp: "Time is up",
      secondsLeft: "Seconds left: #")
  }

  /// Ukrainian.
  public static var ukrainian: ComponentPhrases {
    ComponentPhrases(
      close: "Закрити", back: "Назад", nothingFound: "Нічого не знайдено",
      suggestions: "Варіантів: #", previousMonth: "Попередній місяць",
      nextMonth: "Наступний місяць", chooseStart: "Виберіть перший день",
      chooseEnd: "Виберіть останній день", showSidebar: "Показати бічну панель",
      hideSidebar: "Сховати бічну панель", play: "Відтворити", pause: "Пауза",
      position: "Позиція", repeats: "Повторювати", captions: "Субтитри",
      cannotPlay: "Це відео не вдається відтворити.", previousStory: "Попередня історія",
      nextStory: "Наступна історія", storyPlace: "# з %", timeIsUp: "Час вийшов",
      secondsLeft: "Залишилося секунд: #")
  }

  /// Russian.
  public static var russian: ComponentPhrases {
    ComponentPhrases(
      close: "Закрыть", back: "Назад", nothingFound: "Ничего не найдено",
      suggestions: "Вариантов: #", previousMonth: "Предыдущий месяц",
      nextMonth: "Следующий месяц", chooseStart: "Выберите первый день",
      chooseEnd: "Выберите последний день", showSidebar: "Показать боковую панель",
      hideSidebar: "Скрыть боковую панель", play: "Воспроизвести", pause: "Пауза",
      position: "Позиция", repeats: "Повторять", captions: "Субтитры",
      cannotPlay: "Это видео не удаётся воспроизвести.", previousStory: "Предыдущая история",
      nextStory: "Следующая история", storyPlace: "# из %", timeIsUp: "Время вышло",
      secondsLeft: "Осталось секунд: #")
  }
}
