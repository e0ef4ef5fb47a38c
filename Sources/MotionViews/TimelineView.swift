public import Interface

/// A view of the time: evaluated for each frame, for animations drawn by hand.
///
/// Check `ReducesMotion` first, and pause if it is set.
public struct TimelineView: View {
  private let isPaused: Bool
  private let content: (Double) -> Part
  @State private var time = 0.0
  @State private var stopwatch = Stopwatch()

  /// Creates a view that receives the seconds since it began; pauses do not count.
  public init(isPaused: Bool = false, @ViewBuilder content: @escaping (Double) -> Part) {
    self.isPaused = isPaused
    self.content = content
  }

  /// The content, and the attachment that wakes it.
  public var body: some View {
    let _ = stopwatch.receive = { [$time] in $time.wrappedValue = $0 }
    Box { content(time) }.attachment(.timeline, FrameAttachment(stopwatch, isPaused: isPaused))
  }
}

/// Counts the seconds for which it runs.
final class Stopwatch {
  var receive: ((Double) -> Void)?
  private var elapsed = 0.0
  private var last: Double?

  /// Processes the time of a frame.
  func tick(_ time: Double) {
    // After a pause, or while the page was hidden, time continues from where it stopped.
    if let last { elapsed += min(max(time - last, 0), 0.25) }
    last = time
    receive?(elapsed)
  }

  func pause() { last = nil }
}

private final class FrameAttachment: ElementAttachment {
  private let stopwatch: Stopwatch
  private var isPaused: Bool
  private var subscription: Subscription?
  private var browser: Browser?

  init(_ stopwatch: Stopwatch, isPaused: Bool) {
    self.stopwatch = stopwatch
    self.isPaused = isPaused
  }

  override func attach(to element: NodeID, in browser: Browser) {
    self.browser = browser
    run()
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? FrameAttachment, isPaused != new.isPaused else { return }
    isPaused = new.isPaused
    run()
  }

  override func detach() {
    subscription?.cancel()
    (subscription, browser) = (nil, nil)
  }

  private func run() {
    subscription?.cancel()
    subscription = nil
    stopwatch.pause()
    guard !isPaused, let browser else { return }
    subscription = Stage(browser).frames { [stopwatch] in stopwatch.tick($0) }
  }
}
