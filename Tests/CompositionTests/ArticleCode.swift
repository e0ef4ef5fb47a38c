import Composition

/// The code that the article shows.
struct ShopOptions {
  let path: String
}

protocol Ringing: Sendable {
  func ring() -> String
}

struct LoudBell: Ringing {
  func ring() -> String { "ding" }
}

struct SilentBell: Ringing {
  func ring() -> String { "hush" }
}

let ended = Journal()

enum Shop: Level { typealias Input = ShopOptions }

final class Shelf: Singleton, Sendable {
  typealias Home = Shop
  let path: String
  init(path: String) { self.path = path }

  static func make(in shop: Container<Shop>) -> Shelf { Shelf(path: shop.input.path) }
}

struct Receipt: PerRequest {
  typealias Home = Shop
  let text: String

  static func make(in shop: Container<Shop>, _ number: Int) -> Receipt {
    let shelf = shop.resolve(Shelf.self)
    return Receipt(text: "\(number) from \(shelf.path), \(shop.resolve(Bell.self).ring())")
  }
}

struct Inventory: PerRequest {
  typealias Home = Shop
  let shelf: Lazy<Shelf>

  static func make(in shop: Container<Shop>, _: Void) -> Inventory {
    Inventory(shelf: shop.lazily(Shelf.self))
  }

  func line(isBrief: Bool) -> String { isBrief ? "a shelf" : shelf().path }
}

enum Bell: Singleton {
  typealias Home = Shop

  static func make(in shop: Container<Shop>) -> any Ringing { LoudBell() }
}

struct Clerk: PerRequest {
  typealias Home = Shop
  private let bell: any Ringing
  init(bell: any Ringing) { self.bell = bell }

  static func make(in shop: Container<Shop>, _: Void) -> Clerk {
    Clerk(bell: shop.resolve(Bell.self))
  }

  func greet() -> String { bell.ring() + ", how can I help?" }
}

enum Visit: Level {
  typealias Input = String
  typealias Outer = Container<Shop>
}

final class Cart: Singleton, Sendable {
  typealias Home = Visit
  let owner: String
  let shelf: Shelf
  init(owner: String, shelf: Shelf) { (self.owner, self.shelf) = (owner, shelf) }

  static func make(in visit: Container<Visit>) -> Cart {
    Cart(owner: visit.input, shelf: visit.outer.resolve(Shelf.self))
  }

  static func end(_ cart: Cart) { ended.add(cart.owner) }
}

func buy() -> String {
  let shop = Container(Shop.self, input: ShopOptions(path: "shelf.db"))
  defer { shop.end() }
  return shop.make(Receipt.self, 7).text
}

func buyInSilence() throws -> String {
  try Container.substituting(
    Shop.self, [Substitution(Bell.self) { _ in SilentBell() }],
    input: ShopOptions(path: "test.db")
  ) { shop in shop.make(Receipt.self, 7).text }
}
