import Catalogue
import CivilTime
import Interface
import PageModel
import Tracking
import Wire

/// The period chosen on a screen, and the alternatives.
final class PeriodModel {
  /// The chosen period.
  @Observed private(set) var choice: PeriodChoice
  /// The texts of the date fields, which may be incomplete.
  @Observed private(set) var typed: (from: String, to: String) = ("", "")
  /// The period to compare with.
  @Observed private(set) var compared: ComparedPeriod
  /// The texts of the date fields of the comparison, which may be incomplete.
  @Observed private(set) var typedCompared: (from: String, to: String) = ("", "")
  /// Whether the choice of the comparison is open.
  @Observed var choosesComparison = false

  let browser: Browser
  let texts: Texts
  /// Called when the person has chosen another period.
  var onChoose: (PeriodChoice) -> Void = { _ in }
  /// Called when the person has chosen another comparison.
  var onCompare: (ComparedPeriod) -> Void = { _ in }
  private let offered: [PeriodChoice.Kind]
  /// The days that were entered last.
  private var stated: PeriodChoice?

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - choice: the period chosen at first.
  ///   - compared: the period to compare with.
  ///   - offered: the kinds of period that can be chosen.
  init(
    _ choice: PeriodChoice, comparedWith compared: ComparedPeriod = .before,
    offering offered: [PeriodChoice.Kind], browser: Browser, texts: Texts
  ) {
    self.choice = choice
    self.compared = compared
    self.offered = offered
    self.browser = browser
    self.texts = texts
    stateDays()
    follow(compared)
  }

  /// The person's date.
  var today: CivilDate { browser.today }
  private var weekStart: Weekday { browser.weekStart }

  /// The kinds of period offered, including the chosen one.
  var kinds: [PeriodChoice.Kind] {
    PeriodChoice.Kind.allCases.filter { offered.contains($0) || $0 == choice.kind }
  }

  /// The days of the chosen period; nil if the last day precedes the first.
  var period: Period? { choice.period(on: today, weekStart: weekStart) }

  /// Whether the chosen period is not over.
  var isRunning: Bool { choice.isRunning(on: today, weekStart: weekStart) }

  /// The days of the compared period, if any.
  var comparedPeriod: Period? {
    comparedChoice(compared)?.period(on: today, weekStart: weekStart)
  }

  /// Whether the last day of the compared period counts only up to the time of day that it is now.
  var comparesUpToThisTime: Bool {
    guard let period, let comparedPeriod else { return false }
    return period.hasLasted(asLongAs: comparedPeriod, on: today)
  }

  /// Returns the period that a comparison selects for the chosen period; nil if there is none.
  func comparedChoice(_ compared: ComparedPeriod) -> PeriodChoice? {
    compared.choice(besides: choice, on: today, weekStart: weekStart)
  }

  /// Returns the previous or the next period, if any.
  func neighbour(isLater: Bool) -> PeriodChoice? {
    choice.neighbour(isLater: isLater, on: today, weekStart: weekStart)
  }

  // MARK: Choosing

  /// Chooses the period of a kind that contains the first day of the current one.
  func choose(_ kind: PeriodChoice.Kind) {
    guard kind != choice.kind else { return }
    let today = today
    guard kind == .days else {
      let isPresent = choice.day == nil && choice.kind != .days
      return show(
        isPresent ? PeriodChoice(kind) : kind.choice(of: period?.from, on: today, weekStart))
    }
    let from = period?.from ?? today.advanced(by: -29)
    show(stated ?? PeriodChoice(from: from, to: max(from, min(period?.to ?? today, today))))
  }

  /// Chooses the previous or the next period.
  func step(isLater: Bool) {
    if let neighbour = neighbour(isLater: isLater) { show(neighbour) }
  }

  /// Updates the date fields with a date typed in one of them; the period follows once both hold one.
  func type(from: String? = nil, to: String? = nil) {
    typed = (whole(from) ?? typed.from, whole(to) ?? typed.to)
    guard let first = day(typed.from), let last = day(typed.to) else { return }
    show(PeriodChoice(from: first, to: last))
  }

  /// Chooses the days from one to another, such as a part of a chart.
  func show(from: CivilDate, to: CivilDate) { show(PeriodChoice(from: from, to: to)) }

  private func show(_ choice: PeriodChoice) {
    guard choice != self.choice else { return }
    follow(choice)
    onChoose(choice)
  }

  // MARK: Comparing

  /// The kinds of comparison to choose from: those that have a period, each once, and the current one.
  var comparisons: [ComparedPeriod.Kind] {
    ComparedPeriod.Kind.allCases.filter { kind in
      guard kind != compared.kind, kind != .days else { return true }
      // For a year, the preceding period is also the one a year before.
      let isTwice = kind == .yearBefore || compared.kind == .yearBefore
      guard choice.kind != .year || !isTwice else { return false }
      return comparedChoice(kind == .before ? .before : .yearBefore) != nil
    }
  }

  /// The reason why the entered days cannot be compared; empty if they can.
  var comparisonProblem: String {
    guard case .days(let from, let to) = compared, comparedPeriod == nil else { return "" }
    return Period(from: from, to: to) == nil ? texts[.emptyPeriod] : texts.tags[.daysOverlap]
  }

  /// Chooses a kind of comparison; entered days start as those already compared, or as all days before the
  /// period, or as all days after it if it has no beginning.
  func compare(with kind: ComparedPeriod.Kind) {
    switch kind {
    case .before: setComparison(.before)
    case .yearBefore: setComparison(.yearBefore)
    case .days:
      if let days = comparedPeriod {
        setComparison(.days(from: days.from, to: days.to))
      } else if let first = period?.from {
        setComparison(.days(from: nil, to: first.advanced(by: -1)))
      } else if let last = period?.to {
        setComparison(.days(from: last.advanced(by: 1), to: nil))
      }
    }
  }

  /// Updates the date fields of the comparison with a date typed in one of them.
  func typeCompared(from: String? = nil, to: String? = nil) {
    typedCompared = (whole(from) ?? typedCompared.from, whole(to) ?? typedCompared.to)
    guard let first = day(typedCompared.from), let last = day(typedCompared.to) else { return }
    setComparison(.days(from: first, to: last))
  }

  private func setComparison(_ compared: ComparedPeriod) {
    guard compared != self.compared else { return }
    follow(compared)
    onCompare(compared)
  }

  /// Adopts the comparison in the address.
  func follow(_ compared: ComparedPeriod) {
    self.compared = compared
    guard case .days(let from, let to) = compared else { return }
    if day(typedCompared.from) != from || day(typedCompared.to) != to {
      typedCompared = (from?.iso ?? "", to?.iso ?? "")
    }
  }

  // MARK: The address

  /// Adopts the choice in the address.
  func follow(_ choice: PeriodChoice) {
    let old = self.choice
    if old.kind == .days { stated = old.from == nil && old.to == nil ? nil : old }
    self.choice = choice
    let (from, to) = (day(typed.from), day(typed.to))
    if from != choice.from || to != choice.to { stateDays() }
  }

  /// Returns the date in a text whose year has been typed in full.
  private func day(_ text: String) -> CivilDate? {
    CivilDate(iso: text).flatMap { $0.parts.year >= 1_000 ? $0 : nil }
  }

  /// Returns the text of a date field if it is such a date.
  private func whole(_ text: String?) -> String? {
    text.flatMap { day($0) }?.iso
  }

  /// Fills the date fields with the days of the period.
  private func stateDays() {
    guard choice.kind == .days else { return }
    typed = (choice.from?.iso ?? "", choice.to?.iso ?? "")
  }
}

extension PeriodChoice.Kind {
  /// Returns the period of this kind that contains a day; the current one if it does, or if no day is
  /// given.
  fileprivate func choice(
    of day: CivilDate?, on today: CivilDate, _ weekStart: Weekday
  ) -> PeriodChoice {
    guard self != .always, let day else { return PeriodChoice(self) }
    let present = PeriodChoice(self).period(on: today, weekStart: weekStart)
    if let present, present.contains(day) { return PeriodChoice(self) }
    let start = self == .week || self == .halfYear ? day.startOfWeek(from: weekStart) : day
    let choice = PeriodChoice(self, of: start)
    // The address of a period states its first day.
    return PeriodChoice(self, of: choice.period(on: today, weekStart: weekStart)?.from ?? start)
  }
}
