import Interface
private import Numerics
import PageModel
import Tracking

extension DaySummary {
  /// The shortest part of a day that is still visible, in minutes.
  private static let least = 9.0

  /// The length of a day in minutes.
  private static let length = 1_440.0

  /// The answered parts of the day, each from its first to its last probe, as a CSS gradient over the day.
  ///
  /// A single value describes a whole day, which would otherwise take dozens of elements: hundreds of days
  /// can be flung past.
  var bands: String {
    var spans: [(start: Double, end: Double, color: String)] = []
    for part in parts {
      guard part.tag != nil, let first = part.minutes.first, let last = part.minutes.last,
        first < last
      else { continue }
      spans.append((Double(first), Double(last), part.css))
    }
    return Self.gradient(spans)
  }

  /// A mark for each probe over ``bands``, since the time between two probes was not asked about.
  var ticks: String {
    var marks: [(start: Double, end: Double, color: String)] = []
    for part in parts {
      for minute in part.minutes {
        let start = min(max(Double(minute) - Self.least / 2, 0), Self.length - Self.least)
        marks.append((start, start + Self.least, part.css))
      }
    }
    return Self.gradient(marks)
  }

  /// Returns a gradient with stretches of colour on a transparent ground.
  private static func gradient(
    _ stretches: [(start: Double, end: Double, color: String)]
  ) -> String {
    // After a clock was set back, a later part has earlier minutes, but the stops of a gradient must
    // ascend.
    var stops = "#0000"
    for place in stretches.map({ $0.start }).order() {
      let (start, end, color) = stretches[place]
      let (from, to) = (percent(start / length), percent(end / length))
      stops += " " + from + "," + color + " " + from + " " + to + ",#0000 " + to
    }
    return stops
  }

  /// The shares of tags in all probes of the day, the largest first, for a CSS gradient; the rest of the
  /// day is unknown.
  var shares: String {
    var tags: [(color: TagColor, count: Int)] = []
    for part in parts {
      guard let tag = part.tag else { continue }
      if let place = tags.firstIndex(where: { $0.color.number == tag.color.number }) {
        tags[place].count += part.minutes.count
      } else {
        tags.append((tag.color, part.minutes.count))
      }
    }
    let all = Double(max(probes, answered))
    var (stops, before) = ("", 0)
    for place in tags.map({ -Double($0.count) }).order() {
      let tag = tags[place]
      let start = percent(Double(before) / all)
      before += tag.count
      if !stops.isEmpty { stops += "," }
      stops +=
        Color.tag(tag.color).css + " " + start + " " + percent(Double(before) / all)
    }
    return stops.isEmpty ? "#0000 0 0" : stops + ",#0000 " + percent(Double(before) / all)
  }
}

extension DaySummary.Part {
  /// The colour of the tag, or that of a ring without an answer.
  fileprivate var css: String { (tag.map { Color.tag($0.color) } ?? .secondary).css }
}
