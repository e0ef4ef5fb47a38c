private import Arguments
internal import Composition

/// `proba completions`: prints a script that has a shell complete the words of the program.
struct CompletionsCommand: Runnable {
  let call: Call
  let output: Output

  init(in run: Container<Running>) throws(Failure) {
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
  }

  func run() -> Outcome {
    // The parser takes no other names.
    let shell = call.string(\.shell).flatMap { Shell(rawValue: $0) } ?? .bash
    output.print(call.completions(for: shell))
    return .done
  }
}
