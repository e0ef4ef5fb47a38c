import Interface
import InterfaceTestSupport
import Lists
import Testing

@testable import ListViews

private struct Sections: View {
  let list: ListAdapter<String>
  var body: some View { LazyList("Sections", list, id: { $0 }) { Text($0) } }
}

private final class Choice {
  @Observed var list: ListAdapter<String>
  init(_ list: ListAdapter<String>) { self.list = list }
}

private struct Chosen: View {
  let choice: Choice
  var body: some View { Sections(list: choice.list) }
}

@Suite struct `A lazy list of an adapter` {
  @Test func `follows the edits of slices`() {
    let list = ListAdapter(["Header", "Footer"])
    let messages = list[1..<1]
    let page = ListPage(Sections(list: list))
    func texts() -> [String] { page.page.all("listitem").map { $0.text } }
    messages.append("Hello")
    page.settle()
    #expect(texts() == ["Header", "Hello", "Footer"])
    messages.replaceSubrange(0..., with: ["Good day", "Bye"])
    page.settle()
    #expect(texts() == ["Header", "Good day", "Bye", "Footer"])
    list.move(from: 3, to: 0)
    page.settle()
    #expect(texts() == ["Footer", "Header", "Good day", "Bye"])
    page.page.unmount()
    list.removeAll()
    #expect(page.page.nodeCount == 0)
  }

  @Test func `may switch to another adapter`() {
    let (one, other) = (ListAdapter(["a", "b"]), ListAdapter(["b", "c"]))
    let choice = Choice(one)
    let page = ListPage(Chosen(choice: choice))
    choice.list = other
    page.settle()
    one.append("x")
    other.append("d")
    page.settle()
    #expect(page.page.all("listitem").map { $0.text } == ["b", "c", "d"])
  }
}
