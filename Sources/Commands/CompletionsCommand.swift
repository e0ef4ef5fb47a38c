private import Arguments

/// `proba completions`: prints a script that has a shell complete what is said to the program.
struct CompletionsCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) -> Outcome {
    // The parser takes no other names.
    let shell = call.string(\.shell).flatMap { Shell(rawValue: $0) } ?? .bash
    output.print(call.completions(for: shell))
    return .done
  }
}
