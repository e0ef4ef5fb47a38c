import Interface
import PageModel
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
    case .change: browser.focus(button.id(of: probe))
    case .fillIn:
      let span = missedSpans.first { $0.probes.contains { $0.moment == probe.moment } }
      browser.focus(button.id(of: span.map { $0.first } ?? probe))
    case .changeInRow, .fillInDay:
      // The row may have another button by now, or another day may be shown.
      let run = dayRuns.first { $0.probes.contains { $0.moment == probe.moment } }
      browser.focus(run.map { self.button(of: $0).id(of: $0.first) } ?? DayModel.earlierID)
    }
  }

  /// Leads the keyboard on from a form that was saved: to the next missed probes, or back.
  func leadOn(from button: FormButton, of probe: Probe) {
    guard button == .fillIn else { return lead(to: button, of: probe) }
    // The newest are on top; below the last there is only the way up.
    if let next = missedSpans.first(where: { $0.first.moment < probe.moment }) ?? missedSpans.last {
      lead(to: .fillIn, of: next.first)
    } else {
      lead(to: .change, of: probe)
    }
  }

  /// Lists all missed probes there are on the page, and leads the keyboard to the first that has come.
  func showMore() {
    let count = missedSpans.count
    showsAllMissed = true
    if let next = missedSpans.dropFirst(count).first { lead(to: .fillIn, of: next.first) }
  }
}
