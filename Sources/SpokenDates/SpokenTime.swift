public import CivilTime

/// A time as a person says it.
public enum SpokenTime: Sendable, Hashable {
  /// The most recent item, as in `last`.
  case latest
  /// A moment in seconds since 1970.
  case moment(Moment)
  /// Around a moment, as in `3 hours ago`.
  case around(Moment)
  /// A minute of a day on the person's clock, from 0 to 1439.
  case minute(Int, of: CivilDate)
}
