import CivilTime
import Foundation

/// Reference schedules made by running TagTime's own Perl.
struct Fixture: Decodable {
  struct Set: Decodable {
    struct Window: Decodable {
      let instant: Moment
      let pings: [Moment]
    }
    let name: String
    let epoch: Moment
    let seed: Int64
    let gap_seconds: Seconds
    let first: [Moment]
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

extension Moment: Decodable {
  /// Seconds since 1970.
  init(from decoder: any Decoder) throws {
    self.init(secondsSince1970: try Int64(from: decoder))
  }
}

extension Seconds: Decodable {
  /// A number.
  init(from decoder: any Decoder) throws { self.init(try Int64(from: decoder)) }
}
