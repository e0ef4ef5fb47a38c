import Arguments
import CommandLineTool
import Synchronization
import Testing

private enum Shelf: String, CaseIterable { case novels, plays }

private struct Trouble: Error, CustomStringConvertible {
  var description: String { "The shelf is full." }
}

/// The arguments of the calls of a sample tool's commands.
private final class Calls: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

private func sample(_ calls: Calls) -> Tool {
  Tool(
    "books", summary: "Keeps a reading list.",
    subcommands: [
      Tool(
        "add", summary: "Adds a book.", .argument("title", .text, help: "What it is called."),
        .option("pages", short: "p", .int(in: 1...9_999), default: 200, help: "How long it is."),
        .option("rating", .double, help: "How good it is."),
        .options("tag", .text, help: "A tag."),
        .requiredOption("shelf", .choice(of: Shelf.self), help: "Where it stands."),
        .flag("read", help: "It has been read.")
      ) { title, pages, rating, tags, shelf, isRead in
        calls.note("\(title) \(pages) \(rating ?? -1) \(tags) \(shelf) \(isRead)")
      },
      Tool(
        "show", summary: "Shows books.", .optionalArgument("count", .int, help: "How many.")
      ) { count in
        calls.note("show \(count.map { "\($0)" } ?? "all")")
      },
      Tool("fail", summary: "Fails.") { throw Trouble() },
      Tool(
        "quit", summary: "Ends.",
        .arguments("code", .int, isRequired: true, help: "With which code.")
      ) { codes in throw ExitCode(Int32(codes[0])) },
    ])
}

@Suite struct `A command line tool` {
  struct Case: Sendable {
    let words: String, code: Int32
    var call: String?
    var sentence: String?
  }

  @Test(arguments: [
    Case(
      words: "add Solaris --shelf novels", code: 0, call: "Solaris 200 -1.0 [] novels false"),
    Case(
      words: "add -p 9 Hamlet --tag a --tag=b --shelf plays --read --rating 4.5", code: 0,
      call: "Hamlet 9 4.5 [\"a\", \"b\"] plays true"),
    Case(words: "show", code: 0, call: "show all"),
    Case(words: "show 3", code: 0, call: "show 3"),
    Case(words: "fail", code: 1, sentence: "books: The shelf is full."),
    Case(words: "quit 7 8", code: 7),
    Case(words: "quit", code: 2, sentence: "missing argument <code>"),
    Case(words: "", code: 2, sentence: "missing command after 'books'"),
    Case(words: "sho", code: 2, sentence: "there is no command 'sho'; did you mean 'show'?"),
    Case(words: "show x", code: 2, sentence: "<count> must be a whole number (got 'x')"),
    Case(words: "add --shelf novels", code: 2, sentence: "missing argument <title>"),
    Case(
      words: "add x", code: 2, sentence: "the flag --shelf needs a value: --shelf <choice>"),
    Case(
      words: "add x --shelf y", code: 2,
      sentence: "--shelf must be one of: novels, plays (got 'y')"),
    Case(
      words: "add x --pages 0 --shelf plays", code: 2,
      sentence: "--pages must be a whole number from 1 to 9999 (got '0')"),
    Case(
      words: "add x --shelf plays --rating inf", code: 2,
      sentence: "--rating must be a number (got 'inf')"),
    Case(words: "add x --help", code: 0),
    Case(words: "--help", code: 0),
  ])
  func `runs a command with typed values, or reports what is wrong`(_ c: Case) async {
    let calls = Calls()
    var output: [String] = []
    var errors: [String] = []
    let words = c.words.split(separator: " ").map(String.init)
    let code = await sample(calls).run(
      words, print: { output.append($0) }, printError: { errors.append($0) })
    #expect(code == c.code)
    #expect(calls.all == (c.call.map { [$0] } ?? []))
    if let sentence = c.sentence { #expect(errors.joined().contains(sentence)) }
    #expect(errors.isEmpty == (c.sentence == nil))
    #expect(output.isEmpty != c.words.hasSuffix("--help"))
  }

  @Test func `has help for each command`() async {
    var output = ""
    _ = await sample(Calls()).run(["add", "-h"], print: { output += $0 }, printError: { _ in })
    for part in [
      "Adds a book.", "Usage: books add [flags] <title>", "-p, --pages <number>", "Default: 200.",
      "One of: novels, plays.", "May be repeated.", "-h, --help",
    ] {
      #expect(output.contains(part))
    }
    #expect(sample(Calls()).defects == [])
  }
}
