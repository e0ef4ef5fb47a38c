import TestSupport
import Testing

@Suite struct `The page` {
  @Test func `is the folder beside the program`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.shell(
      """
      mkdir -p place/page/icons; cp "$PROBA" place/proba
      printf '<title>Proba</title>' > place/page/index.html
      printf 'x' > place/page/icons/a.svg; printf 'secret' > place/secret
      ln -s ../secret place/page/link
      """)
    let server = try RunningServer(sandbox, program: "\(sandbox.path)/place/proba")
    let page = server.reply("GET", "/")
    #expect(page.status == 200 && page.body == "<title>Proba</title>")
    #expect(page.header("Content-Type")?.hasPrefix("text/html") == true)
    #expect(server.reply("GET", "/icons/a.svg").body == "x")
    #expect(server.reply("GET", "/api/v1/tags").body == "[]")
    for path in ["/nothing", "/link", "/icons", "/api/v1/nothing", "/api"] {
      #expect(server.reply("GET", path).status == 404, "\(path)")
    }
    for path in ["/../secret", "/%2e%2e/secret", "/icons/../../secret"] {
      #expect(server.reply("GET", path).status == 400, "\(path)")
    }
    #expect(server.log.count { $0.hasPrefix("proba:") } == 0)
    #expect(await server.end() == 0)
  }

  @Test func `is missed with a remark where there is none`() async throws {
    let sandbox = try Sandbox()
    for make in [":", "touch place/page"] {
      _ = try await sandbox.shell("mkdir -p place; cp \"$PROBA\" place/proba; \(make)")
      let server = try RunningServer(sandbox, program: "\(sandbox.path)/place/proba")
      #expect(server.reply("GET", "/").status == 404)
      #expect(server.reply("GET", "/api/v1/tags").status == 200)
      #expect(await server.end() == 0)
      #expect(
        server.log.first
          == "proba: there is no folder `page` next to the program, so the page is not served")
    }
  }
}
