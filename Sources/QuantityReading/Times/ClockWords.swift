internal import TextBytes

/// The words for times of day, in all three languages.
enum ClockWords {
  static let noon = [
    "noon", "midday", "полдень", "полудня", "полдню", "полудню", "опівдні", "полудень",
  ]
  static let midnight = [
    "midnight", "полночь", "полуночи", "полночи", "полночью", "опівночі", "північ", "півночі",
    "опівночи",
  ]
  static let half = ["half", "пол", "половина", "половине", "половину", "пів"]
  static let quarter = ["quarter", "четверть", "четверти", "чверть", "чверті"]
  static let past = ["past", "after"]
  static let before = ["to", "till", "til", "before", "of"]
  static let without = ["без"]
  /// The word before the minutes missing to an hour, as in "за десять шоста".
  static let lacking = ["за"]
  /// The words before the current hour, as in "чверть на шосту", "пів до шостої".
  static let toward = ["на", "до"]
  /// The word after the minutes past an hour, as in "десять по п'ятій".
  static let over = ["по"]
  static let minutes = [
    "minute", "minutes", "min", "mins", "m", "минута", "минуты", "минуту", "минут", "мин", "м",
    "хвилина",
    "хвилини", "хвилину", "хвилин", "хв",
  ]
  static let hours = [
    "hour", "hours", "hrs", "hr", "h", "oclock", "час", "часа", "часов", "часу", "часам", "часами",
    "ч",
    "година", "години", "годину", "годині", "годин", "год", "г",
  ]
  /// The words for one o'clock without a number: "час дня".
  static let oneHour = ["час", "часу"]
  static let morning: [[String]] = [
    ["in", "the", "morning"], ["this", "morning"], ["утра"], ["утром"], ["ранку"], ["ранка"],
    ["вранці"],
    ["morning"],
  ]
  static let afternoon: [[String]] = [
    ["in", "the", "afternoon"], ["this", "afternoon"], ["дня"], ["пополудни"], ["пополудні"],
    ["днем"],
    ["afternoon"],
  ]
  static let evening: [[String]] = [
    ["in", "the", "evening"], ["this", "evening"], ["вечера"], ["вечером"], ["вечора"], ["ввечері"],
    ["увечері"], ["evening"],
  ]
  static let night: [[String]] = [
    ["at", "night"], ["tonight"], ["ночи"], ["ночью"], ["ночі"], ["вночі"], ["уночі"],
    ["in", "the", "night"],
  ]

  /// The stems of ordinals, by number from one.
  private static let ordinals: [[String]] = [
    ["перв", "перш"], ["втор", "друг"], ["трет"], ["четверт"], ["пят"], ["шест", "шост"],
    ["седьм", "сьом"], ["восьм"], ["девят", "девят"], ["десят"], ["одиннадцат", "одинадцят"],
    ["двенадцат", "дванадцят"], ["тринадцат", "тринадцят"], ["четырнадцат", "чотирнадцят"],
    ["пятнадцат", "пятнадцят"], ["шестнадцат", "шістнадцят"], ["семнадцат", "сімнадцят"],
    ["восемнадцат", "вісімнадцят"], ["девятнадцат", "девятнадцят"], ["двадцат", "двадцят"],
  ]
  private static let ordinalEndings = [
    "ого", "ой", "ом", "ому", "ый", "ая", "ую", "ое", "ьего", "ьем", "ьему", "ий", "ья", "ью",
    "ьей", "ей",
    "а", "у", "ої", "ій", "я", "ю", "ьої", "ьо", "о", "оi",
  ]

  /// Returns the number of an ordinal in any case: "шестого", "шосту".
  static func ordinal(_ word: String) -> Int? {
    for (index, stems) in ordinals.enumerated() {
      for stem in stems where word.begins(with: stem) {
        let ending = String(bytes: Array(word.bytes.dropFirst(stem.utf8.count)))
        if ordinalEndings.contains(where: { $0.isSame(as: ending) }) { return index + 1 }
      }
    }
    return nil
  }

  /// Returns the number of an ordinal after "half" in the same word: "полшестого".
  static func hourAfterHalf(_ word: String) -> Int? {
    for half in ["пол", "пів"] where word.begins(with: half) {
      return ordinal(String(bytes: Array(word.bytes.dropFirst(half.utf8.count))))
    }
    return nil
  }
}
