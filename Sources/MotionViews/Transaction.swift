public import Motion

/// The presentation of a change.
public struct Transaction: Sendable {
  /// The animation of the change; nil for an immediate one.
  public var animation: Animation?
  /// Whether all animations are disabled, including those of views nearer to the change.
  public var disablesAnimations: Bool

  /// Creates a description of the presentation of a change.
  public init(animation: Animation?, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }
}

/// Makes changes with an animation.
///
/// Everything affected by them is animated: looks, views with a transition that appear or
/// disappear, and views that move with `movesToPlace()` or a transition. A nearer
/// `animation(_:value:)` takes precedence.
///
/// - Parameters:
///   - animation: the animation; nil for immediate changes.
///   - completion: called once all resulting animations have ended, or at once if there are none.
///   - changes: makes the changes.
public func withAnimation(
  _ animation: Animation? = .default, completion: (() -> Void)? = nil, _ changes: () -> Void
) {
  withTransaction(Transaction(animation: animation), completion: completion, changes)
}

/// Makes changes with a transaction; see ``withAnimation(_:completion:_:)``.
public func withTransaction(
  _ transaction: Transaction, completion: (() -> Void)? = nil, _ changes: () -> Void
) {
  let change = Change(transaction, completion: completion)
  Change.with(change, changes)
  change.release()
}

/// A change in progress: counts the animations that it has caused.
final class Change {
  let transaction: Transaction
  private var completion: (() -> Void)?
  /// The number of holders: its creator, views to be evaluated, and running animations.
  private var holders = 1

  init(_ transaction: Transaction, completion: (() -> Void)?) {
    self.transaction = transaction
    self.completion = completion
  }

  func hold() { holders += 1 }

  func release() {
    holders -= 1
    guard holders == 0, let completion else { return }
    self.completion = nil
    completion()
  }

  #if hasFeature(Embedded)
    /// Safe because a page has one thread.
    private nonisolated(unsafe) static var present: Change?

    static var current: Change? { unsafe present }

    static func with(_ change: Change, _ work: () -> Void) {
      let outer = unsafe present
      unsafe present = change
      work()
      unsafe present = outer
    }
  #else
    /// Task-local, so that pages rendered concurrently do not mix.
    ///
    /// Unchecked, because it is set and read only within one synchronous call.
    private struct Present: @unchecked Sendable { let change: Change? }

    @TaskLocal private static var present = Present(change: nil)

    static var current: Change? { present.change }

    static func with(_ change: Change, _ work: () -> Void) {
      $present.withValue(Present(change: change), operation: work)
    }
  #endif
}
