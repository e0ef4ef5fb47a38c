public import Interface
internal import TextBytes

/// Short messages that appear at the edge of the page and disappear by themselves.
///
/// One is shown at a time, so that none is missed; the others wait. Messages with an action stay
/// until they are closed, so that no one has to hurry.
public final class Toaster {
  /// A message.
  public struct Toast {
    /// Identifies the message.
    public let number: Int
    /// The text.
    public let text: String
    /// The colour of the message's subject.
    public let tone: Color?
    let action: (title: String, perform: () -> Void)?
  }

  /// The message being shown.
  @Observed public private(set) var current: Toast?
  private var waiting: [Toast] = []
  private var count = 0
  private let browser: Browser
  private var timer: Subscription?
  private var isHeld = false

  /// Milliseconds for which a message is shown: long enough to be read twice, depending on its
  /// length.
  static func duration(of text: String) -> Double {
    min(12_000, 4_000 + 60 * Double(text.scalarCount))
  }

  /// Creates a toaster that uses the browser's clock.
  public init(browser: Browser) {
    self.browser = browser
    current = nil
  }

  /// Shows a message, or queues it.
  public func show(_ text: String, tone: Color? = nil) { add(text, tone, nil) }

  /// Shows a message with an action, which stays until it is closed.
  public func show(
    _ text: String, tone: Color? = nil, action title: String, perform: @escaping () -> Void
  ) {
    add(text, tone, (title, perform))
  }

  /// Closes the current message, and shows the next one.
  public func close() {
    timer?.cancel()
    timer = nil
    isHeld = false
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    begin()
  }

  /// Keeps the message while the pointer is over it or the keyboard focus is in it.
  func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld, case .some = current else { return }
    self.isHeld = isHeld
    timer?.cancel()
    timer = nil
    begin()
  }

  private func add(
    _ text: String, _ tone: Color?, _ action: (title: String, perform: () -> Void)?
  ) {
    count += 1
    let toast = Toast(number: count, text: text, tone: tone, action: action)
    guard case nil = current else { return waiting.append(toast) }
    current = toast
    begin()
  }

  private func begin() {
    guard let current, !isHeld, case nil = current.action else { return }
    timer = browser.after(milliseconds: Self.duration(of: current.text)) { [self] in close() }
  }
}

/// The place at which the messages of a toaster appear; put it once on the page, after everything else.
public struct ToastPlace: View {
  private let toaster: Toaster
  @Environment(ComponentKey.self) private var context

  /// Creates the place of a toaster's messages.
  public init(_ toaster: Toaster) { self.toaster = toaster }

  /// A live region that is on the page before the messages, so that screen readers announce them.
  public var body: some View {
    Element(.div, [.look(.toasts), .attribute(.role, "status")]) {
      ForEach(toaster.current.map { [$0] } ?? [], id: { $0.number }) { toast in
        Element(.div, traits(of: toast)) {
          Text(toast.text)
          if let action = toast.action {
            Button(action.title) {
              toaster.close()
              action.perform()
            }
            .buttonStyle(.plain)
          }
          Button(.close, label: context.phrases.close) { toaster.close() }.buttonStyle(.plain)
        }
      }
    }
  }

  private func traits(of toast: Toaster.Toast) -> [Trait] {
    let toaster = toaster
    let holds: (Bool) -> (Event) -> Bool = { isHeld in
      { _ in
        toaster.hold(isHeld)
        return false
      }
    }
    var traits: [Trait] = [
      .look(.toast), .attachment(.leave, FadeOut()), .on(.focusin, holds(true)),
      .on(.focusout, holds(false)),
      .on(.keydown) { event in
        guard event.key == .escape else { return false }
        toaster.close()
        return true
      },
    ]
    if let tone = toast.tone { traits += [.look(.tinted), .style(.tint, tone.css)] }
    return traits
  }
}
