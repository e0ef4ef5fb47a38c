private import Arguments
internal import Catalogue
internal import CivilTime
internal import Tracking

/// The format of a list of probes, in columns.
struct ProbeLines {
  /// The names of the states, all of one width.
  private let states: [Probe.State: String]
  /// The note beside a probe that is not to be filled in.
  private let dismissed: String
  private let columns: Int?

  /// - Parameter columns: the width of the terminal; nil if it is unknown.
  init(in words: CommandPhrases, columns: Int?) {
    self.columns = columns
    dismissed = words.dismissed
    let names = Probe.State.allCases.map { ($0, words.name(of: $0)) }
    let width = names.map { $0.1.cells }.max() ?? 0
    states = Dictionary(uniqueKeysWithValues: names.map { ($0.0, padded($0.1, width)) })
  }

  /// Returns the local time of a probe in one word, as the commands take it.
  static func time(of probe: Probe) -> String {
    let time = LocalTime(probe.moment, offset: probe.offset)
    return "\(time.date.iso)T\(time.shortClock)"
  }

  /// Returns the local time, the state and the answer of a probe, in lines that fit.
  func line(of probe: Probe) -> String {
    let time = LocalTime(probe.moment, offset: probe.offset)
    let said = probe.answer?.text ?? probe.remark ?? (probe.isDismissed ? dismissed : "")
    return labelled(
      "\(time.date.iso) \(time.shortClock)  \(states[probe.state] ?? "")  ", said, columns: columns)
  }
}

extension CommandPhrases {
  fileprivate func name(of state: Probe.State) -> String {
    switch state {
    case .pending: pending
    case .missed: missed
    case .answered: answered
    case .answeredLate: answeredLate
    case .autoTagged: autoTagged
    case .quiet: asking.quiet
    case .unasked: unasked
    }
  }
}
