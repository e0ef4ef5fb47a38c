import Foundation
import TestSupport
import Testing

@Suite struct `A demonstration` {
  private struct Overview: Decodable {
    let madeUp: Bool?
    let gap: Int
  }
  private struct Statistics: Decodable {
    struct Tag: Decodable { let name: String }
    let answered: Int
    let coverage: Double
    let tags: [Tag]
  }

  private func value<Value: Decodable>(_ reply: Reply) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(reply.body.utf8))
  }

  @Test(arguments: [("C", "reading"), ("uk_UA.UTF-8", "читання"), ("ru_RU.UTF-8", "чтение")])
  func `has a year of answers in the person's language, and leaves nothing`(
    language: String, tag: String
  ) async throws {
    let sandbox = try Sandbox(locale: language, variables: ["TMPDIR": "{}"])
    func databases() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: sandbox.path)
        .filter { $0.contains("sqlite") || $0.contains(".proba-") }
    }
    let server = try RunningServer(sandbox, command: "demo")
    let overview: Overview = try value(server.reply("GET", "/api/v1/overview"))
    #expect(overview.madeUp == true && overview.gap == 60)
    let figures: Statistics = try value(server.reply("GET", "/api/v1/stats"))
    #expect(figures.answered > 9_000 && figures.tags.count == 20)
    #expect((0.8...0.95).contains(figures.coverage))
    #expect(figures.tags.contains { $0.name == tag })
    #expect(server.answer("tea").status == 201)
    #expect(try !databases().isEmpty && databases().allSatisfy { $0.hasPrefix(".proba-") })
    #expect(await server.end() == 0)
    #expect(try databases() == [])
  }
}
