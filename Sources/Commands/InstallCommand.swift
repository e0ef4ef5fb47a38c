private import Arguments
private import Catalogue
internal import HostSystem
private import JSON
private import TrackerStore

/// `proba install`: makes systemd run the server whenever the person logs in, or stops that.
struct InstallCommand: PlainCommand {
  let call: Call
  let output: Output

  func run() throws(Failure) -> Outcome {
    let variable = call.machine.variable
    guard let settings = Paths.configHome(by: variable), let data = Paths.dataHome(by: variable)
    else { throw .noPlaceForData }
    let port = try call.number(\.port, in: 1...65_535) ?? Default.port
    let database = Paths.absolute(try call.databasePath())
    let address = "http://\(Default.host):\(port)/"
    let unit = ServiceUnit(
      description: "Proba: \(call.words.asking.comment)", program: Paths.program ?? "proba",
      // Named even if it is the usual one: systemd may not have the variables of this shell.
      arguments: ["serve", "--port", "\(port)", "--database", database])
    let folder = "\(settings)/systemd/user"
    let files = [
      InstalledFile(path: "\(folder)/\(ServiceUnit.name)", lines: unit.lines),
      InstalledFile(
        path: "\(data)/applications/\(DesktopEntry.name).desktop",
        lines: DesktopEntry(address: address).lines),
    ]
    if call.has(\.print) {
      show(files)
      return .done
    }
    var states: [InstalledFile.State] = []
    for file in files {
      do { states.append(try file.state()) } catch { throw .system(error) }
      if states.last == .changed, !call.has(\.overwrite) { throw .fileChanged(file.path) }
    }
    if call.has(\.uninstall) { return try uninstall(files, from: folder) }
    return try install(files, states, address)
  }

  private func show(_ files: [InstalledFile]) {
    if output.isJSON {
      output.print(
        .object([
          "files": .array(files.map { ["path": .string($0.path), "text": .string($0.text)] })
        ]))
    } else {
      output.print(files.map { "# \($0.path)\n\($0.text)" }.joined(separator: "\n"))
    }
  }

  // MARK: Installing

  private func install(
    _ files: [InstalledFile], _ states: [InstalledFile.State], _ address: String
  ) throws(Failure) -> Outcome {
    for (file, state) in zip(files, states) where state != .same {
      do { try file.write() } catch { throw .system(error) }
    }
    // A service that runs already continues with its earlier flags.
    let isReplaced = states[0] == .different || states[0] == .changed
    let problem = startService(restarting: isReplaced)
    let words = call.words.asking
    let changes = zip(files, states).map { (path: $0.path, isChanged: $1 != .same) }
    if output.isJSON {
      report(changes, as: "written", isRunning: problem == nil)
    } else {
      for (path, isChanged) in changes {
        output.printSentence(isChanged ? words.fileWritten(path) : words.fileSame(path))
      }
      if problem == nil { output.printSentence(words.installed(address)) }
    }
    return finish(problem)
  }

  /// Starts the service, now and with each session.
  ///
  /// - Returns: a sentence about the problem, or nil.
  private func startService(restarting isReplaced: Bool) -> String? {
    if let problem = systemctl("daemon-reload") { return problem }
    if let problem = systemctl("enable", "--now", ServiceUnit.name) { return problem }
    if isReplaced, let problem = systemctl("restart", ServiceUnit.name) { return problem }
    // A server whose port is taken ends within this time.
    SystemClock.pause(milliseconds: 500)
    let isRunning = systemctl("is-active", "--quiet", ServiceUnit.name) == nil
    return isRunning ? nil : call.words.asking.notRunning
  }

  // MARK: Uninstalling

  private func uninstall(
    _ files: [InstalledFile], from folder: String
  ) throws(Failure) -> Outcome {
    let words = call.words.asking
    guard files.contains(where: { Paths.exists($0.path) }) else {
      if output.isJSON {
        report([], as: "removed", isRunning: false)
      } else {
        output.printSentence(words.notInstalled)
      }
      return .nothing
    }
    var problem = systemctl("disable", "--now", ServiceUnit.name)
    var removed: [(path: String, isChanged: Bool)] = []
    do throws(SystemError) {
      for file in files where try Paths.remove(file.path) { removed.append((file.path, true)) }
      // If systemd did not answer, the link that enables the service still exists.
      try Paths.remove("\(folder)/default.target.wants/\(ServiceUnit.name)")
    } catch { throw .system(error) }
    if problem == nil { problem = systemctl("daemon-reload") }
    if output.isJSON {
      report(removed, as: "removed", isRunning: problem == nil ? false : nil)
    } else {
      for (path, _) in removed { output.printSentence(words.fileRemoved(path)) }
      if problem == nil { output.printSentence(words.uninstalled) }
    }
    return finish(problem)
  }

  // MARK: Systemd

  /// Asks the systemd of this user for something.
  ///
  /// - Returns: a sentence about the problem, or nil.
  private func systemctl(_ words: String...) -> String? {
    let phrases = call.words.asking
    guard let ending = ChildProcess.run(["systemctl", "--user"] + words) else {
      return phrases.systemdMissing
    }
    if ending.code == 0 { return nil }
    let said = ending.error.split(separator: "\n").first.map { String($0) } ?? ""
    // systemctl has no exit code of its own for a missing bus or manager.
    let isMissing =
      ending.code == 127 || said.hasPrefix("Failed to connect to")
      || said.hasPrefix("System has not been booted")
    return isMissing ? phrases.systemdMissing : phrases.noSystemd(said)
  }

  // MARK: Reporting

  private func report(
    _ changes: [(path: String, isChanged: Bool)], as state: String, isRunning: Bool?
  ) {
    let files: [JSONValue] = changes.map { path, isChanged in
      ["path": .string(path), "state": .string(isChanged ? state : "unchanged")]
    }
    output.print(
      .object(["files": .array(files), "isRunning": isRunning.map { .bool($0) } ?? .null]))
  }

  private func finish(_ problem: String?) -> Outcome {
    guard let problem else { return .done }
    output.remark("proba: \(problem)\n")
    return .failed
  }
}
