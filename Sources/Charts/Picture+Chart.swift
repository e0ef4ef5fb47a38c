internal import Drawing

extension Picture {
  /// The room around a chart in a picture of its own.
  static let chartMargin = 12.0
}
