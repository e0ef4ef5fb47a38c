import Foundation

/// The results of an independent count of `sample.log`.
struct Sample: Decodable {
  struct Report: Decodable {
    let lines, answered, auto, empty, late: Int
  }

  struct Period: Decodable {
    let zone, from, to: String
    let probes, answered: Int
    /// The five most frequent tags, as pairs of name and count.
    let tags: [[NameOrCount]]
  }

  enum NameOrCount: Decodable, Equatable {
    case name(String)
    case count(Int)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let count = try? value.decode(Int.self) {
        self = .count(count)
      } else {
        self = .name(try value.decode(String.self))
      }
    }
  }

  struct Week: Decodable {
    let zone, tag: String
    let counts: [[Int]]
  }

  let report: Report
  let tags: [Figures.Tag]
  let periods: [Period]
  let weeks: [Week]

  /// The log itself: 1,500 lines of seven weeks with a change of clocks.
  static let log = Build.fixture("sample.log")

  static func load() throws -> Sample {
    let data = try Data(contentsOf: URL(filePath: Build.fixture("sample.json")))
    return try JSONDecoder().decode(Sample.self, from: data)
  }
}

/// The output of `proba stats --json`.
struct Figures: Decodable {
  struct Tag: Decodable {
    let name: String
    let answers: Int
    let share, shareLow, shareHigh, hours, hoursLow, hoursHigh: Double
    let askedHours, effectiveCount: Double

    var values: [Double] { [share, shareLow, shareHigh, hours, hoursLow, hoursHigh] }
  }

  let probes, answered: Int
  let coverage: Double
  let tags: [Tag]
}

/// One probe in the output of `proba probes --json`.
struct Asked: Decodable, Equatable {
  let at: Int64
  let state: String
  let tags: [String]
  let comment: String?
  let gap: Int64
  let offset: Int
  let scheduled: Bool
  let remark: String?
}

/// The output of `proba stats --by hour-weekday --json`.
struct Week: Decodable {
  let tag: String
  let counts, answered: [[Int]]
  let share, shareLow, shareHigh: [[Double]]
}

/// The output of `proba import tagtime --json`.
struct Report: Decodable, Equatable {
  var lines = 0
  var answered = 0
  var auto = 0
  var empty = 0
  var malformed = 0
  var imported = 0
  var alreadyThere = 0
  var differing = 0
  var otherClocks = 0
  var corrected = 0
  var unscheduled = 0
  var malformedLines: [Line] = []
  var differingLines: [Difference] = []

  struct Difference: Decodable, Equatable {
    let line: Int
    let at: Int64
    let text: String
    let stored: String
  }

  struct Line: Decodable, Equatable {
    let line: Int
    let reason: String
  }
}
