public import Interface
public import Wire

extension Screen: Place {}

extension Screen {
  /// Whether the figures are shown, with a map or without.
  var isStatistics: Bool {
    switch self {
    case .home: false
    case .statistics, .weekMap: true
    }
  }

  /// The tag whose map is shown.
  var tag: String? {
    if case .weekMap(let tag) = self { tag } else { nil }
  }
}
