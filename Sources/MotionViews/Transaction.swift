public import Motion

/// How a change is to be shown.
public struct Transaction: Sendable {
  /// How things move to where the change puts them; nil has them there at once.
  public var animation: Animation?
  /// Whether nothing moves, whatever views nearer to the change say.
  public var disablesAnimations: Bool

  /// Describes how a change is shown.
  public init(animation: Animation?, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }
}

/// Makes changes that are shown by an animation.
///
/// Everything that the page shows of them moves: looks, views that come and go and say how, and
/// views that get another place and say that they move. A nearer `animation(_:value:)`
/// has its own way.
///
/// - Parameters:
///   - animation: how it is shown; nil has everything there at once.
///   - completion: is called once all that moves because of the changes has come to rest, at once
///     where nothing moves.
///   - changes: makes the changes.
public func withAnimation(
  _ animation: Animation? = .default, completion: (() -> Void)? = nil, _ changes: () -> Void
) {
  withTransaction(Transaction(animation: animation), completion: completion, changes)
}

/// Makes changes that are shown as a transaction says; see ``withAnimation(_:completion:_:)``.
public func withTransaction(
  _ transaction: Transaction, completion: (() -> Void)? = nil, _ changes: () -> Void
) {
  let change = Change(transaction, completion: completion)
  Change.with(change, changes)
  change.release()
}

/// A change on its way: counts what still moves because of it.
final class Change {
  let transaction: Transaction
  private var completion: (() -> Void)?
  /// Who still holds it: its maker, views to be evaluated, and what moves.
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
    /// Carried by the task, so that pages side by side do not mix.
    ///
    /// Sendable by promise: it is set and read only within one synchronous call.
    private struct Present: @unchecked Sendable { let change: Change? }

    @TaskLocal private static var present = Present(change: nil)

    static var current: Change? { present.change }

    static func with(_ change: Change, _ work: () -> Void) {
      $present.withValue(Present(change: change), operation: work)
    }
  #endif
}
