import Catalogue
import CivilTime
import Interface
import PageModel
import Tracking
import Wire

/// The period that is chosen on a screen, and what can be chosen instead.
final class PeriodModel {
  /// What is chosen.
  @Observed private(set) var choice: PeriodChoice
  /// The texts of the date fields, which may be incomplete.
  @Observed private(set) var typed: (from: String, to: String) = ("", "")
  /// What the period is compared with.
  @Observed private(set) var compared: ComparedPeriod
  /// What the date fields of the comparison hold.
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
  /// The days that were stated last.
  private var stated: PeriodChoice?

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - choice: what is chosen at first.
  ///   - compared: what it is compared with.
  ///   - offered: what can be chosen.
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

  /// What can be chosen, and what is chosen already.
  var kinds: [PeriodChoice.Kind] {
    PeriodChoice.Kind.allCases.filter { offered.contains($0) || $0 == choice.kind }
  }

  /// The days that are chosen; nil where the last comes before the first.
  var period: Period? { choice.period(on: today, weekStart: weekStart) }

  /// The days of the period that is compared; nil where there is none.
  var comparedPeriod: Period? {
    comparedChoice(compared)?.period(on: today, weekStart: weekStart)
  }

  /// What a comparison means for the chosen period; nil where there is none.
  func comparedChoice(_ compared: ComparedPeriod) -> PeriodChoice? {
    compared.choice(besides: choice, on: today, weekStart: weekStart)
  }

  /// The period before or after, unless there is none.
  func neighbour(isLater: Bool) -> PeriodChoice? {
    choice.neighbour(isLater: isLater, on: today, weekStart: weekStart)
  }

  // MARK: Choosing

  /// Chooses a kind of period: the one that holds the beginning of what is shown.
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

  /// Chooses the period before or after.
  func step(isLater: Bool) {
    if let neighbour = neighbour(isLater: isLater) { show(neighbour) }
  }

  /// Takes what is typed in a date field if it is a date; the period follows once both fields hold one.
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

  /// The kinds of comparison to choose from: those that have a period, each once, and the present one.
  var comparisons: [ComparedPeriod.Kind] {
    ComparedPeriod.Kind.allCases.filter { kind in
      guard kind != compared.kind, kind != .days else { return true }
      // The period before a year is that of a year before.
      let isTwice = kind == .yearBefore || compared.kind == .yearBefore
      guard choice.kind != .year || !isTwice else { return false }
      return comparedChoice(kind == .before ? .before : .yearBefore) != nil
    }
  }

  /// Why stated days are not compared; empty where they are.
  var comparisonProblem: String {
    guard case .days(let from, let to) = compared, comparedPeriod == nil else { return "" }
    return Period(from: from, to: to) == nil ? texts[.emptyPeriod] : texts.tags[.daysOverlap]
  }

  /// Chooses a kind of comparison; stated days begin with those that are compared already, or with all
  /// before the period or, where it has no beginning, after it.
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

  /// Takes what is typed in a date field of the comparison if it is a date.
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

  /// Takes the comparison that the address states.
  func follow(_ compared: ComparedPeriod) {
    self.compared = compared
    guard case .days(let from, let to) = compared else { return }
    if day(typedCompared.from) != from || day(typedCompared.to) != to {
      typedCompared = (from?.iso ?? "", to?.iso ?? "")
    }
  }

  // MARK: The address

  /// Takes the choice that the address states.
  func follow(_ choice: PeriodChoice) {
    let old = self.choice
    if old.kind == .days { stated = old.from == nil && old.to == nil ? nil : old }
    self.choice = choice
    let (from, to) = (day(typed.from), day(typed.to))
    if from != choice.from || to != choice.to { stateDays() }
  }

  /// A date whose year has been typed in full.
  private func day(_ text: String) -> CivilDate? {
    CivilDate(iso: text).flatMap { $0.parts.year >= 1_000 ? $0 : nil }
  }

  /// The text of a date field if it is such a date.
  private func whole(_ text: String?) -> String? {
    text.flatMap { day($0) }?.iso
  }

  /// Fills the date fields with the days that are shown.
  private func stateDays() {
    guard choice.kind == .days else { return }
    typed = (choice.from?.iso ?? "", choice.to?.iso ?? "")
  }
}

extension PeriodChoice.Kind {
  /// The period of this kind in which a day lies; the present one where that is so, or no day is meant.
  fileprivate func choice(
    of day: CivilDate?, on today: CivilDate, _ weekStart: Weekday
  ) -> PeriodChoice {
    guard self != .always, let day else { return PeriodChoice(self) }
    let present = PeriodChoice(self).period(on: today, weekStart: weekStart)
    if let present, present.contains(day) { return PeriodChoice(self) }
    let start = self == .week || self == .halfYear ? day.startOfWeek(from: weekStart) : day
    let choice = PeriodChoice(self, of: start)
    // Its first day is how its address has it.
    return PeriodChoice(self, of: choice.period(on: today, weekStart: weekStart)?.from ?? start)
  }
}
