internal import Components
package import Interface

/// A sentence about the last change, and the button that undoes it.
package struct UndoLine: View {
  private let sentence: String
  private let title: String
  private let isSaving: Bool
  private let browser: Browser
  private let focus: Binding<Bool>?
  private let undo: (() -> Void)?
  private let closing: (label: String, perform: () -> Void)?

  /// Shows a change.
  ///
  /// - Parameters:
  ///   - sentence: the sentence about the change.
  ///   - title: the title of the button.
  ///   - isSaving: whether a change is being saved, which disables the button.
  ///   - browser: the browser, in which ``PageKey/undo`` activates the button.
  ///   - focus: whether the button has the focus; nil if nothing moves the focus to it.
  ///   - undo: undoes the change; nil if it cannot be undone.
  ///   - closing: the label of the button that removes a line floating above the page, and its action; nil
  ///     for a line within the page.
  package init(
    _ sentence: String, button title: String, isSaving: Bool, in browser: Browser,
    focus: Binding<Bool>? = nil, undo: (() -> Void)?,
    closing: (label: String, perform: () -> Void)? = nil
  ) {
    self.sentence = sentence
    self.title = title
    self.isSaving = isSaving
    self.browser = browser
    self.focus = focus
    self.undo = undo
    self.closing = closing
  }

  /// The sentence and the button.
  package var body: some View {
    HStack(spacing: .small) {
      Text(sentence).foregroundStyle(.secondary).font(.caption)
      if let undo {
        let button = Button(title) { undo() }
          .controlSize(.small).buttonStyle(.plain).disabled(isSaving, keepsFocus: true)
          .pageKey(.undo, in: browser)
        if let focus { button.focused(focus) } else { button }
      }
      if let closing {
        let button = Button(.close, label: closing.label) { closing.perform() }
          .controlSize(.small).buttonStyle(.plain)
        // The escape key does the same, so the tab key skips this button after the undo button; without
        // that button, the tab key stops here.
        if undo != nil { button.trait(.attribute(.tabindex, "-1")) } else { button }
      }
    }
    .onKeyPress { event in
      guard let closing, event.key == .escape else { return false }
      closing.perform()
      return true
    }
    .styleName(closing == nil ? "change" : "done")
    .enterTransition()
  }
}
