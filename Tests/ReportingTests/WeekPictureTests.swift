import Catalogue
import CivilTime
import Drawing
import Geometry
import Reporting
import Reviews
import Sampling
import Testing
import Tracking

@Suite struct `The picture of a week` {
  /// A tag with its hours, and the part of them that the ring counts for it, by default all.
  private static func part(
    _ name: String, _ hours: Double, counted: Double? = nil
  ) -> WeekSummary.Part {
    WeekSummary.Part(
      tag: ReviewedTag(
        name: name, color: TagColor(wrapping: 1),
        hours: Estimate(value: hours, low: hours - 2.5, high: hours + 2.5)),
      countedHours: counted ?? hours)
  }

  private static func picture(
    _ parts: [WeekSummary.Part], others: Estimate? = nil, answered: Int = 150,
    gap: AnswerGap? = nil, isRunning: Bool = false,
    language: Language = .english, measure: TextMeasure = .estimate,
    design: ReportDesign = ReportDesign()
  ) throws -> Picture {
    ReportWriter(language: language, measure: measure, design: design).picture(
      of: WeekSummary(
        probes: 200, answered: answered, askedHours: 168, parts: parts, others: others,
        otherCount: others == nil ? 0 : 4, bounds: nil, gap: gap),
      from: try #require(CivilDate(iso: "2026-11-16")), isRunning: isRunning)
  }

  /// The paints of the dots of rows, and of the slices of rings.
  private static func paints(_ picture: Picture) -> (dots: [Paint], slices: [Paint]) {
    var dots: [Paint] = []
    var slices: [Paint] = []
    for case .fill(let path, let paint) in picture.operations {
      let isDot = path.steps.contains { if case .circle(_, radius: 6) = $0 { true } else { false } }
      let isSlice = path.steps.contains { if case .arc = $0 { true } else { false } }
      if isDot { dots.append(paint) } else if isSlice { slices.append(paint) }
    }
    return (dots, slices)
  }

  private func letterings(_ picture: Picture) -> [Lettering] {
    picture.operations.compactMap { if case .write(let text) = $0 { text } else { nil } }
  }

  private static let parts = [part("sleep", 90), part("work", 50.25, counted: 40.25), part("", 20)]

  @Test func `says what the first card says`() throws {
    let picture = try Self.picture(
      Self.parts, others: Estimate(value: 17.75, low: 12, high: 24))
    let texts = letterings(picture).map(\.text)
    #expect(
      texts.prefix(18) == [
        "November 16–22, 2026", "Most of the week: sleep,", "work.", "75%", "of questions",
        "answered", "sleep", "90 h", "88–93", "work", "50 h", "48–53", "without a tag",
        "20 h",
        "18–23", "4 others", "18 h", "12–24",
      ])
    #expect(
      texts.dropFirst(18).joined(separator: " ")
        == "You answered 150 of 200 questions (75%). Hours are scaled up from your answers to all 168 h in "
        + "which you were asked. Ranges are 95% intervals. The ring counts each answer once, under its "
        + "broadest tag; hours beside a tag are its total.")
  }

  @Test func `says of a week that is not over that it is so`() throws {
    let texts = letterings(try Self.picture(Self.parts, isRunning: true)).map(\.text)
    #expect(texts.starts(with: ["November 16–22, 2026, so far", "Most of the week so far:"]))
  }

  @Test func `names no tag as the largest where answers are lacking, and what its ranges are`()
    throws
  {
    let gap = AnswerGap(hours: 23..<31, missed: 50)
    let texts = letterings(try Self.picture(Self.parts, gap: gap)).map(\.text)
    #expect(texts[1] == "Week in review")
    #expect(
      texts.joined(separator: " ").contains("Ranges are the lowest and the highest possible hours"))
  }

  @Test(arguments: Language.allCases)
  func `has room for everything in each language`(language: Language) throws {
    let names = ["дуже довга назва справи", "Ferienwohnungsbesichtigung", "a", "b", "c", "d"]
    let picture = try Self.picture(
      names.map { Self.part(String(repeating: $0 + " ", count: 6), 128.25) },
      others: Estimate(value: 17.75, low: 12, high: 24), language: language, measure: .wide)
    #expect(picture.size.height * 4 == picture.size.width * 5)
    // The hole of the ring, whose centre is that of the picture's width.
    let total = try #require(
      letterings(picture).first { $0.style.weight == 700 && $0.horizontal == .middle })
    for lettering in letterings(picture) where lettering.horizontal == .middle {
      let frame = lettering.frame(.wide)
      for corner in [
        Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
        Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY),
      ] {
        let (x, y) = (corner.x - picture.size.width / 2, corner.y - total.place.y - 8)
        #expect((x * x + y * y).squareRoot() < 79, "\(lettering.text)")
      }
    }
    let frames = letterings(picture).map { (text: $0.text, frame: $0.frame(.wide)) }
    for (place, one) in frames.enumerated() {
      #expect(one.frame.minX >= 40 && one.frame.maxX <= picture.size.width - 40, "\(one.text)")
      #expect(one.frame.minY >= 40 && one.frame.maxY <= picture.size.height - 40, "\(one.text)")
      for other in frames[..<place] {
        #expect(!one.frame.overlaps(other.frame), "\(one.text) over \(other.text)")
      }
    }
  }

  @Test func `distinguishes tags of the same colour, in the ring as beside it`() throws {
    // All have the first colour.
    let picture = try Self.picture([Self.part("sleep", 90), Self.part("work", 50)])
    let (dots, slices) = Self.paints(picture)
    #expect(dots.count == 2 && dots[0] != dots[1])
    // After the time without answers.
    #expect(Array(slices.dropFirst()) == dots)
  }

  @Test func `gathers slivers of the ring`() throws {
    let parts = [
      Self.part("sleep", 90), Self.part("work", 60), Self.part("a", 20, counted: 1),
      Self.part("b", 20, counted: 1),
    ]
    let (dots, slices) = Self.paints(try Self.picture(parts))
    #expect(dots.count == 4)
    // After the time without answers: two tags, and the others together.
    #expect(slices.count == 4 && slices.last == .ink(.others))
  }

  @Test func `has the patterns and the weight of its design`() throws {
    let plain = try Self.picture(Self.parts)
    var design = ReportDesign()
    design.isRingPatterned = true
    design.headingWeight = 500
    let picture = try Self.picture(Self.parts, design: design)
    #expect(letterings(plain).count { $0.style.weight == 700 } == 3)
    #expect(letterings(picture).count { $0.style.weight == 500 } == 3)
    #expect(letterings(picture).allSatisfy { $0.style.weight != 700 })
    let (dots, slices) = Self.paints(picture)
    #expect(dots.count == 3 && Array(slices.dropFirst()) == dots)
    for paint in dots {
      if case .pattern = paint { continue }
      Issue.record("\(paint) has no pattern")
    }
  }

  @Test func `has no ring of a week without answers`() throws {
    let picture = try Self.picture([], answered: 0)
    #expect(letterings(picture).count == 2)
  }
}
