import TextBytes

/// The texts of the components themselves; all others are passed to them.
public struct ComponentPhrases: Sendable {
  /// Label of the button that closes a sheet.
  public var close: String
  /// Label of the button that goes back.
  public var back: String
  /// Shown in an open list without entries.
  public var nothingFound: String
  /// The number of suggestions; `#` stands for the number.
  public var suggestions: String
  /// Label of the button for the previous month.
  public var previousMonth: String
  /// Label of the button for the next month.
  public var nextMonth: String
  /// Hint for choosing the first day of a range.
  public var chooseStart: String
  /// Hint for choosing the last day of a range.
  public var chooseEnd: String
  /// Label of the button that opens the sidebar.
  public var showSidebar: String
  /// Label of the button that closes the sidebar.
  public var hideSidebar: String
  /// Label of the button that starts playback.
  public var play: String
  /// Label of the button that pauses playback.
  public var pause: String
  /// Label of the position in a video.
  public var position: String
  /// Label of the switch that repeats a video.
  public var repeats: String
  /// Label of the button for the speed of a video, before the speed.
  public var speed: String
  /// Label of the switch for captions.
  public var captions: String
  /// Shown if a video cannot be played.
  public var cannotPlay: String
  /// Label of the button for the previous story.
  public var previousStory: String
  /// Label of the button for the next story.
  public var nextStory: String
  /// The position among the stories; `#` stands for the number of the one shown, `%` for their count.
  public var storyPlace: String
  /// Announced at the end of a countdown.
  public var timeIsUp: String
  /// The remaining time of a countdown; `#` stands for the seconds.
  public var secondsLeft: String

  /// Returns the phrases for a language, given as a BCP 47 tag; English if there are none.
  public static func language(_ tag: String) -> ComponentPhrases {
    if tag.begins(with: "uk") { return .ukrainian }
    if tag.begins(with: "ru") { return .russian }
    return .english
  }

  /// Replaces the placeholders in a phrase with numbers.
  static func fill(_ phrase: String, _ first: Int, _ second: Int = 0) -> String {
    var bytes: [UInt8] = []
    for byte in phrase.bytes {
      switch byte {
      case UInt8(ascii: "#"): bytes += "\(first)".bytes
      case UInt8(ascii: "%"): bytes += "\(second)".bytes
      default: bytes.append(byte)
      }
    }
    return String(bytes: bytes)
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
      pause: "Pause", position: "Position", repeats: "Repeat", speed: "Speed", captions: "Captions",
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
      position: "Позиція", repeats: "Повторювати", speed: "Швидкість", captions: "Субтитри",
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
      position: "Позиция", repeats: "Повторять", speed: "Скорость", captions: "Субтитры",
      cannotPlay: "Это видео не удаётся воспроизвести.", previousStory: "Предыдущая история",
      nextStory: "Следующая история", storyPlace: "# из %", timeIsUp: "Время вышло",
      secondsLeft: "Осталось секунд: #")
  }
}
