import Foundation
import Interface
import InterfaceTestSupport
import Testing

/// The services that a program requests from the browser.
@Suite struct BrowserTests {
  @Test func `the host script offers each service under its number`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Web/host.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(script.split(separator: "const own = [\n").last)
    // A comment above each gives its name.
    let names = table.prefix(upTo: table.range(of: "\n];")?.lowerBound ?? table.endIndex)
      .split(separator: "\n").filter { $0.hasPrefix("  // ") }.map { String($0.dropFirst(5)) }
    #expect(
      names == [
        "fetched", "after", "file", "cancel", "use", "listen", "matches", "format", "fold",
        "focus", "log",
      ])
    #expect(Service.allCases.prefix(names.count).map(\.rawValue) == Array(0..<UInt32(names.count)))
  }

  @Test func `each script offers its services once, and its documentation names them`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let whole = try String(
      contentsOf: root.appending(path: "Documentation/host-script.md"), encoding: .utf8)
    let article = try #require(whole.components(separatedBy: "\n## Commands\n").first)
    var offered: [UInt32: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Web"), includingPropertiesForKeys: nil)
    where file.pathExtension == "js" {
      let script = try String(contentsOf: file, encoding: .utf8)
      for match in script.matches(of: /services\[(\d+)\]\ =/) {
        let number = try #require(UInt32(match.1))
        #expect(offered.updateValue(file.lastPathComponent, forKey: number) == nil)
        let row = "\n| \(number) | "
        #expect(article.components(separatedBy: row).count == 2, "documented: \(number)")
      }
    }
    let services = Service.allCases.map(\.rawValue).filter { $0 >= 16 }
    #expect(offered.keys.sorted() == services)
    for (number, script) in offered where script != "leaving.js" {
      // The headings name the scripts.
      let before = try #require(article.components(separatedBy: "\n| \(number) | ").first)
      let section = try #require(before.components(separatedBy: "\n### ").last)
      #expect(section.prefix { $0 != "\n" }.contains(script), "\(number)")
    }
  }

  @Test func `an answer reaches its request once`() {
    let test = TestBrowser()
    var statuses: [Int] = []
    test.browser.fetch(.post, "/api/answers", body: [1, 10, 2]) { statuses.append($0.status) }
    #expect(test.requests.map(\.line) == ["POST /api/answers"])
    #expect(test.requests.first?.body == [1, 10, 2])
    #expect(test.respond(status: 201))
    #expect(!test.respond())
    #expect(statuses == [201])
    #expect(test.browser.waitingCount == 0)
  }

  @Test func `a cancelled stream is silent`() {
    let test = TestBrowser()
    var texts: [String] = []
    let stream = test.browser.events("/api/events", named: ["probe"]) { event in
      if case .message(let name, let text) = event { texts.append(name + ":" + text) }
    }
    test.send("probe", "1\n2")
    stream.cancel()
    test.send("probe", "3")
    #expect(texts == ["probe:1\n2"])
  }

  @Test func `time passes in order`() {
    let test = TestBrowser()
    var order: [Int] = []
    test.browser.after(milliseconds: 20) { order.append(2) }
    test.browser.after(milliseconds: 10) { order.append(1) }
    test.advance(milliseconds: 15)
    #expect(order == [1])
    test.advance(milliseconds: 15)
    #expect(order == [1, 2])
  }

  @Test func `the path follows, back works`() {
    let test = TestBrowser()
    var paths: [String] = []
    test.browser.onNavigate { paths.append($0) }
    test.browser.navigate(to: "/week")
    test.goBack()
    #expect(paths == ["/week", "/"])
  }

  @Test func `an announcement that is repeated is read twice`() {
    let test = TestBrowser()
    test.browser.announce("Saved")
    test.browser.announce("Saved")
    #expect(test.announcements == ["Saved", "Saved"])
  }

  @Test func `an error is reported by the browser`() {
    let test = TestBrowser()
    test.browser.report("lost")
    #expect(test.reports == ["lost"])
    #expect(test.requests.isEmpty)
  }
}
