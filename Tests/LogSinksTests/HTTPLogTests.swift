import Foundation
import HostSystem
import LogSinks
import Logging
import Synchronization
import Testing

@Suite struct `A log that is sent` {
  private func log(to collector: Collector, capacity: Int = 1 << 20) throws -> LogWriter {
    try LogWriter.http(
      host: "127.0.0.1", port: collector.port, path: "/logs?from=test",
      format: LogFormat { event, bytes in bytes += event.message.revealed.utf8 },
      gatheringFor: 0.05, capacity: capacity)
  }

  @Test func `arrives in batches, in order`() throws {
    let collector = try Collector(statuses: [200])
    let log = try log(to: collector)
    let logger = Logger(label: "test", sink: log.sink)
    for number in 0..<1_000 { logger.info("\(number)") }
    #expect(log.finish(within: 20))
    #expect(collector.lines == (0..<1_000).map(String.init))
    let requests = collector.requests
    #expect(requests.count < 100)
    let head = try #require(requests.first?.head)
    #expect(head.hasPrefix("POST /logs?from=test HTTP/1.1\r\n"))
    #expect(head.contains("\r\nHost: 127.0.0.1:\(collector.port)\r\n"))
    #expect(head.contains("\r\nContent-Type: application/x-ndjson\r\n"))
    #expect(log.droppedCount == 0)
  }

  @Test func `is sent again until the collector takes it`() throws {
    let collector = try Collector(statuses: [503, 429, 204])
    let log = try log(to: collector)
    let logger = Logger(label: "test", sink: log.sink)
    logger.info("a")
    try waitUntil { collector.requests.count >= 3 }
    #expect(log.finish(within: 20))
    #expect(collector.lines == ["a", "a", "a"])
    #expect(log.droppedCount == 0)
  }

  @Test func `says how much was refused`() throws {
    let collector = try Collector(statuses: [413, 200])
    let log = try log(to: collector)
    let logger = Logger(label: "test", sink: log.sink)
    logger.info("a")
    logger.info("b")
    try waitUntil { log.droppedCount == 2 }
    logger.info("c")
    #expect(log.finish(within: 20))
    #expect(collector.lines == ["a", "b", "2 lines of the log dropped", "c"])
  }

  @Test func `neither waits nor grows while the collector is away`() throws {
    let collector = try Collector(statuses: [200])
    collector.stop()
    let log = try log(to: collector, capacity: 100)
    let logger = Logger(label: "test", sink: log.sink)
    for _ in 0..<10_000 { logger.info("ten bytes") }
    #expect(log.droppedCount > 9_900)
    #expect(log.finish(within: 20))
    #expect(log.droppedCount == 10_000)
  }
}

/// A program that collects logs: it answers each request with the next status, and then repeats the last.
final class Collector: Sendable {
  struct Request {
    let head: String
    let body: String
  }

  let port: UInt16
  private let descriptor: Int32
  private let state = Mutex<[Request]>([])

  init(statuses: [Int]) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, pointer, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(isOpen)
    let thread = try SystemThread { [self] in
      var next = 0
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        serve(client, statuses[min(next, statuses.count - 1)])
        next += 1
      }
    }
    thread.detach()
  }

  var requests: [Request] { state.withLock { $0 } }

  var lines: [String] { requests.flatMap { $0.body.split(separator: "\n").map(String.init) } }

  func stop() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func serve(_ client: Int32, _ status: Int) {
    defer { close(client) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n"),
        let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }),
        text[end.upperBound...].utf8.count >= length
      {
        state.withLock {
          $0.append(
            Request(head: String(text[..<end.upperBound]), body: String(text[end.upperBound...])))
        }
        break
      }
      let count = unsafe recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
    let reply = Array("HTTP/1.1 \(status) X\r\nContent-Length: 0\r\n\r\n".utf8)
    _ = unsafe send(client, reply, reply.count, 0)
  }
}
