import Interface
import InterfaceTestSupport
import Lists
import Testing

@testable import ListViews

private final class Model {
  @Observed var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
}

private struct Numbers: View {
  let model: Model
  var position: ListPosition?

  var body: some View {
    LazyList("Numbers", model.numbers, estimatedHeight: 50, position: position) { number in
      Button("No. \(number)") {}
    }
  }
}

@Suite struct `A lazy list` {
  @Test func `renders the visible rows and those around them`() {
    let model = Model(Array(0..<100_000))
    let list = ListPage(Numbers(model: model))
    #expect(list.rows == Array(0..<20))
    #expect(list.page.find("group", "Numbers")?.attributes["tabindex"] == "0")
    let row = list.page.find("listitem")
    #expect(row?.attributes["aria-setsize"] == "100000" && row?.text == "No. 0")
    #expect(list.page.find("list")?.styles["block-size"] == "4000000.00px", "the rows are 40 high")
    list.scroll(to: 2_000_000)
    #expect(list.seen.count >= 10)
    #expect(list.place(of: list.seen[0])?.magnitude ?? 99 < 50)
    list.page.unmount()
    #expect(list.page.nodeCount == 0)
  }

  @Test func `has all elements of a closed range`() {
    let list = ListPage(LazyList("Numbers", 0...9) { Text("\($0)") }, window: 1_000)
    #expect(list.page.all("listitem").map { $0.text } == (0...9).map { "\($0)" })
  }

  @Test func `writes only new rows when it is scrolled`() {
    let list = ListPage(Numbers(model: Model(Array(0..<1_000))))
    _ = list.page.takeLog()
    list.scroll(to: 45)
    let log = list.page.takeLog()
    #expect(log.count < 40, "\(log)")
    #expect(!log.contains { $0.contains("No. 5") })
  }

  @Test func `keeps the visible rows in place while others are measured`() throws {
    let list = ListPage(Numbers(model: Model(Array(0..<1_000))))
    list.extent = { Double($0 % 5) * 30 + 20 }
    list.scroll(to: 20_000)
    let row = list.seen[1]
    let place = try #require(list.place(of: row))
    // The rows before it are longer than estimated, and the offset is corrected by the difference.
    list.scroll(to: list.offset - 600)
    list.scroll(to: list.offset + 600)
    #expect(((list.place(of: row) ?? .nan) - place).magnitude < 1)
  }

  @Test func `scrolls to the end, and stays there while rows are measured`() {
    let position = ListPosition()
    let list = ListPage(Numbers(model: Model(Array(0..<100_000)), position: position))
    list.extent = { _ in 90 }
    position.scroll(to: 99_999, at: .trailing)
    list.settle()
    #expect(list.seen.last == 99_999)
    #expect((list.place(of: 99_999) ?? .nan) == 310)
    #expect(position.visible.upperBound == 100_000)
    list.page.send(Event(.keydown, key: .home), to: list.page.find("group", "Numbers"))
    list.settle()
    #expect(list.offset == 0 && position.visible.lowerBound == 0)
    list.page.send(Event(.keydown, key: .end), to: list.page.find("group", "Numbers"))
    list.settle()
    #expect(list.seen.last == 99_999)
    position.reveal(99_998)
    list.settle()
    #expect(list.seen.last == 99_999)
  }

  @Test func `begins at its initial position`() {
    let list = ListPage(
      Numbers(model: Model(Array(0..<1_000)), position: ListPosition(at: 500, .center)))
    #expect(list.seen.contains(500))
    #expect((list.place(of: 500) ?? .nan) == 180)
  }

  @Test func `ignores keys that a text field needs`() {
    let list = ListPage(LazyList("Fields", 0..<9) { TextField("Field \($0)", text: .constant("")) })
    #expect(!list.page.press(.end, in: "Field 3"))
  }

  @Test func `shows rows added in front at the beginning, and keeps its place elsewhere`() {
    let model = Model(Array(0..<100))
    let list = ListPage(Numbers(model: model))
    model.numbers.insert(1_000, at: 0)
    list.settle()
    #expect(list.page.find("listitem")?.text == "No. 1000")
    #expect(list.offset == 0)
    list.scroll(to: 800)
    let text = list.page.all("listitem").first { $0.text == "No. 25" }
    model.numbers.insert(contentsOf: 2_000..<2_010, at: 3)
    list.settle()
    #expect(list.offset == 800 + 400)
    #expect(list.page.all("listitem").first { $0.text == "No. 25" } === text)
    // Nothing jumps as the new rows become visible and are measured.
    model.numbers.removeAll { $0 >= 2_000 }
    list.settle()
    #expect(list.offset == 800)
    #expect(list.page.all("listitem").first { $0.text == "No. 25" } === text)
  }

  @Test func `fades in new rows only if they are visible`() {
    let model = Model(Array(0..<100))
    let list = ListPage(Numbers(model: model))
    #expect(list.page.all("listitem").allSatisfy { !$0.classes.contains("enter") })
    model.numbers.insert(1_000, at: 2)
    model.numbers.append(1_001)
    list.settle()
    let entering = list.page.all("listitem").filter { $0.classes.contains("enter") }
    #expect(entering.map { $0.text } == ["No. 1000"])
  }

  @Test func `keeps the focused row on the page, wherever it is scrolled`() throws {
    let list = ListPage(Numbers(model: Model(Array(0..<1_000))))
    let row = try #require(list.page.all("listitem").first { $0.text == "No. 3" })
    list.report([2, 3])
    list.scroll(to: 30_000)
    #expect(list.rows.first == 3 && list.rows.count > 20)
    #expect(list.page.all("listitem").first === row)
    list.report([2, -1])
    #expect(list.rows.first != 3)
    list.report([2, Double(list.rows[5])])
    let last = list.rows[5]
    list.scroll(to: 0)
    #expect(list.rows.last == last)
  }

  @Test func `adapts to another length of its viewport`() {
    let list = ListPage(Numbers(model: Model(Array(0..<1_000))))
    list.window = 800
    list.settle()
    list.report([1, 800])
    list.settle()
    #expect(list.rows == Array(0..<40))
    list.window = 0
    list.report([1, 0])
    #expect(list.rows.isEmpty)
  }

  @Test(arguments: [[9], [1], [2], [3, 1], [4], [2, .infinity], [3, 7, 0, 0]] as [[Double]])
  func `ignores invalid input`(numbers: [Double]) {
    let list = ListPage(Numbers(model: Model(Array(0..<1_000))))
    let html = list.page.html
    list.report(numbers)
    #expect(list.page.html == html)
  }

  @Test func `may be empty, and filled later`() {
    let model = Model([])
    let list = ListPage(Numbers(model: model))
    #expect(list.rows.isEmpty)
    list.page.send(Event(.keydown, key: .end), to: list.page.find("group", "Numbers"))
    model.numbers = [1, 2, 3]
    list.settle()
    #expect(list.rows == [0, 1, 2])
    model.numbers = []
    list.settle()
    #expect(list.rows.isEmpty)
  }

  @Test func `is rendered by a server with its first rows`() {
    let page = RenderedPage(Numbers(model: Model(Array(0..<1_000))))
    #expect(page.markup.contains("No. 0") && page.markup.contains("No. 9"))
    #expect(!page.markup.contains("No. 99"))
  }

  @Test func `reports the removed rows on the page, and animates the others`() throws {
    let model = Model(Array(0..<10_000))
    let list = ListPage(Numbers(model: model))
    model.numbers.removeAll { $0 == 2 || $0 == 3 || $0 == 9_000 }
    list.settle()
    let requests = list.page.browser.partRequests.filter {
      $0.service == .scrollList && $0.bytes.count % 8 == 1
    }
    let places = [2.0, 3].flatMap { place in
      (0..<8).map { UInt8(truncatingIfNeeded: place.bitPattern >> UInt64($0 * 8)) }
    }
    #expect(try #require(requests.last).bytes == [1] + places, "who is not on the page just goes")
  }
}
