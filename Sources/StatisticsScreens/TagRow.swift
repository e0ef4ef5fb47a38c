import Catalogue
internal import Components
import Interface
import PageModel
internal import Sampling
import TextBytes
internal import Tracking

/// A tag in the table; a click anywhere on the row opens it, as does its name from the keyboard.
struct TagRow: View {
  let model: StatisticsModel
  let line: TagLine
  let axis: HoursAxis

  var body: some View {
    Element(.tr, traits) {
      Element(.th, [.attribute(.scope, "row"), .attribute(.title, line.figure.name)]) {
        Mark(color, emoji: model.emoji(line.figure.name))
        if model.figures.hasPatterns {
          Button(line.figure.name) { model.open(line.figure.name) }
            .buttonStyle(.plain).id("tag-" + line.figure.name).pressed(isChosen)
        } else {
          Text(line.figure.name)
        }
      }
      Element(.td, []) {
        Element(.span, []) { Words(model.hours(line.figure.hours.value)) }
        Element(.span, []) { Words(model.interval(hours)) }
      }
      Element(.td, []) { Words(model.percent(line.figure.share.value)) }
      Element(.td, []) { Whisker(line: line, hours: hours, axis: axis) }
      if model.figures.hasPatterns {
        Element(.td, []) { WeeksLine(shares: line.weeks) }
        if model.showsChanges {
          Element(.td, []) { ChangeWords(model: model, change: line.change) }
        }
      }
    }
  }

  private var traits: [Trait] {
    var traits: [Trait] = [.style(.tint, color.css)]
    guard model.figures.hasPatterns else { return traits }
    if isChosen { traits.append(.attribute(.ariaCurrent, "true")) }
    let name = line.figure.name
    traits.append(
      .on(.click) { _ in
        model.open(name)
        return true
      })
    return traits
  }

  private var isChosen: Bool { model.tag?.isSame(as: line.figure.name) ?? false }
  private var color: Color { .tag(line.figure.color) }
  private var hours: Estimate { line.hours(showsBounds: model.showsBounds) }
}

extension TagLine {
  /// Returns the hours with their interval, or with the bounds under silence.
  func hours(showsBounds: Bool) -> Estimate {
    showsBounds ? figure.silence.scaled(by: figure.askedHours) : figure.hours
  }
}

/// The hours as a dot on its interval, and a mark for the compared period.
private struct Whisker: View {
  let line: TagLine
  let hours: Estimate
  let axis: HoursAxis

  var body: some View {
    Element(.div, [.look(.whisker), .attribute(.ariaHidden, "true")]) {
      Element(
        .div,
        [
          .style(.insetInlineStart, percent(axis.share(of: hours.low))),
          .style(.inlineSize, percent(axis.share(of: hours.high) - axis.share(of: hours.low))),
        ])
      if let change = line.change { mark(.hr, change.before.value) }
      mark(.span, line.figure.hours.value)
    }
  }

  private func mark(_ tag: Tag, _ hours: Double) -> Element {
    Element(tag, [.style(.insetInlineStart, percent(axis.share(of: hours)))])
  }
}

/// The change in hours since the compared period, with its interval.
private struct ChangeWords: View {
  let model: StatisticsModel
  let change: Comparison.Entry?

  var body: some View {
    if let change {
      if change.verdict == .notVisible {
        Element(.span, [.attribute(.title, mayBeChance)]) {
          Words(signedHours(change))
          Text(mayBeChance).visuallyHidden()
        }
      } else {
        Text(signedHours(change)).font(.headline)
      }
      Text(interval(change)).font(.caption)
    } else {
      Words("")
    }
  }

  /// What a difference that is not visible may be.
  private var mayBeChance: String {
    let count = model.figures.comparison?.entries.count ?? 1
    return model.texts[.mayBeChance, count: count, as: model.count(count)]
  }

  private func signedHours(_ change: Comparison.Entry) -> String {
    model.texts[.hoursValue, model.signed(change.difference.value)]
  }

  private func interval(_ change: Comparison.Entry) -> String {
    model.texts[
      .changeRange, model.signed(change.difference.low), model.signed(change.difference.high)]
  }
}
