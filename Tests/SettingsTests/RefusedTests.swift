import Foundation
import TestSupport
import Testing

@Suite struct `A setting of another type` {
  @Test func `does not compile`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Refused")
    let code = WrongCode(["Values"], in: folder)
    let announced = try code.announced()
    #expect(announced.count == 12)
    #expect(try await Set(code.refused()) == Set(announced))
  }
}
