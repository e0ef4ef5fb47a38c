#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The compiled tz database of the machine.
public enum ZoneDatabase {
  private static let folders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo",
  ]
  /// A size larger than that of any zone, in bytes.
  private static let longestFile = 1 << 16

  /// Returns the compiled rules of a zone, such as `Europe/Kyiv`; nil if the database has none by
  /// this name.
  ///
  /// The folder is that of the `TZDIR` environment variable, or the usual one of the system.
  public static func rules(of zone: String) -> [UInt8]? {
    let isName = zone.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
    guard isName, !zone.isEmpty, zone.utf8.first != UInt8(ascii: "/") else { return nil }
    for folder in usedFolders {
      if let bytes = contents(of: "\(folder)/\(zone)"), bytes.starts(with: "TZif".utf8) {
        return bytes
      }
    }
    return nil
  }

  /// The zone that the `TZ` environment variable names but the database does not have, so that the system counts
  /// in UTC; nil if there is no such name.
  public static var unknownZone: String? {
    guard let name = Paths.environment("TZ") else { return nil }
    let zone = name.hasPrefix(":") ? String(name.dropFirst()) : name
    // Rules such as `EET-2EEST` contain a number, and need no database.
    let isRule = zone.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isKnown =
      isRule || zone.isEmpty || ["GMT", "UCT", "UTC"].contains(zone) || rules(of: zone) != nil
      || (zone.hasPrefix("/") && Paths.isFile(zone))
    return isKnown ? nil : zone
  }

  /// The zone of the machine by its name, that of the `TZ` environment variable or of
  /// `/etc/localtime`; `UTC` if neither names one.
  public static var localZone: String { namedZone ?? linkedZone ?? "UTC" }

  /// The zone by which the machine's clock runs, by its name; nil if it has none, as with the rule `EET-2EEST`.
  public static var namedZone: String? {
    guard let name = Paths.environment("TZ") else { return linkedZone ?? "UTC" }
    let zone = name.hasPrefix(":") ? String(name.dropFirst()) : name
    if rules(of: zone) != nil { return zone }
    return unknownZone != nil || ["GMT", "UCT", "UTC"].contains(zone) ? "UTC" : nil
  }

  /// The names of all zones, with those that were replaced; empty if the database has no list of them.
  public static var names: [String] {
    for folder in usedFolders {
      // Each line is a rule `R …`, a zone `Z Europe/Kyiv …` with more lines, or a link `L Europe/Kyiv Europe/Kiev`.
      if let text = contents(of: "\(folder)/tzdata.zi", longest: 1 << 20) {
        return words(ofLinesIn: text).compactMap { words in
          guard words.count >= 3, words[0] == "Z" || words[0] == "L" else { return nil }
          return String(words[0] == "Z" ? words[1] : words[2])
        }
      }
      if let text = contents(of: "\(folder)/zone.tab", longest: 1 << 20) {
        return words(ofLinesIn: text).compactMap { words in
          words.count >= 3 && words[0].first != "#" ? String(words[2]) : nil
        }
      }
    }
    return []
  }

  private static func words(ofLinesIn text: [UInt8]) -> [[Substring]] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      line.split { $0 == " " || $0 == "\t" }
    }
  }

  private static var usedFolders: [String] { Paths.environment("TZDIR").map { [$0] } ?? folders }

  /// The zone to which `/etc/localtime` leads.
  private static var linkedZone: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink("/etc/localtime", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let target = String(
      decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The name follows the folder: two words or three of "America/Argentina/Buenos_Aires".
    let parts = target.split(separator: "/")
    for count in [3, 2, 1] where parts.count > count {
      let zone = parts.suffix(count).joined(separator: "/")
      if rules(of: zone) != nil { return zone }
    }
    return nil
  }

  private static func contents(of path: String, longest: Int = longestFile) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: longest)
    var count = 0
    while count < bytes.count {
      let taken = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      guard taken >= 0 else { return nil }
      if taken == 0 { return Array(bytes[..<count]) }
      count += taken
    }
    return nil
  }
}
