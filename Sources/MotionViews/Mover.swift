import Interface
import Motion

/// A channel of an element in motion.
///
/// Keeps its position and velocity, so that a new target starts from there; the script receives the
/// motion as samples.
final class Mover {
  let channel: String
  /// The element's number.
  let node: Double
  private(set) var track: Track<AnimatableVector>
  private var change: Change?
  private var subscription: Subscription?
  private let stage: Stage
  /// Called when the motion ends by itself.
  var rest: (() -> Void)?

  init(_ channel: String, of node: Double, at values: [Double], _ stage: Stage) {
    self.channel = channel
    self.node = node
    self.stage = stage
    track = Track(AnimatableVector(values))
  }

  /// Moves to a target; returns whether that requires motion.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - animation: the animation; nil for an immediate change.
  ///   - change: the change that waits for the motion to end.
  ///   - shape: converts a value for the script.
  @discardableResult
  func move(
    to target: [Double], with animation: Animation?, for change: Change?,
    shape: ([Double]) -> [Double] = { $0 }
  ) -> Bool {
    let now = stage.now
    track.move(to: AnimatableVector(target), with: animation, at: now)
    settle()
    let stretches = Self.stretches(of: track, from: now, shape)
    guard !stretches.isEmpty else {
      stage.stop(channel, of: node)
      rest?()
      return false
    }
    change?.hold()
    self.change = change
    subscription = stage.play(
      stretches, width: shape(target).count, on: channel, of: node
    ) { [self] in
      subscription = nil
      settle()
      rest?()
    }
    return true
  }

  /// Ends the motion without calling `rest`.
  func end() { settle() }

  /// Releases the previous motion, and the change that waits for it.
  private func settle() {
    subscription?.cancel()
    subscription = nil
    let waiting = change
    change = nil
    waiting?.release()
  }

  /// Sixty samples a second, fewer for motions longer than ten seconds.
  private static func stretches(
    of track: Track<AnimatableVector>, from now: Double, _ shape: ([Double]) -> [Double]
  ) -> [Stage.Stretch] {
    var bounds: [(start: Double, end: Double, isRepeated: Bool)] = []
    if let repetition = track.repetition {
      bounds = [
        (now, repetition.beginning, false),
        (repetition.beginning, repetition.beginning + repetition.period, true),
      ]
    } else if let end = track.end, end > now {
      bounds = [(now, end, false)]
    }
    return bounds.compactMap { start, end, isRepeated in
      let duration = end - start
      guard duration > 0 else { return nil }
      let count = max(min(Int(duration * 60 + 0.5), 600), 2)
      var stretch = Stage.Stretch(start: start, duration: duration, isRepeated: isRepeated)
      for step in 0...count {
        let time = start + duration * Double(step) / Double(count)
        // A repeated motion ends an instant before it starts again.
        let isLast = isRepeated && step == count
        stretch.values += shape(track.value(at: isLast ? time - 1e-9 : time).parts)
      }
      return stretch
    }
  }
}
