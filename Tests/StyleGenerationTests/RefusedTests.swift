import Foundation
import TestSupport
import Testing

@Suite struct `A style that is not in the file` {
  @Test func `does not compile`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Refused")
    // With the types of the article.
    let code = WrongCode(["Fields", "../ArticleStyle"], in: folder)
    let announced = try code.announced()
    #expect(announced.count == 8)
    #expect(try await Set(code.refused()) == Set(announced))
  }
}
