public import Interface
public import Wire

extension Screen: Place {}

extension PeriodChoice.Kind: IdentityKey {}

extension Screen {
  /// What is shown of the figures; nil where none are.
  package var statistics: StatisticsPlace? {
    if case .statistics(let place) = self { place } else { nil }
  }

  /// Whether figures are shown.
  package var isStatistics: Bool { if case .statistics = self { true } else { false } }
}
