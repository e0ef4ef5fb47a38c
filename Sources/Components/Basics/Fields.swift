public import Interface

extension LabelledControl {
  /// Shows a validation message beneath the control, which screen readers read out with it.
  ///
  /// - Parameters:
  ///   - problem: a sentence, or an empty text if the value is valid.
  ///   - id: an `id` for the message that is unique on the page.
  public func problem(_ problem: String, id: String) -> Part {
    let isWrong = !problem.utf8.isEmpty
    var copy = self
    if isWrong {
      copy.apply(.attribute(.ariaInvalid, "true"))
      copy.apply(.attribute(.ariaDescribedby, id))
    }
    return VStack(spacing: .tiny) {
      copy
      if isWrong {
        Text(problem).id(id).foregroundStyle(.danger).font(.caption).accessibilityRole(.alert)
      }
    }.part
  }
}

extension Toggle {
  /// Makes the checkbox a switch, which takes effect at once.
  public func switchStyle() -> Toggle {
    var copy = self
    copy.apply(.look(.`switch`))
    copy.apply(.attribute(.role, "switch"))
    return copy
  }
}
