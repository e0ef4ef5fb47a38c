public import Interface

extension View {
  /// Shows a panel beside the view for as long as the value is true.
  ///
  /// The page behind stays usable. The focus moves into the panel if it contains a control, and
  /// afterwards returns to its previous place. Escape and a press elsewhere close it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the panel is shown; set to false when the person closes it.
  ///   - label: the panel's name.
  ///   - content: the panel's content.
  public func popover(
    isPresented: Binding<Bool>, label: String, @ViewBuilder content: @escaping () -> Part
  ) -> Part {
    var opener = styled
    opener.apply(.attribute(.ariaHaspopup, "dialog"))
    opener.apply(.attribute(.ariaExpanded, isPresented.wrappedValue ? "true" : "false"))
    return together(
      opener, PopoverPlace(isPresented: isPresented, label: label, content: content))
  }

  /// Shows a tooltip when the pointer rests on the view or the keyboard focus reaches it.
  ///
  /// Escape hides it; the pointer may move onto it. It is read out after the view.
  ///
  /// - Parameters:
  ///   - text: the tooltip's text, a sentence at most.
  ///   - id: an `id` for it that is unique on the page.
  public func tip(_ text: String, id: String) -> Part {
    var owner = styled
    owner.apply(.attribute(.ariaDescribedby, id))
    let tip = Element(
      .span,
      [
        .look(.tip), .attribute(.role, "tooltip"), .attribute(.id, id),
        .attribute(.popover, "manual"), .attachment(.tip, ScriptAttachment(.tip) { _, _ in }),
      ]
    ) { Words(text) }
    return together(owner, tip)
  }
}

/// The place of a panel, shown or not.
private struct PopoverPlace: View {
  let isPresented: Binding<Bool>
  let label: String
  let content: () -> Part

  var body: some View {
    if isPresented.wrappedValue {
      Element(
        .div,
        [
          .look(.popup), .look(.popover), .attribute(.role, "dialog"),
          .attribute(.ariaLabel, label), .attribute(.popover, "manual"),
          .attribute(.tabindex, "-1"),
          .attachment(
            .floating,
            FloatingPanel(manner: .popover) { isPresented.wrappedValue = false }),
        ], content: content)
    }
  }
}
