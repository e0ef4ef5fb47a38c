import Interface
import InterfaceTestSupport
import Testing

/// The commands of a long list: similar rows are copies, and a change touches only its own row.
@Suite struct RowTests {
  final class Item: Identifiable {
    let id: Int
    @Observed var name: String
    @Observed var isChosen = false

    init(_ id: Int) {
      self.id = id
      name = "Item \(id)"
    }
  }

  final class Model {
    @Observed var items: [Item]
    var chosen: Item?

    init() { items = [] }

    func choose(_ item: Item) {
      chosen?.isChosen = false
      item.isChosen = true
      chosen = item
    }
  }

  struct Row: View {
    let item: Item
    let model: Model

    var body: some View {
      TableRow {
        TableCell { Button(item.name) { model.choose(item) } }
        TableCell { Button("Remove") { model.items.removeAll { $0 === item } } }
      }
      .selected(item.isChosen)
    }
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      Table("Rows") { ForEach(model.items) { Row(item: $0, model: model) } }
    }
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let work: @Sendable (Model, TestPage) -> Void
    let log: [String]
  }

  static var changes: [Change] {
    [
      Change(
        testDescription: "choosing another changes two attributes",
        work: { _, page in page.click("button", "Item 4") },
        log: ["attribute aria-selected false", "attribute aria-selected true"]),
      Change(
        testDescription: "two rows that change places move",
        work: { model, _ in model.items.swapAt(1, 8) }, log: ["move", "move"]),
      Change(
        testDescription: "a row that goes is removed",
        work: { _, page in page.click("button", "Remove") }, log: ["remove"]),
      Change(
        testDescription: "a text that changes is written",
        work: { model, _ in model.items[5].name = "Other" }, log: ["data Other"]),
      Change(
        testDescription: "rows that come are copies with their own texts",
        work: { model, _ in model.items += [Item(11), Item(12)] },
        log: ["copy", "data Item 11", "copy", "data Item 12"]),
      Change(
        testDescription: "all rows go at once", work: { model, _ in model.items = [] },
        log: ["clear"]),
      Change(
        testDescription: "other rows come after the old ones have gone at once",
        work: { model, _ in model.items = [Item(21)] }, log: ["clear", "copy", "data Item 21"]),
    ]
  }

  /// A page whose rows are added later: the initial rows are never copies, since a server may have
  /// written them.
  static func page(_ count: Int) -> (Model, TestPage) {
    let model = Model()
    let page = TestPage(Rows(model: model))
    model.items = (1...count).map(Item.init)
    page.settle()
    return (model, page)
  }

  @Test(arguments: changes)
  func `a change writes no more than itself`(_ change: Change) {
    let (model, page) = Self.page(10)
    page.click("button", "Item 3")
    _ = page.takeLog()
    change.work(model, page)
    page.settle()
    #expect(page.takeLog() == change.log)
    #expect(page.document.faults == [])
    #expect(page.document.nodeCount == page.nodeCount)
  }

  @Test func `events in copies reach the right rows`() {
    let (model, page) = Self.page(5)
    for item in model.items.reversed() {
      page.click("button", item.name)
      #expect(model.chosen === item)
    }
  }

  /// A row with every trait whose text may differ, and inner structure that changes.
  struct Rich: View {
    let number: Int
    @State private var text = "a"
    @State private var isOpen = false

    var body: some View {
      ListItem {
        TextField("Field \(number)", text: $text)
        Toggle("More \(number)", isOn: $isOpen)
        if isOpen { Text("Details of \(number)") }
        Link("Link", path: "/\(number)")
        Bar(Double(number) / 10, interval: 0...1)
      }
      .id("row\(number)")
    }
  }

  struct RichList: View {
    let model: StateTests.Model

    var body: some View {
      List { ForEach(0..<model.first) { Rich(number: $0) } }
    }
  }

  @Test func `copies have their own texts, fields and structure`() {
    let model = StateTests.Model()
    model.first = 0
    let page = TestPage(RichList(model: model))
    model.first = 4
    page.settle()
    page.type("typed", into: "Field 2")
    page.choose("More 1")
    page.choose("More 3")
    model.first = 6
    page.settle()
    #expect(page.takeLog().contains("copy"))
    #expect(page.all("textbox").map(\.value) == ["a", "a", "typed", "a", "a", "a"])
    #expect(page.all("link").compactMap { $0.attributes["href"] } == (0..<6).map { "/\($0)" })
    #expect(page.html.contains("Details of 3"))
    #expect(!page.html.contains("Details of 2"))
    #expect(page.document.faults == [])
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
  }

  /// Rows of several kinds: an empty one, and others with an increasing number of variable texts.
  struct Mixed: View {
    let model: StateTests.Model

    var body: some View {
      ForEach(0..<model.first) { number in
        if number % 7 != 3 {
          ListItem {
            Text(number % 5 == 4 ? "\(number)" : "same").help(number % 6 == 5 ? "\(number)" : "-")
            if number % 11 == 10 { Divider() }
          }
          .onAppear { model.evaluations.append("+\(number)") }
        }
      }
    }
  }

  @Test func `dissimilar rows appear once each`() {
    let model = StateTests.Model()
    model.first = 0
    let page = TestPage(Mixed(model: model))
    for count in [3, 4, 20, 60, 5, 200] {
      model.evaluations = []
      let before = page.all("listitem").count
      model.first = count
      page.settle()
      let fresh = TestPage(Mixed(model: model))
      #expect(page.html == fresh.html)
      #expect(page.document.faults == [])
      #expect(page.document.nodeCount == page.nodeCount)
      fresh.unmount()
      let rows = page.all("listitem").count
      #expect(model.evaluations.count == max(rows - before, 0) + rows)
    }
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
  }

  /// Rows that record when their views are evaluated and when they are removed.
  struct Counted: View {
    let model: Model
    let log: StateTests.Model

    struct Inner: View {
      let item: Item
      let log: StateTests.Model

      var body: some View {
        let _ = log.evaluations.append("inner \(item.id)")
        Words(item.name)
      }
    }

    var body: some View {
      List { ForEach(model.items) { row($0) } }
    }

    private func row(_ item: Item) -> Part {
      if log.second > 1 {
        return ListItem { Inner(item: item, log: log) }
          .onDisappear { log.evaluations.append("gone \(item.id)") }
      }
      return ListItem { Inner(item: item, log: log) }.part
    }
  }

  /// Rows that record when they are evaluated themselves.
  struct Logged: View {
    let model: Model
    let log: StateTests.Model

    var body: some View {
      let _ = log.evaluations.append("body")
      List {
        ForEach(model.items) { item in
          let _ = log.evaluations.append("row \(item.id)")
          ListItem { Counted.Inner(item: item, log: log) }
        }
      }
    }
  }

  @Test func `a change of the list evaluates only new rows`() {
    let (model, log) = (Model(), StateTests.Model())
    model.items = (1...5).map(Item.init)
    let page = TestPage(Logged(model: model, log: log))
    let changes: [((inout [Item]) -> Void, [String])] = [
      ({ $0.swapAt(0, 4) }, []), ({ $0.swapAt(1, 2) }, []), ({ $0.remove(at: 1) }, []),
      ({ $0.reverse() }, []), ({ $0.insert(Item(6), at: 2) }, ["row 6", "inner 6"]),
      ({ $0[0].name = "New" }, ["inner 1"]), ({ $0 = [Item(7)] }, ["row 7", "inner 7"]),
    ]
    for (change, evaluations) in changes {
      log.evaluations = []
      change(&model.items)
      page.settle()
      #expect(log.evaluations == evaluations)
      #expect(page.all("listitem").map(\.text) == model.items.map(\.name))
      #expect(page.document.faults == [])
    }
  }

  /// Rows without views of their own, which use values read by the body and by the rows themselves.
  struct Direct: View {
    let model: Model
    @State private var mark = "-"

    var body: some View {
      Button("Mark") { mark += "-" }
      ForEach(model.items.indices) { index in
        let mark = mark
        Button(mark + model.items[index].name) { model.items[index].name += mark }
      }
    }
  }

  @Test func `rows are updated when values change that they read or capture`() {
    let model = Model()
    model.items = (1...3).map(Item.init)
    let page = TestPage(Direct(model: model))
    model.items[1].name = "Other"
    page.settle()
    #expect(page.all("button").map(\.text) == ["Mark", "-Item 1", "-Other", "-Item 3"])
    model.items.swapAt(0, 1)
    page.settle()
    #expect(page.all("button").map(\.text) == ["Mark", "-Other", "-Item 1", "-Item 3"])
    page.click("button", "Mark")
    page.click("button", "--Other")
    #expect(page.all("button").map(\.text) == ["Mark", "--Other--", "--Item 1", "--Item 3"])
    model.items = []
    page.settle()
    #expect(page.all("button").map(\.text) == ["Mark"])
  }

  @Test func `removed rows stop observing at once, and are freed afterwards`() {
    let (model, log) = (Model(), StateTests.Model())
    model.items = (1...4).map(Item.init)
    let page = TestPage(Counted(model: model, log: log))
    let items = model.items
    log.evaluations = []
    model.items = []
    for item in items { item.name += "!" }
    page.settle()
    #expect(log.evaluations == [])
    #expect(page.nodeCount == 2)
    #expect(page.document.nodeCount == 2)
  }

  @Test func `rows with a disappear handler call it as soon as they are removed`() {
    let (model, log) = (Model(), StateTests.Model())
    log.second = 2
    model.items = (1...3).map(Item.init)
    let page = TestPage(Counted(model: model, log: log))
    log.evaluations = []
    model.items = []
    page.settle()
    #expect(log.evaluations == ["gone 1", "gone 2", "gone 3"])
  }

  @Test func `typing in a row writes nothing`() {
    let model = StateTests.Model()
    model.first = 3
    let page = TestPage(RichList(model: model))
    page.type("Ada", into: "Field 1")
    #expect(page.takeLog() == [])
  }
}
