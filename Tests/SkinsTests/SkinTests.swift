import Drawing
import Foundation
import Motion
import Reporting
import Styles
import TestSupport
import Testing

@testable import Skins

@Suite struct `A skin` {
  private func sheet(_ text: String) throws -> StyleSheet {
    try StyleSheet(
      "mine.json", from: StyleFiles(read: { _ throws(StyleFileError) in Array(text.utf8) }),
      expecting: Skin.names, within: Skin.limits)
  }

  private func skin(_ text: String) throws -> Skin { Skin(StyleLookup(try sheet(text))) }

  @Test func `changes what it names, and leaves the rest to the letter`() throws {
    let skin = try skin(
      ##"{"light": {"accentColor": "#123456", "tags": {"color3": "#abcdef"}}, "radiusSmall": 2}"##)
    #expect(skin.css.hasPrefix(String(Skin.standard.css.dropLast())))
    let own = skin.css.dropFirst(Skin.standard.css.count - 1)
    #expect(
      own == "--accent:light-dark(#123456,oklch(76% .13 275));--radius-small:2.0rem;"
        + "--tag-3:light-dark(#abcdef,#c8e460);}")
    #expect(skin.light[.accent].hex == "#123456" && skin.light[3].hex == "#abcdef")
    #expect(skin.dark == .dark && skin.report == ReportDesign())
    #expect(skin.light[.danger] == Palette.light[.danger] && skin.light[4] == Palette.light[4])
  }

  @Test func `has pictures and reports in its own colours, fonts and metrics`() throws {
    let skin = try skin(
      ##"""
      {
        "light": {"othersColor": "#808080"},
        "family": "\"Iowan Old Style\", Palatino, serif",
        "report": {
          "margins": [10, 20, 30, 40], "letters": {"note": 8}, "paperColor": "#fffff0",
          "ring": {"isPatterned": true}, "headingWeight": 600
        }
      }
      """##)
    #expect(skin.families == "Iowan Old Style,Palatino,serif")
    #expect(
      skin.paper[.background].hex == "#fffff0"
        && skin.light[.background] == Palette.light[.background])
    #expect(skin.paper[.others].hex == "#808080")
    var design = ReportDesign()
    design.margins = .init(top: 10, left: 20, bottom: 30, right: 40)
    design.letters.note = 8
    design.isRingPatterned = true
    design.headingWeight = 600
    #expect(skin.report == design)
    #expect(skin.css.contains("--others:light-dark(#808080,#a3a4a8);"))
    #expect(try self.skin(#"{"report": {"family": "Lato"}, "family": "Inter"}"#).families == "Lato")
  }

  @Test(arguments: [
    (##"{"dark": {"surfaceColor": "#0f1014"}}"##, "transparent,#33353b"),
    (
      ##"{"light": {"backgroundColor": "#ffffff", "borderColor": "#000000"}}"##,
      "#000000,transparent"
    ),
  ])
  func `draws the edge of cards that have the colour of the page`(
    text: String, edge: String
  ) throws {
    let css = try skin(text).css
    #expect(css.contains("--shadow:0 0 0 1px light-dark(\(edge)),0 1px 2px "), "\(css)")
    #expect(!Skin.standard.css.contains("--shadow:0 0 0 1px"))
  }

  @Test func `has thicker lines and sharper corners in the charts of the page`() throws {
    let skin = try skin(#"{"charts": {"lineScale": 1.5, "radiusScale": 0}}"#)
    #expect(
      skin.css.hasSuffix("--line-scale:1.5;--radius-scale:0.0;}") && skin.report == ReportDesign())
    #expect(!Skin.standard.css.contains("-scale:"))
  }

  /// A value of CSS that would end its rule could have any effect on the page.
  @Test(arguments: ["serif;} body{display:none", "serif}", "\\\"serif", "a/*"])
  func `cannot leave the rule of a family`(family: String) throws {
    #expect(try skin("{\"family\": \"\(family)\"}").css == Skin.standard.css)
  }

  @Test(arguments: [
    (#"{"light": {"tags": {"colour3": 1}}}"#, "light.tags.color3"),
    (#"{"report": {"ring": {"hol": 1}}}"#, "report.ring.hole"),
    (#"{"letters": {"boddy": {"weight": 1}}}"#, "letters.body.weight"),
  ])
  func `suggests the name that may be meant`(text: String, meant: String) throws {
    let warnings = try sheet(text).warnings
    #expect(warnings.count == 1 && warnings.first?.meant == meant, "\(warnings)")
  }

  @Test(arguments: [
    (#"{"report": {"letters": {"note": -5}}}"#, 33),
    (#"{"report": {"letters": {"text": 0}}}"#, 33),
    (#"{"report": {"letters": {"title": 1e300}}}"#, 34),
    (#"{"report": {"margins": [400, 400, 400, 400]}}"#, 24),
    (#"{"report": {"lineWidth": -1}}"#, 26),
    (#"{"report": {"coverage": {"height": -7}}}"#, 36),
    (#"{"report": {"ring": {"hole": 5}}}"#, 30),
    (#"{"charts": {"lineScale": 9}}"#, 26),
    (#"{"report": {"ring": {"isPatterned": 1}}}"#, 37),
    (#"{"report": {"family": 1}}"#, 23),
    (#"{"radiusSmall": -1}"#, 17),
    (#"{"letters": {"body": {"scale": 0}}}"#, 32),
  ])
  func `reports a value that leaves no room, and keeps the standard one`(
    text: String, column: Int
  ) throws {
    let sheet = try sheet(text)
    #expect(sheet.warnings.map { [$0.line, $0.column] } == [[1, column]], "\(sheet.warnings)")
    #expect(Skin(StyleLookup(sheet)) == .standard)
  }

  @Test(
    arguments: [
      ##"{"light": {"amounts": {"mostColor": "#eee"}}}"##,
      ##"{"dark": {"amounts": {"leastColor": "#eee"}}}"##, #"{"report": {"bars": {"radius": 2}}}"#,
    ])
  func `reports a name with which Proba draws nothing`(text: String) throws {
    let sheet = try sheet(text)
    #expect(sheet.warnings.count == 1, "\(sheet.warnings)")
  }

  /// A style without a limit would take any value.
  @Test func `has a limit for each style that is no colour`() {
    let colors = Set(Skin.names.filter { $0.split(separator: ".").last?.isColor == true })
    #expect(Set(Skin.limits.keys) == Set(Skin.names).subtracting(colors))
    #expect(colors.count == Skin.names.count - Skin.limits.count)
  }

  // MARK: Those that come along

  /// Reads a file of the folder of skins.
  private func included(_ name: String) throws -> StyleSheet {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path + "/../../Skins"
    let bytes = try Array(Data(contentsOf: URL(filePath: "\(folder)/\(name).json")))
    return try StyleSheet(
      name, from: StyleFiles(read: { _ throws(StyleFileError) in bytes }), expecting: Skin.names,
      within: Skin.limits)
  }

  static let names = ["calm", "contrast", "paper"]

  @Test(arguments: names)
  func `that is built in has legible text and no name without effect`(name: String) throws {
    let sheet = try included(name)
    #expect(sheet.warnings.isEmpty)
    let skin = Skin(StyleLookup(sheet))
    let least = name == "contrast" ? 7.0 : 4.5
    for palette in [skin.light, skin.dark, skin.paper] {
      func contrast(_ one: Ink.Role, _ other: Ink.Role) -> Double {
        palette[one].contrast(with: palette[other])
      }
      for text in [Ink.Role.primary, .secondary] {
        for ground in [Ink.Role.background, .surface, .fill] {
          #expect(contrast(text, ground) >= least, "\(text) on \(ground), \(palette.isDark)")
        }
      }
      for text in [Ink.Role.accent, .success, .warning, .danger] {
        #expect(contrast(text, .surface) >= 4.5, "\(text), \(palette.isDark)")
      }
      #expect(contrast(.onAccent, .accent) >= 4.5)
      for number in 1...12 {
        let text = palette.color(of: .text(on: .palette(number)))
        #expect(text.contrast(with: palette[number]) >= 4.5, "\(number), \(palette.isDark)")
        // The line of an interval is drawn on its bar.
        let line = palette[.primary].contrast(with: palette[number])
        #expect(line >= (palette.isDark ? 1.2 : 2), "\(number), \(palette.isDark)")
      }
    }
  }

  @Test(arguments: names, ColorVision.allCases)
  func `that is built in has tags that differ for every kind of colour vision`(
    name: String, vision: ColorVision
  ) throws {
    let skin = Skin(StyleLookup(try included(name)))
    for palette in [skin.light, skin.dark] {
      let standard = palette.isDark ? Palette.dark : .light
      let pair = vision.closest((1...12).map { palette[$0].linearLight })
      // As far apart as those of the standard look for the people who distinguish these the least.
      let least = vision.closest((1...12).map { standard[$0].linearLight }).distance
      #expect(pair.distance >= min(least, 0.095), "\(pair), dark: \(palette.isDark)")
    }
  }

  @Test func `of high contrast has tags that differ from their ground, and patterns`() throws {
    let skin = Skin(StyleLookup(try included("contrast")))
    #expect(skin.report.isRingPatterned)
    for (palette, least) in [(skin.light, 3.0), (skin.dark, 4.5)] {
      for number in 1...12 {
        #expect(palette[number].contrast(with: palette[.surface]) >= least, "\(number)")
      }
    }
  }
}

extension Substring {
  fileprivate var isColor: Bool { StyleKind(name: String(self)) == .color }
}

extension PerceptualColor {
  /// The linear red, green and blue.
  fileprivate var linearLight: [Double] {
    let (red, green, blue) = sRGB
    return [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
  }
}
