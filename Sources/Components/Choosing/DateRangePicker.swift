public import CivilTime
public import Interface

/// A calendar for choosing the first and the last day of a range.
///
/// Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year; Return or
/// the space bar chooses, and Escape clears a first day without a last one.
public struct DateRangePicker: Component {
  private let label: String
  private let range: Binding<ClosedRange<CivilDate>?>
  private let today: CivilDate
  private let limits: ClosedRange<CivilDate>?
  private let firstWeekday: Weekday
  private var qualities = Qualities()
  @State private var selection: DateRangeSelection
  @State private var isInside = false
  @Environment(ComponentKey.self) private var context

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - label: the purpose of the range.
  ///   - range: the chosen days, or nil.
  ///   - today: the day that is marked, and at which the calendar opens.
  ///   - limits: the days that can be chosen, or nil for all.
  ///   - firstWeekday: the first day of the week in the person's territory.
  public init(
    _ label: String, range: Binding<ClosedRange<CivilDate>?>, today: CivilDate,
    limits: ClosedRange<CivilDate>? = nil, firstWeekday: Weekday
  ) {
    self.label = label
    self.range = range
    self.today = today
    self.limits = limits
    self.firstWeekday = firstWeekday
    selection = DateRangeSelection(range.wrappedValue, today: today, limits: limits)
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// The name of the month between two buttons, and its days.
  public var body: some View {
    let month = CalendarMonth(selection.cursor.month, firstWeekday: firstWeekday)
    let title = context.write(Self.seconds(month.month.firstDay), .month)
    let phrases = context.phrases
    Element(
      .div,
      [.look(.calendar), .attribute(.role, "group"), .attribute(.ariaLabel, label)]
        + qualities.traits
    ) {
      HStack(spacing: .small) {
        turning(.back, phrases.previousMonth, by: -1)
        Text(title).font(.headline).announcesChanges().multilineTextAlignment(.center).fillsRoom()
        turning(.forward, phrases.nextMonth, by: 1)
      }
      Element(.table, [.attribute(.role, "grid"), .attribute(.ariaLabel, title)]) {
        Element(.thead, []) {
          Element(.tr, []) {
            ForEach(0..<7) { WeekdayHeader(day: month.day($0, ofWeek: 0), context: context) }
          }
        }
        Element(
          .tbody,
          [
            .on(.keydown) { take($0, month) },
            .on(.focusin) { _ in note(true) }, .on(.focusout) { _ in note(false) },
          ]
        ) {
          ForEach(0..<month.weekCount) { week in
            Element(.tr, []) {
              ForEach(0..<7) { place in cell(month.day(place, ofWeek: week), month) }
            }
          }
        }
      }
      Text(selection.isOpenEnded ? phrases.chooseEnd : phrases.chooseStart)
        .foregroundStyle(.secondary).font(.caption).announcesChanges()
    }
  }

  private func turning(_ symbol: Symbol, _ label: String, by months: Int) -> Button {
    Button(symbol, label: label) {
      selection.move(to: CalendarMonth.day(selection.cursor, movedByMonths: months))
    }
    .buttonStyle(.plain)
    .disabled(qualities.isDisabled)
  }

  private func cell(_ day: CivilDate, _ month: CalendarMonth) -> Element {
    let isCursor = day == selection.cursor
    let chosen = selection.preview
    let isWithin = chosen.map { $0.contains(day) } ?? false
    let canChoose = selection.allows(day) && !qualities.isDisabled
    var traits: [Trait] = [
      .look(.day), .attribute(.role, "gridcell"),
      .attribute(.tabindex, isCursor && !qualities.isDisabled ? "0" : "-1"),
      .attribute(.ariaSelected, isWithin ? "true" : "false"),
      .attribute(.ariaLabel, context.write(Self.seconds(day), .date(.full))),
      .focus(
        Binding {
          isCursor && isInside
        } set: { _ in
        }),
      .on(.click) { _ in
        if canChoose { choose(day) }
        return true
      },
    ]
    if let chosen, day == chosen.lowerBound || day == chosen.upperBound {
      traits.append(.look(.edge))
    }
    if day.month != month.month { traits.append(.look(.behind)) }
    if day == today { traits.append(.attribute(.ariaCurrent, "date")) }
    if !canChoose { traits.append(.attribute(.ariaDisabled, "true")) }
    return Element(.td, traits) { Words("\(day.parts.day)") }
  }

  private func take(_ event: Event, _ month: CalendarMonth) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty, !qualities.isDisabled else { return false }
    if event.key == .escape {
      guard selection.isOpenEnded else { return false }
      selection.cancel(to: range.wrappedValue)
      return true
    }
    guard selection.take(event.key, modifiers: event.modifiers, in: month) else { return false }
    hand(on: selection)
    return true
  }

  private func choose(_ day: CivilDate) {
    selection.choose(day)
    hand(on: selection)
  }

  /// Updates the bound range once both ends are chosen.
  private func hand(on selection: DateRangeSelection) {
    if !selection.isOpenEnded, selection.range != range.wrappedValue {
      range.wrappedValue = selection.range
    }
  }

  private func note(_ isInside: Bool) -> Bool {
    if self.isInside != isInside { self.isInside = isInside }
    return false
  }

  /// Returns the beginning of a day in UTC.
  fileprivate static func seconds(_ day: CivilDate) -> Double { Double(day.dayNumber) * 86_400 }
}

/// The name of a weekday above its days.
private struct WeekdayHeader: View {
  let day: CivilDate
  let context: ComponentContext

  var body: some View {
    Element(.th, [.attribute(.scope, "col")]) {
      Words(context.write(DateRangePicker.seconds(day), .weekday))
    }
  }
}
