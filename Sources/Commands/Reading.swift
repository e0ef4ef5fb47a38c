internal import Arguments
internal import CivilTime
internal import HostSystem
internal import Sampling
internal import TrackerStore

// What several commands read from a command line alike.

extension Invocation {
  /// Opens the tracker that `--database` names.
  func tracker() throws(Failure) -> Tracker {
    guard let path = string(Grammar.database) ?? Paths.dataHome.map({ "\($0)/proba/proba.sqlite" })
    else {
      throw Failure("neither --database nor HOME tells where to keep the data")
    }
    guard !path.isEmpty else {
      throw Failure("--\(Grammar.database.name) is empty, but must be the path of a file")
    }
    do { return try Tracker(path: path) } catch { throw Failure(error) }
  }

  /// The days from `--from` to `--to`.
  func period() throws(Failure) -> Period {
    guard let period = Period(from: try day(Grammar.from), to: try day(Grammar.to)) else {
      throw Failure("the period ends before it begins: --from lies after --to")
    }
    return period
  }

  /// TagTime's schedule, or one that `--gap` and `--seed` describe; nil when neither is given.
  func schedule() throws(Failure) -> Schedule? {
    guard has(Grammar.gap) || has(Grammar.seed) else { return nil }
    let longest = Int(Schedule.longestMeanGap / 60)
    let gap = try number(Grammar.gap, in: 1...longest).map { Int64($0) * 60 }
    let seed = try number(Grammar.seed).map { Int64($0) }
    do {
      return try Schedule(
        seed: seed ?? Schedule.universal.seed, meanGap: gap ?? Schedule.universal.meanGap)
    } catch {
      throw Failure(error)
    }
  }

  /// A whole number, where one is given.
  func number(
    _ flag: Flag, in range: ClosedRange<Int> = .min ... .max
  ) throws(Failure) -> Int? {
    do { return try int(flag, in: range) } catch { throw Failure(error) }
  }

  private func day(_ flag: Flag) throws(Failure) -> CivilDate? {
    guard let text = string(flag) else { return nil }
    guard let day = CivilDate(iso: text) else {
      throw Failure("--\(flag.name) is \"\(text)\", but must be a day written YYYY-MM-DD")
    }
    return day
  }
}
