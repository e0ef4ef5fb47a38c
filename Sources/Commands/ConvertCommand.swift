private import Arguments
private import Catalogue
private import CivilTime
private import HostSystem
private import JSON
private import Quantities
private import QuantityReading

/// `proba convert`: quantities, said as to a person.
struct ConvertCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let quantities = QuantityReader(
      language: call.string(\.textLanguage).flatMap { ReadingLanguage(rawValue: $0) },
      rates: try rates(), territory: territory)
    let reader = ConversionReader(quantities: quantities, times: try times())
    let words = call.strings(\.convertedText)
    let text = words.joined(separator: " ")
    if words.isEmpty, !output.isJSON, Terminal.isThere {
      let phrases = call.language.conversionPhrases
      ConvertPrompt(reader) { conversion, reader in
        sentence(conversion, phrases, reader)
      } problem: { error in
        phrases.sentence(for: error.reason)
      }.run()
      return .done
    }
    if words.isEmpty || text == "-" {
      return try convertLines(reader, Output(isJSON: output.isJSON || text == "-"))
    }
    return convert(text, reader, output).isUnderstood ? .done : output.isJSON ? .nothing : .failed
  }

  /// Where the person is, of which POSIX has a variable of its own for measures; the language says nothing
  /// of them.
  private var territory: Territory {
    Paths.environment("LC_MEASUREMENT").map { Territory.preferred(by: [$0]) } ?? .world
  }

  /// The rates of the file that `--rates` names.
  private func rates() throws(Failure) -> ExchangeRates? {
    guard let path = call.string(\.rates) else { return nil }
    var lines: [String] = []
    do throws(SystemError) {
      var reader = try LineReader(path: path)
      while let bytes = try reader.next() { lines.append(String(decoding: bytes, as: UTF8.self)) }
    } catch {
      throw .system(error)
    }
    guard let rates = ExchangeRates(lines: lines) else { throw .noRates(path) }
    return rates
  }

  /// Answers each line of the standard input; one that is not understood ends nothing.
  private func convertLines(_ reader: ConversionReader, _ output: Output) throws(Failure) -> Outcome
  {
    do throws(SystemError) {
      var lines = try LineReader(path: "-")
      while let bytes = try lines.next() {
        let line = String(decoding: bytes, as: UTF8.self)
        guard convert(line, reader, output).isPrinted else { break }
      }
    } catch {
      throw .system(error)
    }
    return .done
  }

  /// - Returns: whether the text was understood, and whether the output still has a reader.
  private func convert(
    _ text: String, _ reader: ConversionReader, _ output: Output
  ) -> (isUnderstood: Bool, isPrinted: Bool) {
    let phrases = call.language.conversionPhrases
    do throws(ReadingError) {
      let conversion = try reader.read(text)
      let isPrinted =
        output.isJSON
        ? output.printLine(json(conversion, of: text, reader))
        : output.print(fitted(sentence(conversion, phrases, reader), columns: output.knownColumns))
      return (true, isPrinted)
    } catch {
      let problem = phrases.sentence(for: error.reason)
      var isPrinted = true
      if output.isJSON {
        isPrinted = output.printLine(
          .object(["input": .string(text), "error": .string(problem), "at": .int(error.place)]))
      } else {
        output.remark("proba: \(problem)\n  \(text)\n  \(mark(below: error.place, in: text))\n")
      }
      return (false, isPrinted)
    }
  }

  private func mark(below place: Int, in text: String) -> String {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: text.unicodeScalars.prefix(place))
    return padded("", String(before).visible.cells) + "^"
  }
}

// MARK: - Answers

extension ConvertCommand {
  private func sentence(
    _ conversion: Conversion, _ phrases: ConversionPhrases, _ reader: ConversionReader
  ) -> String {
    switch conversion {
    case .quantity(let reading): sentence(reading, phrases, reader)
    case .time(let reading): sentence(reading)
    }
  }

  private func json(
    _ conversion: Conversion, of text: String, _ reader: ConversionReader
  ) -> JSONValue {
    switch conversion {
    case .quantity(let reading): json(reading, of: text, reader)
    case .time(let reading): json(reading, of: text)
    }
  }

  private func sentence(
    _ reading: Reading, _ phrases: ConversionPhrases, _ reader: ConversionReader
  ) -> String {
    var text = reading.answer.text
    if reading.isMoney, let date = reader.quantities.rates?.date {
      text += " (\(phrases.rateOf(date)))"
    }
    text += "\n"
    for other in reading.others { text += "  \(phrases.others) \(other.text)\n" }
    return text
  }

  private func json(
    _ reading: Reading, of text: String, _ reader: ConversionReader
  ) -> JSONValue {
    let answer = reading.answer
    var members = [
      JSONValue.Member("input", .string(text)), JSONValue.Member("from", json(answer.from)),
      JSONValue.Member("to", json(answer.to)), JSONValue.Member("text", .string(answer.text)),
      JSONValue.Member("reading", .string(answer.reading)),
      JSONValue.Member("others", .array(reading.others.map { json($0) })),
    ]
    if reading.isMoney, let date = reader.quantities.rates?.date {
      members.append(JSONValue.Member("rateDate", .string(date)))
    }
    return .object(members)
  }

  private func json(_ answer: Reading.Answer) -> JSONValue {
    .object([
      "from": json(answer.from), "to": json(answer.to), "text": .string(answer.text),
      "reading": .string(answer.reading),
    ])
  }

  private func json(_ quantity: Quantity) -> JSONValue {
    .object(["value": .number(quantity.value.double), "unit": .string(quantity.unit.publishedID)])
  }
}

extension ConversionPhrases {
  /// What a person reads of a text that is not understood.
  fileprivate func sentence(for reason: ReadingError.Reason) -> String {
    switch reason {
    case .empty: empty
    case .badNumber: badNumber
    case .divisionByZero: divisionByZero
    case .unknown: unknown
    case .missingUnit: missingUnit
    case .missingTarget: missingTarget
    case .missingSource: missingSource
    case .differentDimensions: differentDimensions
    case .belowAbsoluteZero: belowAbsoluteZero
    case .outOfRange: outOfRange
    case .tooLong: tooLong
    case .missingRates: missingRates
    case .badTime: badTime
    case .unknownPlace: unknownPlace
    case .missingPlace: missingPlace
    }
  }
}
