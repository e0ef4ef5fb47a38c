internal import Catalogue
internal import CivilTime
internal import HostSystem
internal import JSON
internal import QuantityReading
private import TrackerStore
private import Wire

// MARK: - Reading

extension ConvertCommand {
  /// What reads times: the zone and the present moment are given, or those of this machine.
  func times() throws(Failure) -> TimeReader {
    let home = call.string(\.homeZone)
    let zone = home ?? ZoneDatabase.localZone
    if let home, ZoneDatabase.rules(of: home) == nil { throw .noZone(home) }
    return TimeReader(home: zone, now: try present()) { zone, moment in
      ZoneDatabase.rules(of: zone).flatMap { ZoneTable($0) }?.offset(at: moment)
    }
  }

  private func present() throws(Failure) -> Moment {
    if let text = call.string(\.presentTime), let moment = Moment(internet: text) { return moment }
    return try call.moment(\.presentTime, in: MomentSchema.bounds) ?? Surroundings.machine.now()
  }
}

extension Moment {
  /// Reads a time as RFC 3339 writes it, `2026-01-15T10:00:00Z` or `2026-01-15T12:00+02:00`; nil for others.
  fileprivate init?(internet text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"),
      let date = CivilDate(iso: String(text.prefix(10)))
    else { return nil }
    var clock = text.dropFirst(11)
    var offset = 0
    if clock.last == "Z" || clock.last == "z" {
      clock.removeLast()
    } else {
      guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }),
        let ahead = Self.seconds(clock[clock.index(after: sign)...])
      else { return nil }
      offset = clock[sign] == "-" ? -ahead : ahead
      clock = clock[..<sign]
    }
    // Parts of a second say nothing here.
    guard let seconds = Self.seconds(clock.prefix { $0 != "." }) else { return nil }
    self = date.start(at: UTCOffset(seconds: offset)) + .seconds(Int64(seconds))
  }

  /// `HH:MM` or `HH:MM:SS` in seconds.
  private static func seconds(_ clock: Substring) -> Int? {
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map { part in
      part.utf8.count == 2 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), let hours = parts[0], let minutes = parts[1], hours < 24,
      minutes < 60
    else { return nil }
    guard parts.count == 3 else { return hours * 3600 + minutes * 60 }
    guard let seconds = parts[2], seconds < 60 else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }
}

// MARK: - Answers

extension ConvertCommand {
  /// The time with its day, and below it what was given.
  func sentence(_ reading: TimeReading) -> String {
    var text = line(reading.time, reading.zone)
    if !reading.isPresent { text += "  = " + line(reading.given, reading.givenZone) }
    return text
  }

  private func line(_ time: LocalTime, _ zone: String) -> String {
    let words = call.language.calendarWords
    let day = "\(words.shortName(of: time.date.weekday)) \(words.dayAndMonth(time.date))"
    return "\(time.shortClock), \(day), \(zone)\n"
  }

  func json(_ reading: TimeReading, of text: String) -> JSONValue {
    .object([
      "input": .string(text), "time": .string(reading.time.isoMinutes),
      "zone": .string(reading.zone),
      "reading": .string(reading.reading),
    ])
  }
}
