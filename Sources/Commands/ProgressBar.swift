internal import HostSystem

/// A bar on the terminal for work that takes more than a second.
struct ProgressBar {
  private static let width = 40

  private let start = SystemClock.elapsed()
  private let isVisible = StandardStreams.Stream.error.isTerminal
  private var shown = -1

  /// Shows how far the work has come, 0 to 1.
  mutating func show(_ share: Double) {
    let percentage = Int(share * 100)
    guard isVisible, percentage != shown, SystemClock.elapsed() - start > 1 else { return }
    shown = percentage
    let filled = Int(share * Double(Self.width))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardStreams.Stream.error.write("\r\(bar) \(percentage) %")
  }

  /// Takes the bar away.
  mutating func clear() {
    if shown >= 0 { StandardStreams.Stream.error.write("\r\u{1B}[K") }
    shown = -1
  }
}
