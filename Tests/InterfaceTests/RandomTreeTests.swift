import Interface
import InterfaceTestSupport
import Testing

/// Random pages in random sequence: each patched page must equal a newly rendered one.
@Suite struct RandomTreeTests {
  /// A linear congruential generator, so that a seed repeats a run.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  /// The state shown in one round.
  struct Plan {
    var keys: [Int] = []
    var texts: [String] = []
    var isFirst = false
    var isShown = false
    var level = 0

    init() {}

    init(_ dice: inout Dice) {
      keys = Array(0..<12).filter { _ in dice.roll(3) > 0 }
      for index in keys.indices.reversed() where dice.roll(2) == 0 {
        keys.swapAt(index, dice.roll(index + 1))
      }
      texts = (0..<12).map { _ in "\(dice.roll(4)) & <é😀>" }
      isFirst = dice.roll(2) == 0
      isShown = dice.roll(2) == 0
      level = dice.roll(2)
    }
  }

  final class Model {
    @Observed var plan = Plan()
  }

  struct Row: View {
    let key: Int
    let text: String
    let isWide: Bool

    var body: some View {
      if isWide {
        Text(text).background(.fill)
        EmptyView()
      }
      if key.isMultiple(of: 2) { ListItem { Text(text) } } else { Button(text) {} }
    }
  }

  struct Page: View {
    let model: Model

    var body: some View {
      let plan = model.plan
      ForEach(plan.keys, id: { $0 }) { key in
        Row(key: key, text: plan.texts[key], isWide: plan.isFirst)
      }
      if plan.isShown { Text("shown").heading(plan.level == 0 ? .page : .section) }
      VStack {
        ForEach(plan.keys.reversed(), id: { $0 }) { key in
          ForEach(plan.keys.prefix(3), id: { $0 }) { inner in Text("\(key) \(inner)") }
        }
        if plan.isFirst {
          TextField("Field", text: .constant(plan.texts[0])).disabled(plan.isShown)
        } else {
          Divider().opacity(plan.isShown ? 0.5 : 1)
        }
      }
    }
  }

  @Test(arguments: [1, 20_261_121, 77] as [UInt64])
  func `a patched page equals a newly rendered one`(seed: UInt64) {
    var dice = Dice(state: seed)
    let model = Model()
    let page = TestPage(Page(model: model))
    for round in 0..<400 {
      model.plan = Plan(&dice)
      page.settle()
      let fresh = TestPage(Page(model: model))
      #expect(page.html == fresh.html, "seed \(seed), round \(round)")
      #expect(page.nodeCount == fresh.nodeCount, "seed \(seed), round \(round)")
      #expect(page.document.nodeCount == page.nodeCount, "seed \(seed), round \(round)")
      #expect(page.document.faults == [], "seed \(seed), round \(round)")
      fresh.unmount()
    }
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
    #expect(page.document.root.children.isEmpty)
  }
}
