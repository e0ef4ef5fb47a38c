internal import CivilTime
private import HostSystem
private import Preferences
internal import QuantityReading
private import TrackerStore
private import Wire

extension Call {
  /// Returns the rates of the file that `--rates` names, or else the fetched ones, if there are any.
  func rates() throws(Failure) -> ExchangeRates? {
    guard let path = string(\.rates) else { return try? ExchangeRates(file: ratesPath()) }
    let rates: ExchangeRates?
    do throws(SystemError) { rates = try ExchangeRates(file: path) } catch { throw .system(error) }
    guard let rates else { throw .noRates(path) }
    return rates
  }
}

extension ConvertCommand {
  /// Returns the person's own zone: the one that `--zone` names, or else the chosen one; nil for the computer's.
  func zone() throws(Failure) -> String? {
    guard let zone = call.string(\.homeZone) else { return call.machine.personalZone?.name.text }
    let choice: ZoneChoice
    do { choice = try PersonalZone.choice(zone) } catch { throw .tracker(error) }
    guard case .fixed(let name) = choice else { return nil }
    return name.text
  }

  /// Returns the present moment, given or taken from the clock.
  func present() throws(Failure) -> Moment {
    if let text = call.string(\.presentTime), let moment = Moment(internet: text) { return moment }
    return try call.moment(\.presentTime, in: MomentSchema.bounds, reading) ?? call.machine.now()
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
    // Parts of a second do not matter here.
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
