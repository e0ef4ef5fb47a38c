internal import CivilTime
public import Persistence
public import Tracking

extension TagGoal: StoredValue {
  /// Its seconds; negative ones where there are to be at most as many.
  public var primitive: Int64 { direction == .atLeast ? time.seconds : -time.seconds }
  /// The goal of a number of seconds; of one that no week could have, the nearest.
  public init(primitive: Int64) {
    let (shortest, longest) = (UInt64(Self.shortest.seconds), UInt64(Self.longest.seconds))
    let seconds = Int64(min(max(primitive.magnitude, shortest), longest))
    guard let goal = Self(primitive < 0 ? .atMost : .atLeast, .seconds(seconds)) else {
      preconditionFailure("a time between the shortest and the longest is a goal")
    }
    self = goal
  }
}
