internal import Components
package import Interface

/// A button with a question about what is shown, and the answer below it while it is open.
package struct Explanation: View {
  private let question: String
  private let answer: String
  @State private var isOpen = false

  /// Offers an explanation.
  ///
  /// - Parameters:
  ///   - question: the title of the button.
  ///   - answer: the explanation, in a few sentences.
  package init(_ question: String, _ answer: String) {
    self.question = question
    self.answer = answer
  }

  /// The button, and the explanation while it is open.
  package var body: some View {
    VStack(spacing: .tiny) {
      HStack {
        Button(question) { isOpen.toggle() }
          .controlSize(.small).buttonStyle(.plain).expanded(isOpen)
      }
      if isOpen {
        Text(answer).font(.caption).foregroundStyle(.secondary).accessibilityRole(.status)
          .enterTransition()
      }
    }
  }
}
