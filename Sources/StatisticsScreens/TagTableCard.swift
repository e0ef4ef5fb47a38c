import Catalogue
internal import Components
import Interface
internal import PageModel
internal import Sampling
import TextBytes
internal import Tracking

/// The tags with their hours and the differences from the compared period.
struct TagTableCard: View {
  let model: StatisticsModel

  var body: some View {
    let found = model.table.found(model.figures.lines)
    let isWhole = model.table.showsAll || found.count <= TagTableModel.most
    let shown = isWhole ? found : Array(found.prefix(TagTableModel.most))
    VStack(spacing: .small) {
      if model.figures.hasPatterns || model.figures.lines.count > TagTableModel.most {
        TagSearchField(model: model)
      }
      if found.isEmpty {
        Text(model.texts[.noSuchTag]).foregroundStyle(.secondary).accessibilityRole(.status)
      } else {
        Figures(model: model, lines: (model.condition.line.map { [$0] } ?? []) + shown)
      }
      if !model.table.showsAll && found.count > TagTableModel.mostOnPhones {
        FlowStack {
          Button(model.texts[.showAllTags, count: found.count, as: model.count(found.count)]) {
            model.table.showsAll = true
          }
          .buttonStyle(.plain)
        }
        .styleName(isWhole ? "more-on-phones" : "more")
      }
      Notes(model: model)
      Explanation(model.texts.tags[.whatIsInterval], model.texts.tags[.intervalExplained])
    }
    .card()
  }
}

/// The table itself.
private struct Figures: View {
  let model: StatisticsModel
  let lines: [TagLine]

  var body: some View {
    let axis = HoursAxis(lines, showsBounds: model.showsBounds)
    Element(
      .table,
      [
        .look(.figures), .style(.share, percent(axis.step / axis.end)),
        .style(.end, "\(intervalLength)ch"),
      ]
    ) {
      Element(.caption, [.look(.visuallyHidden)]) { Words(model.texts.charts[.tagsWithin]) }
      Element(.thead, []) {
        TableRow {
          head(model.texts.charts[.tags], .name)
          head(model.texts[.hoursColumn], .hours)
          Element(.th, [.attribute(.scope, "col")]) { Words(model.texts.charts[.share]) }
          Element(.td, []) { AxisTicks(model: model, axis: axis) }
          if model.figures.hasPatterns {
            Element(.th, [.attribute(.scope, "col")]) { Words(model.texts[.weeksColumn]) }
            if model.showsChanges { head(model.texts[.changeColumn], .change) }
          }
        }
      }
      Element(.tbody, []) {
        ForEach(lines, id: { $0.figure.name }) { line in
          TagRow(model: model, line: line, axis: axis)
        }
      }
    }
  }

  /// The number of characters in the longest interval, reserved in each row so that hours line up.
  private var intervalLength: Int {
    lines.reduce(0) { longest, line in
      let hours = line.hours(showsBounds: model.showsBounds)
      return max(longest, model.interval(hours).scalarCount)
    }
  }

  private func head(_ name: String, _ order: TagTableModel.Order) -> Element {
    let isOn = model.order == order
    return Element(.th, [.attribute(.scope, "col")]) {
      Button(name) { model.table.order = order }.buttonStyle(.plain).pressed(isOn)
    }
  }
}

/// Hours at which lines cross the whiskers.
struct HoursAxis {
  /// The hours at the end of the axis, more than 0.
  let end: Double
  /// The hours between two lines.
  let step: Double

  init(_ lines: [TagLine], showsBounds: Bool) {
    let most = lines.reduce(0) { most, line in
      max(most, line.hours(showsBounds: showsBounds).high, line.change?.before.value ?? 0)
    }
    end = max(most, 0.1)
    var step = 0.05
    // 1, 2.5, 5, 10, … until there are three lines at most, or two beside numbers of four digits.
    let limit = end < 1_000 ? 3.5 : 2.5
    for (place, factor) in (0..<24).map({ ($0, $0 % 3 == 1 ? 2.5 : 2.0) })
    where place == 0 || end / step > limit {
      step *= factor
    }
    self.step = step
  }

  /// Returns the position of hours on the axis, 0 to 1.
  func share(of hours: Double) -> Double { min(max(hours / end, 0), 1) }
}

/// The hours written above the whiskers.
private struct AxisTicks: View {
  let model: StatisticsModel
  let axis: HoursAxis

  var body: some View {
    let last = Int(axis.end / axis.step)
    Element(.div, [.look(.whisker), .attribute(.ariaHidden, "true")]) {
      ForEach(0..<last + 1) { tick in
        let hours = Double(tick) * axis.step
        Element(.span, [.style(.insetInlineStart, percent(axis.share(of: hours)))]) {
          Words(written(hours))
        }
      }
    }
  }

  private func written(_ hours: Double) -> String {
    model.browser.format(hours, .number(fractionDigits: axis.step < 1 ? 1 : 0))
  }
}

/// Notes on reading the table.
private struct Notes: View {
  let model: StatisticsModel

  var body: some View {
    FlowStack(spacing: .medium) {
      Text(model.showsBounds ? model.texts[.boundsNote] : model.texts[.intervalNote])
      if let statistics = model.figures.statistics,
        statistics.tagCount > statistics.tags.count
      {
        let rest = statistics.tagCount - statistics.tags.count
        Text(model.texts[.tagsBeyond, count: rest, as: model.count(rest)])
      }
      if let comparison = model.figures.comparison, !comparison.entries.isEmpty {
        Text(model.texts[.tickNote, model.periods.before])
        let count = comparison.entries.count
        Text(model.texts[.greyNote, count: count, as: model.count(count)])
      }
      if let statistics = model.figures.statistics, statistics.answered < statistics.probes {
        Toggle(
          model.texts[.showBounds],
          isOn: Binding {
            model.showsBounds
          } set: {
            model.table.showsBounds = $0
          })
      }
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}
