import HostSystem
import TestSupport
import Testing

@testable import HTTPServer

/// Many clients that stay idle, or send slowly.
@Suite struct `A crowd of clients` {
  private let channel = EventChannel()

  private func server(_ gate: Gate = Gate()) throws -> Server {
    var configuration = Server.Configuration()
    configuration.limits.connections = 20
    return try Server(configuration) { [channel] request in
      switch request.segments {
      case ["events"]: return .events(channel)
      case ["slow"]: gate.pass()
      default: break
      }
      return .json("1")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `does not keep a page from being answered within seconds`() throws {
    let server = try server()
    defer { server.stop() }
    var crowd: [Visitor] = []
    var listeners = 0
    for index in 0..<200 {
      let visitor = Visitor(port: server.port)
      crowd.append(visitor)
      switch index % 3 {
      case 0: break
      case 1: visitor.client.send("GET / HTTP/1.1\nHost: local")
      default:
        visitor.client.send(get("/events"))
        let head = visitor.client.read(until: "\r\n\r\n")
        if head.hasPrefix("HTTP/1.1 200 ") { listeners += 1 }
        let isRefused = head.hasPrefix("HTTP/1.1 503 ") && head.contains("\r\nRetry-After: ")
        #expect(head.hasPrefix("HTTP/1.1 200 ") || isRefused)
      }
    }
    #expect(listeners == 10 && channel.listenerCount == 10)
    let start = monotonicTime()
    var person = Client(port: server.port)
    person.send(get("/"))
    #expect(person.response().body == "1")
    // The other suites run at the same time, so a second would be too short.
    #expect(monotonicTime() - start < 5_000_000_000)
    withExtendedLifetime(crowd) {}
  }

  @Test(.timeLimit(.minutes(5)))
  func `does not displace clients that are being answered or listen`() throws {
    let gate = Gate()
    let server = try server(gate)
    defer { server.stop() }
    defer { gate.open() }
    var listener = Client(port: server.port)
    listener.send(get("/events"))
    _ = listener.read(until: "listening\n\n")
    var waiting = Client(port: server.port)
    waiting.send(get("/slow"))
    gate.waitUntilSomeoneWaits()
    let crowd = (0..<100).map { _ in Visitor(port: server.port) }
    var last = Client(port: server.port)
    last.send(get("/"))
    #expect(last.response().status == 200)
    gate.open()
    #expect(waiting.response().status == 200)
    channel.send(name: "a", data: "b")
    #expect(listener.read(until: "data: b").contains("event: a"))
    withExtendedLifetime(crowd) {}
  }

  @Test(.timeLimit(.minutes(5)))
  func `frees a slot when a listener leaves`() async throws {
    let server = try server()
    defer { server.stop() }
    let port = server.port
    for _ in 0..<30 {
      let isHeard = await eventually {
        var listener = Client(port: port)
        listener.send(get("/events"))
        return listener.response(hasBody: false).status == 200
      }
      #expect(isHeard)
    }
  }
}

final class Visitor {
  var client: Client
  init(port: UInt16) { client = Client(port: port) }
}
