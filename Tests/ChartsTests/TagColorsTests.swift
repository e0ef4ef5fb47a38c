import Charts
import Drawing
import Foundation
import Motion
import TestSupport
import Testing

@Suite struct `Colours of tags` {
  private let light = PerceptualColor(lightness: 0.98, a: 0, b: -0.003)
  private let dark = PerceptualColor(lightness: 0.19, a: -0.001, b: -0.012)
  private let black = PerceptualColor(red: 0, green: 0, blue: 0)

  private var names: [String] {
    let words = ["work", "slp", "дім", "їжа", "спорт", "🎲", "code", "mail", "читання"]
    return (0..<5_000).map { words[$0 % words.count] + "\($0 / words.count)" }
  }

  @Test func `stand out from both grounds, and black text from them`() {
    for name in names {
      let color = TagColors.color(of: name)
      #expect(color.contrast(with: light) >= 3 && color.contrast(with: dark) >= 3, "\(name)")
      #expect(color.contrast(with: black) >= 4.5, "\(name)")
    }
    for hue in stride(from: 0.0, to: 360, by: 1) {
      let color = TagColors.color(hue: hue)
      #expect(color.contrast(with: light) >= 3 && color.contrast(with: dark) >= 3)
      #expect(color.contrast(with: black) >= 4.5)
    }
  }

  @Test func `are apart from each other`() {
    let all = TagColors.all
    #expect(Set(all).count == TagColors.count)
    for one in all.indices {
      for other in all.indices where other > one {
        #expect(all[one].distance(to: all[other]) > 0.03, "\(one), \(other)")
      }
      // Those that follow each other stand beside each other most often.
      #expect(all[one].distance(to: all[(one + 1) % all.count]) > 0.1, "\(one)")
    }
  }

  @Test func `are the same for a name for ever`() {
    // Stored nowhere, so a change here would repaint everyone's history.
    let places = ["work", "дім", "🎲", ""].map {
      TagColors.all.firstIndex(of: TagColors.color(of: $0))
    }
    #expect(places == [4, 20, 11, 6])
  }

  @Test func `are spread evenly`() {
    var counts: [PerceptualColor: Int] = [:]
    for name in names { counts[TagColors.color(of: name), default: 0] += 1 }
    // Chi squared of 5,000 names among 24 colours: beyond 60 once in 30,000 for fair dice.
    let expected = 5_000.0 / 24
    let excess = counts.values.reduce(0.0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    #expect(counts.count == 24 && excess < 60, "\(excess)")
  }

  @Test func `differ for names seen together, and stay when others come behind`() {
    let some = Array(names.prefix(24))
    let colors = TagColors.colors(of: some)
    #expect(Set(colors).count == 24 && colors[0] == TagColors.color(of: some[0]))
    #expect(Array(TagColors.colors(of: Array(names.prefix(60))).prefix(24)) == colors)
  }

  /// Red and green look alike to one man in twelve.
  @Test func `differ clearly for the dozen that is met most, whatever their names`() {
    let seed: UInt64 = 41
    var random = SplitMix(seed: seed)
    for _ in 0..<60 {
      // The frequent ones are used last, so that all others were dealt before by that order.
      let some = Array(names.shuffled(using: &random).prefix(40))
      let frequent = Set(some.suffix(12))
      let colors = TagColors.colors(
        of: some.map { TagColors.Tag($0, isFrequent: frequent.contains($0)) })
      for one in 28..<40 {
        for other in 0..<40 where other != one {
          #expect(colors[one] != colors[other], "seed \(seed)")
        }
        for other in 28..<one {
          #expect(colors[one].distance(to: colors[other]) > 0.058, "seed \(seed)")
          for eyes in [Eyes.protan, .deutan] {
            let (left, right) = (eyes.look(colors[one]), eyes.look(colors[other]))
            #expect(left.distance(to: right) > 0.029, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `stay as long as the same tags are met most`() {
    let some = names.prefix(40).map { TagColors.Tag($0, isFrequent: $0.utf8.count % 3 == 0) }
    let behind = some + [TagColors.Tag("new"), TagColors.Tag("newer")]
    #expect(TagColors.colors(of: behind).prefix(40) == TagColors.colors(of: some)[...])
  }

  @Test func `are chosen ones where a person chose, and others keep away from these`() {
    let own = TagColors.hues(of: [TagColors.Tag("work"), TagColors.Tag("sleep")])
    let chosen = TagColors.hues(of: [TagColors.Tag("work"), TagColors.Tag("sleep", hue: own[0])])
    #expect(chosen[1] == own[0] && chosen[0] != own[0])
    #expect(
      TagColors.colors(of: [TagColors.Tag("work", hue: 77)]) == [TagColors.color(hue: 77)])
  }

  @Test func `are told by their hues alone, too`() {
    let some = Array(names.prefix(24)).map { TagColors.Tag($0) }
    let hues = TagColors.hues(of: some)
    #expect(Set(hues).count == 24)
    for (hue, color) in zip(hues, TagColors.colors(of: some)) {
      // As strong as the colour, and in the direction of its hue.
      let chroma = (color.a * color.a + color.b * color.b).squareRoot()
      let same = PerceptualColor(lightness: color.lightness, chroma: chroma, hue: Double(hue))
      #expect(color.distance(to: same) < 0.002, "\(hue)")
    }
  }
}

/// How colours look to those who lack one of three kinds of cones: the matrices of Machado and
/// others (2009) over linear light, written anew as a check.
private struct Eyes {
  let rows: [[Double]]

  static let protan = Eyes(rows: [
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ])
  static let deutan = Eyes(rows: [
    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
  ])

  func look(_ color: PerceptualColor) -> PerceptualColor {
    func decoded(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ light: Double) -> Double {
      light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    let light = [color.sRGB.red, color.sRGB.green, color.sRGB.blue].map(decoded)
    let mixed = rows.map { row in encoded(max(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }, 0)) }
    return PerceptualColor(red: mixed[0], green: mixed[1], blue: mixed[2])
  }
}
