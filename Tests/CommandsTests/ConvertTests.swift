import TestSupport
import Testing

@Suite struct `Conversions on the command line` {
  private struct Answer: Decodable {
    struct Amount: Decodable {
      let value: Double
      let unit: String
    }

    struct Other: Decodable {
      let from, to: Amount
      let text: String
    }

    let input: String
    let from, to: Amount
    let text, reading: String
    let others: [Other]
    let rateDate: String?
  }

  private struct Refusal: Decodable {
    let input, error: String
    let at: Int
  }

  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `are answered in a line, with other readings`() async throws {
    let outcome = try await sandbox.run("convert", "5", "m", "in", "ft")
    #expect(outcome.code == 0 && outcome.lines[0] == "5\u{A0}m ≈ 16.4\u{A0}ft")
    #expect(try await sandbox.run("convert", "5 m").lines.count > 1)
  }

  @Test func `are JSON for programs`() async throws {
    let answer: Answer = try await sandbox.run("convert", "--json", "6 feet 2 inches").json()
    #expect(answer.input == "6 feet 2 inches" && answer.reading == "foot → meter")
    #expect(answer.from.unit == "foot" && answer.to.unit == "meter")
    #expect(abs(answer.to.value - 1.8796) < 1e-12 && answer.rateDate == nil)
  }

  @Test func `of each line of the input are a line of JSON, refusals too`() async throws {
    try sandbox.file("lines", "сім градусів Цельсія\n5 km to kg\n\n10 km\n")
    let outcome = try await sandbox.shell("$PROBA convert - < lines")
    #expect(outcome.code == 1 && outcome.lines.count == 4)
    let answers = outcome.lines.map { Outcome(output: String($0)) }
    #expect(try answers[0].json(Answer.self).to.value == 44.6)
    let refusal = try answers[1].json(Refusal.self)
    #expect(refusal.error == "the units measure different things" && refusal.at == 8)
    #expect(try answers[2].json(Refusal.self).at == 0)
    #expect(try answers[3].json(Answer.self).to.unit == "mile")
  }

  @Test(arguments: [
    ("5 km\\n10 kg", "convert -", Int32(0)), ("5 km\\nfoo\\n10 kg", "convert -", 1),
    ("5 km\\n10 kg", "convert", 0), ("5 km\\nfoo\\n10 kg", "convert", 2),
    ("foo", "convert --json", 1),
  ])
  func `of lines have the outcome of the worst line`(
    lines: String, command: String, code: Int32
  ) async throws {
    let outcome = try await sandbox.shell("printf '\(lines)\\n' | $PROBA \(command)")
    #expect(outcome.code == code, "\(outcome)")
  }

  @Test(arguments: ["0x1F", "0X10 km in m", "0xff F"])
  func `of numbers of programmers are refused`(text: String) async throws {
    let outcome = try await sandbox.run("convert", text)
    #expect(
      outcome.code == 2 && outcome.error.hasPrefix("proba: this is not a number"), "\(outcome)")
    // A product has room around its sign, or another factor than nothing.
    #expect(try await sandbox.run("convert", "2x3 m in cm").code == 0)
  }

  @Test(arguments: [
    (["-5 C"], "−5 °C = 23 °F"), (["-5", "C"], "−5 °C = 23 °F"), (["−5 °C"], "−5 °C = 23 °F"),
    (["- 5 km"], "−5 km ≈ −3.11 mi"), (["-", "5", "km"], "−5 km ≈ −3.11 mi"),
    (["-5km", "in", "m"], "−5 km = −5000 m"), (["-.5 km in m"], "−0.5 km = −500 m"),
    (["-½ mile in m"], "−0.5 mi ≈ −805 m"), (["-5,5", "градуса"], "−5,5 °C = 22,1 °F"),
  ])
  func `of negative quantities need no --`(words: [String], answer: String) async throws {
    let outcome = try await sandbox.run(["convert"] + words)
    #expect(outcome.code == 0)
    let line = (outcome.lines.first ?? "").replacing("\u{A0}", with: " ")
    #expect(String(line) == answer)
  }

  @Test func `that are not understood are refused with the place`() async throws {
    let outcome = try await sandbox.run("convert", "5 parrots")
    #expect(outcome.code == 2)
    #expect(outcome.error == "proba: this is not a known unit\n  5 parrots\n    ^\n")
  }

  @Test func `of times are shown in the zone of the person`() async throws {
    struct Answer: Decodable { let input, time, zone, reading: String }
    let given = ["convert", "--now", "2026-01-15T10:00:00Z", "--zone", "Europe/Kyiv"]
    let answer: Answer = try await sandbox.run(given + ["--json", "noon in Sydney"]).json()
    #expect(answer.time == "2026-01-15T03:00+02:00" && answer.zone == "Europe/Kyiv")
    #expect(answer.reading == "2026-01-15T12:00+11:00 Australia/Sydney → Europe/Kyiv")
    let text = try await sandbox.run(given + ["15:00", "London", "to", "New", "York"])
    #expect(
      text.output == "10:00, Thu Jan 15, America/New_York\n  = 15:00, Thu Jan 15, Europe/London\n")
    #expect(
      try await sandbox.run(given + ["25:00 in London"]).error
        == "proba: no clock shows this time\n  25:00 in London\n  ^\n")
    #expect(
      try await sandbox.run(given + ["3pm in Nowhereville"]).error.contains("known place or time"))
    for bad in [["--zone", "Nowhere"], ["--now", "soon"], ["--now", "2026-01-15T25:00Z"]] {
      #expect(try await sandbox.run(["convert"] + bad + ["Tokyo"]).code == 2)
    }
    let west = ["convert", "--json", "--now", "2026-01-15T10:00:00-05:00", "UTC"]
    let present: Answer = try await sandbox.run(west).json()
    #expect(present.time == "2026-01-15T15:00+00:00")
  }

  @Test func `of money need a file of rates`() async throws {
    #expect(try await sandbox.run("convert", "$200").code == 2)
    try sandbox.file("rates", "# 2023-01-03\nEUR,1\nUSD,1.0545\n")
    let answer: Answer = try await sandbox.run("convert", "--json", "--rates", "rates", "$200")
      .json()
    #expect(answer.to.unit == "EUR" && answer.rateDate == "2023-01-03")
    let text = try await sandbox.run("convert", "--rates", "rates", "$200")
    #expect(text.output.contains("rates of 2023-01-03"))
    try sandbox.file("none", "nothing here\n")
    let refused = try await sandbox.run("convert", "--rates", "none", "$200")
    #expect(refused.code == 2 && refused.error.contains("none has no exchange rates"))
    #expect(
      try await sandbox.run("convert", "--rates", "nowhere", "$200").error.contains("nowhere"))
  }
}
