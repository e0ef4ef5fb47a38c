import Interface
import Tracking

/// A button that opens the form for a probe.
enum FormButton {
  /// Beneath the answer to the latest probe.
  case change
  /// In the row of an answer of the day that is shown.
  case changeInRow
  /// In the row of an unfilled probe.
  case fillIn
  /// In the row of a probe without an answer of the day that is shown.
  case fillInDay

  /// The name of the button within the page.
  func id(of probe: Probe) -> String {
    switch self {
    case .change: "change"
    case .changeInRow: "change-\(probe.moment)"
    case .fillIn: "fill-in-\(probe.moment)"
    case .fillInDay: "fill-in-day-\(probe.moment)"
    }
  }
}

// MARK: - Where the keyboard is led

extension HomeModel {
  /// Leads the keyboard to a button, or to the field that is in its place.
  func lead(to button: FormButton, of probe: Probe) {
    switch button {
    case .change where isAsking: hasFocus = true
    case .change, .fillIn: browser.focus(button.id(of: probe))
    case .changeInRow, .fillInDay:
      // The row may have another button by now, or another day may be listed.
      let row = dayRows.first { $0.moment == probe.moment }
      let button: FormButton = row?.answer == nil ? .fillInDay : .changeInRow
      browser.focus(row.map { button.id(of: $0) } ?? DayModel.earlierID)
    }
  }

  /// Leads the keyboard on from a form that was saved: to the next unfilled probe, or back.
  func leadOn(from button: FormButton, of probe: Probe) {
    guard button == .fillIn else { return lead(to: button, of: probe) }
    let rows = unfilledRows
    // The newest is on top; below the last there is only the way up.
    if let next = rows.first(where: { $0.moment < probe.moment }) ?? rows.last {
      lead(to: .fillIn, of: next)
    } else {
      lead(to: .change, of: probe)
    }
  }

  /// Lists all unfilled probes that are told, and leads the keyboard to the first that has come.
  func showMore() {
    let count = unfilledRows.count
    rowLimit = 50
    if let next = unfilledRows.dropFirst(count).first { lead(to: .fillIn, of: next) }
  }
}
