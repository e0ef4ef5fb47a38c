public import Interface

extension View {
  /// Shows a sheet above the page for as long as the value is true.
  ///
  /// The page behind can neither be seen clearly nor used, not by shortcuts either. The focus goes
  /// into the sheet, stays in it, and returns to where it was. Escape, a press beside the sheet, and
  /// the cross close it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; the person sets it to false.
  ///   - title: what the sheet is about.
  ///   - content: what is on it.
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

/// Where a sheet is, or is not.
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

/// A sheet with its title, a cross, and what is on it.
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
