public import Interface

extension LabelledControl {
  /// Shows beneath the control what is wrong with what it holds, and has it read out with it.
  ///
  /// - Parameters:
  ///   - problem: a sentence, or nothing where all is well.
  ///   - id: an `id` for the sentence, of which the page has no other.
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
  /// Makes the box a switch, which takes effect at once.
  public func switchStyle() -> Toggle {
    var copy = self
    copy.apply(.look(.`switch`))
    copy.apply(.attribute(.role, "switch"))
    return copy
  }
}
