import Foundation
import TestSupport
import Testing

@Suite struct `Something missing` {
  @Test func `does not compile`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Refused")
    let code = WrongCode(["Resolving"], in: folder)
    let announced = try code.announced()
    #expect(announced.count == 7)
    #expect(try await Set(code.refused()) == Set(announced))
  }
}
