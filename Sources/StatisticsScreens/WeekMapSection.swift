import Catalogue
import CivilTime
internal import Components
import Interface
internal import PageModel
internal import Sampling
internal import Tracking

/// The distribution of a tag over the week: a table of hours, each coloured by the tag's share.
///
/// The figures of an hour are shown beside the heading, on use of the arrow keys or on pressing an hour and
/// dragging.
struct WeekMapSection: View {
  let wording: WeekWording
  let map: WeekMap
  /// A description of the days of the map, if they exceed those of the period.
  let days: String?
  let color: Color
  var heading = Text.HeadingLevel.subsection
  @State private var mark = WeekMapMark()

  var body: some View {
    VStack(spacing: .small) {
      HStack(spacing: .small) {
        Text(wording.texts[.whenInWeek]).heading(heading)
        WeekMapReading(wording: wording, map: map, mark: mark)
      }
      Box { table }
        .onDrag { mark.follow($0, weekStart: wording.weekStart) }
        .onKeyPress { mark.take($0, weekStart: wording.weekStart) }
        .accessibilityRole(.group).accessibilityLabel(wording.texts[.whenInWeek])
        .trait(.attribute(.ariaDescription, wording.texts.charts[.partHint]))
        .trait(.attribute(.tabindex, "0")).trait(.attachment(.measured, mark.whole))
        .styleName("week-map")
      WeekMapLegend(wording: wording, days: days, color: color)
    }
  }

  private var table: Element {
    Element(.table, [.look(.week)]) {
      Element(.caption, [.look(.visuallyHidden)]) {
        Words(wording.texts[.whenInWeek] + ": " + map.name + (days.map { ", " + $0 } ?? ""))
      }
      Element(.tbody, []) {
        TableRow {
          Element(.td, []) { Words("") }
          ForEach(0..<24) { hour in TableHeader(wording.axisName(ofHour: hour), along: .vertical) }
        }
        ForEach(Weekday.week(from: wording.weekStart).map { $0.rawValue }, id: { $0 }) { day in
          WeekMapRow(
            wording: wording, map: map, day: Weekday(wrapping: day), color: color, mark: mark)
        }
      }
    }
  }
}

/// The figures of the hour that is read.
private struct WeekMapReading: View {
  let wording: WeekWording
  let map: WeekMap
  let mark: WeekMapMark

  var body: some View {
    Text(mark.hour.map { wording.text(of: $0, in: map) } ?? "")
      .font(.caption).foregroundStyle(.secondary).announcesChanges().styleName("week-reading")
  }
}

/// One day of the map.
private struct WeekMapRow: View {
  let wording: WeekWording
  let map: WeekMap
  let day: Weekday
  let color: Color
  let mark: WeekMapMark

  var body: some View {
    let marked = mark.days[day.rawValue].hour
    TableRow {
      name
      ForEach(0..<24) { hour in
        WeekMapCell(
          wording: wording, map: map, hour: HourOfWeek(day, hour: hour), color: color,
          isMarked: marked == hour)
      }
    }
  }

  /// The name of the day, which is measured for the first day.
  private var name: TableHeader {
    let name = TableHeader(wording.weekday(day), along: .horizontal)
    return day == wording.weekStart ? name.trait(.attachment(.measured, mark.name)) : name
  }
}

/// One hour of the map: coloured, a dot where the tag never occurs, hatched where it has no answers.
private struct WeekMapCell: View {
  let wording: WeekWording
  let map: WeekMap
  let hour: HourOfWeek
  let color: Color
  let isMarked: Bool

  var body: some View {
    let words = wording.text(of: hour, in: map)
    var cell = TableCell { Words(isNever ? "·" : "") }.help(words).accessibilityLabel(words)
    if map.answered[hour] == 0 {
      cell = cell.styleName(WeekMapLegend.unanswered)
    } else if map.tag[hour] > 0 {
      cell = cell.background(.mix(color, ShareLevel(map.share(at: hour).value).strength))
    }
    if isMarked { cell = cell.trait(.attribute(.ariaCurrent, "true")) }
    return cell
  }

  private var isNever: Bool { map.tag[hour] == 0 && map.answered[hour] > 0 }
}

/// The legend of the colours.
private struct WeekMapLegend: View {
  let wording: WeekWording
  let days: String?
  let color: Color

  /// The style of hours without answers.
  static let unanswered = "unanswered-hour"

  var body: some View {
    VStack(spacing: .tiny) {
      Text(wording.texts[.shareOfHour] + (days.map { ", " + $0 } ?? ""))
      entries
    }
    .font(.caption).foregroundStyle(.secondary)
  }

  /// The entries of the legend, close together so that they fit on one line if possible.
  private var entries: FlowStack {
    FlowStack(spacing: .small) {
      Text("· " + wording.texts[.never])
      ForEach(ShareLevel.allCases.map { $0.rawValue }, id: { $0 }) { number in
        if let level = ShareLevel(rawValue: number) {
          HStack(spacing: .tiny) {
            swatch(.style(.backgroundColor, Color.mix(color, level.strength).css))
            Text(name(of: level))
          }
        }
      }
      HStack(spacing: .tiny) {
        swatch(.attribute(.dataStyle, Self.unanswered))
        Text(wording.texts.charts[.hourWithoutAnswers])
      }
    }
  }

  private func swatch(_ look: Trait) -> Element {
    Element(.span, [.look(.swatch), .attribute(.ariaHidden, "true"), look])
  }

  private func name(of level: ShareLevel) -> String {
    let end = wording.format(level.end, .percent())
    return switch level {
    case .low: wording.texts[.underShare, end]
    case .middling, .high: end
    case .highest: wording.texts[.moreShare]
    }
  }
}
