import CivilTime
import Interface
package import Tracking

/// A button that opens the form for a probe.
package enum FormButton {
  /// The button below the answer to the latest probe.
  case change
  /// The button in the row of an answer of the day shown.
  case changeInRow
  /// The button in the row of an unfilled probe.
  case fillIn
  /// The button in the row of a probe without an answer of the day shown.
  case fillInDay
  /// The button above the missed probes, which asks about each of them.
  case goThrough

  /// The `id` of the button below the answer to the latest probe.
  static var changeID: String { "change" }

  /// The `id` of the button above the missed probes.
  package static var goThroughID: String { "go-through" }

  /// Returns the `id` of the button for a probe.
  package func id(of probe: Probe) -> String {
    switch self {
    case .change: Self.changeID
    case .changeInRow: "change-\(probe.moment)"
    case .fillIn: "fill-in-\(probe.moment)"
    case .fillInDay: "fill-in-day-\(probe.moment)"
    case .goThrough: Self.goThroughID
    }
  }
}

// MARK: - Focus

extension HomeModel {
  /// The `id` of the suggested answers.
  package static var answersID: String { "answers" }

  /// Moves the focus to a button, or to the field that replaced it.
  package func lead(to button: FormButton, of probe: Probe) {
    if button == .change {
      if isAsking { entry.hasFocus = true } else { browser.focus(button.id(of: probe)) }
    } else if let later {
      browser.focus(later.button(button, probe))
    }
  }

  /// Moves the focus from a saved form to the next missed probes, or back.
  package func leadOn(from button: FormButton, of probe: Probe) {
    guard button == .fillIn else { return lead(to: button, of: probe) }
    if let next = later?.next(probe) { browser.focus(next) } else { lead(to: .change, of: probe) }
  }
}
