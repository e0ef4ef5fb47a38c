import Catalogue
import CivilTime
import Interface
import PageModel
import Reviews
import Sampling
import TextBytes
import Tracking
internal import Wire

/// The times at which the person slept, night by night of the week.
struct RhythmCard: View {
  let model: ReviewModel
  let rhythm: SleepRhythm

  var body: some View {
    let texts = model.texts
    let range = range
    CardHeading(sentence: model.sentence(rhythm))
    Element(.ul, [.attribute(.dataStyle, "figures-row")]) {
      figure(model.time(minutesFromNoon: rhythm.work.onset), texts.review[.asleepAt])
      figure(model.time(minutesFromNoon: rhythm.work.end), texts.review[.awakeAt])
      figure(
        model.sentences.difference(rhythm.shift.value),
        texts.review[
          rhythm.shift.value < 0 ? .earlierWhenFree : .laterWhenFree,
          // The interval extends equally to both sides.
          model.sentences.difference((rhythm.shift.high - rhythm.shift.low) / 2)])
    }
    Element(
      .table, [.attribute(.dataStyle, "nights"), .style(.tint, Color.tag(rhythm.tag.color).css)]
    ) {
      Element(.caption, [.look(.visuallyHidden)]) { Words(texts.review[.nightsTable]) }
      Element(.tbody, []) {
        ForEach(Weekday.week(from: model.browser.weekStart).map { $0.rawValue }, id: { $0 }) {
          day in
          NightRow(
            model: model, night: rhythm.nights[day], day: Weekday(wrapping: day), range: range)
        }
      }
    }
    HStack(spacing: .medium) {
      Text(texts.review[.workNight]).styleName("work-key")
      Text(texts.review[.freeNight]).styleName("free-key")
    }
    .font(.caption).foregroundStyle(.secondary).trait(
      .style(.tint, Color.tag(rhythm.tag.color).css))
    Spacer()
    CardFooter(
      model: model, note: "", details: texts.review[.rhythmNote],
      link: (rhythm.tag.name, model.page(of: rhythm.tag.name))
    )
  }

  private func figure(_ value: String, _ label: String) -> Element {
    Element(.li, []) {
      Text(value).font(.title)
      Text(label).font(.caption).foregroundStyle(.secondary)
    }
  }

  /// The minutes from noon at which the scale begins and ends, half an hour beyond whole hours.
  private var range: (start: Double, end: Double) {
    let nights = rhythm.nights.compactMap { $0 } + [rhythm.work, rhythm.free]
    let start = nights.reduce(1_440) { min($0, $1.onset) }
    let end = nights.reduce(0) { max($0, $1.end) }
    return ((start / 60).rounded(.down) * 60 - 30, (end / 60).rounded(.up) * 60 + 30)
  }
}

/// One night: its bar, and its times as text.
private struct NightRow: View {
  let model: ReviewModel
  let night: SleepRhythm.Night?
  let day: Weekday
  let range: (start: Double, end: Double)

  var body: some View {
    Element(.tr, []) {
      Element(.th, [.attribute(.scope, "row")]) {
        Words(model.texts.calendar.shortName(of: day))
      }
      Element(.td, []) {
        if let night {
          Element(
            .div,
            [
              .attribute(.dataStyle, SleepRhythm.isBeforeWork(day) ? "work-night" : "free-night"),
              .style(.insetInlineStart, percent(share(night.onset))),
              .style(.inlineSize, percent(share(night.end) - share(night.onset))),
            ]
          ) {
            Text(model.time(minutesFromNoon: night.onset))
            Text(model.time(minutesFromNoon: night.end))
          }
        }
      }
    }
  }

  private func share(_ minutes: Double) -> Double {
    min(max((minutes - range.start) / (range.end - range.start), 0), 1)
  }
}
