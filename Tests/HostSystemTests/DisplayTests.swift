import Testing

@testable import HostSystem

@Suite struct `Colours of a stream` {
  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let inTerminal, inPipe: Bool
    var testDescription: String { variables.description }
  }

  @Test(arguments: [
    Case(variables: [:], inTerminal: true, inPipe: false),
    Case(variables: ["TERM": "dumb"], inTerminal: false, inPipe: false),
    Case(variables: ["CLICOLOR": "1"], inTerminal: true, inPipe: false),
    Case(variables: ["CLICOLOR": "0"], inTerminal: false, inPipe: false),
    Case(variables: ["CLICOLOR_FORCE": "1"], inTerminal: true, inPipe: true),
    Case(variables: ["CLICOLOR_FORCE": "0"], inTerminal: true, inPipe: false),
    Case(variables: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], inTerminal: true, inPipe: true),
    Case(variables: ["CLICOLOR_FORCE": "1", "TERM": "dumb"], inTerminal: true, inPipe: true),
    Case(variables: ["NO_COLOR": "1"], inTerminal: false, inPipe: false),
    Case(variables: ["NO_COLOR": "0"], inTerminal: false, inPipe: false),
    Case(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], inTerminal: false, inPipe: false),
  ])
  func `follow the conventions of terminals`(_ case: Case) {
    let variable: (String) -> String? = { name in `case`.variables[name] }
    typealias Stream = StandardStreams.Stream
    #expect(Stream.isColored(isTerminal: true, variable) == `case`.inTerminal)
    #expect(Stream.isColored(isTerminal: false, variable) == `case`.inPipe)
  }
}
