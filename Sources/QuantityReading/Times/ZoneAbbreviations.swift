internal import CivilTime
internal import Quantities
internal import TextBytes

/// The meanings of abbreviations of time zones, the usual one if there are several: IST is that of India.
///
/// An abbreviation of letters that names standard or summer time states the offset, in winter and in
/// summer: EST is UTC−5 and CET UTC+1, even in July. ET, PT and names in words without "standard" or
/// "summer", such as "Central European time", are the clocks of the place.
enum ZoneAbbreviations {
  /// `abbreviation=zone minutes`: with minutes, clocks that are always that far ahead of UTC;
  /// without,
  /// clocks by the rules of the zone in the tz database.
  private static let table = """
    utc=UTC;gmt=GMT;z=UTC;zulu=UTC;утц=UTC;юткі=UTC;гмт=GMT;
    et=America/New_York;ct=America/Chicago;mt=America/Denver;pt=America/Los_Angeles;
    est=America/New_York -300;edt=America/New_York -240;cst=America/Chicago -360;
    cdt=America/Chicago -300;mst=America/Denver -420;mdt=America/Denver -360;
    pst=America/Los_Angeles -480;pdt=America/Los_Angeles -420;akst=America/Anchorage -540;
    akdt=America/Anchorage -480;hst=Pacific/Honolulu;ast=America/Halifax -240;adt=America/Halifax -180;
    nst=America/St_Johns -210;ndt=America/St_Johns -150;bst=Europe/London 60;ist=Asia/Kolkata;
    wet=Europe/Lisbon 0;west=Europe/Lisbon 60;cet=Europe/Paris 60;cest=Europe/Paris 120;
    met=Europe/Paris 60;mest=Europe/Paris 120;eet=Europe/Kyiv 120;eest=Europe/Kyiv 180;
    msk=Europe/Moscow;trt=Europe/Istanbul;idt=Asia/Jerusalem 180;gst=Asia/Dubai;pkt=Asia/Karachi;
    npt=Asia/Kathmandu;ict=Asia/Bangkok;wib=Asia/Jakarta;hkt=Asia/Hong_Kong;sgt=Asia/Singapore;
    pht=Asia/Manila;awst=Australia/Perth;acst=Australia/Adelaide 570;acdt=Australia/Adelaide 630;
    aest=Australia/Sydney 600;aedt=Australia/Sydney 660;aet=Australia/Sydney;jst=Asia/Tokyo;
    kst=Asia/Seoul;nzst=Pacific/Auckland 720;nzdt=Pacific/Auckland 780;nzt=Pacific/Auckland;
    sast=Africa/Johannesburg;cat=Africa/Maputo;eat=Africa/Nairobi;wat=Africa/Lagos;
    brt=America/Sao_Paulo;art=America/Argentina/Buenos_Aires;clt=America/Santiago -240;
    samt=Europe/Samara;yekt=Asia/Yekaterinburg;omst=Asia/Omsk;krat=Asia/Krasnoyarsk;irkt=Asia/Irkutsk;
    yakt=Asia/Yakutsk;vlat=Asia/Vladivostok;magt=Asia/Magadan;pett=Asia/Kamchatka;almt=Asia/Almaty;
    uzt=Asia/Tashkent;azt=Asia/Baku;get=Asia/Tbilisi;amt=Asia/Yerevan;
    eastern=America/New_York;central=America/Chicago;mountain=America/Denver;
    pacific=America/Los_Angeles;atlantic=America/Halifax;
    восточное=America/New_York;восточному=America/New_York;східний=America/New_York;східним=America/New_York;
    центральное=America/Chicago;центральному=America/Chicago;центральний=America/Chicago;центральним=America/Chicago;
    горное=America/Denver;горному=America/Denver;гірський=America/Denver;гірським=America/Denver;
    тихоокеанское=America/Los_Angeles;тихоокеанскому=America/Los_Angeles;тихоокеанський=America/Los_Angeles;тихоокеанським=America/Los_Angeles;
    central european summer=Europe/Paris 120;central european standard=Europe/Paris 60;
    eastern european summer=Europe/Kyiv 180;eastern european standard=Europe/Kyiv 120;
    western european summer=Europe/Lisbon 60;central european=CET;central europe=CET;eastern european=EET;western european=WET;
    pacific standard=America/Los_Angeles -480;pacific daylight=America/Los_Angeles -420;
    eastern standard=America/New_York -300;eastern daylight=America/New_York -240;
    central standard=America/Chicago -360;central daylight=America/Chicago -300;
    mountain standard=America/Denver -420;mountain daylight=America/Denver -360;
    british summer=Europe/London 60;irish standard=Europe/Dublin 60;coordinated universal=UTC;universal=UTC;
    центральноевропейскому=CET;центральноевропейское=CET;восточноевропейскому=EET;
    центральноєвропейським=CET;центральноєвропейський=CET;східноєвропейським=EET;східноєвропейський=EET;
    всемирное=UTC;всемирному=UTC;
    """

  private static let zones = Index(
    table.pieces(at: UInt8(ascii: ";")).compactMap { entry -> (String, ZoneReference)? in
      let halves = (entry.pieces(at: UInt8(ascii: "\n")).last ?? "").pieces(at: UInt8(ascii: "="))
      guard halves.count == 2 else { return nil }
      let words = halves[1].pieces(at: UInt8(ascii: " "))
      guard words.count == 2 else { return (halves[0], ZoneReference(words[0])) }
      let isBehind = words[1].begins(with: "-")
      let digits = Array(words[1].bytes.dropFirst(isBehind ? 1 : 0))
      guard let minutes = digits.decimal else { return nil }
      let offset = UTCOffset(seconds: Int(minutes) * (isBehind ? -60 : 60))
      return (halves[0], ZoneReference(words[0], fixed: offset))
    })

  /// Returns the zone whose abbreviation begins at a token, perhaps with an offset such as
  /// "UTC+5:30", and the index after it.
  static func zone(in tokens: [Token], at start: Int) -> (zone: ZoneReference, end: Int)? {
    guard tokens[start].isWord else { return nil }
    for end in [start + 3, start + 2] where end <= tokens.count {
      guard tokens[start..<end].allSatisfy({ $0.isWord }) else { continue }
      let name = tokens[start..<end].map { $0.folded }.joined(separator: " ")
      if let zone = zones[name].first { return (zone, end) }
    }
    guard let zone = zones[tokens[start].folded].first else { return nil }
    if ["UTC", "GMT"].contains(where: { $0.isSame(as: zone.name) }),
      let (offset, end) = offset(in: tokens, at: start + 1)
    {
      return (ZoneReference(fixed: offset), end)
    }
    return (zone, start + 1)
  }

  /// Reads "+3", "-5:30" or "+0530".
  private static func offset(in tokens: [Token], at start: Int) -> (UTCOffset, end: Int)? {
    guard start + 1 < tokens.count, tokens[start].isSign,
      let number = tokens[start + 1].number?.integer, number >= 0
    else { return nil }
    let isAhead = tokens[start].text.isSame(as: "+")
    guard isAhead || tokens[start].text.unicodeScalars.first?.isDash == true else { return nil }
    var minutes = number * 60
    var end = start + 2
    if tokens[start + 1].text.utf8.count == 4 {
      minutes = number / 100 * 60 + number % 100
    } else if end + 1 < tokens.count, tokens[end].text.isSame(as: ":"), tokens[end].isAttached,
      let part = tokens[end + 1].number?.integer, (0..<60).contains(part)
    {
      minutes += part
      end += 2
    }
    guard minutes <= 14 * 60 else { return nil }
    return (UTCOffset(seconds: minutes * (isAhead ? 60 : -60)), end)
  }
}
