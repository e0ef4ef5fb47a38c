private import Catalogue
private import HTTPServer
private import HostSystem
internal import JSON
private import Logging
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
    defer { log.finish(within: 1) }
    let rates = try RateKeeper(call, log.program)
    let tracker = try call.tracker(mayMake: true)
    do throws(TrackerError) {
      try tracker.startAsking(by: .program)
      for fault in try tracker.storedSettings().faults {
        log.program.warning("\(call.words.sentence(for: fault), privacy: .public)")
      }
    } catch { throw .tracker(error) }

    let feed = ChangeFeed(of: tracker, from: .first(ofServerStartedAt: Surroundings.machine.now()))
    var file: SkinFile?
    if let path = call.string(\.styles) { file = try SkinFile(path, log.program) }
    let routes = TrackerRoutes(
      tracker: tracker, page: try page(log.program), feed: feed, rates: { rates.rates },
      skin: file?.skin, report: { log.addPageError($0) })
    let key = call.has(\.key) ? try accessKey() : nil
    let server = try listen(on: UInt16(port), key, log) { routes.respond(to: $0) }
    if !isPrivate, key == nil {
      log.program.warning("\(call.words.noPassword(address), privacy: .public)")
    }
    file?.follow(feed)
    let place = "http://\(hostName):\(server.port)/" + (key?.query ?? "")
    defer { server.stop() }
    let desktop = try desktop(tracker, place, log.program)
    defer { desktop?.finish() }
    var ticker: Ticker
    do { ticker = try Ticker(tracker, feed, rates, desktop, call.words, log.program) } catch {
      throw .tracker(error)
    }
    output.printSentence(call.words.serving(place))

    do { while try !stop.wait(seconds: 1) { ticker.tick() } } catch { throw .system(error) }
    // Only the time until now counts as asked; where that cannot be kept, less of it does.
    do { try tracker.stopAsking() } catch {
      log.program.error("\(call.words.sentence(for: error), privacy: .public)")
    }
    return .done
  }

  /// What asks on the desktop, where there is one and the person has not refused it.
  private func desktop(
    _ tracker: Tracker, _ address: String, _ log: Logger
  ) throws(Failure) -> DesktopAsker? {
    guard !call.has(\.noNotifications) else { return nil }
    let asker = DesktopAsker(tracker, language: call.language, address: address, log)
    do { return try asker.start() ? asker : nil } catch { throw .system(error) }
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

  private func openLog() throws(Failure) -> ServerLog {
    do {
      return try ServerLog(
        call.string(\.logFormat).flatMap { ServerLog.Format(rawValue: $0) } ?? .text,
        call.string(\.log).flatMap { ServerLog.Extent(rawValue: $0) } ?? .requests,
        notice: { [words = call.words] in words.linesDropped($0) })
    } catch { throw .system(error) }
  }

  private func listen(
    on port: UInt16, _ key: AccessKey?, _ log: ServerLog, _ respond: @escaping Handler
  ) throws(Failure) -> Server {
    var configuration = Server.Configuration()
    configuration.port = port
    configuration.address = address
    configuration.allowedHosts = call.strings(\.allowHost)
    if let key { configuration.guards.append(key.condition) }
    configuration.log = log.requestLog
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
  private func page(_ log: Logger) throws(Failure) -> StaticFiles? {
    guard let folder = Paths.programFolder.map({ "\($0)/page" }), Paths.isFolder(folder) else {
      log.warning("\(call.words.noPage, privacy: .public)")
      return nil
    }
    do { return try StaticFiles(directory: folder) } catch { throw .page(error) }
  }
}
