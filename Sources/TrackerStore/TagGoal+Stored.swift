internal import CivilTime
public import Persistence
public import Tracking

extension TagGoal: StoredValue {
  /// The seconds of the goal; negative if they are a maximum.
  public var primitive: Int64 { direction == .atLeast ? time.seconds : -time.seconds }
  /// Makes a goal from a number of seconds, limited to what a week can hold.
  public init(primitive: Int64) {
    let (shortest, longest) = (UInt64(Self.shortest.seconds), UInt64(Self.longest.seconds))
    let seconds = Int64(min(max(primitive.magnitude, shortest), longest))
    guard let goal = Self(primitive < 0 ? .atMost : .atLeast, .seconds(seconds)) else {
      preconditionFailure("a time between the shortest and the longest is a goal")
    }
    self = goal
  }
}
