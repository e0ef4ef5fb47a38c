import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct EventStreams {
  private static func server(
    _ channel: EventChannel, heartbeatSeconds: Int = 15, eventBytes: Int = 1 << 18
  ) throws -> Server {
    var configuration = Server.Configuration()
    configuration.heartbeatSeconds = heartbeatSeconds
    configuration.limits.eventBytes = eventBytes
    return try Server(configuration) { request in
      request.segments == ["events"] ? .events(channel) : .json("1")
    }
  }

  private static func listen(_ port: UInt16) -> Client {
    var client = Client(port: port)
    client.send(get("/events"))
    _ = client.read(until: ": listening\n\n")
    return client
  }

  @Test func `reach a hundred clients, while requests are still answered`() throws {
    let channel = EventChannel()
    let server = try Self.server(channel)
    defer { server.stop() }
    let count = 100
    // An array cannot hold a non-copyable client, only a reference to it.
    let clients = (0..<count).map { _ in Box(Self.listen(server.port)) }
    #expect(channel.listenerCount == count)
    channel.send(name: "probe", data: "{\n}")
    for client in clients {
      #expect(client.value.read(until: "\n\n").contains("event: probe\ndata: {\ndata: }\n\n"))
    }
    var other = Client(port: server.port)
    other.send(get("/"))
    #expect(other.response().status == 200)
    server.stop()
    for client in clients { _ = client.value.readRest() }
    #expect(channel.listenerCount == 0)
  }

  @Test func `begin with the greeting, if there is one`() throws {
    let greeted = Mutex(0)
    let channel = EventChannel {
      greeted.withLock { $0 += 1 }
      return [("now", "7"), ("also", "0")]
    }
    let server = try Self.server(channel)
    defer { server.stop() }
    var client = Self.listen(server.port)
    channel.send(name: "then", data: "8")
    let text = client.read(until: "data: 8\n\n")
    #expect(text.hasPrefix("event: now\ndata: 7\n\nevent: also\ndata: 0\n\n"))
    #expect(text.contains("event: then\n"))
    #expect(greeted.withLock { $0 } == 1)
  }

  @Test func `are described by HEAD without listening`() throws {
    let channel = EventChannel()
    let server = try Self.server(channel)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/events", method: "HEAD"))
    #expect(client.response(hasBody: false).header("Content-Type") == "text/event-stream")
    #expect(channel.listenerCount == 0)
    client.send(get("/"))
    #expect(client.response().status == 200)
  }

  @Test func `keep the order of many events`() throws {
    let channel = EventChannel()
    let server = try Self.server(channel)
    defer { server.stop() }
    var client = Self.listen(server.port)
    for number in 0..<1000 { channel.send(name: "n", data: "\(number)") }
    for number in 0..<1000 {
      #expect(client.read(until: "\n\n").contains("data: \(number)\n\n"))
    }
  }

  @Test func `forget a client that left`() async throws {
    let channel = EventChannel()
    let server = try Self.server(channel, heartbeatSeconds: 1)
    defer { server.stop() }
    do { _ = Self.listen(server.port) }
    var stays = Self.listen(server.port)
    #expect(await eventually { channel.listenerCount == 1 })
    #expect(stays.read(until: "alive").contains(": alive"))
  }

  @Test func `drop a client that does not read, without waiting for it`() async throws {
    let channel = EventChannel()
    let server = try Self.server(channel, eventBytes: 10_000)
    defer { server.stop() }
    let lazy = Self.listen(server.port)
    var eager = Self.listen(server.port)
    let data = String(repeating: "x", count: 5_000)
    var number = 0
    while channel.listenerCount == 2 && number < 20_000 {
      channel.send(name: "n", data: data)
      number += 1
      if number < 20_000 { _ = eager.read(until: "\n\n") }
    }
    #expect(channel.listenerCount == 1)
    withExtendedLifetime(lazy) {}
  }

  @Test(arguments: [
    ("tag", "a", "event: tag\ndata: a\n\n"), ("a\nb", "", "event: a\ndata: \n\n"),
    ("x", "1\r\n2\r3", "event: x\ndata: 1\ndata: 2\ndata: 3\n\n"),
  ])
  func `are encoded so that data cannot forge events`(name: String, data: String, text: String) {
    #expect(String(decoding: eventBytes(name: name, data: data), as: UTF8.self) == text)
  }
}

private final class Box {
  var value: Client
  init(_ value: consuming Client) { self.value = value }
}
