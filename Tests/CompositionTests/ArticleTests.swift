import Composition
import TestSupport
import Testing

@Suite struct `The article on composition` {
  @Test func `does what it says`() throws {
    #expect(buy() == "7 from shelf.db, ding")
    #expect(try buyInSilence() == "7 from test.db, hush")
    let shop = Container(Shop.self, input: ShopOptions(path: "a"))
    let inventory = shop.make(Inventory.self)
    #expect(inventory.line(isBrief: true) == "a shelf" && inventory.line(isBrief: false) == "a")
    #expect(shop.make(Clerk.self).greet() == "ding, how can I help?")
    #expect(Clerk(bell: SilentBell()).greet() == "hush, how can I help?")
    let visit = shop.begin(Visit.self, input: "ann")
    #expect(visit.resolve(Cart.self).shelf === shop.resolve(Shelf.self))
    shop.end()
    #expect(ended.lines == ["ann"])
  }

  @Test func `shows the code that is compiled`() throws {
    let article = try Article("Composition")
    #expect(article.examples("swift").count == 7)
    #expect(try article.linesMissing() == [])
  }
}
