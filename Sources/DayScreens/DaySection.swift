import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
internal import PageModel
import TextBytes
package import Tracking
internal import Wire

/// A day as a strip from midnight to midnight: answers in the colours of their tags, and rings where an
/// answer is missing.
package struct DaySection: View {
  private let model: DayRowsModel
  private let summary: DaySummary?
  private let isAlone: Bool

  /// Shows today beside the question, with a link to all days.
  package init(model: DayRowsModel) {
    self.model = model
    (summary, isAlone) = (nil, false)
  }

  /// Shows the chosen day, with buttons for the days before and after.
  ///
  /// - Parameters:
  ///   - model: the day.
  ///   - summary: the summary of the day, which states its coverage, if known.
  package init(model: DayRowsModel, summary: DaySummary?) {
    self.model = model
    self.summary = summary
    isAlone = true
  }

  /// A section with the strip.
  package var body: some View {
    let title = model.days.title
    Region(.section, label: title) {
      VStack(spacing: .medium) {
        if isAlone { DayHeading(model: model) } else { TodayHeading(model: model) }
        if isAlone {
          let coverage = summary.map { model.coverage(of: $0) } ?? ""
          // An empty line until the coverage is known keeps the strip in place.
          Text(coverage.utf8.isEmpty ? "\u{A0}" : coverage)
            .foregroundStyle(.secondary).font(.caption)
        }
        if !model.days.problem.utf8.isEmpty {
          Text(model.days.problem).foregroundStyle(.danger).accessibilityRole(.alert)
          HStack { Button(model.home.texts[.tryAgain]) { model.days.load() } }
        }
        DayStrip(model: model, runs: model.runs)
      }
    }
    .styleName("day")
    .trait(.attribute(.ariaBusy, model.days.shown?.isRead == false ? "true" : "false"))
  }
}

/// The name of today, and a link to all days.
struct TodayHeading: View {
  let model: DayRowsModel

  var body: some View {
    FlowStack(spacing: .small) {
      Text(model.days.title).heading(.section)
      Spacer()
      Link(model.home.texts[.days], path: DaysPlace().screen.path)
    }
  }
}

/// The name of the day, and the controls that lead to other days.
struct DayHeading: View {
  let model: DayRowsModel

  var body: some View {
    let days = model.days
    let today = model.home.today
    FlowStack(spacing: .small) {
      Text(days.title).heading(.section)
      Spacer()
      Button(.back, label: model.home.texts[.dayBefore]) { days.move(by: -1, today: today) }
        .buttonStyle(.plain).id(DayModel.earlierID)
        .pageKey(.earlier, in: model.home.browser)
      DateField(model.home.texts[.day], day: day, through: today.iso).labelHidden()
      Button(.forward, label: model.home.texts[.dayAfter]) { days.move(by: 1, today: today) }
        .buttonStyle(.plain).disabled(!days.isEarlier, keepsFocus: true)
        .pageKey(.later, in: model.home.browser)
    }
  }

  private var day: Binding<String> {
    Binding {
      (model.days.chosen ?? model.home.today).iso
    } set: {
      model.days.choose($0, today: model.home.today)
    }
  }
}

/// The runs of a day at their times, with their answers beside a wide strip or else below it.
struct DayStrip: View {
  /// The minimum distance between two lines beside the strip, in parts of its minimum height.
  private static let lineHeight = 1.0 / 27

  let model: DayRowsModel
  let runs: [DayRun]

  var body: some View {
    // A day with very many runs is taller, so that each has a line.
    let height = max(1, Double(runs.count) * Self.lineHeight)
    let start = model.dayStart
    let places = spread(
      runs.map { ($0.first.shareOfDay(from: start) + $0.last.shareOfDay(from: start)) / 2 },
      distance: Self.lineHeight / height, length: 1)
    List(spacing: .none) {
      ForEach(runs.indices, id: { runs[$0].first.moment.secondsSince1970 }) { index in
        DayRunRow(model: model, run: runs[index], place: places[index])
      }
      if let selected = model.selected {
        ListItem { Words("") }.styleName("selection").accessibilityHidden()
          .trait(.style(.anchor, percent(selected.lowerBound)))
          .trait(.style(.end, percent(selected.upperBound)))
      }
      ListItem { RangeDragger { model.select($0) } }.styleName("scale").accessibilityHidden()
      if let now = model.nowInDay {
        ListItem { Words("") }.styleName("clock").trait(.style(.anchor, percent(now)))
          .accessibilityHidden()
      }
    }
    .styleName("strip")
    .trait(.style(.rows, "\(runs.count)"))
    // Space for two times aligns the answers in a column.
    .trait(
      .style(.share, model.home.browser.hourCycle == .twelveHours ? "10.5em" : "6.5em"))
    if runs.isEmpty {
      // An empty line until the probes are read.
      Text(emptyNote).foregroundStyle(.secondary)
    }
  }

  private var emptyNote: String {
    guard let shown = model.days.shown else { return model.home.texts.day[.nothingToday] }
    return shown.isRead ? model.home.texts.day[.nothingAskedThatDay] : "\u{A0}"
  }
}

/// A run: its probes on the strip, and a button that answers them, changes the answer, or lists
/// them one by one.
struct DayRunRow: View {
  let model: DayRowsModel
  let run: DayRun
  /// The position of its line beside the strip, in parts of the day.
  let place: Double

  var body: some View {
    let tags = run.first.answer?.tags ?? []
    let colors = model.home.colors(of: tags)
    let start = model.dayStart
    ListItem {
      if run.isAnswered, run.probes.count > 1 {
        Element(
          .span,
          [
            .attribute(.dataStyle, "span"),
            .style(.anchor, percent(run.first.shareOfDay(from: start))),
            .style(.end, percent(run.last.shareOfDay(from: start))),
          ])
      }
      ForEach(run.probes, id: { $0.moment.secondsSince1970 }) { probe in
        Element(
          .span,
          [
            .attribute(.dataStyle, run.isAnswered ? "mark" : "ring"),
            .style(.anchor, percent(probe.shareOfDay(from: start))),
          ])
      }
      Button {
        model.open(run)
      } label: {
        Text(model.times(of: run)).foregroundStyle(.secondary)
        Text(model.home.texts.name(of: run.first.state)).visuallyHidden()
        if !tags.isEmpty {
          let entry = spaced(tags.map { run.first.answer?.text(of: $0) ?? $0.text })
          Element(.span, [.attribute(.dataStyle, "entry"), .attribute(.title, entry)]) {
            Words(entry)
          }
        } else {
          Text(model.home.texts.name(of: run.first.state)).foregroundStyle(.secondary)
        }
        if let comment = run.first.answer?.comment {
          Text(comment).foregroundStyle(.secondary).help(comment).styleName("entry")
        }
        if run.probes.count > 1 { Text("×\(run.probes.count)").foregroundStyle(.secondary) }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(model.label(of: run))
      .id(model.id(of: run))
    }
    .styleName("run")
    .trait(.style(.anchor, percent(place)))
    .trait(.style(.tint, colors.first.css))
    .trait(.style(.secondTint, colors.second.css))
  }
}
