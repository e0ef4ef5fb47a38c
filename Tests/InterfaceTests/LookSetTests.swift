import InterfaceTestSupport
import Testing

@testable import Interface

/// Looks in a word.
@Suite struct LookSetTests {
  @Test(arguments: [5, 20_261_122] as [UInt64])
  func `a set holds each of four looks once`(seed: UInt64) {
    var dice = RandomTreeTests.Dice(state: seed)
    for _ in 0..<2_000 {
      var looks = LookSet()
      var model: [StyleClass] = []
      for _ in 0..<dice.roll(16) {
        let look = StyleClass.allCases[dice.roll(StyleClass.allCases.count)]
        let hasRoom = model.contains(look) || model.count < 4
        #expect(looks.insert(look) == hasRoom, "seed \(seed)")
        if hasRoom, !model.contains(look) { model.append(look) }
      }
      for look in StyleClass.allCases {
        #expect(looks.contains(look) == model.contains(look), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [7, 20_261_123] as [UInt64])
  func `an element has the looks that were set last, however many`(seed: UInt64) {
    var dice = RandomTreeTests.Dice(state: seed)
    let model = Looks()
    let page = TestPage(Look(model: model))
    for _ in 0..<500 {
      var looks: [StyleClass] = []
      for _ in 0..<dice.roll(14) {
        let look = StyleClass.allCases[dice.roll(StyleClass.allCases.count)]
        if !looks.contains(look) { looks.append(look) }
      }
      model.looks = looks
      page.settle()
      #expect(page.html == TestPage(Look(model: model)).html, "seed \(seed)")
      let names = StyleClass.words.split(separator: " ")
      let wanted = looks.map { String(names[Int($0.rawValue)]) }
      let shown = page.document.root.all.first { !$0.classes.isEmpty }?.classes ?? []
      #expect(shown.sorted() == wanted.sorted(), "seed \(seed)")
    }
  }

  private final class Looks {
    @Observed var looks: [StyleClass] = []
  }

  private struct Look: View {
    let model: Looks

    var body: some View {
      Element(.p, model.looks.map { .look($0) }) { Words("") }
    }
  }
}
