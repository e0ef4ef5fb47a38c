private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import Routes
private import TrackerStore
private import Tracking
private import Wire

/// `proba status`: the latest probe and the unfilled ones.
struct StatusCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    let tracker = try reading()
    let overview: Overview
    let quiet: QuietRule?
    do {
      overview = try tracker.overview()
      quiet = try tracker.presentQuietRule()
    } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(overview.json)
      return .done
    }
    if call.has(\.csv) {
      output.print(CSVTable(overview).text)
      return .done
    }
    let words = call.words
    guard let latest = overview.latest else {
      output.printSentence(words.noProbe)
      return .done
    }
    let older = overview.olderUnfilledCount
    let unfilled =
      words.probes(overview.recentlyUnfilled.count) + (older > 0 ? ", " + words.older(older) : "")
    var rows = [
      (words.latest, ProbeLines(in: words, columns: nil).line(of: latest)),
      (words.unfilled, unfilled),
      (words.today, words.answers(overview.answeredToday)),
      (words.meanGap, words.minutes(Int(overview.gap.seconds / 60))),
    ]
    if let quiet {
      let line = QuietLine(quiet, in: call)
      rows.append((words.asking.quietNow, "\(line.days)  \(line.hours)"))
    }
    let width = rows.map { $0.0.cells }.max() ?? 0
    for (label, text) in rows {
      output.print(labelled(padded(label, width) + "  ", text, columns: output.knownColumns) + "\n")
    }
    output.printZone(of: tracker, words)
    return .done
  }
}
