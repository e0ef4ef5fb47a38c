internal import Components
package import Interface
package import Sampling

/// A bar of the hours of a week, crossed by a line at the goal.
///
/// It is decorative; the figures beside it state the same in words.
package struct GoalBar: View {
  private let hours: Estimate
  private let goal: Double
  private let color: Color

  /// Shows hours with their interval.
  ///
  /// - Parameters:
  ///   - hours: the hours with their interval.
  ///   - goal: the hours of the goal, more than 0.
  ///   - color: the colour of the tag.
  package init(_ hours: Estimate, goal: Double, color: Color) {
    self.hours = hours
    self.goal = goal
    self.color = color
  }

  /// The bar, whose length is the larger of the goal and the upper end of the hours.
  package var body: some View {
    let end = max(goal, hours.high)
    let low = hours.low / end
    Element(.div, [.attribute(.dataStyle, "goal-bar"), .attribute(.ariaHidden, "true")]) {
      Bar(hours.value / end, interval: low...max(low, hours.high / end), color: color)
      Element(.span, [.style(.insetInlineStart, percent(goal / end))])
    }
  }
}
