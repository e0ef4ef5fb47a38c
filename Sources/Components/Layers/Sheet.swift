public import Interface

extension View {
  /// Shows a sheet above the page for as long as the value is true.
  ///
  /// The page behind is obscured and cannot be used, not even with shortcuts. The focus moves into
  /// the sheet, stays in it, and afterwards returns to its previous place. Escape, a press beside
  /// the sheet, and the close button close it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is shown; set to false when the person closes it.
  ///   - title: the sheet's title.
  ///   - content: the sheet's content.
  public func sheet(
    isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> Part
  ) -> Part {
    together(part, SheetPlace(isPresented: isPresented, title: title, content: content))
  }
}

/// Two views, one after the other.
@ViewBuilder
func together<One: View, Other: View>(_ one: One, _ other: Other) -> Part {
  one
  other
}

/// The place of a sheet, shown or not.
private struct SheetPlace: View {
  let isPresented: Binding<Bool>
  let title: String
  let content: () -> Part

  var body: some View {
    if isPresented.wrappedValue {
      Sheet(title: title, close: { isPresented.wrappedValue = false }, content: content)
    }
  }
}

/// A sheet with its title, a close button, and its content.
private struct Sheet: View {
  let title: String
  let close: () -> Void
  let content: () -> Part
  @Environment(ComponentKey.self) private var context
  @State private var layer = Layer()

  var body: some View {
    Element(
      .dialog,
      [
        .look(.sheet), .attribute(.ariaLabel, title),
        .attachment(.modal, ModalDialogue(layer, dismiss: close)),
      ]
    ) {
      Element(.header, [.look(.sheetHead)]) {
        Element(.h2, [.attribute(.tabindex, "-1"), .attribute(.autofocus, "")]) { Words(title) }
        Button(.close, label: context.phrases.close, action: close).buttonStyle(.plain)
      }
      Element(.div, [.look(.sheetBody)]) { content() }
    }
    .layer(layer)
  }
}
