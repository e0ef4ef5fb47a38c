import Interface
import InterfaceTestSupport
import Testing

@testable import ListViews

/// What lists do besides showing their rows.
@Suite struct `Rows that are moved` {
  final class Model {
    @Observed var names = ["a", "b", "c", "d", "e"]
    var moves: [[Int]] = []

    func move(_ from: Int, _ to: Int) {
      moves.append([from, to])
      names.insert(names.remove(at: from), at: to)
    }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      LazyList("Letters", model.names, id: { $0 }) { Text($0) }
        .onMove(grip: { "Move \(model.names[$0])" }, moved: { "Now at \($0 + 1)" }) {
          model.move($0, $1)
        }
    }
  }

  private func words(_ list: ListPage) -> [String] {
    list.page.all("listitem").map { String($0.text.dropLast()) }
  }

  @Test func `follow a drag of their grip, and the others make room`() throws {
    let model = Model()
    let list = ListPage(Screen(model: model))
    let grip = try #require(list.page.find("button", "Move b"))
    list.page.send(Event(.pointerdown, at: Point(x: 5, y: 10)), to: grip)
    // The grip moves along, so the pointer is where it was in it but for the last step.
    list.page.send(Event(.pointermove, at: Point(x: 5, y: 60)), to: grip)
    let items = list.page.all("listitem")
    #expect(
      items.map { $0.styles["translate"] ?? "" } == [
        "0 0.00px", "0 50.00px", "0 -40.00px", "0 0.00px", "0 0.00px",
      ])
    list.page.send(Event(.pointermove, at: Point(x: 5, y: 50)), to: grip)
    #expect(list.page.all("listitem")[3].styles["translate"] == "0 -40.00px")
    #expect(model.moves.isEmpty, "nothing is moved before the end")
    list.page.send(Event(.pointerup, at: Point(x: 5, y: 10)), to: grip)
    list.settle()
    #expect(model.moves == [[1, 3]] && words(list) == ["a", "c", "d", "b", "e"])
    #expect(list.page.all("listitem").allSatisfy { $0.styles["translate"] == nil })
    #expect(list.page.document.faults.isEmpty)
  }

  @Test(arguments: [
    (-500.0, 0), (500.0, 4), (10.0, 1), (-21.0, 1), (-45.0, 0), (61.0, 2), (141.0, 4),
  ])
  func `go to the place that their middle has passed`(distance: Double, place: Int) throws {
    let model = Model()
    let list = ListPage(Screen(model: model))
    let grip = try #require(list.page.find("button", "Move b"))
    list.page.send(Event(.pointerdown, at: Point(x: 5, y: 10)), to: grip)
    list.page.send(Event(.pointermove, at: Point(x: 5, y: 10 + distance)), to: grip)
    list.page.send(Event(.pointerup), to: grip)
    #expect(model.moves == (place == 1 ? [] : [[1, place]]))
  }

  @Test func `go back if the drag is cancelled`() throws {
    let model = Model()
    let list = ListPage(Screen(model: model))
    let grip = try #require(list.page.find("button", "Move b"))
    list.page.send(Event(.pointerdown, at: Point(x: 5, y: 10)), to: grip)
    list.page.send(Event(.pointermove, at: Point(x: 5, y: 200)), to: grip)
    list.page.send(Event(.pointercancel), to: grip)
    #expect(model.moves.isEmpty)
    #expect(list.page.all("listitem").allSatisfy { $0.styles["translate"] == nil })
  }

  @Test func `are moved by keys, and their new place is announced`() throws {
    let model = Model()
    let list = ListPage(Screen(model: model))
    func press(_ key: Key) throws {
      let grip = try #require(list.page.find("button", "Move b"))
      #expect(list.page.send(Event(.keydown, key: key), to: grip))
      list.settle()
    }
    try press(.down)
    #expect(model.names == ["a", "c", "b", "d", "e"])
    #expect(list.page.browser.announcements.last == "Now at 3")
    try press(.end)
    #expect(model.names.last == "b" && list.page.browser.announcements.last == "Now at 5")
    try press(.down)
    #expect(model.moves.count == 2, "it is the last already")
    try press(.home)
    try press(.up)
    #expect(model.names == ["b", "a", "c", "d", "e"] && model.moves.count == 3)
  }
}

@Suite struct `Rows that are selected` {
  final class Model {
    @Observed var chosen: Set<Int> = []
    func toggle(_ index: Int) { chosen.formSymmetricDifference([index]) }
  }

  struct Screen: View {
    let model: Model
    var allowsSeveral = true
    var body: some View {
      LazyList("Files", 0..<1_000) { Text("file \($0)") }
        .selection(allowsSeveral: allowsSeveral) {
          model.chosen.contains($0)
        } toggle: {
          model.toggle($0)
        }
    }
  }

  @Test func `are options of a list box, by press and by key`() throws {
    let model = Model()
    let list = ListPage(Screen(model: model))
    func options() -> [MemoryNode] { list.page.all("option") }
    func selected() -> [String] {
      options().filter { $0.attributes["aria-selected"] == "true" }.map(\.text)
    }
    let box = try #require(list.page.find("listbox", "Files"))
    #expect(box.attributes["aria-multiselectable"] == "true")
    #expect(options().filter { $0.attributes["tabindex"] == "0" }.map(\.text) == ["file 0"])
    list.page.send(Event(.click), to: options()[3])
    #expect(selected() == ["file 3"] && model.chosen == [3])
    // The arrow keys move the focus; the space bar and return select.
    list.page.send(Event(.focusin), to: options()[3])
    list.page.send(Event(.keydown, key: .down), to: options()[3])
    #expect(options().filter { $0.attributes["tabindex"] == "0" }.map(\.text) == ["file 4"])
    #expect(list.page.document.focused === options()[4])
    list.page.send(Event(.keydown, key: .space), to: options()[4])
    list.page.send(Event(.keydown, key: .return), to: options()[3])
    #expect(model.chosen == [4])
    list.page.send(Event(.keydown, key: .end), to: options()[4])
    list.settle()
    #expect(list.page.document.focused?.text == "file 999" && selected().isEmpty)
    #expect(list.page.document.faults.isEmpty)
  }

  @Test func `say if only one can be`() {
    let list = ListPage(Screen(model: Model(), allowsSeveral: false))
    #expect(list.page.find("listbox")?.attributes["aria-multiselectable"] == nil)
  }
}

@Suite struct `Rows that are displayed` {
  final class Model {
    @Observed var rows = Array(0..<100)
    var seen: [Int] = []
    var log: [String] = []
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      LazyList("Rows", model.rows, id: { $0 }, estimatedHeight: 40) { Text("\($0)") }
        .onRowDisplay {
          model.log.append("+\(model.rows[$0])")
        } ended: {
          model.log.append("-\($0)")
        }
    }
  }

  private func log(_ model: Model, _ list: ListPage) -> [String] {
    list.page.browser.advance(milliseconds: 1)
    list.settle()
    defer { model.log = [] }
    return model.log
  }

  @Test func `are reported once when they come and when they go`() {
    let model = Model()
    let list = ListPage(Screen(model: model))
    #expect(log(model, list) == (0..<10).map { "+\($0)" })
    list.scroll(to: 80)
    #expect(log(model, list) == ["-0", "-1", "+10", "+11"])
    list.scroll(to: 80)
    #expect(log(model, list) == [])
    // A row inserted among the visible ones moves one of them out of sight.
    model.rows.insert(500, at: 5)
    list.settle()
    #expect(Set(log(model, list)) == ["+500", "-11"])
    model.rows.removeAll { $0 == 500 }
    list.settle()
    #expect(Set(log(model, list)) == ["+11", "-5"])
    list.page.unmount()
    #expect(Set(model.log) == Set((2..<12).map { "-\($0)" }))
  }
}

@Suite struct `A list that is read again` {
  final class Model {
    @Observed var isRunning = false
    var count = 0
    func read() {
      count += 1
      isRunning = true
    }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      LazyList("Rows", 0..<100) { Text("\($0)") }
        .onRefresh("Refresh", isRunning: model.isRunning) { model.read() }
    }
  }

  @Test func `is pulled far enough by a finger`() {
    let model = Model()
    let list = ListPage(Screen(model: model))
    for (distance, isReleased, count) in [
      (20.0, 0.0, 0), (55, 1, 0), (30, 0, 0), (80, 0, 0), (80, 1, 1), (90, 1, 1),
    ] {
      list.report([6, distance, isReleased])
      #expect(model.count == count, "\(distance)")
    }
    #expect(list.page.find("progress") != nil)
    model.isRunning = false
    list.page.settle()
    #expect(list.page.find("progress") == nil)
    list.report([6, 57, 1])
    #expect(model.count == 2)
  }

  @Test func `has a button for keyboards`() {
    let model = Model()
    let list = ListPage(Screen(model: model))
    list.page.click("button", "Refresh")
    list.page.click("button", "Refresh")
    #expect(model.count == 1, "it is being read already")
  }

  @Test func `tells the script so, and other lists do not`() throws {
    struct Plain: View { var body: some View { LazyList("Rows", 0..<9) { Text("\($0)") } } }
    let with = ListPage(Screen(model: Model()))
    let without = ListPage(Plain())
    func options(_ list: ListPage) -> [UInt8]? {
      list.page.browser.partRequests.first { $0.service == .watchList }?.bytes
    }
    #expect(options(with) == [0, 0, 1] && options(without) == [0, 0, 0])
  }
}
