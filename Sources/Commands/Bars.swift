/// Bars of block characters, each as long as its value.
struct Bars {
  /// A shorter scale shows too little to be worth its place.
  static let leastCells = 10
  /// A longer scale shows no more.
  private static let mostCells = 40
  /// A cell filled from the left by one to seven eighths.
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private let most: Double
  private let cells: Int

  /// - Parameters:
  ///   - values: the values to show: the largest takes the whole scale.
  ///   - room: the cells available for the scale.
  init(_ values: [Double], room: Int) {
    most = values.max() ?? 0
    cells = min(room, Self.mostCells)
  }

  /// Returns the bar of a value; empty for nothing.
  ///
  /// - Parameters:
  ///   - value: the value, 0 or more.
  ///   - isHollow: whether the value is uncertain, and its bar lightly shaded.
  func bar(_ value: Double, isHollow: Bool = false) -> String {
    guard most > 0, value > 0 else { return "" }
    let filled = Int((value / most * Double(cells * 8)).rounded())
    if isHollow { return String(repeating: "░", count: (filled + 7) / 8) }
    let end = filled % 8 == 0 ? "" : String(Self.eighths[filled % 8 - 1])
    return String(repeating: "█", count: filled / 8) + end
  }
}
