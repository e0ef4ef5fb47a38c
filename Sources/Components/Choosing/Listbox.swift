internal import Interface

/// The open list of a menu or of suggestions, above everything else on the page.
struct Listbox: View {
  let id: String
  let label: String
  let titles: [String]
  let chosen: Int?
  let active: Int?
  let nothing: String
  let choose: (Int) -> Void

  var body: some View {
    Element(
      .div,
      [
        .look(.popup), .attribute(.role, "listbox"), .attribute(.id, id),
        .attribute(.ariaLabel, label), .attribute(.popover, "manual"),
        .attachment(.floating, FloatingPanel(manner: .list) {}),
      ]
    ) {
      if titles.isEmpty {
        Element(
          .div,
          [
            .look(.choice), .attribute(.role, "option"), .attribute(.ariaDisabled, "true"),
            .attribute(.ariaSelected, "false"),
          ]
        ) { Words(nothing) }
      }
      ForEach(titles.indices) { index in
        Element(.div, traits(of: index)) {
          Words(titles[index])
          if chosen == .some(index) { SymbolView(.check) }
        }
      }
    }
  }

  private func traits(of index: Int) -> [Trait] {
    var traits: [Trait] = [
      .look(.choice), .attribute(.role, "option"), .attribute(.id, Self.id(id, index)),
      .attribute(.ariaSelected, chosen == .some(index) ? "true" : "false"),
      .on(.click) { _ in
        choose(index)
        return true
      },
    ]
    if active == .some(index) {
      traits += [.look(.within), .attachment(.revealed, Revealed())]
    }
    return traits
  }

  /// Returns the `id` of an entry, for the field's active descendant.
  static func id(_ list: String, _ index: Int) -> String { list + "-\(index)" }
}
