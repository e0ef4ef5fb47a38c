public import Interface

/// Counts seconds down at the lower edge of the page, with a soft haptic tick each second.
///
/// It slides in, stays in place while the page is scrolled, and calls `finish` at the end. A screen
/// reader announces the beginning and the end, because there is no time to read the seconds
/// between.
public struct CountdownView: View {
  private let title: String
  private let seconds: Int
  private let finish: () -> Void
  @State private var countdown: Countdown?
  @Environment(ComponentKey.self) private var context

  /// Creates a countdown, which begins when it appears and stops when it leaves the page.
  ///
  /// - Parameters:
  ///   - title: the action at the end.
  ///   - seconds: the length of the countdown.
  ///   - finish: called once, at the end; remove the view then.
  public init(_ title: String, seconds: Int, finish: @escaping () -> Void) {
    self.title = title
    self.seconds = seconds
    self.finish = finish
    countdown = nil
  }

  /// The title, and the seconds in a ring that empties.
  public var body: some View {
    let left = countdown?.shown ?? seconds
    let context = context
    let share = seconds > 0 ? Double(left) / Double(seconds) : 0
    return Element(
      .div,
      [.look(.countdown), .attribute(.role, "timer"), .attachment(.leave, FadeOut())]
    ) {
      Element(
        .div,
        [.look(.ring), .style(.share, percent(share)), .attribute(.ariaHidden, "true")]
      ) {}
      Element(.span, [.look(.heading)]) { Words("\(left)") }
      Text(title)
    }
    .task { begin($0, context) }
  }

  private func begin(_ task: ViewTask, _ context: ComponentContext) {
    guard let browser = context.browser else { return }
    countdown = Countdown(seconds: seconds, from: context.now)
    browser.announce(title + ". " + ComponentPhrases.fill(context.phrases.secondsLeft, seconds))
    wait(task, context, browser)
  }

  private func wait(_ task: ViewTask, _ context: ComponentContext, _ browser: Browser) {
    guard let countdown, !countdown.isOver else { return end(context) }
    let delay = countdown.untilNextTick(at: context.now)
    task.hold(
      browser.after(milliseconds: delay) {
        guard !task.isCancelled else { return }
        switch self.countdown?.tick(at: context.now) {
        case .second: Haptics(browser: browser).play(.soft)
        case .end: return end(context)
        case .some(.none), nil: break
        }
        wait(task, context, browser)
      })
  }

  private func end(_ context: ComponentContext) {
    Haptics(browser: context.browser).play(.success)
    context.browser?.announce(context.phrases.timeIsUp)
    finish()
  }
}
