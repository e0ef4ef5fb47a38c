public import Interface
public import Motion

extension View {
  /// Animates the content whenever a value changes; nil disables the animations that
  /// `withAnimation` and views further out request.
  ///
  /// The nearest scope whose value has changed decides.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimationScope(content: part, animation: animation, value: value)
  }
}

/// The animation that a view sets for its content.
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
  /// Whether its value has changed and the page does not show the change yet.
  fileprivate(set) var isActive = false

  fileprivate func note(_ isNews: Bool, _ animation: Animation?, _ outer: AnimationLevel?) {
    self.animation = animation
    self.outer = outer
    if isNews { isActive = true }
  }

  /// Returns the content, with this level in its environment.
  ///
  /// Not inlined at the point of use: there the Embedded Swift compiler would have only the generic
  /// form of the environment's class, and crash.
  fileprivate func around(_ content: Part) -> Part {
    content.environment(AnimationLevelKey.self, self)
  }
}

/// Remembers the value from the last evaluation of the view.
private final class LastValue<Value: Equatable> {
  private var value: Value?

  /// Whether the value differs from the previous one.
  func isNews(_ new: Value) -> Bool {
    defer { value = new }
    guard let value else { return false }
    return value != new
  }
}

enum AnimationLevelKey: EnvironmentKey {
  static var defaultValue: AnimationLevel? { nil }
}
