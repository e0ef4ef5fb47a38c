internal import Arguments
internal import CivilTime
internal import HostSystem
internal import Sampling
internal import TrackerStore
internal import Tracking

// What several commands read from a command line alike.

extension Call {
  /// Where the data lie.
  func databasePath() throws(Failure) -> String {
    guard let path = string(\.database) ?? Paths.dataHome.map({ "\($0)/proba/proba.sqlite" })
    else { throw .noPlaceForData }
    guard !path.isEmpty else { throw .emptyPath(name: spelling(\.database)) }
    return path
  }

  /// Opens the tracker that `--database` names.
  ///
  /// - Parameter mayMake: whether a file that was named is made where it is missing. Whoever only
  ///   reads has mistyped its path then; without a name, nothing was kept yet.
  func tracker(mayMake: Bool = false) throws(Failure) -> Tracker {
    let path = try databasePath()
    guard mayMake || string(\.database) == nil || !Paths.isMissing(path) else {
      throw .noFile(path)
    }
    do { return try Tracker(path: path, mayWrite: mayMake) } catch { throw .tracker(error) }
  }

  /// The days from `--from` to `--to`.
  func period() throws(Failure) -> Period {
    guard let period = Period(from: try day(\.from), to: try day(\.to)) else {
      throw .emptyPeriod
    }
    return period
  }

  /// The condition on tags that `--tag` gives, or nil.
  func tagExpression() throws(Failure) -> TagExpression<TagName>? {
    guard let text = string(\.tag) else { return nil }
    do { return try TagExpression(parsing: text) } catch {
      throw .tagExpression(flag: spelling(\.tag), text, error)
    }
  }

  /// TagTime's schedule, or one that `--gap` and `--seed` describe; nil when neither is given.
  func schedule() throws(Failure) -> Schedule? {
    guard has(\.gap) || has(\.seed) else { return nil }
    let longest = Int(Schedule.longestMeanGap.seconds / 60)
    let gap = try number(\.gap, in: 1...longest).map { Seconds.minutes(Int64($0)) }
    let seed = try number(\.seed).map { Int64($0) }
    do {
      return try Schedule(
        seed: seed ?? Schedule.universal.seed, meanGap: gap ?? Schedule.universal.meanGap)
    } catch {
      throw .schedule(error)
    }
  }

  /// The moment that a flag gives in seconds since 1970, or nil.
  func moment(
    _ flag: KeyPath<Grammar, Flag>,
    in range: ClosedRange<Moment> = .distantPast ... .distantFuture
  ) throws(Failure) -> Moment? {
    let (first, last) = (range.lowerBound.secondsSince1970, range.upperBound.secondsSince1970)
    return try number(flag, in: Int(first)...Int(last)).map {
      Moment(secondsSince1970: Int64($0))
    }
  }

  /// The probe that an argument means: its moment in seconds since 1970, or the local time of it.
  func probe(
    _ argument: KeyPath<Grammar, Argument>, in tracker: Tracker
  ) throws(Failure) -> Probe {
    let text = string(argument) ?? ""
    guard let when = ProbeTime(text) else {
      throw .notAMoment(name: name(of: argument), text)
    }
    let found: (there: [Probe], near: [Probe])
    do throws(TrackerError) {
      switch when {
      case .moment(let moment):
        guard let probe = try tracker.probe(at: moment) else { throw .notAProbe(moment) }
        return probe
      case .minute(let day, let minute):
        found = try tracker.probes(at: minute, on: day)
      }
    } catch {
      throw .tracker(error)
    }
    guard let probe = found.there.first else {
      let lines = found.near.map {
        let time = LocalTime($0.moment, offset: $0.offset)
        return "\(time.date.iso) \(time.shortClock)"
      }
      throw .noProbeThen(text, near: lines)
    }
    guard found.there.count == 1 else {
      throw .severalProbesThen(text, found.there.map(\.moment))
    }
    return probe
  }

  /// The day that a flag names, or nil.
  func day(_ flag: KeyPath<Grammar, Flag>) throws(Failure) -> CivilDate? {
    guard let text = string(flag) else { return nil }
    guard let day = CivilDate(iso: text) else {
      throw .notADay(flag: spelling(flag), text)
    }
    return day
  }
}
