internal import HTTPServer
private import JSON
private import Synchronization
public import TrackerStore
public import Tracking
public import Wire

/// Counts the changes of a tracker's store, and tells those who listen to its stream of events.
///
/// A page that knows the revision of what it has read knows by each event whether that still holds;
/// the change that it made itself it finds in the reply.
public final class ChangeFeed: Sendable {
  /// Carries the events.
  let channel: EventChannel
  private let counter: RevisionCounter
  private let observation: TrackerObservation

  /// Follows the changes that a tracker makes, for as long as the feed is held.
  ///
  /// - Parameters:
  ///   - tracker: whose store is followed.
  ///   - startedAt: the present time, in seconds since 1970: revisions are larger than those of feeds
  ///     that were made at earlier seconds.
  public init(of tracker: Tracker, startedAt: Int64) {
    let counter = RevisionCounter(startedAt: startedAt)
    let channel = EventChannel { (EventName.current, StoreChange(counter.revision).json.text) }
    observation = tracker.observe { Self.noteChange(counter, channel) }
    (self.counter, self.channel) = (counter, channel)
  }

  /// The state of the store; what is read afterwards is at least as new.
  public var revision: Revision { counter.revision }

  /// Counts and announces a change that something else than the tracker has made.
  public func noteChange() { Self.noteChange(counter, channel) }

  /// Announces a probe that has come.
  public func announce(_ probe: Probe) {
    channel.send(name: EventName.probe, data: probe.json.text)
  }

  private static func noteChange(_ counter: RevisionCounter, _ channel: EventChannel) {
    channel.send(name: EventName.changed, data: StoreChange(counter.advance()).json.text)
  }
}

/// The number of the store's state, which any thread may read and advance.
private final class RevisionCounter: Sendable {
  private let number: Mutex<Int64>

  /// Begins with the time: a server that was started later counts from where none before it came.
  init(startedAt seconds: Int64) { number = Mutex(seconds << 20) }

  var revision: Revision { Revision(number.withLock { $0 }) }

  func advance() -> Revision {
    Revision(
      number.withLock { number in
        number += 1
        return number
      })
  }
}
