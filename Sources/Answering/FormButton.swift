import Interface
package import Tracking

/// A button that opens the form for a probe.
package enum FormButton {
  /// Beneath the answer to the latest probe.
  case change
  /// In the row of an answer of the day that is shown.
  case changeInRow
  /// In the row of an unfilled probe.
  case fillIn
  /// In the row of a probe without an answer of the day that is shown.
  case fillInDay

  /// The name of the button within the page.
  package func id(of probe: Probe) -> String {
    switch self {
    case .change: "change"
    case .changeInRow: "change-\(probe.moment)"
    case .fillIn: "fill-in-\(probe.moment)"
    case .fillInDay: "fill-in-day-\(probe.moment)"
    }
  }
}

/// The rows of the day and of the missed probes, as far as the keyboard is led to them.
package struct DayRows {
  /// The `id` of the button for a probe: for one that is chosen from the same kind of row.
  let button: (FormButton, Probe) -> String?
  /// The `id` of the button for the missed probes after one that has been filled in.
  let next: (Probe) -> String?

  /// Joins what is asked of the rows.
  package init(
    button: @escaping (FormButton, Probe) -> String?, next: @escaping (Probe) -> String?
  ) {
    (self.button, self.next) = (button, next)
  }
}

// MARK: - Where the keyboard is led

extension HomeModel {
  /// Leads the keyboard to a button, or to the field that is in its place.
  func lead(to button: FormButton, of probe: Probe) {
    if button == .change {
      if isAsking { hasFocus = true } else { browser.focus(button.id(of: probe)) }
    } else {
      // The row may have another button by now, or another day may be shown.
      browser.focus(rows?.button(button, probe) ?? DayModel.earlierID)
    }
  }

  /// Leads the keyboard on from a form that was saved: to the next missed probes, or back.
  func leadOn(from button: FormButton, of probe: Probe) {
    guard button == .fillIn else { return lead(to: button, of: probe) }
    if let next = rows?.next(probe) { browser.focus(next) } else { lead(to: .change, of: probe) }
  }
}
