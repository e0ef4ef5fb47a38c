import Interface
import InterfaceTestSupport
import Testing

/// A change writes no more to the page than the change itself.
@Suite struct OperationTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func `an increment is one text change`() {
    let page = TestPage(Counter())
    page.click("button", "Add")
    #expect(page.takeLog() == ["data 1"])
    #expect(page.document.faults.isEmpty)
  }

  struct Label: View {
    final class Model {
      @Observed var name = "Ada"
      var evaluations = 0
    }

    let model: Model

    var body: some View {
      model.evaluations += 1
      return VStack {
        Text(model.$name)
        Button(model.$name) {}
      }
    }
  }

  @Test func `words with a binding are updated without evaluating the view`() {
    let model = Label.Model()
    let page = TestPage(Label(model: model))
    model.name = "Eva"
    page.settle()
    #expect(page.takeLog() == ["data Eva", "data Eva"])
    #expect(model.evaluations == 1)
    model.name = "Eva"
    page.settle()
    #expect(page.takeLog() == [])
  }

  struct Choice: View {
    final class Model {
      @Observed var isChosen = false
      @Observed var isOpen = true
      @Observed var follows = true
      var evaluations = 0
    }

    let model: Model

    var body: some View {
      model.evaluations += 1
      let button = Button("Choice") { model.isChosen.toggle() }.expanded(model.$isOpen)
      return VStack { model.follows ? button.selected(model.$isChosen) : button.selected() }
    }
  }

  @Test func `a state with a binding is updated without evaluating the view`() {
    let model = Choice.Model()
    let page = TestPage(Choice(model: model))
    page.click("button", "Choice")
    #expect(page.takeLog() == ["attribute aria-selected true"])
    model.isOpen = false
    page.settle()
    #expect(page.takeLog() == ["attribute aria-expanded false"])
    model.isOpen = false
    model.isChosen = true
    page.settle()
    #expect(page.takeLog() == [])
    #expect(model.evaluations == 1)
  }

  @Test func `a state may get a binding, lose it and get it again`() {
    let model = Choice.Model()
    let page = TestPage(Choice(model: model))
    for (follows, isChosen, shown) in [
      (true, true, "true"), (false, true, "true"), (false, false, "true"), (true, false, "false"),
      (true, true, "true"),
    ] {
      model.follows = follows
      page.settle()
      model.isChosen = isChosen
      page.settle()
      #expect(page.all("button").map { $0.attributes["aria-selected"] } == [shown])
      #expect(page.document.faults.isEmpty)
    }
  }

  @Test func `all attributes fit into a set of 64 bits`() {
    #expect(Attribute.allCases.count <= 64)
  }

  struct Rows: View {
    final class Model {
      @Observed var keys: [Int] = []
    }

    let model: Model

    var body: some View {
      List { ForEach(model.keys, id: { $0 }) { key in ListItem { Text("\(key)") } } }
    }
  }

  struct Change: CustomTestStringConvertible {
    let from: [Int]
    let to: [Int]
    let log: [String]
    var testDescription: String { "\(from) to \(to)" }
  }

  @Test(arguments: [
    Change(from: [1, 2, 3, 4], to: [1, 3, 2, 4], log: ["move"]),
    Change(from: [1, 2, 3, 4, 5], to: [1, 4, 3, 2, 5], log: ["move", "move"]),
    Change(from: [1, 2, 3], to: [1, 3], log: ["remove"]),
    Change(from: [1, 2, 3], to: [], log: ["clear"]),
    Change(from: [1, 2, 3], to: [3, 1, 2], log: ["move"]),
    Change(from: [1, 2, 3], to: [1, 2, 3], log: []),
    Change(
      from: [1], to: [1, 2],
      log: ["open li", "class item", "open span", "class text", "text 2"]),
  ])
  func `rows change by the fewest operations`(_ change: Change) {
    let model = Rows.Model()
    model.keys = change.from
    let page = TestPage(Rows(model: model))
    model.keys = change.to
    page.settle()
    #expect(page.takeLog() == change.log)
    #expect(page.all("listitem").map(\.text) == change.to.map(String.init))
    #expect(page.document.faults.isEmpty)
  }

  struct Form: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isOn)
    }
  }

  @Test func `typing writes nothing`() {
    let page = TestPage(Form())
    page.type("Ada", into: "Name")
    page.choose("Loud")
    #expect(page.takeLog() == [])
  }

  struct Shouting: View {
    @State private var name = ""

    var body: some View {
      TextField(
        "Name",
        text: Binding {
          name
        } set: {
          name = $0.uppercased()
        })
    }
  }

  @Test func `a field shows the text as the model changed it`() {
    let page = TestPage(Shouting())
    page.type("ada", into: "Name")
    #expect(page.takeLog() == ["value ADA"])
  }
}
