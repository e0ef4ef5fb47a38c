private import CTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A program that shows the standard output page by page, such as `less`.
///
/// From its start until ``finish()`` the standard output is read by the pager. A person who leaves it early
/// closes the pipe, so that writes fail quietly after ``StandardStreams/outliveFailedWrites()``.
public struct Pager: ~Copyable {
  private let process: pid_t
  /// The standard output as it was.
  private let output: Int32

  private init(process: pid_t, output: Int32) {
    self.process = process
    self.output = output
  }

  /// Returns the command that shows pages, by the first of some environment variables that is set.
  ///
  /// - Parameter names: the variables; a value that is empty or `cat` means no pager.
  /// - Returns: nil if there is to be none, or if the program is not installed: its text would be
  ///   lost. Without a variable, `less` if it is installed.
  public static func command(by names: [String]) -> String? {
    for name in names {
      guard let value = unsafe getenv(name) else { continue }
      let command = unsafe String(cString: value)
      return command.isEmpty || command == "cat" || isMissing(command) ? nil : command
    }
    return isInstalled("less") ? "less -FRX" : nil
  }

  /// Returns whether a shell would not find the program of a command; only the shell can answer
  /// that for one that needs a shell.
  private static func isMissing(_ command: String) -> Bool {
    let program = command.prefix { $0 != " " }
    let isName = program.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._+-/".contains($0))
    }
    guard isName else { return false }
    return program.contains("/")
      ? unsafe access(String(program), X_OK) != 0 : !isInstalled(String(program))
  }

  private static func isInstalled(_ name: String) -> Bool {
    (Paths.environment("PATH") ?? "").split(separator: ":").contains { folder in
      unsafe access("\(folder)/\(name)", X_OK) == 0
    }
  }

  /// Starts a shell command that reads the standard output; returns nil if the system starts none.
  public static func start(_ command: String) -> Pager? {
    var process = pid_t()
    var pair: [Int32] = [0, 0]
    guard unsafe pipe(&pair) == 0 else { return nil }
    let (reader, writer) = (pair[0], pair[1])
    // The options of a plain `less`: to end when all fits, to show colours, and to leave the text behind.
    unsafe setenv("LESS", "FRX", 0)
    let output = dup(STDOUT_FILENO)
    guard output >= 0, unsafe terminal_spawn(command, pair, &process) == 0 else {
      for descriptor in pair + [output] where descriptor >= 0 { close(descriptor) }
      return nil
    }
    // It cannot fail: both are open.
    dup2(writer, STDOUT_FILENO)
    close(reader)
    close(writer)
    // Ctrl-C is meant for the pager, which stays until the person leaves it.
    signal(SIGINT, SIG_IGN)
    return Pager(process: process, output: output)
  }

  /// Ends the text, and waits until the person has left the pager.
  public consuming func finish() {
    dup2(output, STDOUT_FILENO)
    close(output)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
