import TextBytes

extension Browser {
  /// The page's texts in its language, in the format of the program that wrote the file.
  ///
  /// The page loads the script `texts.js`, which has fetched `/uk.txt` before the program starts if
  /// the document is in Ukrainian. Empty if there is no such script.
  public var texts: [UInt8] { ask(.texts).bytes }

  /// The remaining texts of the page, which are not needed before the first chunk is loaded.
  ///
  /// The same script has fetched `/uk-later.txt` before a chunk is loaded. Empty until then.
  public var laterTexts: [UInt8] { ask(.texts, 1).bytes }

  /// Writes numbers and moments in the page's language.
  public var formatting: Formatting { Formatting { [self] in format($0, $1, zone: $2) } }

  /// Writes a number in the page's language.
  public func format(_ number: Double, _ format: Format, zone: Zone = .local) -> String {
    if let substitute { return substitute(number, format, zone: zone) }
    let zone =
      zone == .universal
      ? Self.option(ofZone: "UTC") : timeZone.map { Self.option(ofZone: $0) } ?? ""
    switch format {
    case .number(let digits, let least):
      return intl("NumberFormat", fractionDigits(least, digits), number)
    case .percent(let digits):
      return intl("NumberFormat", "\"style\":\"percent\"," + fractionDigits(digits, digits), number)
    case .date(let style):
      return moment(number, "\"dateStyle\":\"" + style.rawValue + "\"" + zone)
    case .day: return moment(number, "\"month\":\"short\",\"day\":\"numeric\"" + zone)
    // Swedish formats dates and times like ISO 8601.
    case .isoDate: return moment(number, "\"calendar\":\"gregory\"" + zone, language: "sv")
    case .isoTime: return moment(number, "\"timeStyle\":\"short\"" + zone, language: "sv")
    case .time: return moment(number, time + zone)
    case .dateTime(let style):
      return moment(number, time + ",\"dateStyle\":\"" + style.rawValue + "\"" + zone)
    case .month: return moment(number, "\"month\":\"long\",\"year\":\"numeric\"" + zone)
    case .weekday: return moment(number, "\"weekday\":\"short\"" + zone)
    case .duration: return duration(HoursAndMinutes(seconds: number))
    }
  }

  private static func option(ofZone name: String) -> String { ",\"timeZone\":\"" + name + "\"" }

  /// The time zone of the device, by the name that the browser has for it; empty if that is not known.
  public var deviceZone: String { text(.format, 0, "Zone\nen\n{}") }

  /// Returns the name that the browser has for a zone, which may be an older one; empty if it does not know the zone.
  ///
  /// Two names are those of one zone if this returns the same for both.
  ///
  /// - Parameter name: a name in the tz database, of letters, digits and the characters `/`, `_`, `-` and `+`.
  public func canonicalName(ofZone name: String) -> String {
    text(.format, 0, "Zone\nen\n{\"timeZone\":\"" + name + "\"}")
  }

  private func fractionDigits(_ least: Int, _ most: Int) -> String {
    "\"minimumFractionDigits\":\(least),\"maximumFractionDigits\":\(most)"
  }

  /// The options of a time of day.
  private var time: String {
    let style = "\"timeStyle\":\"short\""
    return hourCycle.map { style + ",\"hourCycle\":\"" + $0.rawValue + "\"" } ?? style
  }

  private func moment(_ seconds: Double, _ options: String, language: String? = nil) -> String {
    intl("DateTimeFormat", options, seconds * 1_000, language: language)
  }

  /// Hours and minutes; either is left out if it is zero.
  private func duration(_ time: HoursAndMinutes) -> String {
    let minutes = unit("minute", time.minutes)
    guard time.hours > 0 else { return minutes }
    let hours = unit("hour", time.hours)
    guard time.minutes > 0 else { return hours }
    return intl("ListFormat", "\"type\":\"unit\"", 0, list: "\n" + hours + "\n" + minutes)
  }

  private func unit(_ name: String, _ count: Int) -> String {
    intl(
      "NumberFormat", "\"style\":\"unit\",\"unitDisplay\":\"long\",\"unit\":\"" + name + "\"",
      Double(count))
  }

  /// Formats a number or a list with one of the browser's `Intl` formatters.
  private func intl(
    _ kind: String, _ options: String, _ number: Double, language: String? = nil, list: String = ""
  ) -> String {
    text(.format, number, kind + "\n" + (language ?? self.language) + "\n{" + options + "}" + list)
  }

  /// Returns the text in small letters, by the rules of the page's language, for comparing.
  public func fold(_ text: String) -> String { self.text(.fold, 0, language + "\n" + text) }

  /// The person's preferred languages as BCP 47 tags, most preferred first.
  public var languages: [String] {
    (read("navigator.languages") ?? "").pieces(at: UInt8(ascii: ",")).filter { !$0.utf8.isEmpty }
  }
}
