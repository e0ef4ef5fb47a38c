public import HostSystem

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Shows one notification on the desktop of the person's session, over D-Bus.
///
/// A thread of its own talks with the bus, so no call waits for it. A wanted notification is shown
/// whenever there is a server: one that comes late or comes back shows it then, and only the
/// latest.
///
/// ```swift
/// let notifier = try DesktopNotifier(application: "Proba", desktopEntry: "proba") { event in … }
/// notifier?.show(DesktopNotification(key: "1", title: "What are you doing?", body: "", openLabel: "Open"))
/// ```
public final class DesktopNotifier: Sendable {
  private struct State {
    var wanted: DesktopNotification?
    var isFinished = false
  }

  private let state = Monitor(State())
  private let wake: (reader: Int32, writer: Int32)
  private let thread: SystemThread

  /// Begins to look for a server.
  ///
  /// - Parameters:
  ///   - application: the name of the program, which some desktops show.
  ///   - desktopEntry: the name of its `.desktop` file, without the extension.
  ///   - variable: returns the value of an environment variable; nil for one that is unset or empty.
  ///   - onEvent: called on the thread of the notifier with each action of the person.
  /// - Returns: nil if there is no session to show anything in.
  /// - Throws: `SystemError` if no thread can be started.
  public init?(
    application: String, desktopEntry: String,
    variable: (_ name: String) -> String? = Paths.environment,
    onEvent: @escaping @Sendable (DesktopNotification.Event) -> Void
  ) throws(SystemError) {
    var pair: [Int32] = [0, 0]
    guard let address = BusAddress.session(variable), unsafe pipe(&pair) == 0 else { return nil }
    for descriptor in pair {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    wake = (pair[0], pair[1])
    let hasDisplay = variable("WAYLAND_DISPLAY") != nil || variable("DISPLAY") != nil
    let (state, reader) = (state, pair[0])
    let start = { @Sendable () -> NotificationSession in
      NotificationSession(
        application: application, desktopEntry: desktopEntry, mayStartServer: hasDisplay)
    }
    do throws(SystemError) {
      thread = try SystemThread {
        Self.run(address, state, reader, start, onEvent)
      }
    } catch {
      for descriptor in pair { close(descriptor) }
      throw error
    }
  }

  /// Shows a notification in place of the last one, or none.
  public func show(_ notification: DesktopNotification?) {
    let isNew = state.withLock { state in
      defer { state.wanted = notification }
      return state.wanted != notification
    }
    if isNew { wakeUp() }
  }

  /// Closes the notification, and ends when all events have been delivered; called once.
  public func finish() {
    state.withLock { $0.isFinished = true }
    wakeUp()
    thread.join()
    close(wake.reader)
    close(wake.writer)
  }

  private func wakeUp() {
    var byte: UInt8 = 0
    // A full pipe wakes as well.
    unsafe write(wake.writer, &byte, 1)
  }

  // MARK: The thread

  /// The pauses before the next attempts to reach a bus, in milliseconds.
  private static let pauses: [Int32] = [1_000, 2_000, 5_000, 15_000, 60_000]

  private static func run(
    _ address: BusAddress, _ state: Monitor<State>, _ reader: Int32,
    _ start: () -> NotificationSession, _ onEvent: (DesktopNotification.Event) -> Void
  ) {
    var failures = 0
    while !state.withLock({ $0.isFinished }) {
      if let connection = BusConnection(address) {
        failures = 0
        talk(connection, start(), state, reader, onEvent)
      }
      guard !state.withLock({ $0.isFinished }) else { return }
      wait(for: [reader], milliseconds: pauses[min(failures, pauses.count - 1)])
      drain(reader)
      failures += 1
    }
  }

  /// Exchanges messages until the connection is lost or the notifier is finished.
  private static func talk(
    _ connection: BusConnection, _ session: NotificationSession, _ state: Monitor<State>,
    _ reader: Int32, _ onEvent: (DesktopNotification.Event) -> Void
  ) {
    var session = session
    while true {
      let (wanted, isFinished) = state.withLock { ($0.wanted, $0.isFinished) }
      session.show(isFinished ? nil : wanted)
      for message in session.takeOutgoing() {
        guard connection.send(message.bytes) else { return }
      }
      for event in session.takeEvents() { onEvent(event) }
      if isFinished { return }
      let ready = wait(for: [connection.descriptor, reader], milliseconds: -1)
      drain(reader)
      guard ready.contains(connection.descriptor) else { continue }
      guard let messages = connection.receive() else { return }
      for message in messages { session.receive(message) }
    }
  }

  /// Waits until one of some descriptors can be read, and returns those that can.
  @discardableResult
  private static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Int32] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return [] }
    return requests.filter { $0.revents != 0 }.map(\.fd)
  }

  private static func drain(_ reader: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64)
    while unsafe read(reader, &buffer, buffer.count) > 0 {}
  }
}
