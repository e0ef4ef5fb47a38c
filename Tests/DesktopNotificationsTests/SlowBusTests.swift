import DesktopNotifications
import Foundation
import TestSupport
import Testing

@Suite struct `A bus that sends a byte now and then` {
  /// Listens at a path, and sends a space each 0.1 s to one client until that has closed.
  private func drip(at path: String) throws -> Thread {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(listener >= 0)
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &place.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let isBound = unsafe withUnsafePointer(to: &place) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && listen(listener, 1) == 0)
    let thread = Thread {
      let client = accept(listener, nil, nil)
      var space = UInt8(ascii: " ")
      while unsafe send(client, &space, 1, Int32(MSG_NOSIGNAL)) == 1 { usleep(100_000) }
      close(client)
      close(listener)
    }
    thread.start()
    return thread
  }

  @Test func `delays nobody for more than a few seconds`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/bus"
    let thread = try drip(at: path)
    let address = "unix:path=\(path)"
    let notifier = try #require(
      try DesktopNotifier(
        application: "Test", desktopEntry: "test",
        variable: { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }, onEvent: { _ in }))
    // It is connected by then, and waits for the rest of the line.
    usleep(300_000)
    let taken = ContinuousClock().measure { notifier.finish() }
    #expect(taken < .seconds(8))
    withExtendedLifetime(thread) {}
  }
}
