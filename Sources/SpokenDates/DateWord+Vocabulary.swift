internal import CivilTime

extension DateWord {
  /// Returns the meaning of a word in lower case without apostrophes; nil if it is not a word of dates.
  static func meaning(of word: String) -> DateWord? { vocabulary[word] }

  private static let vocabulary: [String: DateWord] = {
    var words: [String: DateWord] = [:]
    func add(_ meaning: DateWord, _ texts: String) {
      for word in texts.split(separator: " ") { words[String(word)] = meaning }
    }
    add(.filler, "the on at of in в у о об на во")
    add(.number(1), "a an one один одну одна first перший першого первый первого i")
    let numbers = [
      "two два дві две second другий другого второй второго ii",
      "three три third третій третього третий третьего iii",
      "four чотири четыре fourth четвертий четвертого четвертый четвёртый четвёртого iv",
      "five пять", "six шість шесть",
      "seven сім семь", "eight вісім восемь", "nine девять", "ten десять", "eleven одинадцять",
      "twelve дванадцять двенадцать",
    ]
    for (place, texts) in numbers.enumerated() { add(.number(place + 2), texts) }
    add(.ago, "ago тому назад")
    add(.this, "this current цей цього цьому ця цієї цю це поточний поточного")
    add(.this, "ці цих цими эти этих этими")
    add(.this, "этот этого этом эта этой эту это текущий текущего")
    add(.last, "last latest previous past минулий минулого минулому минула минулої минулу минулі")
    add(.last, "останній останнього останньому остання останньої останню останнє останні останніх")
    add(.last, "минулих минулими прошлых прошлыми")
    add(.last, "прошлый прошлого прошлом прошлая прошлой прошлую прошлое прошлые")
    add(.last, "последний последнего последнем последняя последней последнюю последнее")
    add(.last, "последние последних")
    add(.today(0), "today сьогодні сегодня")
    add(.today(-1), "yesterday вчора учора вчера")
    add(.today(-2), "позавчора позавчера")
    add(.today(1), "tomorrow завтра")
    add(.half(isAfternoon: false), "am")
    add(.half(isAfternoon: true), "pm")
    add(.clock(0), "midnight опівночі полночь")
    add(.clock(720), "noon опівдні полдень")

    add(.minutes(1), "minute minutes min mins хвилина хвилини хвилину хвилин хв")
    add(.minutes(1), "минута минуты минуту минут мин")
    add(.minutes(60), "hour hours година години годину годин час часа часов")
    add(.minutes(30), "півгодини полчаса")
    add(.unit(.day), "day days день дня дні днів дней")
    add(.unit(.week), "week weeks тиждень тижня тижні тижнів тижню")
    add(.unit(.week), "неделя недели неделю недель неделе")
    add(
      .unit(.month), "month months місяць місяця місяці місяців месяц месяца месяцы месяцев месяце")
    add(.unit(.quarter), "quarters квартали кварталів кварталы кварталов")
    add(.quarter, "quarter квартал кварталу квартала квартале кв кв.")
    add(.weekend, "weekend вихідні вихідних вихідними выходные выходных выходными")
    add(.unit(.year), "year years рік року роки років год года году годы лет")

    let weekdays = [
      "monday mon понеділок понеділка понедельник понедельника пн",
      "tuesday tue вівторок вівторка вторник вторника вт",
      "wednesday wed середа середу середи среда среду среды ср",
      "thursday thu четвер четверга четверг чт",
      "friday fri пятниця пятницю пятниці пятница пятницу пятницы пт",
      "saturday sat субота суботу суботи суббота субботу субботы сб",
      "sunday sun неділя неділю неділі нд воскресенье воскресенья вс",
    ]
    for (place, texts) in weekdays.enumerated() { add(.weekday(Weekday(wrapping: place)), texts) }
    let months = [
      "january jan січень січня січні январь января январе",
      "february feb лютий лютого лютому февраль февраля феврале",
      "march mar березень березня березні март марта марте",
      "april apr квітень квітня квітні апрель апреля апреле",
      "may травень травня травні май мая мае",
      "june jun червень червня червні июнь июня июне",
      "july jul липень липня липні июль июля июле",
      "august aug серпень серпня серпні август августа августе",
      "september sep вересень вересня вересні сентябрь сентября сентябре",
      "october oct жовтень жовтня жовтні октябрь октября октябре",
      "november nov листопад листопада листопаді ноябрь ноября ноябре",
      "december dec грудень грудня грудні декабрь декабря декабре",
    ]
    for (place, texts) in months.enumerated() { add(.month(place + 1), texts) }
    return words
  }()
}
