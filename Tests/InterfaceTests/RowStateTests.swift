import Interface
import InterfaceTestSupport
import Testing

/// The state of a view stays with it when the view moves, and is released with it.
@Suite struct RowStateTests {
  final class Model {
    @Observed var keys: [Int] = []
    @Observed var isShown = true
    @Observed var isWide = false
  }

  struct Counter: View {
    let key: Int
    let isWide: Bool
    @State private var count = 0
    @State private var note = ""

    var body: some View {
      if isWide { Divider() }
      Button("\(key): \(count)") { count += 1 }
      // State that lasts as long as the view is shown.
      if count.isMultiple(of: 2) {
        TextField("Note \(key)", text: $note)
        Inner(key: key)
      }
    }
  }

  struct Inner: View {
    let key: Int
    @State private var count = 0

    var body: some View { Button("inner \(key): \(count)") { count += 1 } }
  }

  struct Page: View {
    let model: Model

    var body: some View {
      if model.isShown {
        List {
          ForEach(model.keys, id: { $0 }) { key in
            ListItem { Counter(key: key, isWide: model.isWide) }
          }
        }
      } else {
        Text("nothing")
      }
    }
  }

  /// The expected state of the rows: by key, the counts and the note.
  struct Expected: Equatable {
    var count = 0
    var inner = 0
    var note = ""
  }

  @Test(arguments: 1...10)
  func `rows keep their state through any change`(seed: UInt64) {
    var dice = RandomTreeTests.Dice(state: seed)
    let model = Model()
    let page = TestPage(Page(model: model))
    var expected: [Int: Expected] = [:]
    var nextKey = 1
    for round in 0..<300 {
      let place = model.keys.isEmpty ? 0 : dice.roll(model.keys.count)
      switch dice.roll(8) {
      case 0 where model.keys.count < 12:
        for _ in 0...dice.roll(3) {
          model.keys.insert(nextKey, at: dice.roll(model.keys.count + 1))
          if model.isShown { expected[nextKey] = Expected() }
          nextKey += 1
        }
      case 1 where !model.keys.isEmpty: expected[model.keys.remove(at: place)] = nil
      case 2 where !model.keys.isEmpty: model.keys.swapAt(place, dice.roll(model.keys.count))
      case 3: model.keys.reverse()
      case 4: model.isWide.toggle()
      case 5 where dice.roll(6) == 0:
        model.isShown.toggle()
        expected = [:]
        if model.isShown { for key in model.keys { expected[key] = Expected() } }
      default:
        guard model.isShown, !model.keys.isEmpty else { continue }
        let key = model.keys[place]
        guard var row = expected[key] else { continue }
        let isOpen = row.count.isMultiple(of: 2)
        switch dice.roll(3) {
        case 0 where isOpen:
          page.click("button", "inner \(key): \(row.inner)")
          row.inner += 1
        case 1 where isOpen:
          row.note += "é"
          page.type(row.note, into: "Note \(key)")
        default:
          page.click("button", "\(key): \(row.count)")
          row.count += 1
          row.inner = 0
        }
        expected[key] = row
      }
      page.settle()
      let words = page.all("button").map(\.label)
      let wanted =
        !model.isShown
        ? []
        : model.keys.flatMap { key in
          let row = expected[key] ?? Expected()
          return ["\(key): \(row.count)"]
            + (row.count.isMultiple(of: 2) ? ["inner \(key): \(row.inner)"] : [])
        }
      #expect(words == wanted, "seed \(seed), round \(round)")
      for (key, row) in expected where row.count.isMultiple(of: 2) {
        #expect(
          page.find("textbox", "Note \(key)")?.value == row.note, "seed \(seed), round \(round)")
      }
      #expect(page.document.faults == [], "seed \(seed), round \(round)")
    }
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
    #expect(page.document.templateCount == 0)
  }
}
