import HostSystem
import Synchronization

/// A web server: one thread accepts connections, one serves them, a few run the handlers that block.
///
/// It runs from its creation until ``stop()``, or until it is released; ``run(onRunning:)`` keeps
/// it until the process is asked to end.
public final class Server: Sendable {
  /// The port listened on.
  public let port: UInt16

  private let running: Mutex<Running?>

  init(
    _ configuration: Configuration, work: @escaping @Sendable (Request) -> Work
  ) throws(ServerError) {
    let socket = try ListeningSocket(address: configuration.address, port: configuration.port)
    do {
      let service = Service(try .standard(for: configuration, port: socket.port), work: work)
      running = Mutex(try Running(socket, configuration, service))
    } catch {
      socket.close()
      throw error
    }
    port = socket.port
  }

  deinit { stop() }

  /// Stops: takes no new connection, finishes and sends running work, closes event streams.
  ///
  /// Returns when everything has ended, and not much later than ``Limits/stopSeconds``: a handler
  /// that has not returned by then is left to itself. Must not be called from a handler, which
  /// would wait for itself.
  public func stop() {
    let running = running.withLock { running in
      defer { running = nil }
      return running
    }
    running?.stop()
  }
}

/// The parts of a running server.
private struct Running: Sendable {
  private let socket: ListeningSocket
  private let daemon: Daemon
  private let engine: Engine
  private let housekeeper: SystemThread
  private let acceptor: SystemThread

  init(
    _ socket: ListeningSocket, _ configuration: Server.Configuration, _ service: Service
  ) throws(ServerError) {
    var limits = configuration.limits
    let otherFiles = 64
    limits.connections = max(allowOpenFiles(limits.connections + otherFiles) - otherFiles, 2)
    let workers = try Workers(count: configuration.workers, mostLost: limits.lostHandlers)
    let engine = Engine(
      service: service, limits: limits, log: configuration.log, workers: workers)
    let heartbeat = Nanoseconds(max(configuration.heartbeatSeconds, 1)) * 1_000_000_000
    do {
      housekeeper = try SystemThread { engine.activity.keepHouse(heartbeat: heartbeat) }
    } catch {
      workers.finish()
      throw .system(error)
    }
    do {
      daemon = try Daemon(engine)
    } catch {
      engine.activity.finish()
      housekeeper.join()
      workers.finish()
      throw error
    }
    let clients = Acceptor(socket, daemon, engine.activity, whenFull: configuration.whenFull)
    do {
      acceptor = try SystemThread { clients.run() }
    } catch {
      daemon.stop()
      engine.activity.finish()
      housekeeper.join()
      workers.finish()
      throw .system(error)
    }
    self.socket = socket
    self.engine = engine
    configuration.access?.whenEnded { [activity = engine.activity] in activity.endStreams() }
  }

  func stop() {
    engine.activity.beginStop()
    socket.shutDown()
    acceptor.join()
    socket.close()
    engine.activity.drain()
    engine.workers.finish()
    daemon.stop()
    engine.activity.finish()
    housekeeper.join()
  }
}
