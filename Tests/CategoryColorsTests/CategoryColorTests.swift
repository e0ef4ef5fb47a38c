import CategoryColors
import TestSupport
import Testing

@Suite struct `The twelve colours` {
  /// The smallest distance between any two colours.
  private static let least: [(vision: ColorVision, light: Double, dark: Double)] = [
    (.normal, 0.1138, 0.0873), (.protanopia, 0.0884, 0.0669), (.deuteranopia, 0.0855, 0.0639),
    (.tritanopia, 0.0871, 0.0737),
  ]

  @Test(arguments: least)
  func `differ by a distance, however many kinds of cones an eye has`(
    vision: ColorVision, light: Double, dark: Double
  ) {
    for (shades, least) in [
      (CategoryColor.all.map(\.light), light), (CategoryColor.all.map(\.dark), dark),
    ] {
      let pair = vision.closest(shades.map { linearLight($0) })
      #expect(pair.distance >= least, "\(pair) with \(vision)")
    }
  }

  @Test func `are shown by every screen as they are`() {
    for shade in CategoryColor.all.flatMap({ [$0.light, $0.dark] }) {
      #expect(linearLight(shade).allSatisfy { (-0.003...1.003).contains($0) }, "\(shade.css)")
    }
  }

  @Test func `are written for a style sheet`() {
    #expect(CategoryColor.all.count == 12)
    #expect(CategoryColor.all[0].light.css == "oklch(.580 .190 270)")
    #expect(CategoryColor.all[9].dark.css == "oklch(.872 .070 50)")
  }

  @Test(arguments: [(1, 0), (12, 11), (13, 0), (0, 11), (-11, 0), (-12, 11), (Int.max, 6)])
  func `are counted around the palette`(number: Int, place: Int) {
    #expect(CategoryColor.place(of: number) == place)
    #expect(CategoryColor.number(number) == CategoryColor.all[place])
  }

  private func linearLight(_ shade: CategoryColor.Shade) -> [Double] {
    OKLab.linearLight(
      lightness: Double(shade.lightness) / 1_000, chroma: Double(shade.chroma) / 1_000,
      hue: Double(shade.hue))
  }
}
