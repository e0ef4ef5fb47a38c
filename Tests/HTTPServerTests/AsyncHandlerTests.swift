import HostSystem
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

#if canImport(Glibc)
  import Glibc
#endif

/// A gate at which tasks wait until a test opens it; the test may block its own thread meanwhile.
private final class AsyncGate: Sendable {
  private let waiting = Monitor<[CheckedContinuation<Void, Never>]>([])

  func pass() async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(continuation) }
      waiting.wakeAll()
    }
  }

  func waitUntilSomeoneWaits(count: Int = 1) {
    waiting.wait(for: { $0.count >= count }, then: { _ in })
  }

  func open() {
    for continuation in waiting.withLock({ $0 }) { continuation.resume() }
  }
}

/// A reference to a client, since an array cannot hold one that is not copyable.
private final class Caller {
  var client: Client

  init(_ port: UInt16) { client = Client(port: port) }
}

@Suite struct `Asynchronous handlers` {
  @Test func `wait without occupying a thread, even more of them than there are workers`() throws {
    let gate = AsyncGate()
    var configuration = Server.Configuration()
    configuration.workers = 1
    var routes = Router()
    routes.get("wait") { _ async in
      await gate.pass()
      return .json("\"done\"")
    }
    routes.get("now") { _ in .json("\"now\"") }
    let server = try Server(configuration, routes: routes)
    let clients = (0..<40).map { _ in Caller(server.port) }
    for client in clients { client.client.send(get("/wait")) }
    gate.waitUntilSomeoneWaits(count: clients.count)
    var other = Client(port: server.port)
    other.send(get("/now"))
    #expect(other.response().body == "\"now\"")
    gate.open()
    for client in clients { #expect(client.client.response().body == "\"done\"") }
    server.stop()
  }

  @Test func `are cancelled at the timeout, and the client gets an error`() throws {
    let wasCancelled = Monitor(false)
    var configuration = Server.Configuration()
    configuration.limits.handlerSeconds = 1
    let server = try Server(configuration) { _ in
      try? await Task.sleep(for: .seconds(60))
      wasCancelled.withLock { $0 = Task.isCancelled }
      wasCancelled.wakeAll()
      return .json("[]")
    }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/"))
    #expect(client.response().status == 503)
    #expect(wasCancelled.wait(until: monotonicTime() + 10_000_000_000, for: { $0 }, then: { $0 }))
  }

  @Test func `are awaited when the server stops`() throws {
    let gate = AsyncGate()
    let server = try Server(port: 0) { _ in
      await gate.pass()
      return .json("\"done\"")
    }
    var client = Client(port: server.port)
    client.send(get("/"))
    gate.waitUntilSomeoneWaits()
    let stop = try SystemThread { server.stop() }
    usleep(50_000)
    gate.open()
    #expect(client.response().body == "\"done\"")
    stop.join()
  }
}

@Suite(.serialized) struct `A server that runs` {
  @Test func `stops when its task is cancelled, while others continue`() async throws {
    let other = try Server(port: 0) { _ in .json("[]") }
    let waiting = Task { try await other.run() }
    let server = try Server(port: 0) { _ in .json("[]") }
    let running = Task { try await server.run() }
    var client = Client(port: server.port)
    client.send(get("/"))
    #expect(client.response().status == 200)
    running.cancel()
    try await running.value
    var second = Client(port: other.port)
    second.send(get("/"))
    #expect(second.response().status == 200)
    waiting.cancel()
    try await waiting.value
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `stops at a signal after pending requests were answered`(_ signal: Int32) async throws {
    let gate = AsyncGate()
    let server = try Server(port: 0) { _ in
      await gate.pass()
      return .json("\"done\"")
    }
    // Caught here too, so that the signal is handled even if the task has not begun.
    let source = try SignalSource()
    let running = Task { try await server.run() }
    var client = Client(port: server.port)
    client.send(get("/"))
    gate.waitUntilSomeoneWaits()
    kill(getpid(), signal)
    source.wait()
    gate.open()
    #expect(client.response().body == "\"done\"")
    try await running.value
  }
}
