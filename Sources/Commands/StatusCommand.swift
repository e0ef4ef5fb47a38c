internal import Arguments
private import TrackerStore
private import Tracking
private import Wire

/// `proba status`: the latest probe and what is unfilled.
struct StatusCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let tracker = try call.tracker()
    let overview: Overview
    do { overview = try tracker.overview() } catch { throw Failure(error) }
    if output.isJSON {
      output.print(overview.json)
      return .done
    }
    guard let latest = overview.latest else {
      output.print("No probe yet: start `proba serve` to be asked.\n")
      return .done
    }
    output.print("Latest    \(latest.line)\n")
    output.print("Unfilled  \(counted(overview.unfilledCount, "probe"))\n")
    output.print("Today     \(counted(overview.today.count, "answer"))\n")
    output.print("Mean gap  \(counted(Int(overview.gap / 60), "minute"))\n")
    return .done
  }
}
