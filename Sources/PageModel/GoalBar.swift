internal import Components
package import Interface
package import Sampling

/// The hours of a week against a goal, which is a line across their bar.
///
/// It is decorative; the figures beside it say the same in words.
package struct GoalBar: View {
  private let hours: Estimate
  private let goal: Double
  private let color: Color

  /// Shows hours with their interval.
  ///
  /// - Parameters:
  ///   - hours: the hours.
  ///   - goal: the hours of the goal, more than none.
  ///   - color: the colour of the tag.
  package init(_ hours: Estimate, goal: Double, color: Color) {
    self.hours = hours
    self.goal = goal
    self.color = color
  }

  /// The bar, as long as the larger of the goal and the hours that there may be.
  package var body: some View {
    let end = max(goal, hours.high)
    let low = hours.low / end
    Element(.div, [.attribute(.dataStyle, "goal-bar"), .attribute(.ariaHidden, "true")]) {
      Bar(hours.value / end, interval: low...max(low, hours.high / end), color: color)
      Element(.span, [.style(.insetInlineStart, percent(goal / end))])
    }
  }
}
