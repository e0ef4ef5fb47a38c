private import Catalogue
private import Composition
private import HostSystem

/// `proba serve`: asks by the schedule and serves the page until it is told to stop.
struct ServeCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let port = try call.number(\.port, in: 0...65_535) ?? 4_519
    // Before any thread is started, so that the signals come to this one.
    var stop = StopSignal()
    let serving = Container(
      Serving.self, input: Serving.Input(call: call, port: UInt16(port)))
    defer { serving.end() }
    let page = try serving.resolve(PageServer.self)
    var ticker = try serving.make(Ticker.self)
    output.printSentence(call.words.serving(page.place))
    do { while try !stop.wait(seconds: 1) { ticker.tick() } } catch { throw .system(error) }
    return .done
  }
}
