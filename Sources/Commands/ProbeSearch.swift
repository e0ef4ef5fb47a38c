internal import CivilTime
internal import SpokenDates
internal import TrackerStore
internal import Tracking

/// Finds the probe that a person means by a time.
struct ProbeSearch {
  private let time: SpokenTime

  /// Understands a time.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - name: the flag or the argument that says it, as it is written.
  ///   - calendar: what understands it.
  init(_ text: String, calledBy name: String, _ calendar: SpokenCalendar) throws(Failure) {
    guard let time = calendar.time(text) else { throw .notATime(name: name, text) }
    self.time = time
  }

  /// The moment of the probe; seconds are taken as they are.
  func moment(in tracker: Tracker) throws(Failure) -> Moment {
    if case .moment(let moment) = time { return moment }
    return try probe(in: tracker).moment
  }

  /// The probe: that of the very minute, or where the time is not exact the nearest one.
  func probe(in tracker: Tracker) throws(Failure) -> Probe {
    if case .minute(let minute, let day) = time { return try probe(of: minute, day, in: tracker) }
    do throws(TrackerError) {
      let probe: Probe? =
        switch time {
        case .moment(let moment): try tracker.probe(at: moment)
        case .around(let moment): try tracker.probe(nearest: moment)
        case .latest, .minute: try tracker.latestProbe()
        }
      if let probe { return probe }
      if case .moment(let moment) = time { throw .notAProbe(moment) }
      throw .noProbeYet
    } catch {
      throw .tracker(error)
    }
  }

  private func probe(
    of minute: Int, _ day: CivilDate, in tracker: Tracker
  ) throws(Failure) -> Probe {
    let found: (there: [Probe], near: [Probe])
    do { found = try tracker.probes(at: minute, on: day) } catch { throw .tracker(error) }
    let written = Self.written(day, minute)
    guard let probe = found.there.first else {
      throw .noProbeThen(
        written,
        near: found.near.map {
          let time = LocalTime($0.moment, offset: $0.offset)
          return Self.written(time.date, time.hour * 60 + time.minute)
        })
    }
    guard found.there.count == 1 else {
      throw .severalProbesThen(written, found.there.map(\.moment))
    }
    return probe
  }

  private static func written(_ day: CivilDate, _ minute: Int) -> String {
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.iso) \(clock.joined(separator: ":"))"
  }
}
