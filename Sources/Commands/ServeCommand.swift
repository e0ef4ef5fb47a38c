private import Catalogue
internal import Composition
private import HostSystem

/// `proba serve`: asks by the schedule and serves the page until it is stopped.
struct ServeCommand: Runnable {
  private let running: Container<Running>
  private let call: Call
  private let output: Output
  private let isSeen: Bool

  init(in run: Container<Running>) throws(Failure) {
    running = run
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
    isSeen = run.resolve(Streams.self).output.isTerminal
  }

  func run() throws(Failure) -> Outcome {
    let port = try call.number(\.port, in: 0...65_535) ?? Default.port
    // Before any thread is started, so that the signals come to this one.
    var stop = StopSignal()
    let serving = running.begin(Serving.self, input: UInt16(port))
    defer { serving.end() }
    let page = try serving.resolve(PageServer.self)
    var ticker = try serving.make(Ticker.self)
    // Output that is kept, as in the journal, may be read by others.
    output.printSentence(call.words.serving((isSeen ? page.entrance : nil) ?? page.address))
    if page.entrance != nil { output.printSentence(call.words.access.wayIn) }
    do { while try !stop.wait(seconds: 1) { ticker.tick() } } catch { throw .system(error) }
    return .done
  }
}
