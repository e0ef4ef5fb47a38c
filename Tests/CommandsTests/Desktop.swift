import Foundation

/// A desktop session without a screen: a bus of its own, and a stand-in for the notification server.
final class Desktop {
  static let program = "/usr/bin/dbus-daemon"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  /// The variables by which the programs of a sandbox find this desktop.
  static let variables = [
    "DBUS_SESSION_BUS_ADDRESS": "unix:path={}/bus", "PATH": "{}/bin:/usr/bin:/bin",
  ]

  /// A call, as printed by the stand-in.
  struct Call: Decodable, Equatable {
    let call: String
    /// The values of `Notify` that tests check, or nil.
    let notification: Notification?

    struct Notification: Decodable, Equatable {
      let replaces: UInt32
      let title: String
      let body: String
      /// Keys and labels in turn.
      let actions: [String]
      var labels: [String] { actions.indices.filter { $0 % 2 == 1 }.map { actions[$0] } }
    }

    private enum Key: String, CodingKey { case call, values }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      call = try container.decode(String.self, forKey: .call)
      var values = try container.nestedUnkeyedContainer(forKey: .values)
      guard call == "Notify" else {
        notification = nil
        return
      }
      _ = try values.decode(String.self)
      let replaces = try values.decode(UInt32.self)
      _ = try values.decode(String.self)
      notification = Notification(
        replaces: replaces, title: try values.decode(String.self),
        body: try values.decode(String.self), actions: try values.decode([String].self))
    }
  }

  /// A timeout in seconds, sufficient even while many other tests run.
  static let patience = 40.0

  private let sandbox: Sandbox
  private var bus: Helper?
  private var server: Helper?
  private var input = Pipe()
  private var seen = 0
  private var output: String { "\(sandbox.path)/notifications" }

  init(_ sandbox: Sandbox) throws {
    self.sandbox = sandbox
    try startBus()
  }

  deinit {
    server?.kill()
    bus?.kill()
  }

  /// A process whose end can be awaited.
  ///
  /// It is killed, since a process that a task starts has all other signals blocked.
  private final class Helper {
    let process = Process()
    private let ending: AsyncStream<Never>

    init(_ program: String, _ arguments: [String]) {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      let (ending, continuation) = AsyncStream.makeStream(of: Never.self)
      self.ending = ending
      process.terminationHandler = { _ in continuation.finish() }
    }

    func kill() { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }

    func end() async {
      kill()
      for await _ in ending {}
    }
  }

  // MARK: Starting and stopping

  func startBus() throws {
    let address = "--address=unix:path=\(sandbox.path)/bus"
    let helper = Helper(Self.program, ["--session", "--nofork", "--nopidfile", address])
    try helper.process.run()
    bus = helper
    for _ in 0..<3_000 where !sandbox.exists("\(sandbox.path)/bus") { usleep(10_000) }
  }

  func stopBus() async {
    await bus?.end()
    try? FileManager.default.removeItem(atPath: "\(sandbox.path)/bus")
  }

  /// Starts the stand-in, and waits until it owns its name.
  func startServer(_ capabilities: String...) async throws {
    server?.kill()
    seen = 0
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    let script = Build.fixture("notification-server.py")
    let helper = Helper("/usr/bin/python3", [script] + capabilities)
    helper.process.environment = sandbox.environment
    input = Pipe()
    helper.process.standardInput = input
    helper.process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try helper.process.run()
    server = helper
    _ = await nextLine(within: Self.patience)
  }

  func stopServer() async { await server?.end() }

  // MARK: Talking

  /// Makes the stand-in act as a person.
  func send(_ line: String) { input.fileHandleForWriting.write(Data("\(line)\n".utf8)) }

  /// Returns the next visible notification, or nil if none arrives in time.
  func nextNotification() async throws -> Call.Notification? {
    while let call = try await nextCall() {
      if let notification = call.notification { return notification }
    }
    return nil
  }

  /// Returns whether the notification is closed in time.
  func closes() async throws -> Bool {
    while let call = try await nextCall() {
      if call.call == "CloseNotification" { return true }
    }
    return false
  }

  func nextCall(within seconds: Double = patience) async throws -> Call? {
    try await nextLine(within: seconds).map {
      try JSONDecoder().decode(Call.self, from: Data($0.utf8))
    }
  }

  private func nextLine(within seconds: Double) async -> String? {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      let text = FileManager.default.contents(atPath: output).map {
        String(decoding: $0, as: UTF8.self)
      }
      // Only whole lines.
      let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if lines.count > seen {
        seen += 1
        return String(lines[seen - 1])
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }
}
