import Interface
import TextBytes

/// A small line of a tag's shares in the last weeks, its last value marked.
///
/// It is the outline of a filled box, because each row has one, and none is read by itself: the trend of
/// the chosen tag shows the same values.
struct WeeksLine: View {
  let shares: [Double]

  var body: some View {
    let outline = SparkOutline(shares)
    Element(.div, [.look(.spark), .attribute(.ariaHidden, "true")]) {
      // The mark of a single week, as in the first days, would be no course.
      if !outline.polygon.utf8.isEmpty, let last = outline.last {
        Element(.div, [.style(.clipPath, "polygon(" + outline.polygon + ")")])
        Element(
          .span,
          [
            .style(.insetInlineStart, percent(last.x / SparkOutline.width)),
            .style(.marginBlockStart, percent(last.y / SparkOutline.width)),
          ])
      }
    }
  }
}

/// The outline of a line through values, as a clip path has it.
struct SparkOutline {
  /// The size of the box, in the unit of the line's thickness.
  static let (width, height) = (70.0, 24.0)
  private static let (inset, thickness) = (4.0, 1.5)

  /// The corners in percent of the box; empty if fewer than two values are known.
  let polygon: String
  /// The position of the last value, if it is known.
  let last: (x: Double, y: Double)?

  /// Draws equally spaced values, from 0 or their minimum to their maximum, leaving out NaN.
  init(_ values: [Double]) {
    let known = values.indices.filter { values[$0].isFinite }
    let most = known.reduce(0) { max($0, values[$1]) }
    let least = known.reduce(most) { min($0, values[$1]) }
    // Small changes of a steady tag shall not look like large ones.
    let low = min(least, most * 0.5)
    let points = known.map { place in
      let x =
        Self.inset + Double(place) / Double(max(values.count - 1, 1))
        * (Self.width - 2 * Self.inset)
      let share = most > low ? (values[place] - low) / (most - low) : 0
      return (x: x, y: Self.height - Self.inset - share * (Self.height - 2 * Self.inset))
    }
    last = points.last
    guard points.count > 1 else {
      polygon = ""
      return
    }
    var (there, back) = ("", "")
    for (place, point) in points.enumerated() {
      let (before, after) = (points[max(place - 1, 0)], points[min(place + 1, points.count - 1)])
      let (x, y) = (after.x - before.x, after.y - before.y)
      let length = max((x * x + y * y).squareRoot(), 0.001)
      let (aside, up) = (-y / length * Self.thickness / 2, x / length * Self.thickness / 2)
      there += (there.utf8.isEmpty ? "" : ",") + Self.corner(point.x + aside, point.y + up)
      back = "," + Self.corner(point.x - aside, point.y - up) + back
    }
    polygon = there + back
  }

  private static func corner(_ x: Double, _ y: Double) -> String {
    percent(x / width) + " " + percent(y / height)
  }
}
