public import Interface
public import Motion

extension View {
  /// Has what is inside move by an animation whenever a value changes; nil switches off what
  /// `withAnimation` and views further out ask for.
  ///
  /// The nearest one that sees its value change decides.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimationScope(content: part, animation: animation, value: value)
  }
}

/// What a view says of everything inside it.
private struct AnimationScope<Value: Equatable>: View {
  let content: Part
  let animation: Animation?
  let value: Value
  @State private var level = AnimationLevel()
  @State private var last = LastValue<Value>()
  @Environment(AnimationLevelKey.self) private var outer

  var body: some View {
    let _ = level.note(last.isNews(value), animation, outer)
    level.around(content)
      .onChange(of: value) { _, _ in level.isActive = false }
  }
}

/// A level at which an animation is set.
final class AnimationLevel {
  private(set) var animation: Animation?
  private(set) var outer: AnimationLevel?
  /// Whether its value has changed and the page does not show it yet.
  fileprivate(set) var isActive = false

  fileprivate func note(_ isNews: Bool, _ animation: Animation?, _ outer: AnimationLevel?) {
    self.animation = animation
    self.outer = outer
    if isNews { isActive = true }
  }

  /// The content, with this level in its environment.
  ///
  /// Not written where it is used: there the compiler for Embedded Swift would have only the
  /// general form of the environment's class, and crash.
  fileprivate func around(_ content: Part) -> Part {
    content.environment(AnimationLevelKey.self, self)
  }
}

/// Remembers the value that was there when the view was last evaluated.
private final class LastValue<Value: Equatable> {
  private var value: Value?

  /// Whether another value was there before.
  func isNews(_ new: Value) -> Bool {
    defer { value = new }
    guard let value else { return false }
    return value != new
  }
}

enum AnimationLevelKey: EnvironmentKey {
  static var defaultValue: AnimationLevel? { nil }
}
