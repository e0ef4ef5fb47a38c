private import Arguments

/// `proba completions`: prints a script that completes the words of the program in a shell.
struct CompletionsCommand: PlainCommand {
  let call: Call
  let output: Output

  func run() -> Outcome {
    // The parser takes no other names.
    let shell = call.string(\.shell).flatMap { Shell(rawValue: $0) } ?? .bash
    output.print(call.completions(for: shell))
    return .done
  }
}
