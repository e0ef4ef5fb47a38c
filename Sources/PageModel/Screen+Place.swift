public import Interface
public import Wire

extension Screen: Place {}

extension PeriodChoice.Kind: IdentityKey {}

extension Screen {
  /// The period whose figures are shown, with a map or without; nil where none are.
  package var period: PeriodChoice? {
    switch self {
    case .home: nil
    case .statistics(let choice), .weekMap(_, let choice): choice
    }
  }

  /// Whether figures are shown.
  package var isStatistics: Bool { if case nil = period { false } else { true } }

  /// The tag whose map is shown.
  package var tag: String? {
    if case .weekMap(let tag, _) = self { tag } else { nil }
  }
}
