public import Interface

extension View {
  /// Shows a panel beside the view for as long as the value is true.
  ///
  /// The page behind can be used. The focus goes into the panel if there is something to use in it,
  /// and returns to where it was. Escape and a press elsewhere close it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the panel is there; the person sets it to false.
  ///   - label: what the panel is about.
  ///   - content: what is on it.
  public func popover(
    isPresented: Binding<Bool>, label: String, @ViewBuilder content: @escaping () -> Part
  ) -> Part {
    var opener = styled
    opener.apply(.attribute(.ariaHaspopup, "dialog"))
    opener.apply(.attribute(.ariaExpanded, isPresented.wrappedValue ? "true" : "false"))
    return together(
      opener, PopoverPlace(isPresented: isPresented, label: label, content: content))
  }

  /// Explains the view when the pointer rests on it or the keyboard reaches it.
  ///
  /// Escape hides the explanation; the pointer may move onto it. It is read out after the view.
  ///
  /// - Parameters:
  ///   - text: the explanation, a sentence at most.
  ///   - id: an `id` for it, of which the page has no other.
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

/// Where a panel is, or is not.
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
