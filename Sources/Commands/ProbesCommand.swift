private import JSON
private import TrackerStore
private import Tracking
private import Wire

/// `proba probes`: lists probes.
struct ProbesCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let period = try call.period()
    let tracker = try call.tracker()
    let probes: [Probe]
    do { probes = try tracker.probes(in: period) } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(.array(probes.map { $0.json }))
    } else {
      let lines = ProbeLines(in: call.words)
      for probe in probes where !output.print(lines.line(of: probe) + "\n") { break }
    }
    return .done
  }
}
