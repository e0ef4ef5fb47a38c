private import Catalogue
private import HTTPServer
private import HostSystem

/// `proba open`: opens the page, and starts the service first if no server answers.
struct OpenCommand: PlainCommand {
  /// The number of looks at whether a server that was started answers, and the milliseconds between them.
  private static let looks = (count: 50, pause: 100 as UInt32)

  let call: Call
  let output: Output

  func run() throws(Failure) -> Outcome {
    let port = UInt16(try call.number(\.port, in: 1...65_535) ?? Default.port)
    if !answers(at: port) {
      let outcome = try start()
      guard outcome == .done else { return outcome }
      for _ in 0..<Self.looks.count where !answers(at: port) {
        SystemClock.pause(milliseconds: Self.looks.pause)
      }
    }
    return show(try address(at: port))
  }

  /// Whether a server answers, even if only to refuse.
  private func answers(at port: UInt16) -> Bool {
    LocalRequest(to: Default.host, port: port).send(.get, "/") != nil
  }

  /// Has systemd start the service of a package, or else installs one for this person.
  private func start() throws(Failure) -> Outcome {
    let unit = ServiceUnit.name
    guard ChildProcess.run(["systemctl", "--user", "cat", unit])?.code == 0 else {
      return try InstallCommand(call: call, output: output).run()
    }
    let ending = ChildProcess.run(["systemctl", "--user", "enable", "--now", unit])
    guard let ending, ending.code != 0 else { return .done }
    let said = ending.error.split(separator: "\n").first ?? ""
    output.remark("proba: \(call.words.asking.noSystemd(String(said)))\n")
    return .failed
  }

  /// Returns the address of the page; a server with a key has a name of its own.
  private func address(at port: UInt16) throws(Failure) -> String {
    let database = try call.databasePath()
    let isKept = FileLock.isHeld(Paths.resolved(KeyFile.path(beside: database)))
    let own = isKept ? try KeyFile.stored(beside: database) : nil
    if let own, own.port == port, let page = own.pages.first { return page }
    return Listener(address: Default.host, port: port).page
  }

  private func show(_ address: String) -> Outcome {
    let words = call.words.help.starting
    let ending = ChildProcess.run(["xdg-open", address])
    guard let ending, ending.code == 0 else {
      output.remark("proba: \(words.openYourself(address))\n")
      return .failed
    }
    output.printSentence(words.opened(address))
    return .done
  }
}
