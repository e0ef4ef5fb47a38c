import Answering
import Catalogue
import CivilTime
internal import Components
import DayScreens
import Interface
internal import ListViews
internal import PageModel
import Tracking
import Wire

/// A row of all days, and one day in full.
struct DaysScreen: View {
  let model: DaysModel
  /// Returns the form for an answer of the day.
  let form: () -> Part

  /// The row of days, above a month and a day.
  var body: some View {
    let home = model.home
    VStack(spacing: .medium) {
      DaysHeading(model: model)
      if model.search.isActive {
        SearchResults(model: model)
        if let done = home.done { DoneLine(model: home, done: done) }
      } else {
        DayRow(model: model)
        Box {
          VStack(spacing: .medium) {
            DaySection(model: model.rows, summary: model.summary(of: model.day))
            if let done = home.done { DoneLine(model: home, done: done) }
          }
          MonthTable(model: model)
        }
        .styleName("month-and-day")
      }
    }
    .styleName("days")
    .sheet(isPresented: isAsking, title: title, content: form)
    .components(model.components)
  }

  /// The title of the form: the times of its probes, with their day unless that is today.
  private var title: String {
    let home = model.home
    guard let chosen = home.chosen else { return home.texts[.change] }
    let moments = home.moments(of: home.span.isEmpty ? [chosen] : home.span)
    return chosen.answer == nil
      ? home.texts[.fillIn, moments] : home.texts[.change] + ": " + moments
  }

  private var isAsking: Binding<Bool> {
    Binding {
      model.home.isChosen
    } set: {
      if !$0 { model.home.cancel() }
    }
  }
}

/// The month of the selected day with links to others, or the title of the search; and the search field.
struct DaysHeading: View {
  let model: DaysModel

  var body: some View {
    let texts = model.home.texts
    FlowStack(spacing: .small) {
      Text(model.search.isActive ? texts[.searchAnswers] : month).heading(.page)
      Spacer()
      if !model.search.isActive {
        HStack(spacing: .small) {
          Link(texts[.today], path: model.screen(of: model.today).path)
            .pageKey(.today, in: model.home.browser)
          MonthStep(model: model, label: texts[.monthEarlier], symbol: .back, months: -1)
          MonthStep(model: model, label: texts[.monthLater], symbol: .forward, months: 1)
        }
      }
      // Last, so that it stays in place when a search replaces the months.
      SearchField(model: model)
    }
    .styleName("month")
  }

  private var month: String {
    let start = Double(model.month.firstDay.dayNumber) * 86_400
    return model.home.browser.format(start, .month, zone: .universal)
  }
}

/// A button for the previous or the next month.
struct MonthStep: View {
  let model: DaysModel
  let label: String
  let symbol: Symbol
  let months: Int

  var body: some View {
    let day = model.day(movedByMonths: months)
    Button(symbol, label: label) {
      if let day { model.rows.days.go(day) }
    }
    .buttonStyle(.plain).disabled(day == nil, keepsFocus: true)
  }
}

/// All days, each a column from midnight to midnight.
struct DayRow: View {
  let model: DaysModel

  var body: some View {
    Box {
      if model.showsRow, model.count > 0 {
        LazyRow(
          model.home.texts[.days], 0..<model.count, estimatedWidth: 30, spacing: 0,
          position: model.position
        ) { index in
          DayColumn(model: model, day: model.day(at: index))
        }
        DaysInView(model: model)
      }
    }
    .styleName("day-row")
    .onKeyPress { model.takeKey($0) }
  }
}

/// An invisible view that reads the days that come into view, separate so that scrolling does not evaluate
/// the row again.
struct DaysInView: View {
  let model: DaysModel

  var body: some View {
    EmptyView().onChange(of: model.position.visible) { _, visible in model.settle(on: visible) }
  }
}

/// A day as a column of its tags' colours.
///
/// It is one element with one text, because a row being flung draws hundreds per second.
struct DayColumn: View {
  let model: DaysModel
  let day: CivilDate

  var body: some View {
    let summary = model.summary(of: day)
    // On a day without questions, nothing was missed.
    let ticks = model.isUnasked(summary) ? nil : summary?.ticks
    let isChosen = model.isChosen(day)
    let browser = model.home.browser
    let seconds = Double(day.dayNumber) * 86_400
    let number = day.parts.day
    Link(path: model.screen(of: day).path) {
      Words("\(number)\n" + model.weekdays[day.weekday.rawValue])
      if number == 1 {
        Element(.span, [.attribute(.dataStyle, "month-name"), .attribute(.ariaHidden, "true")]) {
          Words(browser.format(seconds, .month, zone: .universal))
        }
      }
    }
    .current(isChosen)
    .accessibilityLabel(model.label(of: day))
    .styleName("day-column")
    .trait(.style(.bands, summary?.bands ?? "#0000 0 0"))
    .trait(.style(.ticks, ticks ?? "#0000 0 0"))
    // The tab key stops at only one of thousands; the arrow keys move from day to day.
    .trait(.attribute(.tabindex, isChosen ? "0" : "-1"))
    .id(DaysModel.columnID(of: day))
  }
}
