import CivilTime

/// A text that parses as a day prints as the same text, and its number gives the same day.
func checkCivilDate(_ bytes: [UInt8]) throws(Violation) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let day = CivilDate(iso: text) else { return }
  try require(day.iso == text, "\(text) is written \(day.iso)")
  let (year, month, number) = day.parts
  try require(CivilDate(year: year, month: month, day: number) == day, "\(text) is elsewhere")
  try require(day.month.firstDay <= day, "\(text) lies before its month")
}
