public import Interface

/// Shows a player's video, with controls that look and behave alike in every browser.
public struct VideoView: View {
  private let player: VideoPlayer
  @Environment(ComponentKey.self) private var context

  /// Creates the picture and the controls of a player.
  public init(_ player: VideoPlayer) { self.player = player }

  /// The picture, and beneath it play, position, time, speed, captions and repetition.
  public var body: some View {
    let videos = player.video.map { [(player.index, $0)] } ?? []
    return Element(
      .div, [.look(.video), .attribute(.role, "group"), .attribute(.ariaLabel, title)]
    ) {
      // Another video needs another element: the browser reads an element's sources only once.
      ForEach(videos, id: { $0.0 }) { _, video in surface(video) }
      if player.hasFailed {
        Text(context.phrases.cannotPlay).foregroundStyle(.danger).accessibilityRole(.alert)
      } else {
        controls
      }
    }
  }

  private var title: String { player.video?.title ?? "" }

  private func surface(_ video: Video) -> Element {
    Element(
      .video,
      [
        .attribute(.playsinline, ""), .attribute(.ariaLabel, video.title),
        .attachment(.media, VideoAttachment(player)),
        .on(.click) { _ in
          toggle()
          return true
        },
      ]
    ) {
      ForEach(video.sources, id: { $0.path }) { source in
        Element(.source, [.attribute(.src, source.path), .attribute(.type, source.type)])
      }
      if let captions = video.captions {
        Element(
          .track,
          [
            .attribute(.kind, "captions"), .attribute(.src, captions.path),
            .attribute(.srclang, captions.language), .attribute(.label, captions.label),
          ])
      }
    }
  }

  private var controls: Element {
    let phrases = context.phrases
    let plays = player.isPlaying
    return Element(.div, [.look(.videoBar)]) {
      Button(plays ? .pause : .play, label: plays ? phrases.pause : phrases.play) { toggle() }
        .buttonStyle(.plain)
      Element(
        .input,
        [
          .attribute(.type, "range"), .attribute(.min, "0"), .attribute(.step, "1"),
          .attribute(.max, "\(Int(player.duration.rounded(.up)))"),
          .attribute(.ariaLabel, phrases.position), .attribute(.ariaValuetext, time),
          .value(position),
        ])
      Text(time).font(.caption).foregroundStyle(.secondary).fixedSize()
      Button(speed) { player.play(atRate: next) }
        .buttonStyle(.plain).accessibilityLabel(phrases.speed + " " + speed)
      if case .some = player.video?.captions {
        Button(.captions, label: phrases.captions) {
          player.showsCaptions.toggle()
          player.perform(.captions, player.showsCaptions ? 1 : 0)
        }
        .buttonStyle(.plain).pressed(player.showsCaptions)
      }
      Button(.loop, label: phrases.repeats) { player.repeats.toggle() }
        .buttonStyle(.plain).pressed(player.repeats)
    }
  }

  private func toggle() { if player.isPlaying { player.pause() } else { player.play() } }

  /// The speeds of the button, each after the one before it.
  private static let speeds: [(rate: Double, name: String)] = [
    (1, "1×"), (1.5, "1½×"), (2, "2×"), (0.5, "½×"),
  ]

  /// The name of the speed, which is the same in every language.
  private var speed: String {
    for entry in Self.speeds where entry.rate == player.rate { return entry.name }
    return "\(Int((player.rate * 100).rounded())) %"
  }

  /// The speed after the present one.
  private var next: Double {
    let place = Self.speeds.firstIndex { $0.rate == player.rate } ?? -1
    return Self.speeds[(place + 1) % Self.speeds.count].rate
  }

  private var position: Binding<String> {
    Binding {
      "\(Int(player.position))"
    } set: {
      if let seconds = Int($0) { player.seek(to: Double(seconds)) }
    }
  }

  private var time: String { clock(player.position) + " / " + clock(player.duration) }

  /// Minutes and seconds.
  private func clock(_ seconds: Double) -> String {
    let whole = Int(max(0, min(seconds, 86_400)))
    let rest = whole % 60
    return "\(whole / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}

/// Connects a player with the element that shows its video.
private final class VideoAttachment: ElementAttachment {
  private let player: VideoPlayer
  private var subscription: Subscription?

  init(_ player: VideoPlayer) {
    self.player = player
    super.init()
  }

  override func attach(to element: NodeID, in browser: Browser) {
    let number = Double(element.number)
    subscription =
      browser.ask(.media, number, [], isKept: true) { [player] number, bytes in
        if let kind = bytes.first { player.take(kind, number) }
      }.subscription
    player.perform = { command, value in
      // Milliseconds, in four bytes.
      let whole = UInt32(max(0, min(value * 1_000, 4e9)))
      let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: whole >> $0) }
      browser.ask(.media, number, bytes: [command.rawValue] + bytes)
    }
  }

  override func detach() {
    player.perform = { _, _ in }
    subscription?.cancel()
    subscription = nil
  }
}
