import Interface
import Lists

extension LazyList {
  /// Lets people read the list again: by pulling it down with a finger while it is at its beginning, or with a
  /// button before it that appears with the keyboard focus.
  ///
  /// - Parameters:
  ///   - label: the name of the button, such as “Refresh”.
  ///   - isRunning: whether the list is being read, which is shown before it.
  ///   - perform: begins to read the list; not called while that is running.
  public func onRefresh(
    _ label: String, isRunning: Bool, perform: @escaping () -> Void
  ) -> LazyList {
    adding(ListRefresh(label, isRunning, perform))
  }
}

/// Lets the list be read again.
final class ListRefresh: ListFeature {
  /// The distance from which a pull counts, in CSS pixels.
  static let enough = 56.0

  final class State {
    /// The distance by which the list is pulled down.
    @Observed var distance = 0.0
  }

  let label: String
  let isRunning: Bool
  private(set) var state = State()
  private let begin: () -> Void

  init(_ label: String, _ isRunning: Bool, _ begin: @escaping () -> Void) {
    (self.label, self.isRunning, self.begin) = (label, isRunning, begin)
  }

  override func inherit(from old: ListFeature) {
    if let old = old as? ListRefresh { state = old.state }
  }

  override func pull(_ distance: Double, isReleased: Bool) {
    state.distance = isReleased ? 0 : min(max(distance, 0), 2 * Self.enough)
    if isReleased, distance >= Self.enough { perform() }
  }

  func perform() { if !isRunning { begin() } }
}

/// What is shown before a list that can be read again.
struct RefreshBar: View {
  let refresh: ListRefresh

  var body: some View {
    let refresh = refresh
    let distance = refresh.state.distance
    VStack(alignment: .center, spacing: .tiny) {
      Element(
        .button,
        [
          .look(.button), .look(.skip),
          .on(.click) { _ in
            refresh.perform(); return true
          },
        ]
      ) { Text(refresh.label) }
      if refresh.isRunning {
        ProgressView(refresh.label)
      } else if distance > 0 {
        Text(distance >= ListRefresh.enough ? "↻" : "↓").foregroundStyle(.secondary)
          .accessibilityHidden()
      }
    }
    .style("min-block-size", pixels(refresh.isRunning ? 0 : distance))
  }
}
