public import CivilTime
internal import Persistence
internal import Sampling

extension Tracker {
  /// The mean gap between the questions of a made-up tracker, short enough to wait for.
  private static let madeUpGap = Seconds.minutes(1)

  /// Makes a new tracker one with a made-up year that ends now, which asks about once a minute from then on.
  ///
  /// The file is marked, so that the page can say what it shows.
  ///
  /// - Parameter answer: returns the tags of the person at a time; an empty text if they did not answer.
  public func makeUpYear(_ answer: (LocalTime) -> String) throws(TrackerError) {
    let now = self.now
    var log = ""
    for moment in schedule.moments(from: now - .days(365)) {
      if moment >= now { break }
      let time = LocalTime(moment, offset: host.offset(moment))
      log += "\(moment.secondsSince1970) \(answer(time))\n"
    }
    _ = try importLog(lines: Array(log.utf8))
    let state = try write { tx throws(StoreError) in
      try tx.set(.madeUp, to: 1)
      try tx.follow(Self.madeUpGap, try TrackerState(tx).seed, from: now)
      return .success(try TrackerState(tx))
    }
    follow(try schedule(of: state))
  }
}
