import Interface
import PageModel
import Tracking

extension DaySummary {
  /// The least part of a day that is seen at all.
  private static let least = 9.0

  /// The minutes of a day.
  private static let length = 1_440.0

  /// From the first to the last probe of each part, as a gradient in CSS from the day's beginning to its end.
  ///
  /// One value for a whole day, where an element for each part would be dozens: of hundreds of days
  /// flung past, each is one element.
  var bands: String {
    var stops = "#0000"
    for part in parts {
      guard let first = part.minutes.first, let last = part.minutes.last, first < last else {
        continue
      }
      Self.add(part.css, from: Double(first), to: Double(last), to: &stops)
    }
    return stops
  }

  /// Each probe as a mark over ``bands``, for what lies between two probes was not asked about.
  var ticks: String {
    var stops = "#0000"
    for part in parts {
      for minute in part.minutes {
        let start = min(max(Double(minute) - Self.least / 2, 0), Self.length - Self.least)
        Self.add(part.css, from: start, to: start + Self.least, to: &stops)
      }
    }
    return stops
  }

  private static func add(
    _ color: String, from start: Double, to end: Double, to stops: inout String
  ) {
    let (from, to) = (percent(start / length), percent(end / length))
    stops += " " + from + "," + color + " " + from + " " + to + ",#0000 " + to
  }

  /// The shares of the tags of a day's answers, the largest first, for a gradient in CSS.
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
    tags.sort { $0.count > $1.count }
    var (stops, before) = ("", 0)
    for tag in tags {
      let start = percent(Double(before) / Double(answered))
      before += tag.count
      if !stops.isEmpty { stops += "," }
      stops +=
        Color.tag(tag.color).css + " " + start + " " + percent(Double(before) / Double(answered))
    }
    return stops.isEmpty ? "#0000 0 0" : stops
  }
}

extension DaySummary.Part {
  /// The colour of its tag.
  fileprivate var css: String { (tag.map { Color.tag($0.color) } ?? .border).css }
}
