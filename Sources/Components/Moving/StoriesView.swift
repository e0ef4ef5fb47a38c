internal import Geometry
internal import GestureViews
internal import Gestures
public import Interface

/// Pages that advance by themselves, by touch, by the keyboard or by buttons.
///
/// Each is shown for some seconds, with a bar that fills; while it is held, or paused with the
/// button or the space bar, it stays. If the person prefers reduced motion, nothing advances by
/// itself, and there is no button to pause it.
public struct StoriesView: View {
  /// The time for which a finger rests on a story that is held, in seconds.
  private static var holdingTime: Double { 0.25 }

  private let label: String
  private let count: Int
  private let seconds: Double
  private let staysAtEnd: Bool
  private let hasPageKeys: Bool
  private let hasClose: Bool
  private let title: (Int) -> String
  private let finish: () -> Void
  private let story: (Int) -> Part
  @State private var pages: StoryPages
  @State private var isPlaying = true
  @State private var isHeld = false
  @State private var clock: StoryClock
  @State private var measure = StoryElement()
  @State private var hasFocus = false
  @Environment(ComponentKey.self) private var context

  /// Creates stories.
  ///
  /// - Parameters:
  ///   - label: the name of the stories.
  ///   - count: the number of stories.
  ///   - seconds: the time for which each is shown.
  ///   - staysAtEnd: whether the last one stays until the person leaves it.
  ///   - hasPageKeys: whether the arrow keys turn stories, and the space bar pauses them, wherever the focus
  ///     is, outside of fields; for a page whose only content they are.
  ///   - hasClose: whether a button closes them, as Escape does; set it if nothing else on the page leads on.
  ///   - title: the heading of a page, which is announced when the person turns to it; empty for none.
  ///   - finish: called when the last one has ended, unless it stays, or when they are closed.
  ///   - story: the content of a page.
  public init(
    _ label: String, count: Int, seconds: Double = 6, staysAtEnd: Bool = false,
    hasPageKeys: Bool = false, hasClose: Bool = false,
    title: @escaping (Int) -> String = { _ in "" },
    finish: @escaping () -> Void,
    @ViewBuilder story: @escaping (Int) -> Part
  ) {
    self.label = label
    self.count = count
    self.seconds = seconds
    self.staysAtEnd = staysAtEnd
    self.hasPageKeys = hasPageKeys
    self.hasClose = hasClose
    self.title = title
    self.finish = finish
    self.story = story
    pages = StoryPages(count: count)
    clock = StoryClock(seconds: seconds)
  }

  /// The bars, the pages, and buttons equivalent to the gestures.
  public var body: some View {
    let context = context
    let phrases = context.phrases
    let plays = isPlaying && !isHeld && !context.reducesMotion && !isAtLastPage
    var traits: [Trait] = isHeld ? [.look(.drag)] : []
    traits += [
      .look(.stories), .style(.duration, "\(Int(seconds * 1_000))ms"),
      .attribute(.ariaLabel, label),
      .attribute(.ariaRoledescription, "carousel"), .on(.keydown) { take($0, context) },
      .attachment(.measured, measure),
    ]
    return Element(.section, traits) {
      ForEach(0..<count) { page in
        if let place = pages.place(of: page) { surface(page, place, context) }
      }
      Element(.div, [.look(.segment), .attribute(.ariaHidden, "true")]) {
        ForEach(0..<count) { bar($0, plays) }
      }
      HStack(spacing: .tiny) {
        Button(.back, label: phrases.previousStory) { turn(-1, context) }
          .disabled(!pages.hasPrevious, keepsFocus: true).pageKey(
            .previous, hasPageKeys, context.isMirrored)
        // If nothing advances by itself, there is nothing to pause.
        if context.reducesMotion {
          next(context).focused($hasFocus)
        } else {
          Button(isPlaying ? .pause : .play, label: isPlaying ? phrases.pause : phrases.play) {
            isPlaying.toggle()
          }
          .disabled(isAtLastPage, keepsFocus: true).focused($hasFocus)
          // If nothing plays, the space bar scrolls, as anywhere.
          .pageKey(.pause, hasPageKeys && !isAtLastPage, context.isMirrored)
          next(context)
        }
        if hasClose { Button(.close, label: phrases.close) { finish() } }
      }
    }
    .task(id: pages.index * 2 + (plays ? 1 : 0)) { task in
      guard plays, let browser = context.browser else { return clock.pause(at: context.now) }
      clock.play(page: pages.index, at: context.now)
      task.hold(browser.after(milliseconds: clock.remaining(at: context.now) * 1_000) { advance() })
    }
  }

  /// Whether the page that stays is shown.
  private var isAtLastPage: Bool { staysAtEnd && !pages.hasNext }

  private func next(_ context: ComponentContext) -> Button {
    Button(.forward, label: context.phrases.nextStory) { turn(1, context) }
      .disabled(!pages.hasNext, keepsFocus: true).pageKey(.next, hasPageKeys, context.isMirrored)
  }

  private func surface(
    _ page: Int, _ place: (offset: Double, scale: Double), _ context: ComponentContext
  ) -> Element {
    let text = ComponentPhrases.fill(context.phrases.storyPlace, page + 1, count)
    let isSeen = page == pages.index
    var traits: [Trait] = [
      .look(.story), .attribute(.role, "group"), .attribute(.ariaLabel, text),
      .attribute(.ariaHidden, isSeen ? "false" : "true"),
      .style(.translate, signed(context.isMirrored ? -place.offset : place.offset)),
      .style(.scale, percent(place.scale)),
    ]
    if !isSeen { traits.append(.attribute(.inert, "")) }
    traits.append(
      .on(.keydown) { _ in
        measure.isKeyFromStory = true
        return false
      })
    let surface = Element(.div, traits) { story(page) }
      // A story that is held can still be swiped aside.
      .onDragGesture(
        directions: .horizontal, isSimultaneous: true,
        keys: .elsewhere("the arrow keys and the buttons")
      ) { drag($0, context) }
    // If nothing advances, there is nothing to hold: a long press does what it does elsewhere.
    guard !context.reducesMotion, !isAtLastPage else { return surface }
    return surface.onLongPress(
      minimumDuration: Self.holdingTime, keys: .elsewhere("the button that pauses")
    ) { isHeld = $0.phase == .began || $0.phase == .changed }
  }

  private func bar(_ page: Int, _ plays: Bool) -> Element {
    var traits: [Trait] = []
    // The bar of the page that stays is full from the beginning.
    let isFull = page < pages.index || page == pages.index && isAtLastPage
    if isFull { traits.append(.look(.behind)) }
    if page == pages.index && !isFull { traits.append(.look(.within)) }
    if plays { traits.append(.look(.busy)) }
    return Element(.span, traits) {}
  }

  /// Follows the finger.
  ///
  /// The page does not track a drag, so the environment is that of the body that began it.
  private func drag(_ drag: DragValue, _ context: ComponentContext) {
    let isMirrored = context.isMirrored
    switch drag.phase {
    case .began, .changed:
      isHeld = true
      pages.drag(by: isMirrored ? -drag.translation.x : drag.translation.x, width: measure.width)
    case .ended:
      isHeld = false
      let turned = pages.release(velocity: isMirrored ? -drag.velocity.x : drag.velocity.x)
      if turned != 0 { announcePlace(context) }
    case .cancelled:
      isHeld = false
      pages.cancel()
    }
  }

  private func take(_ event: Event, _ context: ComponentContext) -> Bool {
    let isFromStory = measure.isKeyFromStory
    measure.isKeyFromStory = false
    // The space bar presses the control that has the focus, and elsewhere is the shortcut of a button.
    guard event.modifiers.isEmpty, event.key != .space,
      let key = StoryKey.allCases.first(where: {
        $0.key(isMirrored: context.isMirrored) == event.key
      })
    else { return false }
    // A focused element in a story loses the focus when another one is shown, and the keys with it.
    if isFromStory && key != .finish { hasFocus = true }
    switch key {
    case .previous: turn(-1, context)
    case .next: turn(1, context)
    case .pause: break
    case .finish: finish()
    }
    return true
  }

  private func turn(_ direction: Int, _ context: ComponentContext) {
    // The story that was held is gone, perhaps with the gesture that would release it.
    isHeld = false
    if direction > 0 ? pages.next() : pages.previous() {
      announcePlace(context)
    } else if direction > 0 {
      end()
    }
  }

  /// Turns because the time of a story is over.
  ///
  /// It is not announced: nothing may interrupt a screen reader every few seconds (WAI-ARIA Authoring
  /// Practices, carousel pattern).
  private func advance() {
    if !pages.next() { end() }
  }

  private func end() {
    isPlaying = false
    finish()
  }

  private func announcePlace(_ context: ComponentContext) {
    let place = ComponentPhrases.fill(context.phrases.storyPlace, pages.index + 1, count)
    let title = title(pages.index)
    context.browser?.announce(title.utf8.isEmpty ? place : place + ": " + title)
  }

  /// Returns a signed fraction of the width.
  private func signed(_ share: Double) -> String {
    (share < 0 ? "-" : "") + percent(share.magnitude)
  }
}

extension View {
  /// Lets a key of stories act on the whole page.
  fileprivate func pageKey(_ key: StoryKey, _ isOn: Bool, _ isMirrored: Bool) -> Styled {
    isOn ? keyboardShortcut(key.key(isMirrored: isMirrored)) : styled
  }
}

/// A key of stories, while they have the keyboard focus.
public enum StoryKey: CaseIterable, Sendable {
  /// Turn to the story before and after.
  case previous, next
  /// Pauses and resumes, if stories take the keys of the whole page.
  case pause
  /// Finishes the stories.
  case finish

  /// The key itself, if the page is read from left to right.
  public var key: Key { key(isMirrored: false) }

  fileprivate func key(isMirrored: Bool) -> Key {
    switch self {
    case .previous: isMirrored ? .right : .left
    case .next: isMirrored ? .left : .right
    case .pause: .space
    case .finish: .escape
    }
  }
}

/// The element of the stories.
private final class StoryElement: Measured {
  /// Whether the key on its way to the stories was pressed within one of them.
  var isKeyFromStory = false
}

extension ComponentContext {
  /// Whether the next story lies to the left.
  fileprivate var isMirrored: Bool { browser?.isRightToLeft ?? false }
}
