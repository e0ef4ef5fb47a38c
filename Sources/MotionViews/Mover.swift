import Interface
import Motion

/// A channel of an element on its way.
///
/// Knows where it is and how fast, so that a new target is taken up from there; the script is handed
/// what will happen as samples.
final class Mover {
  let channel: String
  /// The element's number.
  let node: Double
  private(set) var track: Track<AnimatableVector>
  private var change: Change?
  private var subscription: Subscription?
  private let stage: Stage
  /// Is called when it has come to rest by itself.
  var rest: (() -> Void)?

  init(_ channel: String, of node: Double, at values: [Double], _ stage: Stage) {
    self.channel = channel
    self.node = node
    self.stage = stage
    track = Track(AnimatableVector(values))
  }

  /// Goes to a target; returns whether it has to move for that.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - animation: how; nil is there at once.
  ///   - change: what waits for it to come to rest.
  ///   - shape: what the script is handed of a value.
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

  /// Is forgotten, with what it does.
  func end() { settle() }

  /// Lets go of the movement before, and of what waits for it.
  private func settle() {
    subscription?.cancel()
    subscription = nil
    let waiting = change
    change = nil
    waiting?.release()
  }

  /// Sixty samples a second, fewer of what takes longer than ten seconds.
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
        // What is repeated ends an instant before it begins again.
        let isLast = isRepeated && step == count
        stretch.values += shape(track.value(at: isLast ? time - 1e-9 : time).parts)
      }
      return stretch
    }
  }
}
