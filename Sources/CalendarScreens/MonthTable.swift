import Answering
import Catalogue
import CivilTime
internal import Components
import DayScreens
import Interface
import PageModel
import Tracking
import Wire

/// A month as a calendar: each day with the shares of its tags.
struct MonthTable: View {
  let model: DaysModel

  var body: some View {
    let browser = model.home.browser
    let month = CalendarMonth(model.month, firstWeekday: browser.weekStart)
    Element(
      .table, [.attribute(.dataStyle, "month-table"), .on(.keydown) { model.takeMonthKey($0) }]
    ) {
      Element(.caption, [.look(.visuallyHidden)]) {
        Words(
          browser.format(
            Double(month.month.firstDay.dayNumber) * 86_400, .month,
            zone: .universal))
      }
      Element(.thead, []) {
        Element(.tr, []) {
          ForEach(0..<7) { place in
            Element(.th, [.attribute(.scope, "col")]) {
              Words(
                browser.format(
                  Double(month.day(place, ofWeek: 0).dayNumber) * 86_400, .weekday,
                  zone: .universal))
            }
          }
        }
      }
      Element(.tbody, []) {
        ForEach(0..<month.weekCount) { week in
          Element(.tr, []) {
            ForEach(0..<7) { place in
              MonthCell(model: model, day: month.day(place, ofWeek: week), month: month.month)
            }
          }
        }
      }
    }
  }
}

/// A day of the calendar; days of other months and future days are not links.
struct MonthCell: View {
  let model: DaysModel
  let day: CivilDate
  let month: CivilMonth

  var body: some View {
    Element(.td, []) {
      if day.month == month {
        if day <= model.today {
          let summary = model.summary(of: day)
          Link(path: model.screen(of: day).path) {
            Text("\(day.parts.day)")
            Element(
              .span,
              [
                .attribute(.dataStyle, model.isUnasked(summary) ? "unasked-day" : "shares"),
                .style(.bands, summary?.shares ?? "#0000 0 0"),
              ])
          }
          .current(model.isChosen(day))
          .accessibilityLabel(model.label(of: day))
          // As in the row of days, the tab key stops once, and the arrow keys move.
          .trait(.attribute(.tabindex, model.isChosen(day) ? "0" : "-1"))
          .id(DaysModel.cellID(of: day))
        } else {
          Text("\(day.parts.day)").foregroundStyle(.secondary)
        }
      }
    }
  }
}
