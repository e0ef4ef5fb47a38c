import Interface
import PageModel
import Tracking

extension DaySummary {
  /// The least part of a day that is seen at all.
  private static let least = 9.0

  /// The day as stretches of colour, for a gradient in CSS from its beginning to its end.
  ///
  /// One value for a whole day, where an element for each part would be dozens: of hundreds of days
  /// flung past, each is one element.
  var bands: String {
    var stops = "#0000"
    for part in parts {
      let length = max(Double(part.end - part.start), Self.least)
      let start = min(max(Double(part.start + part.end) / 2 - length / 2, 0), 1_440 - length)
      let color = part.tag.map { Color.tag($0.color) } ?? .border
      let (from, to) = (percent(start / 1_440), percent((start + length) / 1_440))
      stops += " " + from + "," + color.css + " " + from + " " + to + ",#0000 " + to
    }
    return stops
  }

  /// The shares of the tags of a day's answers, the largest first, for a gradient in CSS.
  var shares: String {
    var tags: [(color: TagColor, count: Int)] = []
    for part in parts {
      guard let tag = part.tag else { continue }
      if let place = tags.firstIndex(where: { $0.color.number == tag.color.number }) {
        tags[place].count += part.count
      } else {
        tags.append((tag.color, part.count))
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
