internal import Arguments
private import JSON
private import TrackerStore
private import Tracking
private import Wire

/// `proba probes`: lists probes.
struct ProbesCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let period = try call.period()
    let tracker = try call.tracker()
    let probes: [Probe]
    do { probes = try tracker.probes(in: period) } catch { throw Failure(error) }
    if output.isJSON {
      output.print(.array(probes.map { $0.json }))
    } else {
      for probe in probes where !output.print(probe.line + "\n") { break }
    }
    return .done
  }
}
