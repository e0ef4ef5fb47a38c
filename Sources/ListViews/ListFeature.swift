import Interface
import Lists

/// Something that a list does besides showing its rows, such as letting them be moved.
///
/// A page contains the code of a feature only if it uses that.
class ListFeature {
  /// The row that stays on the page, wherever the list is scrolled.
  var pinned: Int? { nil }

  /// Takes over the state of the same feature of the list's previous value.
  func inherit(from old: ListFeature) {}

  /// Returns the content of a row with what the feature adds to it.
  func content(_ row: Box, at index: Int, in controller: ListController) -> Box { row }

  /// Adds to a row with its place in the list.
  func dress(_ item: inout Box, at index: Int, in controller: ListController) {}

  /// Adds to the box of all rows of a list with this name.
  func dress(list: inout Box, _ label: String) {}

  /// Called with the visible rows whenever they may have changed, outside evaluations of views.
  func displays(_ rows: Range<Int>, of source: RowSource) {}

  /// Handles a pull of the list beyond its beginning, in CSS pixels.
  func pull(_ distance: Double, isReleased: Bool) {}
}

extension [ListFeature] {
  /// Takes over the states of the previous features.
  func inherit(from old: [ListFeature]) {
    for feature in self {
      for former in old { feature.inherit(from: former) }
    }
  }
}
