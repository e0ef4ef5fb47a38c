import Interface
import InterfaceTestSupport
import Testing

/// Views and content that a parent stores as values and shows again.
@Suite struct KeptPartTests {
  final class Model {
    @Observed var isFirst = true
    @Observed var isTwice = false
  }

  struct Alternating: View {
    let model: Model
    let one: Part
    let other: Part

    init(model: Model, @ViewBuilder one: () -> Part, @ViewBuilder other: () -> Part) {
      self.model = model
      self.one = one()
      self.other = other()
    }

    var body: some View {
      VStack { model.isFirst ? one : other }
      HStack {
        one
        if model.isTwice { one }
      }
    }
  }

  /// A view with a body, whose copies refer to it.
  struct Mark: View {
    let text: String

    var body: some View { Words(text) }
  }

  @Test func `each shows its own content, wherever and however often it is shown`() {
    let model = Model()
    let view = Alternating(model: model) {
      Text("one")
      Mark(text: "!")
    } other: {
      Text("other")
      Mark(text: "?")
    }
    let page = TestPage(view)
    for (isFirst, isTwice) in [
      (false, false), (true, false), (true, true), (false, true), (true, false), (false, false),
    ] {
      (model.isFirst, model.isTwice) = (isFirst, isTwice)
      page.settle()
      let text = isFirst ? "one!" : "other?"
      #expect(page.document.root.text == text + (isTwice ? "one!one!" : "one!"))
      #expect(page.document.nodeCount == page.nodeCount)
      #expect(page.document.faults == [])
    }
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  struct Keeper: View {
    let counter = Counter()
    let other = Counter()
    let model: Model

    var body: some View { model.isFirst ? counter : other }
  }

  @Test func `a view that is kept keeps its state`() {
    let model = Model()
    let page = TestPage(Keeper(model: model))
    for round in 0..<4 {
      #expect(page.click("button", "\(round)"))
      model.isFirst.toggle()
      page.settle()
    }
    #expect(page.find("button", "4") != nil)
  }
}
