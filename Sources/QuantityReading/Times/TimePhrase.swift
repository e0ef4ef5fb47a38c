internal import CivilTime
internal import TextBytes

/// The time and places of one phrase, and the roles of the places.
struct TimePhrase {
  /// A place named in the phrase.
  struct Place {
    let zone: ZoneReference
    /// The position in the text.
    let start: Int
    /// Whether a word before it marks it as the place in which the time is asked for.
    let isTarget: Bool
    /// The clause of the phrase that it belongs to.
    let clause: Int
    /// Whether it precedes the time of day.
    let isBeforeClock: Bool
  }

  let tokens: [Token]
  let home: String
  let guesses: Bool

  /// The places in order, at most two.
  private(set) var places: [Place] = []
  /// The time of day, if one is given.
  private(set) var minutes: Int?
  /// The number of days from today.
  private(set) var days = 0
  /// The day of the week, if one is given.
  private(set) var weekday: Weekday?
  /// The position of a day other than today in the text; nil if none is given.
  private(set) var dayPlace: Int?
  /// The position of the time of day in the text.
  private(set) var clockPlace = 0
  /// Whether anything in the phrase can only be a time or a place.
  private(set) var isAboutTime = false
  /// Whether the time of day states its half of the day, so that nothing else can be meant: "3pm".
  private(set) var hasHalf = false
  private var clockClause = 0
  private var clause = 0
  private var beginsWithQuestion = false
  private var asksToConvert = false
  private var asksForTarget = false
  private var isBegun = false
  /// Whether the last word is a preposition, which needs a continuation.
  private var isOpen = false
  /// The index after the last place.
  private var placeEnd: Int?

  init(tokens: [Token], home: String, guesses: Bool) {
    self.tokens = tokens
    self.home = home
    self.guesses = guesses
  }

  /// Understands the whole phrase.
  mutating func read(length: Int) throws(ReadingError) {
    var place = 0
    while place < tokens.count {
      let next = try advance(from: place)
      guard next > place else {
        throw ReadingError(.unknownPlace, at: tokens[place].range.lowerBound)
      }
      place = next
    }
    if places.isEmpty { throw ReadingError(.missingPlace, at: length) }
    if asksForTarget || isOpen { throw ReadingError(.missingPlace, at: length) }
  }

  private mutating func advance(from start: Int) throws(ReadingError) -> Int {
    isOpen = false
    if let end = phraseEnd(of: TimeWording.questions, at: start) {
      if isBegun { clause += 1 } else { beginsWithQuestion = true }
      isBegun = true
      if end - start > 1 { isAboutTime = true }
      return end
    }
    if let end = phraseEnd(of: TimeWording.conditions, at: start) {
      clause += 1
      return end
    }
    for day in TimeWording.days {
      if let end = phraseEnd(of: [day.phrase], at: start) {
        days = day.days
        if days != 0 { dayPlace = tokens[start].range.lowerBound }
        return end
      }
    }
    for (words, day) in TimeWording.weekdays
    where words.contains(where: { $0.isSame(as: tokens[start].folded) }) {
      weekday = day
      dayPlace = tokens[start].range.lowerBound
      return start + 1
    }
    if minutes == nil, let end = try readClock(at: start) { return end }
    if let end = phraseEnd(of: TimeWording.here, at: start) {
      return try add(ZoneReference(home), from: start, to: end)
    }
    if let end = phraseEnd(of: TimeWording.targets, at: start) {
      // "на Кипре" means in Cyprus, "15:00 Лондона на Киев" to Kyiv.
      asksForTarget = !places.isEmpty || phraseEnd(of: [["на"]], at: start) == nil
      return end
    }
    if let end = phraseEnd(of: TimeWording.exactly, at: start) { return end }
    if let end = phraseEnd(of: TimeWording.commands, at: start) {
      asksToConvert = true
      return end
    }
    if asksToConvert, minutes != nil, let end = phraseEnd(of: [["в"], ["у"], ["во"]], at: start) {
      asksForTarget = true
      return end
    }
    if let end = try readPlace(at: start) { return end }
    if let end = phraseEnd(of: TimeWording.signs, at: start) {
      // A sign before a number belongs to the number.
      return start == 0 && end < tokens.count && tokens[end].number != nil ? start : end
    }
    if let end = phraseEnd(of: TimeWording.aboutTime, at: start) {
      isAboutTime = true
      return end
    }
    if let end = phraseEnd(of: TimeWording.fillers, at: start) { return end }
    guard let end = phraseEnd(of: TimeWording.prepositions, at: start) else { return start }
    isOpen = true
    return end
  }

  private mutating func readClock(at start: Int) throws(ReadingError) -> Int? {
    let clock = ClockReader(tokens: tokens)
    let match: ClockReader.Match?
    do throws(ReadingError) {
      match = try clock.match(at: start)
    } catch {
      isAboutTime = true
      throw error
    }
    guard let match else { return nil }
    (minutes, clockClause, clockPlace) = (match.minutes, clause, tokens[start].range.lowerBound)
    isBegun = true
    hasHalf = match.hasHalf
    if match.end - start > 1 || tokens[start].number == nil { isAboutTime = true }
    return match.end
  }

  private mutating func readPlace(at start: Int) throws(ReadingError) -> Int? {
    guard tokens[start].isWord else { return nil }
    let follows =
      placeEnd.map { start == $0 || start == $0 + 1 && tokens[$0].text.isSame(as: ",") } ?? false
    if follows, let end = phraseEnd(of: TimeWording.countries, at: start) { return end }
    // "Central African Republic" is longer than "Central" time.
    let longest = PlaceIndex.all.place(in: tokens, at: start, guesses: false)?.end ?? start
    if let (zone, end) = ZoneAbbreviations.zone(in: tokens, at: start), end >= longest {
      return try add(zone, from: start, to: end)
    }
    // Neither a function word of the phrase nor a unit is a misspelt place.
    let isSmall = phraseEnd(of: TimeWording.fillers + TimeWording.prepositions, at: start) != nil
    let mayGuess = guesses && !isSmall && !isUnit(start)
    guard let (zone, end) = PlaceIndex.all.place(in: tokens, at: start, guesses: mayGuess) else {
      return nil
    }
    // "Paris, France" is one place.
    if follows, places.last?.zone.name.isSame(as: zone) == true {
      placeEnd = end
      return end
    }
    return try add(ZoneReference(zone), from: start, to: end)
  }

  /// Whether a word is a unit in one of the languages: "в тонне" is not in Tonga.
  private func isUnit(_ place: Int) -> Bool {
    [Lexicon.english, .russian, .ukrainian].contains { $0.hasName(tokens[place].folded) }
  }

  private mutating func add(
    _ zone: ZoneReference, from start: Int, to end: Int
  ) throws(ReadingError) -> Int {
    isAboutTime = true
    let place = tokens[start].range.lowerBound
    guard places.count < 2 else { throw ReadingError(.unknownPlace, at: place) }
    places.append(
      Place(
        zone: zone, start: place, isTarget: asksForTarget, clause: clause,
        isBeforeClock: minutes == nil))
    asksForTarget = false
    isBegun = true
    placeEnd = end
    return end
  }

  /// Returns the end of the longest phrase of a list that begins at a token.
  private func phraseEnd(of phrases: [[String]], at place: Int) -> Int? {
    var longest: Int?
    for phrase in phrases where place + phrase.count <= tokens.count {
      let isHere = phrase.indices.allSatisfy { phrase[$0].isSame(as: tokens[place + $0].folded) }
      if isHere { longest = max(longest ?? 0, place + phrase.count) }
    }
    return longest
  }
}

// MARK: - Roles

extension TimePhrase {
  /// Returns the day meant by the phrase on a given day.
  func day(from today: CivilDate) -> CivilDate {
    guard let weekday else { return today.advanced(by: days) }
    let ahead = weekday.rawValue - today.weekday.rawValue
    return today.advanced(by: ahead < 0 ? ahead + 7 : ahead)
  }

  /// Returns the zone of the time given and the zone in which it is asked for.
  func zones(home: ZoneReference) -> (source: ZoneReference, target: ZoneReference) {
    guard let first = places.first else { return (home, home) }
    guard places.count == 2 else {
      guard minutes != nil else { return (first.zone, first.zone) }
      // "15:00 to London", "what time is it in London at 15:00", "when it is 15:00, what time is it
      // in London"
      let isAsked =
        first.isTarget || first.clause != clockClause || beginsWithQuestion && first.isBeforeClock
      return isAsked ? (home, first.zone) : (first.zone, home)
    }
    let second = places[1]
    let isReversed: Bool
    if first.isTarget != second.isTarget {
      isReversed = first.isTarget
    } else if first.clause != second.clause {
      isReversed = second.clause == clockClause && minutes != nil
    } else {
      // "what time is it in Tokyo at 3pm London time"
      isReversed = beginsWithQuestion && first.isBeforeClock && !second.isBeforeClock
    }
    return isReversed ? (second.zone, first.zone) : (first.zone, second.zone)
  }
}
