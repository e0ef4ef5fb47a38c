import Catalogue
import CivilTime
import Interface
import PageModel
import Tracking
import Wire

extension PeriodModel {
  /// Returns the name of a kind of period.
  func name(of kind: PeriodChoice.Kind) -> String {
    switch kind {
    case .week: texts[.week]
    case .month: texts[.month]
    case .quarter: texts[.quarter]
    case .halfYear: texts.tags[.halfYear]
    case .year: texts[.year]
    case .always: texts[.always]
    case .days: texts[.custom]
    }
  }

  /// Returns the name of a kind of comparison.
  func name(of comparison: ComparedPeriod.Kind) -> String {
    let compared: ComparedPeriod
    switch comparison {
    case .before: compared = .before
    case .yearBefore: compared = .yearBefore
    case .days: return texts[.custom]
    }
    return comparedChoice(compared).map { title(of: $0) } ?? "–"
  }

  /// The name of the compared period, as it follows “than”.
  var before: String {
    switch compared {
    case .before: break
    case .yearBefore: return texts.tags[.aYearBefore]
    case .days: return texts.tags[.inOtherPeriod]
    }
    return switch choice.kind {
    case .week: texts[.weekBefore]
    case .month: texts[.monthBefore]
    case .quarter: texts[.quarterBefore]
    case .year: texts[.yearBefore]
    case .halfYear, .always, .days: texts[.periodBefore]
    }
  }

  /// Returns the title of a period, such as “October 2026”, with a note if it is not over.
  func title(of choice: PeriodChoice) -> String {
    choice.isRunning(on: today, weekStart: browser.weekStart)
      ? texts.tags[.soFar, name(of: choice)] : name(of: choice)
  }

  private func name(of choice: PeriodChoice) -> String {
    guard let period = choice.period(on: today, weekStart: browser.weekStart) else {
      return texts[.custom]
    }
    guard let from = period.from, let to = period.to else {
      if case nil = period.from, case nil = period.to { return texts[.always] }
      return (period.from.map { date($0) } ?? "…") + " – " + (period.to.map { date($0) } ?? "…")
    }
    let (year, month, _) = from.parts
    switch choice.kind {
    case .month: return browser.format(Double(from.dayNumber) * 86_400, .month, zone: .universal)
    case .quarter:
      let names: [PageText] = [.firstQuarter, .secondQuarter, .thirdQuarter, .fourthQuarter]
      return texts[names[(month - 1) / 3], "\(year)"]
    case .year: return "\(year)"
    case .week, .halfYear, .always, .days: return texts.calendar.dates(from: from, to: to)
    }
  }

  private func date(_ day: CivilDate) -> String { texts.calendar.wholeDate(day) }
}
