import HostSystem
import Testing

@Suite struct ZoneDatabaseTests {
  @Test func `has the zones of the tz database`() {
    #expect(ZoneDatabase.rules(of: "Europe/Kyiv")?.prefix(4) == Array("TZif".utf8)[...])
    #expect(ZoneDatabase.rules(of: ZoneDatabase.localZone) != nil)
  }

  @Test(arguments: [
    "", "Europe", "Europe/Nowhere", "../zoneinfo/UTC", "/etc/passwd", "tzdata.zi", "zone.tab",
  ])
  func `has no other files`(name: String) {
    #expect(ZoneDatabase.rules(of: name) == nil)
  }
}
