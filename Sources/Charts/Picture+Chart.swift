internal import Drawing

extension Picture {
  /// The margin around a chart in a standalone picture.
  static let chartMargin = 12.0
}
