import Interface
import Tracking

/// A button that opens the form for a probe.
enum FormButton {
  /// Beneath the answer to the latest probe.
  case change
  /// In the row of an answer of today.
  case changeInRow
  /// In the row of an unfilled probe.
  case fillIn

  /// The name of the button within the page.
  func id(of probe: Probe) -> String {
    switch self {
    case .change: "change"
    case .changeInRow: "change-\(probe.moment)"
    case .fillIn: "fill-in-\(probe.moment)"
    }
  }
}

// MARK: - Where the keyboard is led

extension HomeModel {
  /// Leads the keyboard to a button, or to the field that is in its place.
  func lead(to button: FormButton, of probe: Probe) {
    if button == .change, isAsking {
      hasFocus = true
    } else {
      browser.focus(button.id(of: probe))
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
