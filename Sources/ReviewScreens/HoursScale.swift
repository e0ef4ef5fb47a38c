/// Round numbers of hours along an axis that begins at 0 and ends with the last number.
struct HoursScale {
  /// The two to six numbers, ascending.
  let hours: [Int]

  /// Chooses the numbers for values up to a maximum.
  init(upTo largest: Double) {
    // Also for NaN.
    let largest = largest > 1 ? min(largest, 1_000) : 1
    let step = [1, 2, 5, 10, 20, 50, 100].first { largest <= Double(5 * $0) } ?? 200
    let count = Int((largest / Double(step)).rounded(.up))
    hours = (0...count).map { $0 * step }
  }

  /// The hours at the end of the axis, at least 1.
  var end: Double { Double(hours[hours.count - 1]) }
}
