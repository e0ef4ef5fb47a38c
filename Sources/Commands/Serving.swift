private import Catalogue
internal import Composition
internal import HTTPServer
private import HostSystem
internal import Logging
internal import Routes
private import Settings
internal import TrackerStore
private import Tracking
private import Wire

/// The parts of `proba serve`, from its start to its end.
///
/// It is a part of the run of that command. Each part is made when another first needs it. They end in the
/// opposite order, the log last of all.
enum Serving: Level {
  /// The port, 0 for any that is free.
  typealias Input = UInt16
  typealias Outer = Container<Running>
}

extension Container<Serving> {
  /// The call of the person.
  var call: Call {
    get throws(Failure) { try outer.resolve(Call.self) }
  }
}

/// The log of the program, of its pages and of its requests.
enum ServingLog: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> ServerLog {
    let call = try serving.call
    let path = try path(call)
    do {
      return try ServerLog(
        call.string(\.logFormat).flatMap { ServerLog.Format(rawValue: $0) } ?? Default.logFormat,
        call.string(\.log).flatMap { ServerLog.Extent(rawValue: $0) } ?? Default.log,
        path: path,
        notice: { [words = call.words] in words.linesDropped($0) })
    } catch { throw .system(error) }
  }

  static func end(_ log: ServerLog) { log.finish(within: 1) }

  /// Returns the file of `--log-file`, if neither it nor an older one of it is a file that the
  /// server reads or keeps.
  private static func path(_ call: Call) throws(Failure) -> String? {
    guard let path = call.string(\.serverLog) else { return nil }
    guard !path.isEmpty else { throw .emptyPath(name: call.spelling(\.serverLog)) }
    guard path != LogDestination.output else { return path }
    let database = try call.databasePath()
    let others =
      [KeyFile.path(beside: database), try call.ratesPath()]
      + [call.string(\.styles), call.string(\.rates)].compactMap { $0 }
    for file in LogDestination.files(at: path)
    where Tracker.keeps(file, asPartOf: database)
      || others.contains(where: { Paths.leadToSame(file, $0) })
    {
      throw .fileOfData(file)
    }
    return path
  }
}

/// The exchange rates.
enum ServedRates: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> RateKeeper {
    try RateKeeper(serving.call, serving.resolve(ServingLog.self).program)
  }
}

/// The tracker that answers the page and other programs.
enum ServedTracker: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> Tracker {
    // Rates that cannot be read are reported before anything is stored.
    _ = try serving.resolve(ServedRates.self)
    return try serving.outer.resolve(WritingTracker.self)
  }
}

/// The time in which the tracker asks: from when the page can be reached until the container ends.
///
/// A server that cannot start has not asked. Another one may ask in the same database, whose time must
/// not end with this one.
struct AskingTracker: Singleton, Sendable {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  let tracker: Tracker
  private let words: CommandPhrases
  private let log: Logger

  static func make(in serving: Container<Serving>) throws(Failure) -> AskingTracker {
    let (call, log) = (try serving.call, try serving.resolve(ServingLog.self).program)
    _ = try serving.resolve(PageServer.self)
    let tracker = try serving.resolve(ServedTracker.self)
    do throws(TrackerError) {
      try tracker.startAsking(by: .program)
    } catch { throw .tracker(error) }
    return AskingTracker(tracker: tracker, words: call.words, log: log)
  }

  /// Only the time until now counts as asked; if that cannot be stored, less of it counts.
  static func end(_ asking: AskingTracker) {
    do { try asking.tracker.stopAsking() } catch {
      asking.log.error(asking.words.report(of: error))
    }
  }
}

/// The changes that open pages listen to.
enum ServedChanges: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> ChangeFeed {
    ChangeFeed(
      of: try serving.resolve(ServedTracker.self),
      from: .first(ofServerStartedAt: serving.outer.resolve(Machine.self).now()))
  }
}

/// The skin that `--styles` names; nil for the page's own look.
enum ServedSkin: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> SkinFile? {
    guard let path = try serving.call.string(\.styles) else { return nil }
    return try SkinFile(
      path, serving.resolve(ServingLog.self).program,
      announcing: serving.resolve(ServedChanges.self))
  }
}

/// The server that answers the page and other programs.
struct PageServer: Singleton, Sendable {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  private let server: Server
  /// The lock on the file with the key; nil if there is no key.
  private let lock: FileLock?
  /// The address of the page, which may be seen by others: it lets none of them in.
  let address: String
  /// The address of the page with a ticket, for the eyes of the person only; nil without a key.
  let entrance: String?

  static func make(in serving: Container<Serving>) throws(Failure) -> PageServer {
    let (call, log) = (try serving.call, try serving.resolve(ServingLog.self))
    let rates = try serving.resolve(ServedRates.self)
    let routes = TrackerRoutes(
      tracker: try serving.resolve(ServedTracker.self), page: try page(call, log.program),
      feed: try serving.resolve(ServedChanges.self), rates: { rates.rates },
      skin: try serving.resolve(ServedSkin.self)?.skin, report: { log.add($0) },
      records: { log.records }, access: try serving.resolve(ServedAccess.self))
    let address = call.string(\.host) ?? Default.host
    let access = try serving.resolve(ServedAccess.self)
    var configuration = Server.Configuration()
    configuration.port = serving.input
    configuration.address = address
    configuration.allowedHosts = call.strings(\.allowHost)
    configuration.access = access
    configuration.log = log.requestLog
    configuration.whenFull = { [words = call.words] in
      log.program.warning("\(words.noFilesLeft, privacy: .public)")
    }
    let server: Server
    do { server = try Server(configuration) { routes.respond(to: $0) } } catch {
      throw .server(error)
    }
    let listener = Listener(address: address, port: server.port)
    guard let access else {
      if !listener.isPrivate {
        log.program.warning("\(call.words.noPassword(address), privacy: .public)")
      }
      return PageServer(server: server, lock: nil, address: listener.page, entrance: nil)
    }
    do {
      let file = KeyFile(access, at: listener, allowedHosts: configuration.allowedHosts)
      let lock = try file.keep(beside: try call.databasePath())
      return PageServer(
        server: server, lock: lock, address: listener.page,
        entrance: file.pages[0] + access.makeTicket())
    } catch {
      server.stop()
      throw error
    }
  }

  static func end(_ page: PageServer) {
    page.server.stop()
    page.lock?.release()
  }

  /// Returns the files of the page, beside the program.
  private static func page(_ call: Call, _ log: Logger) throws(Failure) -> StaticFiles? {
    guard let folder = Paths.programFolder.map({ "\($0)/page" }), Paths.isFolder(folder) else {
      log.warning("\(call.words.noPage, privacy: .public)")
      return nil
    }
    do { return try StaticFiles(directory: folder) } catch { throw .page(error) }
  }
}

/// The asker on the desktop; nil if there is no desktop, or the person has refused it.
enum AskedDesktop: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> DesktopAsker? {
    let call = try serving.call
    guard !call.has(\.noNotifications) else { return nil }
    let asker = DesktopAsker(
      try serving.resolve(AskingTracker.self).tracker, language: call.language,
      // All users of the machine can read it among the arguments of the browser.
      address: try serving.resolve(PageServer.self).address,
      try serving.resolve(ServingLog.self).program)
    do { return try asker.start() ? asker : nil } catch { throw .system(error) }
  }

  static func end(_ desktop: DesktopAsker?) { desktop?.finish() }
}

extension Ticker: PerRequest {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>, _: Void) throws(Failure) -> Ticker {
    let tracker = try serving.resolve(AskingTracker.self).tracker
    let feed = try serving.resolve(ServedChanges.self)
    let elsewhere = try serving.resolve(ChangesElsewhere.self)
    let settings = try serving.resolve(ServedSettings.self)
    let rates = try serving.resolve(ServedRates.self)
    let desktop = try serving.resolve(AskedDesktop.self)
    let (words, log) = (try serving.call.words, try serving.resolve(ServingLog.self).program)
    #if os(Linux)
      _ = try serving.resolve(DatabaseWatch.self)
    #endif
    do {
      return try Ticker(
        tracker, feed, elsewhere, Setting(ProbaSettings.rates, in: settings), rates, desktop,
        words, log)
    } catch {
      throw .tracker(error)
    }
  }
}
