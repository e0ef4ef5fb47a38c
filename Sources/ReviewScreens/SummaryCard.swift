import Catalogue
import CivilTime
import Interface
import PageModel
import Reviews
import Sampling
import TextBytes
import Tracking
internal import Wire

/// The use of time in the week: a ring in which each answer counts once, and the hours of its tags.
struct SummaryCard: View {
  let model: ReviewModel
  let summary: WeekSummary

  var body: some View {
    let texts = model.texts
    CardHeading(sentence: model.sentence(summary))
    if !summary.parts.isEmpty {
      Element(
        .div,
        [
          .attribute(.dataStyle, "week-ring"), .attribute(.ariaHidden, "true"),
          .style(.bands, ring),
        ]
      ) {
        Text(model.figures.percent(summary.coverage)).styleName("large-figure")
        Text(texts.review[.ofProbesAnswered]).font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    Element(.table, [.attribute(.dataStyle, "card-table")]) {
      Element(.caption, [.look(.visuallyHidden)]) { Words(texts.charts[.tagsWithin]) }
      Element(.tbody, []) {
        ForEach(parts, id: { $0.part.tag.name }) { entry in
          row(
            model.label(of: entry.part.tag, in: entry.color, isStriped: entry.isRepeated),
            entry.part.tag.hours, note: note(on: entry.part))
        }
        if let others = summary.others {
          let name = texts.charts[
            .otherTags, count: summary.otherCount, as: model.figures.count(summary.otherCount)]
          row(TagLabel(name: name, color: colorOfOthers), others)
        }
      }
    }
    Spacer()
    CardFooter(
      model: model,
      note: texts[
        .coverageText, count: summary.probes, as: model.figures.count(summary.probes),
        model.figures.count(summary.answered),
        model.figures.percent(summary.coverage)],
      details: texts.review[.scaledToAsked, model.hours(summary.askedHours)] + " "
        + texts.review[summary.lacksAnswers ? .rangesAreBounds : .intervalsNote] + bounds + " "
        + texts.review[.countedOnce],
      link: (texts.review[.openWeek], model.insights))
  }

  /// A sentence with bounds that certainly contain the hours of the first tag, after a space; empty without
  /// bounds.
  private var bounds: String {
    guard !summary.lacksAnswers, let bounds = summary.bounds, let first = summary.tagged.first
    else { return "" }
    return " "
      + model.texts.review[
        .boundsOfFirst, first.tag.name, model.texts[.hoursValue, model.figures.interval(bounds)]]
  }

  /// Returns a note on why a part of the ring is smaller than the hours of its tag, if it is.
  private func note(on part: WeekSummary.Part) -> String {
    let hours = part.hoursElsewhere
    return hours > 0 ? model.texts.review[.hoursElsewhere, model.hours(hours)] : ""
  }

  private func row(_ label: TagLabel, _ hours: Estimate, note: String = "") -> Element {
    Element(.tr, []) {
      Element(.th, [.attribute(.scope, "row")]) {
        label
        if !note.utf8.isEmpty {
          Text(note).font(.caption).foregroundStyle(.secondary).styleName("hours-elsewhere")
        }
      }
      Element(.td, []) { Text(model.hours(hours.value)).font(.headline) }
      Element(.td, []) {
        Text(model.figures.interval(hours)).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  /// The parts with their colours: one that repeats the colour of an earlier part is lighter and striped.
  private var parts: [(part: WeekSummary.Part, color: Color, isRepeated: Bool)] {
    summary.parts.enumerated().map { place, part in
      let count = summary.parts[..<place].count { $0.tag.color == part.tag.color }
      return (part, Self.step(count, of: part.tag.shown), count > 0)
    }
  }

  /// The colour of the other tags, a lighter step if answers without a tag have it.
  private var colorOfOthers: Color {
    Self.step(summary.parts.count { $0.tag.color == nil }, of: .secondary)
  }

  /// Returns a step of a colour, which is lighter the more parts have the colour already.
  private static func step(_ number: Int, of color: Color) -> Color {
    number == 0 ? color : .mix(color, number == 1 ? 0.55 : 0.3)
  }

  /// The distance between two stripes of a repeated colour, as a share of the ring.
  private static let stripe = 0.0125

  /// The ring as stretches of colour for a conic gradient; the share without answers stays transparent.
  private var ring: String {
    let answered = summary.coverage
    let counted = self.parts.reduce(0) { $0 + $1.part.countedHours }
    let all = max(counted + (summary.others?.value ?? 0), 1e-9)
    // Even the narrowest part has the colour beside its name.
    var parts = self.parts.map {
      (color: $0.color, hours: $0.part.countedHours, isRepeated: $0.isRepeated)
    }
    if let others = summary.others { parts.append((colorOfOthers, others.value, false)) }
    var (stops, place) = ("", 0.0)
    for part in parts {
      let end = place + answered * part.hours / all
      // The gap between two parts, reduced so that it fits even a small part.
      let gap = min(0.003, (end - place) / 4)
      stops += "#0000 0 " + percent(place + gap) + ","
      if part.isRepeated {
        var start = place + gap
        while start + Self.stripe < end - gap {
          stops += part.color.css + " 0 " + percent(start + Self.stripe * 0.6) + ","
          start += Self.stripe
          stops += Color.surface.css + " 0 " + percent(start) + ","
        }
      }
      stops += part.color.css + " 0 " + percent(end - gap) + ","
      place = end
    }
    return stops + "#0000 0"
  }
}

/// The same week of the year before.
struct AnniversaryCard: View {
  let model: ReviewModel
  let anniversary: Anniversary
  /// The hours of the week in which the person was asked.
  let askedHours: Double

  var body: some View {
    let texts = model.texts
    CardHeading(sentence: texts.review[.yearAgo])
    Element(.table, [.attribute(.dataStyle, "card-table")]) {
      Element(.caption, [.look(.visuallyHidden)]) { Words(texts.review[.yearAgo]) }
      Element(.thead, []) {
        Element(.tr, []) {
          Element(.td, []) { Words("") }
          Element(.th, [.attribute(.scope, "col")]) { Words(texts.review[.thenColumn]) }
          Element(.th, [.attribute(.scope, "col")]) { Words(texts.review[.nowColumn]) }
        }
      }
      Element(.tbody, []) {
        ForEach(anniversary.entries, id: { $0.tag.name }) { entry in
          Element(.tr, []) {
            Element(.th, [.attribute(.scope, "row")]) {
              model.label(of: entry.tag)
            }
            cell(entry.before)
            cell(entry.tag.hours)
          }
        }
      }
    }
    Spacer()
    CardFooter(
      model: model,
      note: "",
      details: texts.review[.yearAgoNote, model.hours(askedHours)] + " "
        + texts.review[.intervalsNote],
      link: (texts.review[.openWeek], ReviewPlace(model.start.advanced(by: -364)).screen))
  }

  private func cell(_ hours: Estimate) -> Element {
    Element(.td, []) {
      Text(model.hours(hours.value)).font(.headline)
      Text(model.figures.interval(hours)).font(.caption).foregroundStyle(.secondary)
    }
  }
}
