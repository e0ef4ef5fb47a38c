extension CivilDate {
  /// The day with which a week begins in a territory: the `weekData` of CLDR 44.
  ///
  /// - Parameter territory: two letters of ISO 3166, capitals; nil or an unknown one is the world.
  public static func weekStart(in territory: String?) -> Weekday {
    guard let territory else { return .monday }
    let letters = Array(territory.utf8)
    guard letters.count == 2 else { return .monday }
    if holds(sundays, letters) { return .sunday }
    if holds(saturdays, letters) { return .saturday }
    return holds("MV", letters) ? .friday : .monday
  }

  private static let sundays: String = """
    AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX \
    MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """
  private static let saturdays: String = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"

  private static func holds(_ list: String, _ letters: [UInt8]) -> Bool {
    let bytes = list.utf8.split(separator: UInt8(ascii: " "))
    return bytes.contains { $0.elementsEqual(letters) }
  }
}
