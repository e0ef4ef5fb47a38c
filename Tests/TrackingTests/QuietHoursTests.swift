import CivilTime
import Testing
import Tracking

@Suite struct `Quiet hours` {
  @Test(arguments: [
    ("23:00-07:00", "23:00-07:00"), ("9-17:30", "09:00-17:30"), ("22-24", "22:00-00:00"),
    ("0-1", "00:00-01:00"), ("7:5-8", "07:05-08:00"), ("24:00-9", "00:00-09:00"),
  ])
  func `are read as people write them`(text: String, hours: String) {
    #expect(QuietHours(text)?.text() == hours)
    #expect(QuietHours(hours)?.text() == hours)
  }

  @Test(arguments: [
    "", "7", "25-7", "7:60-8", "24:01-8", "a-b", "1-2-3", "-1-5", "1 - 2", "1:2:3-4", "007-8",
    "+1-2", "1:-2", "--", "٣-٤",
  ])
  func `are nothing else`(text: String) {
    #expect(QuietHours(text) == nil)
  }

  @Test(arguments: [
    ("23-7", true, false), ("22-24", false, false), ("9-9", false, true), ("0-24", false, true),
    ("9-17", false, false), ("12-6", false, false), ("20-19", false, false),
  ])
  func `know midnight`(text: String, isOvernight: Bool, isWholeDay: Bool) {
    let hours = QuietHours(text)
    #expect(hours?.isOvernight == isOvernight && hours?.isWholeDay == isWholeDay)
  }

  @Test(arguments: [-1, 1_440, .min, .max])
  func `have no minutes that no day has`(minute: Int) {
    #expect(TimeOfDay(minute: minute) == nil && TimeOfDay(hour: 5, minute: minute) == nil)
    #expect(TimeOfDay(hour: minute) == nil)
  }
}
