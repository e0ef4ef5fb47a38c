public import CivilTime
internal import Quantities
internal import TextBytes

/// Understands times in places as people say them, in English, Ukrainian and Russian.
///
/// "3pm in London" is that time there, shown on the person's own clock; "15:00 London to New York" is
/// London's time shown in New York; a place alone is the present time there. A time without a day
/// is on
/// the present day of its place, and one with a day of the week on the next such day, including
/// today. Of
/// several places with the same name, the first of these is meant: a zone of the tz database, a
/// country,
/// a city of the hand-made tables.
public struct TimeReader: Sendable {
  /// The person's own zone by its name in the tz database.
  public let home: String
  /// The present moment.
  public let now: Moment
  /// The offsets of all zones.
  public let rules: ZoneRules

  /// Makes a reader of times.
  ///
  /// - Parameters:
  ///   - home: the person's own zone by its name in the tz database.
  ///   - now: the present moment.
  ///   - rules: the offsets of all zones.
  public init(home: String, now: Moment, rules: @escaping ZoneRules) {
    self.home = home
    self.now = now
    self.rules = rules
  }

  /// The reason that a text is not understood as a time, and whether it is about times at all.
  struct Refusal: Error {
    let error: ReadingError
    let isAboutTime: Bool
    /// Whether the text is only a time such as "3pm", which could be a number of picometres.
    var isTimeAlone = false
  }

  /// Understands a text.
  ///
  /// - Parameter guesses: whether a place with one wrong letter is understood.
  func read(_ tokens: [Token], length: Int, guesses: Bool) throws(Refusal) -> TimeReading {
    var phrase = TimePhrase(tokens: tokens, home: home, guesses: guesses)
    do throws(ReadingError) {
      try phrase.read(length: length)
      return try answer(phrase)
    } catch {
      throw Refusal(
        error: error, isAboutTime: phrase.isAboutTime,
        isTimeAlone: error.reason == .missingPlace && phrase.hasHalf)
    }
  }

  private func answer(_ phrase: TimePhrase) throws(ReadingError) -> TimeReading {
    let (source, target) = phrase.zones(home: ZoneReference(home))
    let place = phrase.places.first?.start ?? 0
    guard let minutes = phrase.minutes else {
      // The present time exists only today.
      if let day = phrase.dayPlace { throw ReadingError(.badTime, at: day) }
      guard let offset = target.offset(at: now, rules) else {
        throw ReadingError(.unknownPlace, at: place)
      }
      let present = LocalTime(now, offset: offset)
      let name = target.name(at: now, rules)
      return TimeReading(
        time: present, zone: name, given: present, givenZone: name, isPresent: true)
    }
    guard let offset = source.offset(at: now, rules) else {
      throw ReadingError(.unknownPlace, at: place)
    }
    let isNextDay = minutes >= 1440
    let today = LocalTime(now, offset: offset).date
    let day = phrase.day(from: today).advanced(by: isNextDay ? 1 : 0)
    let shown = LocalTime.showing(.minutes(Int64(minutes % 1440)), on: day) { moment in
      source.offset(at: moment, rules) ?? offset
    }
    guard let given = shown.first else { throw ReadingError(.badTime, at: phrase.clockPlace) }
    guard let ahead = target.offset(at: given.moment, rules) else {
      throw ReadingError(.unknownPlace, at: place)
    }
    return TimeReading(
      time: LocalTime(given.moment, offset: ahead), zone: target.name(at: given.moment, rules),
      given: given, givenZone: source.name(at: given.moment, rules), isPresent: false)
  }
}
