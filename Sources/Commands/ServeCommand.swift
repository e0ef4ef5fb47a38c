private import Catalogue
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
    let log = try openLog()
    // Whoever has stopped reading the log cannot keep the program from ending.
    defer { log.finish(within: 1) }
    let tracker = try call.tracker(mayMake: true)
    do { try tracker.startAsking(by: .program) } catch { throw .tracker(error) }

    let feed = ChangeFeed(of: tracker, from: .first(ofServerStartedAt: Surroundings.machine.now()))
    let isLogging = isLogging
    let routes = TrackerRoutes(
      tracker: tracker, page: try page(log), feed: feed,
      report: { if isLogging { log.write($0) } })
    var ticker: Ticker
    do { ticker = try Ticker(tracker, feed, call.words, log) } catch { throw .tracker(error) }
    let key = call.has(\.key) ? try accessKey() : nil
    let server = try listen(on: UInt16(port), key, log) { routes.respond(to: $0) }
    if !isPrivate, key == nil {
      log.write("proba: \(call.words.noPassword(address))")
    }
    let place = "http://\(hostName):\(server.port)/" + (key?.query ?? "")
    output.print(call.words.serving(place) + "\n")

    defer { server.stop() }
    do { while try !stop.wait(seconds: 1) { ticker.tick() } } catch { throw .system(error) }
    // Only the time until now counts as asked; where that cannot be kept, less of it does.
    do { try tracker.stopAsking() } catch {
      log.write("proba: \(call.words.sentence(for: error))")
    }
    return .done
  }

  /// The key of this database, which lies beside it for its owner alone, and stays the same so that a
  /// browser that knows it once is let in again.
  private func accessKey() throws(Failure) -> AccessKey {
    let path = try call.databasePath() + ".key"
    do {
      if Paths.isFile(path) {
        var lines = try LineReader(path: path)
        let line = try lines.next().map { String(decoding: $0, as: UTF8.self) }
        if let key = line.flatMap({ AccessKey($0) }) { return key }
      }
      let key = AccessKey()
      try Paths.write(Array((key.text + "\n").utf8), to: path)
      return key
    } catch { throw .system(error) }
  }

  private func openLog() throws(Failure) -> LineWriter {
    do {
      return try LineWriter(
        notice: { [words = call.words] in "proba: \(words.linesDropped($0))" },
        to: { StandardStreams.Stream.error.write($0) })
    } catch { throw .system(error) }
  }

  /// How much of what is asked is logged.
  private var logLevel: String { call.string(\.log) ?? "requests" }

  private var isLogging: Bool { logLevel != "none" }

  private func listen(
    on port: UInt16, _ key: AccessKey?, _ log: LineWriter, _ respond: @escaping Handler
  ) throws(Failure) -> Server {
    var configuration = Server.Configuration()
    configuration.port = port
    configuration.address = address
    configuration.allowedHosts = call.strings(\.allowHost)
    if let key { configuration.guards.append(key.condition) }
    if isLogging {
      let isForAll = logLevel == "requests"
      configuration.log = { entry in
        let status = entry.status.map { Int($0.rawValue) } ?? 0
        guard isForAll || status >= 400 else { return }
        log.write(
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
  private func page(_ log: LineWriter) throws(Failure) -> StaticFiles? {
    guard let folder = Paths.programFolder.map({ "\($0)/page" }), Paths.isFolder(folder) else {
      log.write("proba: \(call.words.noPage)")
      return nil
    }
    do { return try StaticFiles(directory: folder) } catch { throw .page(error) }
  }
}
