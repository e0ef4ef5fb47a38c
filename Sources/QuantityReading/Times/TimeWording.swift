internal import CivilTime

/// The function words of all languages around a time of day and a place.
enum TimeWording {
  /// Words before the place in which the time is asked for.
  static let targets: [[String]] = [
    ["to"], ["into"], ["->"], ["→"], ["=>"], ["="], ["на"], ["до"], ["–", ">"], [">"],
    ["converted", "to"],
    ["as"],
  ]

  /// Words before a time; without its preposition, the Russian one is the name of a city.
  static let exactly: [[String]] = [
    ["exactly"], ["ровно", "в"], ["рівно", "о"], ["рівно", "об"], ["рівно", "в"], ["рівно", "у"],
  ]

  /// Words that ask to convert a time; after them, "в" precedes the place in which it is asked for.
  static let commands: [[String]] = [
    ["переведи"], ["переведите"], ["перевести"], ["конвертируй"], ["переведіть"], ["конвертуй"],
    ["конвертувати"],
  ]

  /// Question words; one within the phrase begins the clause that asks.
  static let questions: [[String]] = [
    ["what", "time"], ["what", "is", "the", "time"], ["whats", "the", "time"], ["what", "hour"],
    ["which", "time"], ["which", "hour"], ["what", "is", "time"], ["whats", "time"], ["what"],
    ["whats"],
    ["how", "late"],
    ["сколько", "времени"], ["сколько", "время"], ["сколько", "сейчас", "времени"],
    ["сколько", "сейчас", "время"], ["сколько", "часов"], ["сколько"], ["который", "час"],
    ["который", "сейчас", "час"], ["какое", "время"], ["какое", "сейчас", "время"],
    ["какой", "час"],
    ["котра", "година"], ["котра", "зараз", "година"], ["котра"], ["яка", "година"],
    ["яка", "зараз", "година"], ["скільки", "часу"], ["скільки", "годин"],
    ["скільки", "зараз", "часу"],
    ["скільки", "зараз", "годин"], ["скільки"], ["який", "час"], ["який", "зараз", "час"],
    ["котрий", "час"], ["котрий", "зараз", "час"], ["о", "котрій"], ["во", "сколько"],
  ]

  /// Words that begin the clause of the time given: "when it is noon in London".
  static let conditions: [[String]] = [
    ["when"], ["if"], ["while"], ["когда"], ["если"], ["коли"], ["якщо"], ["при"],
  ]

  /// Words for the place of the person.
  static let here: [[String]] = [
    ["here"], ["my", "time"], ["my", "local", "time"], ["our", "time"], ["at", "home"], ["home"],
    ["my", "place"], ["моему", "времени"], ["нашему", "времени"],
    ["мое", "время"], ["наше", "время"],
    ["у", "меня"], ["у", "нас"], ["здесь"], ["тут"], ["дома"], ["моїм", "часом"],
    ["нашим", "часом"],
    ["у", "мене"], ["вдома"],
  ]

  /// Days counted from today.
  static let days: [(phrase: [String], days: Int)] = [
    (["today"], 0), (["tomorrow"], 1), (["yesterday"], -1), (["day", "after", "tomorrow"], 2),
    (["сегодня"], 0), (["завтра"], 1), (["вчера"], -1), (["послезавтра"], 2), (["позавчера"], -2),
    (["сьогодні"], 0), (["вчора"], -1), (["учора"], -1), (["післязавтра"], 2), (["позавчора"], -2),
  ]

  /// Days of the week, meaning the next one, including today; apostrophes are folded away.
  static let weekdays: [(words: [String], day: Weekday)] = [
    (["monday", "mon", "понедельник", "понедельника", "понеділок", "понеділка"], .monday),
    (["tuesday", "tue", "tues", "вторник", "вторника", "вівторок", "вівторка"], .tuesday),
    (["wednesday", "wed", "среда", "среду", "среды", "середа", "середу", "середи"], .wednesday),
    (["thursday", "thu", "thur", "thurs", "четверг", "четверга", "четвер"], .thursday),
    (["friday", "fri", "пятница", "пятницу", "пятницы", "пятниця", "пятницю", "пятниці"], .friday),
    (
      ["saturday", "sat", "суббота", "субботу", "субботы", "субота", "суботу", "суботи"], .saturday
    ),
    (["sunday", "sun", "воскресенье", "воскресенья", "неділя", "неділю", "неділі"], .sunday),
  ]

  /// Signs between words.
  static let signs: [[String]] = [
    ["?"], ["!"], ["."], [","], [":"], [";"], ["-"], ["–"], ["—"], ["−"], ["("], [")"], ["/"],
  ]

  /// Countries with several time zones, which only qualify a place before them: "Sydney, Australia".
  static let countries: [[String]] = [
    ["usa"], ["us"], ["u", "s"], ["u", "s", "a"], ["america"], ["united", "states"], ["russia"],
    ["canada"],
    ["australia"], ["сша"], ["россия"], ["россии"], ["рф"], ["канада"], ["австралия"], ["америка"],
    ["росія"],
    ["австралія"],
  ]

  /// Words that show that a phrase is about times, without further meaning.
  static let aboutTime: [[String]] = [
    ["time"], ["now"], ["right", "now"], ["currently"], ["current"], ["at", "the", "moment"],
    ["сейчас"],
    ["щас"], ["теперь"], ["зараз"], ["тепер"], ["текущее"], ["время"], ["времени"], ["временем"],
    ["годину"],
  ]

  /// Words without further meaning.
  static let fillers: [[String]] = [
    ["точное"], ["поточний"], ["точний"], ["в", "данный", "момент"], ["местному"], ["местное"],
    ["місцевий"],
    ["місцевим"], ["times"], ["time", "zone"], ["timezone"], ["the"], ["is"], ["it"], ["its"],
    ["will"], ["be"],
    ["would"], ["there"], ["local"], ["clock"], ["hour"], ["hours"], ["city"], ["of"],
    ["do", "they", "have"],
    ["does"], ["that"], ["this"], ["mean"], ["then"], ["please"], ["tell", "me"], ["show", "me"],
    ["show"],
    ["give", "me"], ["convert"], ["i", "need"], ["can", "you", "tell", "me"],
    ["do", "you", "know"],
    ["zone"], ["equal"], ["equals"],
    ["standard", "time"], ["summer", "time"], ["daylight", "time"], ["daylight", "saving", "time"],
    ["winter", "time"], ["mean", "time"],
    ["час"], ["часу"], ["часом"], ["часов"], ["години"], ["година"], ["годин"],
    ["город"], ["городе"], ["города"], ["г"], ["місто"], ["місті"], ["міста"], ["м"], ["это"],
    ["это", "будет"],
    ["будет"], ["це"], ["буде"], ["то"], ["тогда"], ["тоді"], ["скажи"], ["подскажи"], ["покажи"],
    ["підкажи"], ["пожалуйста"], ["будь", "ласка"],
    ["по", "времени"], ["за", "часом"], ["часовой", "пояс"], ["часовий", "пояс"],
    ["стандартное"], ["летнее"], ["зимнее"], ["летнему"], ["зимнему"], ["літнім"], ["зимовим"],
    ["sharp"], ["а"], ["же"], ["ж"],
  ]

  /// Words before a time or a place that carry no meaning.
  static let prepositions: [[String]] = [
    ["in"], ["at"], ["on"], ["by"], ["for"], ["from"], ["@"], ["в"], ["во"], ["у"], ["о"], ["об"],
    ["по"],
    ["за"], ["к"], ["из"], ["с"], ["со"], ["з"], ["із"], ["зі"], ["від"], ["для"], ["около"],
    ["біля"], ["и"],
    ["and"], ["та"], ["і"], ["й"],
  ]
}
