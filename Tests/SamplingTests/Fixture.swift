import Foundation

/// Reference schedules made by running TagTime's own Perl.
struct Fixture: Decodable {
  struct Set: Decodable {
    struct Window: Decodable {
      let instant: Int64
      let pings: [Int64]
    }
    let name: String
    let epoch: Int64
    let seed: Int64
    let gap_seconds: Int64
    let first: [Int64]
    let state_first10: [Int64]
    let around: [String: Window]
  }
  let sets: [Set]

  static func load() throws -> Fixture {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Fixtures/tagtime-pings.json"))
    return try JSONDecoder().decode(Fixture.self, from: data)
  }
}
