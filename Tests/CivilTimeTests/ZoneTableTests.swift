import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct ZoneTableTests {
  private static let folder = URL(filePath: "/usr/share/zoneinfo")

  private static func table(_ zone: String) throws -> ZoneTable? {
    ZoneTable(Array(try Data(contentsOf: folder.appending(path: zone))))
  }

  @Test(arguments: [
    "Europe/Kyiv", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "Asia/Tokyo",
    "America/Nuuk",
    "Africa/Casablanca", "Pacific/Chatham", "Europe/Dublin", "America/Santiago", "Etc/UTC",
    "Asia/Gaza",
  ]) func `offsets are those of Foundation`(name: String) throws {
    let table = try #require(try Self.table(name))
    let zone = try #require(TimeZone(identifier: name))
    var random = SplitMix(seed: 3)
    for _ in 0..<500 {
      // From 1950 to 2037, as far as Foundation's tables reach.
      let seconds = Int64.random(in: -631_152_000..<2_114_380_800, using: &random)
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(
        table.offset(at: Moment(secondsSince1970: seconds)).seconds
          == zone.secondsFromGMT(for: date),
        "\(name) at \(date)")
    }
  }

  @Test(arguments: [
    ("Europe/Kyiv", 4_118_644_800, 10_800), ("Europe/Kyiv", 4_102_444_800, 7_200),
    ("Australia/Sydney", 4_118_644_800, 36_000), ("Australia/Sydney", 4_102_444_800, 39_600),
    ("Asia/Kathmandu", 4_102_444_800, 20_700),
  ]) func `the rule in the footer holds for later years`(zone: String, seconds: Int64, offset: Int)
    throws
  {
    let table = try #require(try Self.table(zone))
    #expect(table.offset(at: Moment(secondsSince1970: seconds)).seconds == offset)
  }

  @Test func `what is no table is refused`() throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "Europe/Kyiv")))
    #expect(ZoneTable([]) == nil && ZoneTable(Array("TZif".utf8)) == nil)
    for count in stride(from: 0, to: bytes.count - 60, by: 7) {
      #expect(ZoneTable(Array(bytes.prefix(count))) == nil)
    }
    var random = SplitMix(seed: 5)
    for _ in 0..<500 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(
        in: 0...255, using: &random)
      _ = ZoneTable(damaged)?.offset(at: Moment(secondsSince1970: 1_800_000_000))
    }
  }
}
