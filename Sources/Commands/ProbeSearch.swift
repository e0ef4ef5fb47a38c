internal import CivilTime
private import Sampling
internal import SpokenDates
internal import TrackerStore
internal import Tracking

/// Finds the probe that a person means by a time.
struct ProbeSearch {
  private let time: SpokenTime
  private let machine: HostEnvironment

  /// Understands a time.
  ///
  /// - Parameters:
  ///   - text: the time in words.
  ///   - name: the flag or the argument that names it, as it is written.
  ///   - calendar: interprets it.
  ///   - machine: provides the person's clock.
  init(
    _ text: String, calledBy name: String, _ calendar: SpokenCalendar, on machine: HostEnvironment
  ) throws(Failure) {
    self.machine = machine
    guard let time = calendar.time(text) else { throw .notATime(name: name, text) }
    self.time = time
  }

  /// Returns the moment of the probe; seconds are taken as they are.
  func moment(in tracker: Tracker) throws(Failure) -> Moment {
    if case .moment(let moment) = time { return moment }
    return try probe(in: tracker).moment
  }

  /// Returns the probe of that very minute, or the nearest one if the time is not exact.
  func probe(in tracker: Tracker) throws(Failure) -> Probe {
    if case .minute(let minute, let day) = time { return try probe(of: minute, day, in: tracker) }
    do throws(TrackerError) {
      let probe: Probe? =
        switch time {
        case .moment(let moment): try tracker.probe(at: moment)
        case .around(let moment): try nearest(to: moment, in: tracker)
        case .latest, .minute: try tracker.latestProbe()
        }
      if let probe { return probe }
      if case .moment(let moment) = time { throw .notAProbe(moment) }
    } catch {
      throw .tracker(error)
    }
    if case .around(let moment) = time {
      throw try noProbe(at: machine.time(at: moment), in: tracker)
    }
    throw .tracker(.noProbeYet)
  }

  /// Returns the probe nearest to a moment; nil if it is farther away than two mean gaps: it would
  /// hardly be the one meant.
  private func nearest(to moment: Moment, in tracker: Tracker) throws(TrackerError) -> Probe? {
    guard let probe = try tracker.probe(nearest: moment) else { return nil }
    let most = tracker.schedule.meanGap * 2
    return probe.moment - moment <= most && moment - probe.moment <= most ? probe : nil
  }

  /// Returns the failure that there was no probe at a time, with the nearest ones.
  private func noProbe(at time: LocalTime, in tracker: Tracker) throws(Failure) -> Failure {
    guard time.moment <= machine.now() else {
      return .tracker(.inTheFuture(time.moment))
    }
    let minute = time.hour * 60 + time.minute
    var near: [Probe]
    do throws(TrackerError) {
      near = try tracker.probes(at: minute, on: time.date).near
      // On other days there is one to name, too.
      if near.isEmpty { near = [try tracker.probe(nearest: time.moment)].compactMap { $0 } }
    } catch {
      throw .tracker(error)
    }
    guard !near.isEmpty else { return .tracker(.noProbeYet) }
    return .noProbeThen(
      Self.written(time.date, minute),
      near: near.map(Self.written))
  }

  /// Returns the failure that clocks were set forward over a time, with the nearest probes.
  private func noSuchTime(
    _ minute: Int, _ day: CivilDate, in tracker: Tracker
  ) throws(Failure) -> Failure {
    let near: [Probe]
    do { near = try tracker.probes(at: minute, on: day).near } catch { throw .tracker(error) }
    return .noSuchTime(Self.written(day, minute), near: near.map(Self.written))
  }

  private static func written(_ probe: Probe) -> String {
    let time = LocalTime(probe.moment, offset: probe.offset)
    return written(time.date, time.hour * 60 + time.minute)
  }

  private func probe(
    of minute: Int, _ day: CivilDate, in tracker: Tracker
  ) throws(Failure) -> Probe {
    let found: [Probe]
    do { found = try tracker.probes(at: minute, on: day).there } catch { throw .tracker(error) }
    guard let probe = found.first else {
      guard let moment = machine.moment(of: minute, on: day) else {
        throw try noSuchTime(minute, day, in: tracker)
      }
      throw try noProbe(at: machine.time(at: moment), in: tracker)
    }
    guard found.count == 1 else {
      throw .severalProbesThen(Self.written(day, minute), found.map(\.moment))
    }
    return probe
  }

  static func written(_ day: CivilDate, _ minute: Int) -> String {
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.iso) \(clock.joined(separator: ":"))"
  }
}
