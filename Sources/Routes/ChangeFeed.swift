internal import HTTPServer
private import JSON
private import Preferences
public import Skins
private import Synchronization
public import TrackerStore
public import Tracking
public import Wire

/// Counts the changes of a tracker's store and reports them as events.
///
/// A page compares the revision of an event with that of the values it has read. The reply to a change that
/// the page made itself contains its revision.
public final class ChangeFeed: Sendable {
  /// Carries the events.
  let channel: EventChannel
  private let counter: RevisionCounter
  private let tracker: Tracker
  /// The settings that listeners know, or could have read when they connected.
  private let announced: Mutex<PersonalSettings?>
  private let latestSkin: LatestSkin
  private let observation: TrackerObservation

  /// Follows the changes that a tracker makes, for as long as the feed is retained.
  ///
  /// - Parameters:
  ///   - tracker: the tracker whose store is followed.
  ///   - first: the revision before any change, larger than those of earlier servers.
  public init(of tracker: Tracker, from first: Revision) {
    let counter = RevisionCounter(from: first)
    let latestSkin = LatestSkin()
    let channel = EventChannel {
      // A page whose skin was replaced before it began to listen has missed that change.
      let skin = latestSkin.address.map { [(EventName.skin, $0)] } ?? []
      return skin + [(EventName.current, StoreChange(counter.revision).json.text)]
    }
    observation = tracker.observe { Self.noteChange(counter, channel) }
    (self.counter, self.channel, self.tracker) = (counter, channel, tracker)
    announced = Mutex(try? tracker.storedSettings().settings)
    self.latestSkin = latestSkin
  }

  /// The state of the store; values read afterwards are at least as new.
  public var revision: Revision { counter.revision }

  /// Counts and announces a change made by something other than the tracker.
  public func noteChange() {
    Self.noteChange(counter, channel)
    announceSettings()
  }

  /// Announces the settings if they have changed; if they cannot be read, that happens with the next change.
  func announceSettings() {
    // Read within the lock, so that of two changes at once the later one is announced last.
    announced.withLock { announced in
      guard let settings = try? tracker.storedSettings().settings, announced != settings else {
        return
      }
      announced = settings
      channel.send(name: EventName.settings, data: settings.json.text)
    }
  }

  /// Announces a probe that has come.
  public func announce(_ probe: Probe) {
    channel.send(name: EventName.probe, data: probe.json.text)
  }

  /// Replaces a skin, and announces its style sheet unless that is unchanged.
  public func show(_ skin: Skin, in page: PageSkin) {
    guard page.replace(skin) else { return }
    let address = page.address
    latestSkin.replace(by: address)
    channel.send(name: EventName.skin, data: address)
  }

  private static func noteChange(_ counter: RevisionCounter, _ channel: EventChannel) {
    channel.send(name: EventName.changed, data: StoreChange(counter.advance()).json.text)
  }
}

/// The address of the latest announced style sheet; nil if none was announced.
private final class LatestSkin: Sendable {
  private let latest = Mutex<String?>(nil)

  var address: String? { latest.withLock { $0 } }

  func replace(by address: String) { latest.withLock { $0 = address } }
}

/// The revision of the store, which any thread may read and advance.
private final class RevisionCounter: Sendable {
  private let number: Mutex<Int64>

  init(from first: Revision) { number = Mutex(first.number) }

  var revision: Revision { Revision(number.withLock { $0 }) }

  func advance() -> Revision {
    Revision(
      number.withLock { number in
        number += 1
        return number
      })
  }
}
