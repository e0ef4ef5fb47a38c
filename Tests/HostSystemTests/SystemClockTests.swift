import Glibc
import HostSystem
import Testing

@Suite struct `The machine's clock` {
  @Test func `uses a changed time zone after a refresh`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("TZ", "UTC0", 1)
      SystemClock.refreshZone()
      let before = SystemClock.offset(at: 0)
      unsafe setenv("TZ", "EET-2", 1)
      SystemClock.refreshZone()
      exit(before == 0 && SystemClock.offset(at: 0) == 7_200 ? 0 : 1)
    }
  }
}
