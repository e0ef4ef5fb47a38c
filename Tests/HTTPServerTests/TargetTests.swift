import Testing

@testable import HTTPServer

@Suite struct Targets {
  @Test(
    arguments: [
      ("/", []), ("/a", ["a"]), ("/a/", ["a", ""]), ("//a", ["", "a"]), ("/a%2Fb/c", ["a/b", "c"]),
      ("/%D0%B0", ["а"]), ("/a+b", ["a+b"]), ("/...", ["..."]),
    ] as [(String, [String])])
  func `have decoded segments`(text: String, segments: [String]) {
    #expect(Target(text)?.segments == segments)
  }

  @Test(arguments: [
    "", "a", "*", "http://a/", "/%", "/%4", "/%zz", "/%00", "/%0A", "/%FF", "/..", "/a/%2e%2E/b",
    "/.", "/a b", "/а", "/?a=%00", "/?%f",
  ])
  func `are refused when they cannot be read`(_ text: String) {
    #expect(Target(text) == nil)
  }

  @Test func `have a query of pairs`() throws {
    let request = try #require(Request(.get, "/?a=1&b=x+y%2B&c&=d&a=2&e=f=g"))
    #expect(request.target.query.map(\.name) == ["a", "b", "c", "", "a", "e"])
    #expect(request.query("a") == "1")
    #expect(request.query("b") == "x y+")
    #expect(request.query("c") == "")
    #expect(request.query("e") == "f=g")
    #expect(request.query("z") == nil)
  }
}
