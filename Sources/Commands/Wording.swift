internal import CivilTime
internal import Tracking

// How figures and probes read in a terminal.

extension Probe {
  /// The person's clock at the probe, such as `2026-06-01 14:32`.
  var localTime: String {
    let time = LocalTime(moment, offset: offset)
    return "\(time.date.iso) \(time.shortClock)"
  }

  /// One line: when, what became of it, and the answer.
  var line: String {
    let said = answer?.text ?? remark ?? ""
    return "\(localTime)  \(padded(state.wording, 13))  \(said)"
  }
}

extension Probe.State {
  /// The state in words.
  var wording: String {
    switch self {
    case .pending: "pending"
    case .missed: "missed"
    case .answered: "answered"
    case .answeredLate: "answered late"
    case .autoTagged: "auto-tagged"
    }
  }
}

/// A number with so many decimals, rounded half away from zero.
func decimal(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let digits = String(Int64((value.magnitude * scale).rounded()))
  let filled = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
  let sign = value < 0 ? "-" : ""
  guard decimals > 0 else { return sign + filled }
  return "\(sign)\(filled.dropLast(decimals)).\(filled.suffix(decimals))"
}

/// A share as a percentage.
func percent(_ share: Double) -> String { decimal(share * 100, 1) }

/// Text with spaces after it, up to a width in characters.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// Text with spaces before it, up to a width in characters.
func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// A number of things, with the noun in its plural where English wants it.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
