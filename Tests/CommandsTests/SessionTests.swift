import Foundation
import TestSupport
import Testing

@Suite struct `A server with a key` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private struct Listed: Decodable {
    let id: Int
    let host, browser: String
  }

  /// The address that `proba session add` prints: its host, and the path with the ticket.
  private func entrance(_ port: UInt16) async throws -> (host: String, path: String) {
    let lines = try await sandbox.run("session", "add").lines
    try #require(
      lines.count == 2
        && lines[0] == "One of these addresses lets one browser in, within ten minutes:")
    let match = try #require(
      lines[1].wholeMatch(
        of: #/  http://([0-9a-f]{12}\.localhost):(\d+)(/\?proba-ticket=[0-9a-f]{32})/#))
    #expect(match.2 == "\(port)")
    return ("Host: \(match.1):\(port)", String(match.3))
  }

  /// Lets a browser in, and returns the fields that it sends from then on.
  private func enter(_ server: RunningServer) async throws -> (host: String, cookie: String) {
    let (host, path) = try await entrance(server.port)
    let reply = server.reply("GET", path, nil, host, "User-Agent: Mozilla")
    #expect(reply.status == 303 && reply.header("Location") == "/")
    let cookie = try #require(reply.header("Set-Cookie")?.prefix { $0 != ";" })
    return (host, "Cookie: \(cookie)")
  }

  private var keyFile: [Substring] {
    sandbox.contents("data/proba/proba.sqlite.key").map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    } ?? []
  }

  @Test func `lets in a browser once by an address, and programs by the key`() async throws {
    let server = try RunningServer(sandbox, "--key")
    #expect(server.reply("GET", "/").status == 401)
    #expect(server.reply("GET", "/api/v1/overview").status == 401)
    #expect(server.answer("stranger", at: 1_640_997_602).status == 401)
    let (host, path) = try await entrance(server.port)
    let entered = server.reply("GET", path, nil, host)
    let cookie = try #require(entered.header("Set-Cookie")?.prefix { $0 != ";" })
    #expect(server.reply("GET", "/api/v1/overview", nil, host, "Cookie: \(cookie)").status == 200)
    #expect(server.reply("GET", path, nil, host).status == 401)
    // Another server on 127.0.0.1 could have the cookie from a page of its own there.
    #expect(server.reply("GET", "/api/v1/overview", nil, "Cookie: \(cookie)").status == 401)
    let key = try #require(keyFile.first)
    #expect(server.reply("GET", "/api/v1/overview", nil, "\(key)").status == 200)
    let mode = try await sandbox.shell("stat -c %a data/proba/proba.sqlite.key")
    #expect(mode.output == "600\n")
    #expect(await server.end() == 0)
    #expect(try await sandbox.run("probes").output.contains("stranger") == false)
  }

  @Test(.enabled(if: Tool.curl != nil))
  func `takes the key from curl, which has it in no argument`() async throws {
    let server = try RunningServer(sandbox, "--key")
    let address = "http://127.0.0.1:\(server.port)/api/v1/tags"
    let reply = try await sandbox.shell(
      "curl --silent --header @data/proba/proba.sqlite.key \(address)")
    #expect(reply.output == "[]")
    #expect(await server.end() == 0)
  }

  @Test func `lets in its owner's browsers by themselves, also after a restart`() async throws {
    let person = ["Accept: text/html", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Site: none"]
    var host = ""
    for _ in 0..<2 {
      let server = try RunningServer(sandbox, "--key")
      let led = server.reply("GET", "/days", nil, person[0], person[1], person[2])
      let place = try #require(led.header("Location"))
      let match = try #require(
        place.wholeMatch(of: /http:\/\/([0-9a-f]{12}\.localhost):\d+(\/days\?proba-ticket=\w{32})/))
      // The same origin for its permissions and drafts in the browser.
      #expect(host.isEmpty || host == match.1)
      host = String(match.1)
      let entered = server.reply("GET", "\(match.2)", nil, "Host: \(host):\(server.port)")
      #expect(entered.header("Location") == "/days" && entered.header("Set-Cookie") != nil)
      // A page of another site cannot have a browser begin sessions.
      let foreign = server.reply(
        "GET", "/days", nil, person[0], person[1], "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Dest: document")
      #expect(foreign.status == 401 && foreign.body.contains("proba session add"))
      #expect(await server.end() == 0)
    }
    // Behind a proxy, the owner of the connection says nothing about the person.
    let server = try RunningServer(sandbox, "--key", "--allow-host", "https://home.example")
    let refused = server.reply(
      "GET", "/", nil, "Accept: text/html", "Accept-Language: uk", "Host: home.example")
    #expect(refused.status == 401 && refused.body.contains("<html lang=\"uk\">"))
    let added = try await sandbox.run("session", "add").lines
    let ticket = try #require(added.last?.split(separator: "?").last)
    #expect(added.last == "  https://home.example/?\(ticket)")
    let entered = server.reply("GET", "/?\(ticket)", nil, "Host: home.example")
    #expect(entered.header("Set-Cookie")?.hasPrefix("__Host-proba-session=") == true)
    #expect(await server.end() == 0)
  }

  @Test func `lists and ends its sessions`() async throws {
    let server = try RunningServer(sandbox, "--key")
    #expect(
      try await sandbox.run("session", "list") == Outcome(output: "No browser has been let in.\n"))
    let browsers = [try await enter(server), try await enter(server)]
    func statuses() -> [Int] {
      browsers.map { server.reply("GET", "/api/v1/tags", nil, $0.host, $0.cookie).status }
    }
    #expect(statuses() == [200, 200])
    let listed: [Listed] = try await sandbox.run("session", "list", "--json").json()
    #expect(listed.map(\.id) == [1, 2] && listed.allSatisfy { $0.browser == "Mozilla" })
    let lines = try await sandbox.run("session", "list").lines
    #expect(lines.count == 2 && lines[0].hasPrefix("1  since ") && lines[0].hasSuffix("  Mozilla"))
    #expect(
      try await sandbox.run("session", "end", "1") == Outcome(output: "1 session has ended.\n"))
    #expect(statuses() == [401, 200])
    #expect(
      try await sandbox.run("session", "end", "1")
        == Outcome(
          error: "proba: there is no session 1: `proba session list` shows the numbers\n", code: 1))
    let (host, path) = try await entrance(server.port)
    #expect(try await sandbox.run("session", "end").output == "1 session has ended.\n")
    #expect(statuses() == [401, 401])
    #expect(server.reply("GET", path, nil, host).status == 401, "the address has ended, too")
    #expect(await server.end() == 0)
  }

  @Test func `keeps its secrets from others`() async throws {
    let server = try RunningServer(sandbox, "--key", "--log", "requests")
    let browser = try await enter(server)
    _ = server.reply("GET", "/api/v1/tags", nil, browser.host, browser.cookie)
    let process = "/proc/\(server.identifier)"
    let open = try await sandbox.shell("cat \(process)/cmdline \(process)/environ").output
    let key = try #require(keyFile.first?.split(separator: " ").last)
    let token = try #require(browser.cookie.split(separator: "=").last)
    let host = try #require(browser.host.split(separator: " ").last)
    #expect(await server.end() == 0)
    let seen = open + server.greeting + server.log.joined(separator: "\n")
    #expect(seen.contains("GET /api/v1/tags 200"))
    for secret in ["\(key)", "\(token)", "proba-ticket", "\(host.prefix(12))"] {
      #expect(!seen.contains(secret), "\(secret)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.path)/data/proba").sorted()
        == ["proba.sqlite", "proba.sqlite.key"])
  }

  @Test func `leaves nothing that the next one takes`() async throws {
    let server = try RunningServer(sandbox, "--key")
    let key = try #require(keyFile.first)
    let browser = try await enter(server)
    let (host, path) = try await entrance(server.port)
    // Whoever has the port then gets what pages and scripts go on sending to it.
    #expect(await server.end(by: SIGKILL) != 0)
    let none = Outcome(
      error:
        "proba: no server with a key is running on this file: start one with `proba serve --key`\n",
      code: 1)
    #expect(try await sandbox.run("session", "add") == none)
    #expect(try await sandbox.run("session", "list") == none)
    let next = try RunningServer(sandbox, "--key")
    let named = "\(host.split(separator: ":").dropLast().joined(separator: ":")):\(next.port)"
    #expect(next.reply("GET", "/api/v1/tags", nil, "\(key)").status == 401)
    #expect(next.reply("GET", "/api/v1/tags", nil, named, browser.cookie).status == 401)
    #expect(next.reply("GET", path, nil, named).status == 401)
    #expect(await next.end() == 0)
  }

  @Test func `refuses to run with a key that others can read`() async throws {
    let server = try RunningServer(sandbox, "--key")
    #expect(await server.end() == 0)
    let file = "\(sandbox.path)/data/proba/proba.sqlite.key"
    for mode in ["644", "620", "604"] {
      _ = try await sandbox.shell("chmod \(mode) \(file)")
      let refused = try await sandbox.run("serve", "--key", "--port", "0", "--log", "none")
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(
        refused.error.hasSuffix(
          "proba: other users can read \(file), which holds the key: make it yours alone with `chmod 600`\n"
        ))
    }
  }

  @Test func `prints an address that lets in to a terminal only`() throws {
    let terminal = try PseudoTerminal(
      sandbox, ["serve", "--key", "--port", "0", "--log", "none", "--no-notifications"],
      columns: 200)
    #expect(terminal.sees(".localhost:"))
    #expect(terminal.sees("/?proba-ticket="))
    #expect(terminal.sees("session add"))
    try terminal.stop()
    #expect(terminal.end() == 0)
  }

  @Test func `is needed for its sessions`() async throws {
    let server = try RunningServer(sandbox)
    #expect(server.reply("GET", "/api/v1/sessions").status == 404)
    #expect(server.reply("POST", "/api/v1/sessions").status == 404)
    #expect(try await sandbox.run("session", "list").code == 1)
    #expect(try await sandbox.run("session", "end", "x").code == 2)
    #expect(await server.end() == 0)
  }
}
