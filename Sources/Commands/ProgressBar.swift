internal import Catalogue
private import HostSystem

/// A bar on the terminal for work that takes more than a second.
struct ProgressBar {
  /// As wide as the terminal has room for, besides the percentage.
  private static let width = max(1, min(40, (StandardStreams.Stream.error.columns ?? 80) - 8))

  private let start = SystemClock.elapsed()
  private let isVisible = StandardStreams.Stream.error.isTerminal
  private let words: CommandPhrases
  private var shown: String?

  init(in words: CommandPhrases) { self.words = words }

  /// Shows the progress of the work.
  ///
  /// - Parameters:
  ///   - share: the finished share, 0 to 1, or nil if the whole is not known.
  ///   - text: the text shown in that case.
  mutating func show(_ share: Double?, or text: @autoclosure () -> String) {
    guard isVisible, SystemClock.elapsed() - start > 1 else { return }
    let line: String
    if let share {
      let filled = Int(share * Double(Self.width))
      let bar =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      line = "\(bar) \(words.percentage(String(Int(share * 100))))"
    } else {
      line = text()
    }
    guard line != shown else { return }
    shown = line
    StandardStreams.Stream.error.write("\r\(line)")
  }

  /// Removes the bar.
  mutating func clear() {
    if shown != nil { StandardStreams.Stream.error.write("\r\u{1B}[K") }
    shown = nil
  }
}
