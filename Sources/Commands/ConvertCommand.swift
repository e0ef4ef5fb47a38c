private import Arguments
internal import Catalogue
private import CivilTime
internal import Composition
private import HostSystem
private import JSON
private import QuantityReading
private import Routes
private import TrackerStore
internal import Wire

/// `proba convert`: quantities and times, answered in sentences.
struct ConvertCommand: Runnable {
  let call: Call
  let reading: Lazy<ReadingTracker>
  private let output: Output
  private let rates: Lazy<StoredRates>

  init(in run: Container<Running>) throws(Failure) {
    call = try run.resolve(Call.self)
    reading = run.lazily(ReadingTracker.self)
    output = try run.resolve(Output.self)
    rates = run.lazily(StoredRates.self)
  }

  func run() throws(Failure) -> Outcome {
    let converter = Converter(
      language: call.language,
      textLanguage: call.string(\.textLanguage).flatMap { ReadingLanguage(rawValue: $0) },
      territory: territory, rates: try rates(), zone: try zone(), now: try present())
    let words = call.strings(\.convertedText)
    let text = words.joined(separator: " ")
    if words.isEmpty, !output.isJSON, Terminal.isThere {
      ConvertPrompt(converter) { answer in sentence(answer) }.run()
      return .done
    }
    if words.isEmpty || text == "-" {
      return try convertLines(converter, text == "-" ? output.asJSON : output)
    }
    return outcome(print(converter.convert(text), output).isUnderstood, output)
  }

  /// The person's territory, by the environment variable for measures; the language does not decide it.
  private var territory: Territory {
    call.machine.variable("LC_MEASUREMENT").map { Territory.preferred(by: [$0]) } ?? .world
  }

  /// Answers each line of the standard input; a line that is not understood does not end the run, but
  /// decides its outcome.
  private func convertLines(_ converter: Converter, _ output: Output) throws(Failure) -> Outcome {
    var areUnderstood = true
    do throws(SystemError) {
      var lines = try LineReader(path: "-")
      while let bytes = try lines.next() {
        let line = String(decoding: bytes, as: UTF8.self)
        let (isUnderstood, isPrinted) = print(converter.convert(line), output)
        areUnderstood = areUnderstood && isUnderstood
        guard isPrinted else { break }
      }
    } catch {
      throw .system(error)
    }
    return outcome(areUnderstood, output)
  }

  /// Returns the outcome of texts that were all understood, or not: as JSON, the reason is a result.
  private func outcome(_ areUnderstood: Bool, _ output: Output) -> Outcome {
    areUnderstood ? .done : output.isJSON ? .nothing : .failed
  }

  /// - Returns: whether the text was understood, and whether the output still has a reader.
  private func print(
    _ text: ConvertedText, _ output: Output
  ) -> (isUnderstood: Bool, isPrinted: Bool) {
    guard case .none(let error, let place) = text.answer else {
      let isPrinted =
        output.isJSON
        ? output.printLine(text.json)
        : output.print(fitted(sentence(text.answer) + "\n", columns: output.knownColumns))
      return (true, isPrinted)
    }
    if output.isJSON { return (false, output.printLine(text.json)) }
    let mark = mark(below: place, in: text.input)
    output.remark("proba: \(error)\n  \(text.input)\n  \(mark)\n")
    return (false, true)
  }

  private func mark(below place: Int, in text: String) -> String {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: text.unicodeScalars.prefix(place))
    return padded("", String(before).visible.cells) + "^"
  }

  /// Returns an answer in a line, and below it the other readings, or the text as given.
  private func sentence(_ answer: ConvertedText.Answer) -> String {
    let phrases = call.language.commandPhrases.conversion
    switch answer {
    case .quantity(let quantity, let others, let rateDate):
      let date = rateDate.map { " (\(phrases.rateOf($0)))" } ?? ""
      return quantity.text + date + others.map { "\n  \(phrases.others) \($0.text)" }.joined()
    case .time(let time, let given, _): return time.text + (given.map { "\n  = " + $0.text } ?? "")
    case .none(let error, _): return error
    }
  }
}
