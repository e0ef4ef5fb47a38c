import Interface
import Lists

extension LazyList {
  /// Calls closures with the index of each row that becomes visible, and of each that is visible no more.
  ///
  /// A row that stays visible while others are inserted or removed is not reported. A row that was removed is
  /// reported with its last index.
  ///
  /// - Parameters:
  ///   - appear: called before the row is drawn for the first time.
  ///   - disappear: called after it was scrolled out of sight or removed.
  public func onRowDisplay(
    _ appear: @escaping (Int) -> Void, ended disappear: @escaping (Int) -> Void = { _ in }
  ) -> LazyList {
    adding(RowDisplay(appear, disappear))
  }
}

/// Reports which rows are visible.
final class RowDisplay: ListFeature {
  private var shown: [(identity: Identity, index: Int)] = []
  private let appear: (Int) -> Void
  private let disappear: (Int) -> Void

  init(_ appear: @escaping (Int) -> Void, _ disappear: @escaping (Int) -> Void) {
    (self.appear, self.disappear) = (appear, disappear)
  }

  override func inherit(from old: ListFeature) {
    if let old = old as? RowDisplay { shown = old.shown }
  }

  override func displays(_ rows: Range<Int>, of source: RowSource) {
    let before = shown
    shown = rows.map { (source.identity($0), $0) }
    for old in before where !shown.contains(where: { $0.identity == old.identity }) {
      disappear(old.index)
    }
    for new in shown where !before.contains(where: { $0.identity == new.identity }) {
      appear(new.index)
    }
  }
}
