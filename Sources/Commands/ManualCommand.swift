private import HostSystem
private import Wire

/// `proba manual`: prints a manual page, or writes all of them.
struct ManualCommand: PlainCommand {
  let call: Call
  let output: Output

  func run() throws(Failure) -> Outcome {
    // The page of a command is requested, and mistakes in its name are corrected, as with its help.
    let named = try call.helpOfTopic()
    guard let folder = call.string(\.folder) else {
      output.print(call.manual(of: named.path, version: ProgramVersion.text) ?? "")
      return .done
    }
    guard !folder.isEmpty else { throw .emptyPath(name: call.spelling(\.folder)) }
    do throws(SystemError) {
      try Paths.makeFolder(folder)
      for path in call.paths {
        let name = (["proba"] + path).joined(separator: "-")
        let page = call.manual(of: path, version: ProgramVersion.text) ?? ""
        // The readers of a manual page are all users of the machine.
        try Paths.write(
          Array(page.utf8), to: "\(folder)/\(name).1", readers: .everyone)
      }
    } catch {
      throw .system(error)
    }
    return .done
  }
}
