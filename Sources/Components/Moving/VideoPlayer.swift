public import Interface

/// A video in one or several formats; the browser plays the first it supports.
public struct Video: Sendable {
  /// A file of the video.
  public struct Source: Sendable {
    let path: String
    let type: String

    /// Creates a file; the type is a content type such as `video/webm`.
    public init(_ path: String, type: String) { (self.path, self.type) = (path, type) }
  }

  let title: String
  let sources: [Source]
  let captions: (path: String, language: String, label: String)?

  /// Creates a video.
  ///
  /// - Parameters:
  ///   - title: a description of the video.
  ///   - sources: its files, in order of preference.
  ///   - captions: a WebVTT file with captions, its language and the language's name.
  public init(
    _ title: String, sources: [Source],
    captions: (path: String, language: String, label: String)? = nil
  ) {
    (self.title, self.sources, self.captions) = (title, sources, captions)
  }
}

/// Plays a list of videos, and reports its progress.
public final class VideoPlayer {
  /// An event during playback.
  public enum News: Equatable, Sendable {
    /// A fraction of the video, 0 to 1, has been downloaded.
    case downloaded(Double)
    /// The video can be played; the value is its duration in seconds.
    case ready(Double)
    /// The position and the duration, in seconds.
    case progress(Double, of: Double)
    /// A video of the list has come to its end.
    case finished(Int)
    /// A video of the list could not be played to its end.
    case failed(Int)
  }

  /// The videos, played in order.
  public let videos: [Video]
  /// The index of the current video.
  @Observed public private(set) var index = 0
  /// Whether it plays now.
  @Observed public private(set) var isPlaying = false
  /// The position in seconds.
  @Observed public private(set) var position = 0.0
  /// The duration in seconds; 0 until it is known.
  @Observed public private(set) var duration = 0.0
  /// Whether it cannot be played.
  @Observed public private(set) var hasFailed = false
  /// Whether the video repeats at its end.
  @Observed public var repeats = false
  /// The speed of playback, 1 unless it was set; it stays the same for later videos and after a pause.
  @Observed public private(set) var rate = 1.0
  /// Whether captions are shown.
  @Observed public var showsCaptions = false
  private let delegate: (News) -> Void
  var perform: (Command, Double) -> Void = { _, _ in }
  /// Whether `play` was called before the video was ready.
  private var isWanted = false
  private var isReady = false

  /// A command to the browser.
  enum Command: UInt8 { case play, pause, seek, captions, rate }

  /// Creates a player for a list of videos, which must not be empty.
  public init(_ videos: [Video], delegate: @escaping (News) -> Void = { _ in }) {
    self.videos = videos
    self.delegate = delegate
  }

  /// The current video; nil if there is none.
  public var video: Video? { videos.indices.contains(index) ? videos[index] : nil }

  /// Plays, as soon as the video is ready.
  public func play() {
    isWanted = true
    if isReady { perform(.play, 0) }
  }

  /// Pauses.
  public func pause() {
    isWanted = false
    perform(.pause, 0)
  }

  /// Seeks to a second of the video, and continues to play if it was playing.
  public func seek(to seconds: Double) {
    let target = max(0, min(seconds.isNaN ? 0 : seconds, duration))
    let plays = isPlaying
    if plays { perform(.pause, 0) }
    perform(.seek, target)
    position = target
    if plays { perform(.play, 0) }
  }

  /// Sets the speed of playback.
  ///
  /// - Parameter rate: a multiple of the usual speed, which is limited to 0.25 to 4, beyond which browsers play no
  ///   sound.
  public func play(atRate rate: Double) {
    self.rate = rate.isFinite ? max(0.25, min(rate, 4)) : 1
    if isReady { perform(.rate, self.rate) }
  }

  /// Shows a video of the list.
  public func show(_ index: Int) {
    guard videos.indices.contains(index), index != self.index else { return }
    (self.index, position, duration, hasFailed, isReady) = (index, 0, 0, false, false)
  }

  /// Handles an event from the browser: its kind, and a number.
  func take(_ kind: UInt8, _ number: Double) {
    switch kind {
    case 0:
      isReady = true
      duration = number.isFinite ? number : 0
      // A browser plays each video at the usual speed at first.
      if rate != 1 { perform(.rate, rate) }
      delegate(.ready(duration))
      if isWanted { perform(.play, 0) }
    case 1: isPlaying = number == 1
    case 2:
      position = number
      delegate(.progress(number, of: duration))
    case 3: delegate(.downloaded(number))
    case 4: end()
    default:
      hasFailed = true
      delegate(.failed(index))
    }
  }

  private func end() {
    delegate(.finished(index))
    if repeats {
      perform(.seek, 0)
      perform(.play, 0)
    } else if index + 1 < videos.count {
      isWanted = true
      show(index + 1)
    } else {
      isWanted = false
    }
  }
}
