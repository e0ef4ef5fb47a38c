private import Catalogue
internal import Composition
private import HostSystem
private import TrackerStore
private import Tracking

/// `proba ping`: asks in the terminal, with `--wait` when the next moment comes.
struct PingCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    guard Terminal.isThere else { throw .noTerminal }
    var stop = StopSignal()
    let tracker = try writing()
    do {
      // With `--wait`, the first question is about the next moment.
      try tracker.startAsking(isAskedNow: !call.has(\.wait))
    } catch { throw .tracker(error) }
    var latest = try self.latest(in: tracker)
    if call.has(\.wait) {
      output.remark(call.words.awaitsProbe + "\n")
      let before = latest?.moment
      while latest?.moment == before {
        do {
          if try stop.wait(seconds: 1) { return .nothing }
        } catch {
          throw .system(error)
        }
        do {
          // Another program may have changed the mean gap.
          try tracker.refreshSchedule()
          try tracker.catchUp()
        } catch {
          throw .tracker(error)
        }
        latest = try self.latest(in: tracker)
      }
      output.remarkAsIs(Self.bell(call.words.probeNotice, call.machine.variable))
    }
    guard let probe = latest, probe.answer == nil else {
      output.printSentence(call.words.nothingWaits)
      return .nothing
    }
    return try call.ask(about: probe, in: tracker, output)
  }

  private func latest(in tracker: Tracker) throws(Failure) -> Probe? {
    do { return try tracker.latestProbe() } catch { throw .tracker(error) }
  }

  /// Returns a signal that draws a person to the terminal: a bell, and a notice if the terminal is
  /// known to show one.
  static func bell(_ notice: String, _ variable: (_ name: String) -> String?) -> String {
    let program = variable("TERM_PROGRAM") ?? ""
    let terminal = variable("TERM") ?? ""
    if ["iTerm.app", "WezTerm", "ghostty"].contains(program) || terminal.hasPrefix("xterm-kitty") {
      return "\u{7}\u{1B}]9;Proba: \(notice)\u{7}"
    }
    if terminal.hasPrefix("foot") || terminal.hasPrefix("rxvt") {
      return "\u{7}\u{1B}]777;notify;Proba;\(notice)\u{7}"
    }
    return "\u{7}"
  }
}
