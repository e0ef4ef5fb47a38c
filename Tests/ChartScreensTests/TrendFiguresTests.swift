import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import InterfaceTestSupport
import JSON
import PageModel
import Preferences
import Sampling
import Testing
import Tracking
import Wire

@testable import ChartScreens

@Suite struct `The course of a tag` {
  static let work = "/trend?tag=work&from=2023-11-01&to=2023-11-14"

  /// A trend with the given numbers of probes and answers; half of the answers have the tag.
  static func trend(
    of tag: String, by step: Trend.Step = .day, from first: Int = 19_663,
    _ parts: [(days: Int, probes: Int, answered: Int)]
  ) -> JSONValue {
    var start = first
    return Trend(
      name: tag, step: step,
      parts: parts.map { days, probes, answered in
        defer { start += days }
        let sample = AskedSample(
          probes: probes, answered: answered, askedSeconds: Double(answered) * 2_700)
        return Trend.Part(
          start: CivilDate(dayNumber: start), days: days, probes: probes, answered: answered,
          askedHours: sample.askedHours,
          tag: Statistics.Figure(
            name: tag, color: TagColor(wrapping: 1), counts: [answered / 2], in: sample))
      }
    ).json
  }

  /// The chart of "work" over three days, the last of which has no answers.
  private func visit() -> Visit {
    let visit = Visit()
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4), (1, 3, 0)]))
    return visit
  }

  @Test func `shows the selected tag in its colour`() {
    let visit = Visit()
    #expect(visit.courses == [Self.work])
    #expect(visit.drawn.first?.attributes["aria-busy"] == "true", "a shimmer")
    visit.ask(color: 8, isNewer: false)
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    #expect(visit.drawn.map(\.label) == ["Hours a day: work"])
    #expect(visit.drawn.allSatisfy { $0.attributes["aria-busy"] == nil })
    #expect(visit.charts.trend.hours.figure?.series.first?.ink == .palette(8))
  }

  @Test func `asks for weeks that begin on the day of the person`() {
    let visit = Visit()
    visit.page.browser.browser.apply(PersonalSettings(weekStart: .fixed(.sunday)))
    visit.ask(color: 8, isNewer: true)
    #expect(visit.courses.last == Self.work + "&weekStart=sun")
  }

  /// A week that has just begun: hourly ticks would be between its days.
  @Test(arguments: 1...4) func `has no ticks but those of days`(count: Int) throws {
    let visit = Visit()
    let parts = Array(repeating: (days: 1, probes: 4, answered: 2), count: count)
    visit.respond(to: Self.work, Self.trend(of: "work", parts))
    let figure = try #require(visit.charts.trend.hours.figure)
    let (lower, upper) = figure.domain
    for width in [240.0, 900] {
      let ticks = figure.ticks(lower, upper, width)
      #expect(!ticks.isEmpty && ticks.allSatisfy { !$0.text.contains(":") }, "\(ticks)")
      #expect(ticks.count <= count)
    }
  }

  @Test func `shows a day that lacks answers as a ring on what is possible`() throws {
    let visit = Visit()
    let whole = try #require(
      Trend(json: Self.trend(of: "work", [(1, 32, 30), (1, 32, 6), (1, 32, 30)])))
    let parts = whole.parts.enumerated().map { place, part in
      Trend.Part(
        start: part.start, days: part.days, probes: part.probes, answered: part.answered,
        askedHours: part.askedHours, gap: place == 1 ? AnswerGap(hours: nil, missed: 26) : nil,
        tag: part.tag)
    }
    visit.respond(to: Self.work, Trend(name: "work", step: .day, parts: parts).json)
    let series = try #require(visit.charts.trend.hours.figure?.series)
    #expect(series.map(\.name) == ["work", "incomplete"])
    #expect(series.map(\.isHollow) == [false, true])
    // There is a margin before the first value.
    let known = series.map { line in line.samples.values.values.map { $0.isFinite } }
    #expect(known == [[false, true, false, true, false], [false, false, true, false, false]])
    let (figure, range) = (
      try #require(parts[1].tag), try #require(series[1].samples.interval(of: 2))
    )
    #expect(range.high > figure.hours.high && range.low < figure.hours.low)
    let note =
      "incomplete: not over, partly outside the period, or with too few answers"
    #expect(visit.page.document.root.text.contains(note))
  }

  @Test func `leaves a gap for days without answers, and announces intervals`() {
    let visit = visit()
    visit.page.send(Event(.keydown, key: .end), to: visit.drawn[0])
    // 4 November has no answers: the last value is that of the day before, with its interval.
    let said = visit.said
    #expect(said.hasPrefix("DateTimeFormat 1698969600.0, NumberFormat 1.5 h (NumberFormat 0."))
    #expect(said.hasSuffix(" h)"), "the unit belongs to both ends")
  }

  /// A vacation from 3 to 4 November; the probes of 5 November have no answers.
  @Test func `shades and names days that were not asked about, but not days without answers`()
    throws
  {
    let visit = Visit()
    visit.respond(
      to: Self.work,
      Self.trend(of: "work", [(1, 4, 2), (1, 4, 2), (1, 0, 0), (1, 0, 0), (1, 3, 0), (1, 4, 4)]))
    let figure = try #require(visit.charts.trend.hours.figure)
    #expect(figure.blanks.map(\.place) == [19_665, 19_666].map { $0 * 86_400 })
    #expect(
      figure.blanks.map(\.lower) + figure.blanks.suffix(1).map(\.upper)
        == [19_664.5, 19_665.5, 19_666.5].map { $0 * 86_400 })
    let slider = visit.drawn[0]
    var said: [String] = []
    for key in [Key.home, .right, .right, .right, .right, .right] {
      visit.page.send(Event(.keydown, key: key), to: slider)
      said.append(visit.said)
    }
    let isUnasked = said.map { $0.hasSuffix(", not asked") }
    #expect(isUnasked == [false, false, true, true, false, false], "\(said)")
    #expect(!said[3].contains("NumberFormat") && said[4] == said[5])
    visit.page.click("button", "Table: Hours a day: work")
    let rows = visit.page.all("tr").map(\.text)
    #expect(rows.count == 6 && rows.count { $0.hasSuffix("not asked") } == 2, "\(rows)")
  }

  @Test func `connects values by straight lines, since there is no data between them`() {
    #expect(visit().charts.trend.hours.figure?.series.allSatisfy { $0.shape == .linear } == true)
  }

  @Test func `draws the hours of each day themselves, at its beginning`() throws {
    let series = try #require(visit().charts.trend.hours.figure?.series.first)
    let values = series.samples.values.values
    let known = values.indices.filter { !values[$0].isNaN }
    #expect(known.map { values[$0] } == [0.75, 1.5])
    #expect(known.map { series.samples.place(of: $0) } == [19_663 * 86_400, 19_664 * 86_400])
  }

  @Test func `keeps the marked value after an update, and clears it in another period`() {
    let visit = visit()
    visit.page.send(Event(.keydown, key: .home), to: visit.drawn[0])
    let spoken = visit.said
    #expect(spoken != "–")
    visit.ask()
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4), (1, 3, 1)]))
    #expect(visit.said == spoken)
    visit.ask(from: nil, to: nil)
    #expect(visit.drawn[0].attributes["aria-busy"] == "true")
    visit.respond(to: "/trend?tag=work", Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    #expect(visit.said == "–")
  }

  /// Monday the 30th of October, a week that began on Wednesday, and the week of the 14th.
  @Test func `marks weeks that are incomplete or not over`() throws {
    let visit = Visit()
    visit.ask(from: "2023-10-25")
    visit.respond(
      to: "/trend?tag=work&from=2023-10-25&to=2023-11-14",
      Self.trend(
        of: "work", by: .week(from: .monday), from: 19_655,
        [(5, 9, 8), (7, 9, 8), (7, 9, 8), (2, 9, 8)]))
    #expect(visit.drawn.first?.label == "Hours a week: work")
    var spoken: [String] = []
    for key in [Key.home, .right, .right, .right] {
      visit.page.send(Event(.keydown, key: key), to: visit.page.all("slider")[0])
      spoken.append(visit.said)
    }
    #expect(spoken.map { $0.contains("incomplete") } == [true, false, false, true])
    #expect(spoken[1].hasPrefix("October 30 – November 5, 2023, work"))
  }

  @Test func `shows weeks beside those of the year before, where they are whole`() throws {
    let visit = Visit()
    visit.ask(from: "2023-10-23", comparesYears: true)
    #expect(!visit.courses.contains { $0.contains("2022") })
    visit.respond(
      to: "/trend?tag=work&from=2023-10-23&to=2023-11-14",
      Self.trend(
        of: "work", by: .week(from: .monday), from: 19_653,
        [(7, 9, 8), (7, 9, 8), (7, 9, 8), (2, 9, 8)]))
    #expect(visit.charts.trend.hours.figure?.series.map(\.name) == ["work", "incomplete"])
    // The first week has no answers; the last one is not over, and not compared.
    visit.respond(
      to: "/trend?tag=work&from=2022-10-24&to=2022-11-15",
      Self.trend(
        of: "work", by: .week(from: .monday), from: 19_289,
        [(7, 9, 0), (7, 9, 4), (7, 9, 2), (2, 9, 8)]))
    let series = try #require(visit.charts.trend.hours.figure?.series.last)
    #expect(series.name == "the year before" && !series.dash.isEmpty)
    let known = series.samples.values.values.filter { !$0.isNaN }
    #expect(known.count == 2 && known[0] > known[1])
  }

  @Test func `marks a lasting change between the steps that it divides, and says how large it is`()
    throws
  {
    let visit = Visit()
    visit.ask(from: "2023-10-02")
    let start = 19_632
    let levels = [8, 8, 8, 8, 8, 8]
    let trend = try #require(
      Trend(
        json: Self.trend(
          of: "work", by: .week(from: .monday), from: start, levels.map { (7, 9, $0) })))
    let changed = Trend(
      name: trend.name, step: .week(from: .monday), parts: trend.parts,
      shift: Trend.Shift(
        start: CivilDate(dayNumber: start + 21), before: Estimate(value: 11, low: 9, high: 13),
        after: Estimate(value: 18.2, low: 15, high: 21)))
    let target = "/trend?tag=work&from=2023-10-02&to=2023-11-14"
    visit.respond(to: target, changed.json)
    #expect(visit.charts.trend.hours.figure?.change == (Double(start) + 17.5) * 86_400)
    let sentence = try #require(visit.charts.trend.change)
    #expect(sentence.hasPrefix("Likely shift near October 23, 2023: about "), "\(sentence)")
    visit.ask(from: "2023-10-09")
    #expect(visit.charts.trend.change == nil)
  }

  @Test func `compares with no other year where steps are days, or the beginning is open`() {
    let visit = Visit()
    visit.ask(isNewer: false, comparesYears: true)
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    visit.ask(from: nil, comparesYears: true)
    visit.respond(
      to: "/trend?tag=work&to=2023-11-14",
      Self.trend(of: "work", by: .week(from: .monday), [(7, 9, 8), (7, 9, 8)]))
    #expect(visit.courses.isEmpty)
  }

  @Test func `hands the days of a chosen range to the page`() {
    let visit = visit()
    #expect(visit.page.find("button", "Use as period") == nil)
    visit.page.send(Event(.keydown, key: .home), to: visit.drawn[0])
    visit.page.send(Event(.keydown, key: .right, modifiers: .shift), to: visit.drawn[0])
    visit.page.click("button", "Use as period")
    #expect(visit.chosen == ["2023-11-02 2023-11-03"])
    #expect(visit.page.find("button", "Use as period") == nil)
  }

  @Test func `names its table after itself`() {
    #expect(visit().page.find("button", "Table: Hours a day: work") != nil)
  }

  @Test func `says that there is none for a period without probes`() {
    let visit = Visit()
    visit.respond(to: Self.work, Self.trend(of: "work", []))
    #expect(visit.drawn.isEmpty)
    #expect(visit.page.document.root.text.contains("There is nothing to draw"))
  }

  @Test func `reports that it could not be loaded, and retries`() {
    let visit = Visit()
    visit.respond(to: Self.work, status: 500)
    #expect(visit.page.find("alert")?.text == "The figures could not be read.")
    visit.page.click("button", "Try again")
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2)]))
    #expect(visit.page.find("alert") == nil)
    #expect(visit.drawn.count == 1)
  }

  @Test func `ignores a late reply for an earlier period`() {
    let visit = visit()
    visit.ask(from: "2023-11-08")
    visit.ask(from: nil, to: nil)
    visit.respond(to: "/trend?tag=work", Self.trend(of: "work", by: .month, [(9, 4, 2)]))
    visit.respond(
      to: "/trend?tag=work&from=2023-11-08&to=2023-11-14", Self.trend(of: "work", [(1, 4, 2)]))
    #expect(visit.drawn.map(\.label) == ["Hours a month: work"])
  }
}
