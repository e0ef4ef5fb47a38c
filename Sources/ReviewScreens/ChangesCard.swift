import Catalogue
import Interface
import PageModel
import Reviews
import Sampling
import TextBytes
import Tracking
internal import Wire

/// The tags with more or less time than in the weeks before: each week is a circle, this one a dot.
struct ChangesCard: View {
  let model: ReviewModel
  let changes: WeekChanges
  /// The hours of this week in which the person was asked.
  let askedHours: Double

  var body: some View {
    let texts = model.texts
    let scale = HoursScale(upTo: largest)
    CardHeading(sentence: model.sentence(changes), note: note)
    Element(.ul, [.attribute(.dataStyle, "changes")]) {
      ForEach(changes.entries, id: { $0.tag.name }) { entry in
        Element(.li, []) {
          HStack(spacing: .small) {
            model.label(of: entry.tag)
            Spacer()
            if entry.verdict == .notVisible {
              // Where no change is visible, the note says so of all.
              Text(changeText(entry) + (changes.visible.isEmpty ? "" : " · " + mayBeChance))
                .font(.caption).foregroundStyle(.secondary).styleName("chance")
            } else {
              Text(changeText(entry)).font(.caption).styleName("change")
            }
          }
          WeeksAxis(entry: entry, end: scale.end)
        }
      }
    }
    Element(.div, [.attribute(.dataStyle, "weeks-scale"), .attribute(.ariaHidden, "true")]) {
      ForEach(scale.hours.indices) { place in
        Element(
          .span, [.style(.insetInlineStart, percent(Double(scale.hours[place]) / scale.end))]
        ) {
          Words(label(of: place, on: scale))
        }
      }
    }
    HStack(spacing: .medium) {
      Text(texts.review[.circleNote, count: changes.weeks, as: model.figures.count(changes.weeks)])
      Text(texts.review[.dotNote])
    }
    .font(.caption).foregroundStyle(.secondary).styleName("weeks-key")
    Spacer()
    CardFooter(
      model: model, note: changes.visible.isEmpty ? "" : texts.review[.tenthIsChance],
      details: texts.review[.weeksScaled, model.hours(askedHours)],
      link: (texts.review[.compareWeek], model.insights))
  }

  /// The maximum number of hours on any of the axes.
  private var largest: Double {
    changes.entries.reduce(0) { most, entry in
      entry.before.reduce(max(most, entry.tag.hours.high)) { max($0, $1) }
    }
  }

  /// Returns a label on the scale of all axes; the last one has the unit.
  private func label(of place: Int, on scale: HoursScale) -> String {
    let hours = model.figures.count(scale.hours[place])
    return place == scale.hours.count - 1 ? model.texts[.hoursValue, hours] : hours
  }

  /// The note on the changes that the sentence does not name.
  private var note: String {
    guard !changes.visible.isEmpty else {
      return model.texts.review[
        .likeLastWeeksNote, count: changes.tested, as: model.figures.count(changes.tested)]
    }
    let others = changes.visible.count - changes.named.count
    return others > 0
      ? model.texts[.othersVisible, count: others, as: model.figures.count(others)]
      : model.texts[.othersWithinChance]
  }

  /// What a difference that is not visible may be.
  private var mayBeChance: String {
    model.texts[.mayBeChance, count: changes.tested, as: model.figures.count(changes.tested)]
  }

  private func changeText(_ entry: WeekChanges.Entry) -> String {
    let difference = entry.difference
    return model.sentences.change(
      model.hours(entry.tag.hours.value), isMore: difference.value >= 0,
      by: model.figures.hours(difference.value.magnitude),
      range: (model.figures.signed(difference.low), model.figures.signed(difference.high)))
  }
}

/// The hours of a tag on a line: the weeks before, and this one with its interval.
private struct WeeksAxis: View {
  let entry: WeekChanges.Entry
  let end: Double

  var body: some View {
    Element(
      .div,
      [
        .attribute(.dataStyle, "weeks-axis"), .attribute(.ariaHidden, "true"),
        .style(.tint, entry.tag.shown.css),
      ]
    ) {
      ForEach(0..<entry.before.count) { week in mark("week", entry.before[week]) }
      Element(
        .span,
        [
          .attribute(.dataStyle, "range"), .style(.insetInlineStart, share(entry.tag.hours.low)),
          .style(.inlineSize, percent((entry.tag.hours.high - entry.tag.hours.low) / end)),
        ])
      mark("this-week", entry.tag.hours.value)
    }
  }

  private func share(_ hours: Double) -> String { percent(min(max(hours / end, 0), 1)) }

  private func mark(_ style: String, _ hours: Double) -> Element {
    Element(.span, [.attribute(.dataStyle, style), .style(.insetInlineStart, share(hours))])
  }
}
