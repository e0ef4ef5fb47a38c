import HostSystem
import TestSupport
import Testing

@testable import HTTPServer

/// Handlers that do not return.
@Suite struct `A handler that hangs` {
  private func server(
    _ gate: Gate, workers: Int = 4, lost: Int = 16, handlerSeconds: Int = 1
  ) throws -> Server {
    var configuration = Server.Configuration()
    configuration.workers = workers
    configuration.limits.handlerSeconds = handlerSeconds
    configuration.limits.lostHandlers = lost
    configuration.limits.stopSeconds = 1
    return try Server(configuration) { request in
      if request.segments == ["slow"] { gate.pass() }
      return .json("\"\(request.target.path)\"")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `gets its client an error, and blocks no one else`() throws {
    let gate = Gate()
    let server = try server(gate)
    defer { server.stop() }
    defer { gate.open() }
    // Twice as many as there are workers, so that replacements hang too.
    let stuck = (0..<8).map { _ in Stuck(port: server.port) }
    for client in stuck { client.send(get("/slow")) }
    for client in stuck {
      let reply = client.response()
      #expect(reply.status == 503 && reply.code == "too_slow")
    }
    var other = Client(port: server.port)
    other.send(get("/quick"))
    #expect(other.response().body == "\"/quick\"")
    // A response that comes too late is discarded.
    gate.open()
    for client in stuck {
      client.send(get("/next"))
      #expect(client.response().body == "\"/next\"")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `is replaced a limited number of times, until it returns`() async throws {
    let gate = Gate()
    let server = try server(gate, workers: 1, lost: 1)
    defer { server.stop() }
    defer { gate.open() }
    for _ in 0..<2 {
      var client = Client(port: server.port)
      client.send(get("/slow"))
      #expect(client.response().status == 503)
    }
    var late = Client(port: server.port)
    late.send(get("/quick"))
    #expect(late.response().status == 503)
    gate.open()
    let port = server.port
    #expect(
      await eventually {
        var client = Client(port: port)
        client.send(get("/quick"))
        return client.response().status == 200
      })
  }

  @Test(.timeLimit(.minutes(5)))
  func `does not prevent the server from stopping`() throws {
    let gate = Gate()
    let server = try server(gate, handlerSeconds: 60)
    defer { gate.open() }
    var client = Client(port: server.port)
    client.send(get("/slow"))
    gate.waitUntilSomeoneWaits()
    let start = monotonicTime()
    server.stop()
    #expect(monotonicTime() - start < 10_000_000_000)
    #expect(client.response().status == 503)
  }

  @Test(.timeLimit(.minutes(5)))
  func `is abandoned even if its client has left`() async throws {
    let gate = Gate()
    let server = try server(gate, workers: 1)
    defer { server.stop() }
    defer { gate.open() }
    do {
      let client = Client(port: server.port)
      client.send(get("/slow"))
      gate.waitUntilSomeoneWaits()
    }
    var other = Client(port: server.port)
    other.send(get("/quick"))
    #expect([200, 503].contains(other.response().status))
    other.send(get("/quick"))
    #expect(other.response().status == 200)
  }
}

/// A reference to a client, since an array cannot hold one that is not copyable.
private final class Stuck {
  private var client: Client
  init(port: UInt16) { client = Client(port: port) }
  func send(_ text: String) { client.send(text) }
  func response() -> Reply { client.response() }
}
