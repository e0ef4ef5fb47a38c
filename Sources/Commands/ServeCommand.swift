private import Catalogue
private import CommandCatalogue
private import HTTPServer
private import HostSystem
internal import JSON
private import Routes
private import TrackerStore
private import Tracking
private import Wire

/// `proba serve`: asks by the schedule and serves the page until it is told to stop.
struct ServeCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let port = try call.number(\.port, in: 0...65_535) ?? 4_519
    // Before any thread is started, so that the signals come to this one.
    var stop = StopSignal()
    let tracker = try call.tracker(mayMake: true)
    do { try tracker.startAsking(by: .program) } catch { throw .tracker(error) }

    let events = EventChannel()
    let observation = tracker.observe { events.send(name: "changed", data: "{}") }
    let routes = TrackerRoutes(
      tracker: tracker, page: try page(), events: events, report: { logLine($0) })
    var ticker: Ticker
    do { ticker = try Ticker(tracker, events, call.words) } catch { throw .tracker(error) }
    let server = try listen(on: UInt16(port)) { routes.respond(to: $0) }
    if !isPrivate {
      logLine("proba: \(call.words.noPassword(address))")
    }
    output.print(call.words.serving("http://\(hostName):\(server.port)/") + "\n")

    defer {
      server.stop()
      withExtendedLifetime(observation) {}
    }
    do { while try !stop.wait(seconds: 1) { ticker.tick() } } catch { throw .system(error) }
    // Only the time until now counts as asked; where that cannot be kept, less of it does.
    do { try tracker.stopAsking() } catch {
      logLine("proba: \(call.words.sentence(for: error))")
    }
    return .done
  }

  private func listen(
    on port: UInt16, _ respond: @escaping Handler
  ) throws(Failure) -> Server {
    var configuration = Server.Configuration()
    configuration.port = port
    configuration.address = address
    configuration.allowedHosts = call.strings(\.allowHost)
    let level = call.string(\.log) ?? "requests"
    if level != "none" {
      configuration.log = { entry in
        let status = entry.status.map { Int($0.rawValue) } ?? 0
        guard level == "requests" || status >= 400 else { return }
        logLine(
          "\(entry.method) \(entry.path) \(status) \(entry.bytes) B \(entry.microseconds) µs")
      }
    }
    do { return try Server(configuration, handler: respond) } catch { throw .server(error) }
  }

  private var address: String { call.string(\.host) ?? "127.0.0.1" }

  /// Whether only this machine can reach the server.
  private var isPrivate: Bool { address == "::1" || address.hasPrefix("127.") }

  /// The address as a browser on this machine wants it.
  private var hostName: String {
    if address == "0.0.0.0" || address == "::" { return "localhost" }
    return address.contains(":") ? "[\(address)]" : address
  }

  /// The files of the page, which lie beside the program.
  private func page() throws(Failure) -> StaticFiles? {
    guard let folder = Paths.programFolder.map({ "\($0)/page" }), Paths.isFolder(folder) else {
      logLine("proba: \(call.words.noPage)")
      return nil
    }
    do { return try StaticFiles(directory: folder) } catch { throw .page(error) }
  }
}

/// Writes one line to the log.
func logLine(_ text: String) { StandardStreams.Stream.error.write(text + "\n") }
