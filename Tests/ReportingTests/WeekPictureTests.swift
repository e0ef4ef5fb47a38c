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
  private static func tag(_ name: String, _ hours: Double) -> ReviewedTag {
    ReviewedTag(
      name: name, color: TagColor(wrapping: 1),
      hours: Estimate(value: hours, low: hours - 2.5, high: hours + 2.5))
  }

  private static func picture(
    _ tags: [ReviewedTag], others: Estimate? = nil, answered: Int = 150,
    language: Language = .english, measure: TextMeasure = .estimate
  ) throws -> Picture {
    ReportWriter(language: language, measure: measure).picture(
      of: WeekSummary(
        probes: 200, answered: answered, askedHours: 168, tags: tags, others: others,
        otherCount: others == nil ? 0 : 4),
      from: try #require(CivilDate(iso: "2026-11-16")))
  }

  private func letterings(_ picture: Picture) -> [Lettering] {
    picture.operations.compactMap { if case .write(let text) = $0 { text } else { nil } }
  }

  private static let tags = [tag("sleep", 56), tag("work", 40.25), tag("", 12)]

  @Test func `says what the first card says`() throws {
    let picture = try Self.picture(
      Self.tags, others: Estimate(value: 17.75, low: 12, high: 24))
    let texts = letterings(picture).map(\.text)
    #expect(
      texts == [
        "November 16–22, 2026", "Most of the week: sleep,", "work.", "126 h", "answered,",
        "of 168 h",
        "sleep", "56.0 h", "53.5–58.5", "work", "40.3 h", "37.8–42.8", "without a tag", "12.0 h",
        "9.5–14.5", "4 others", "17.8 h", "12.0–24.0",
        "You answered 150 of 200 probes (75%). Each answer counts once",
        "here, under its broadest tag.",
      ])
  }

  @Test(arguments: Language.allCases)
  func `has room for everything in each language`(language: Language) throws {
    let names = ["дуже довга назва справи", "Ferienwohnungsbesichtigung", "a", "b", "c", "d"]
    let picture = try Self.picture(
      names.map { Self.tag(String(repeating: $0 + " ", count: 6), 128.25) },
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

  @Test func `has no ring of a week without answers`() throws {
    let picture = try Self.picture([], answered: 0)
    #expect(letterings(picture).count == 2)
  }
}
