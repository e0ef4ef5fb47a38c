import Foundation
import TestSupport
import Testing

@Suite struct `A value without privacy` {
  @Test func `is refused by the compiler`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Refused")
    let code = WrongCode(["Messages"], in: folder)
    let announced = try code.announced()
    #expect(announced.count == 4)
    #expect(try await Set(code.refused()) == Set(announced))
  }
}
