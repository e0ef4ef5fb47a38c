import Catalogue
import CivilTime
import Interface
import Sampling
import Tracking

/// When in the week a tag is met: a table of hours, the darker the larger its share.
struct WeekMapCard: View {
  let model: StatisticsModel
  let map: WeekMap

  var body: some View {
    Region(.section, label: title) {
      VStack(spacing: .small) {
        HStack {
          Text(title).heading(.section)
          Spacer()
          Button(model.texts[.close]) { model.closeMap() }.id("week-map")
        }
        Text(model.texts[.weekMapNote]).foregroundStyle(.secondary).font(.caption)
        Box {
          Table(title) {
            TableRow {
              TableHeader(model.texts[.day], along: .vertical)
              ForEach(0..<24) { hour in TableHeader("\(hour)", along: .vertical) }
            }
            ForEach(0..<7) { day in
              WeekMapRow(model: model, map: map, day: Weekday(wrapping: day), most: most)
            }
          }
          .captionHidden()
        }
        .scrollsHorizontally(label: title)
        TagColorPicker(model: model, tag: map.name)
      }
      .card()
    }
    .enterTransition()
  }

  private var title: String { model.texts[.weekMapOf, map.name] }

  /// The largest share of any hour.
  private var most: Double {
    map.shares.reduce(0) { max($0, $1.value) }
  }
}

/// One day of the map.
struct WeekMapRow: View {
  let model: StatisticsModel
  let map: WeekMap
  let day: Weekday
  let most: Double

  var body: some View {
    TableRow {
      TableHeader(model.weekday(day), along: .horizontal)
      ForEach(0..<24) { hour in
        WeekMapCell(model: model, map: map, hour: HourOfWeek(day, hour: hour), most: most)
      }
    }
  }
}

/// One hour of the map, with its count, so that it can be read without its colour.
struct WeekMapCell: View {
  let model: StatisticsModel
  let map: WeekMap
  let hour: HourOfWeek
  let most: Double

  var body: some View {
    TableCell { Text(count == 0 ? "" : "\(count)") }
      .background(count == 0 ? .fill : .mix(.accent, 0.1 + map.share(at: hour).value / most * 0.4))
      .help(words)
      .accessibilityLabel(words)
  }

  private var words: String {
    model.texts[
      .weekMapCell, model.weekday(hour.weekday), "\(hour.hour)", "\(count)",
      "\(map.answered[hour])"]
  }

  private var count: Int { map.tag[hour] }
}
