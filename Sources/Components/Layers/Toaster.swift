public import Interface

/// Short news that come up at the edge of the page and go by themselves.
///
/// One is shown at a time, so that none is missed; the others wait. News with an action stay until
/// they are closed, for nobody should have to hurry.
public final class Toaster {
  /// A piece of news.
  public struct Toast {
    /// Tells it from the others.
    public let number: Int
    /// What is said.
    public let text: String
    /// The colour of what it stands for.
    public let tone: Color?
    let action: (title: String, perform: () -> Void)?
  }

  /// What is shown now.
  @Observed public private(set) var current: Toast?
  private var waiting: [Toast] = []
  private var count = 0
  private let browser: Browser
  private var timer: Subscription?
  private var isHeld = false

  /// Milliseconds that news stay: long enough to be read twice, and longer when there is more.
  static func duration(of text: String) -> Double {
    min(12_000, 4_000 + 60 * Double(text.unicodeScalars.count))
  }

  /// Creates a place for news, with the browser whose clock counts.
  public init(browser: Browser) {
    self.browser = browser
    current = nil
  }

  /// Shows news, or lets them wait for their turn.
  public func show(_ text: String, tone: Color? = nil) { add(text, tone, nil) }

  /// Shows news with something that can be done about them, which stay until they are closed.
  public func show(
    _ text: String, tone: Color? = nil, action title: String, perform: @escaping () -> Void
  ) {
    add(text, tone, (title, perform))
  }

  /// Takes away what is shown, and shows what comes next.
  public func close() {
    timer?.cancel()
    timer = nil
    isHeld = false
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    begin()
  }

  /// Keeps the news for as long as the pointer or the keyboard is at them.
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

/// Where the news of a toaster come up; put it once on the page, after all else.
public struct ToastPlace: View {
  private let toaster: Toaster
  @Environment(ComponentKey.self) private var context

  /// Creates the place.
  public init(_ toaster: Toaster) { self.toaster = toaster }

  /// A live region, which is there before the news are, so that they are read out.
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
      .look(.toast), .attachment(.leave, SeenOff()), .on(.focusin, holds(true)),
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
