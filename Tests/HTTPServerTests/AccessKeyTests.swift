import Testing

@testable import HTTPServer

@Suite struct `An access key` {
  private let key = AccessKey()

  private func refusal(
    _ target: String, _ headers: Headers = [:], _ method: HTTPServer.Method = .get
  ) throws -> Response? {
    key.condition.refusal(of: try #require(Request(method, target, headers: headers)))
  }

  @Test func `admits requests that present it`() throws {
    #expect(try refusal("/", ["Authorization": "Bearer \(key.text)"]) == nil)
    #expect(try refusal("/", ["Authorization": "bearer \(key.text)"], .post) == nil)
    #expect(try refusal("/a?b=c", ["Cookie": "a=1; proba-key=\(key.text); b"]) == nil)
    #expect(try refusal("/", ["Cookie": "proba-key=old; proba-key=\(key.text)"]) == nil)
  }

  @Test func `is read from the address once, and then removed from it`() throws {
    let reply = try #require(try refusal("/insights" + key.query))
    #expect(reply.status == .seeOther && reply.headers["Location"] == "/insights")
    let cookie = reply.headers["Set-Cookie"] ?? ""
    #expect(cookie.hasPrefix("proba-key=\(key.text); "))
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    #expect(try refusal("/" + key.query, [:], .post)?.status == .unauthorized)
    // Two slashes would lead to another host.
    #expect(try refusal("//evil.example/" + key.query)?.status == .unauthorized)
  }

  @Test(
    arguments: [
      [:], ["Cookie": "proba-key="], ["Cookie": "proba-key"], ["Authorization": "Bearer "],
      ["Authorization": "Basic 0123456789abcdef0123456789abcdef"],
      ["Cookie": "proba-key=0123456789abcdef0123456789abcdef"],
      ["Cookie": "xproba-key=KEY"], ["Cookie": "proba-key=KEYx"], ["Authorization": "KEY"],
    ] as [Headers])
  func `refuses other requests`(headers: Headers) throws {
    var sent: Headers = [:]
    for field in headers.fields {
      sent.add(field.name, field.value.split(separator: "KEY").joined(separator: key.text))
    }
    #expect(try refusal("/", sent)?.status == .unauthorized)
    #expect(try refusal("/?proba-key=x", sent)?.status == .unauthorized)
    #expect(try refusal("/" + key.query + "&proba-key=x", sent)?.status == .unauthorized)
  }

  @Test func `is read as it was written, and differs from all others`() {
    #expect(AccessKey(key.text)?.text == key.text && key.text.count == 32)
    #expect(AccessKey().text != key.text)
    for text in ["", "0123", key.text + "0", String(repeating: "G", count: 32)] {
      #expect(AccessKey(text) == nil)
    }
  }
}
