public import Drawing
public import Geometry

extension Treemap {
  /// Draws a tree of amounts as nested cells, as a picture.
  ///
  /// - Parameters:
  ///   - tree: the amounts.
  ///   - size: the size of the picture.
  ///   - depth: the number of levels to draw.
  ///   - measure: measures texts in the fonts of the output file: `fonts.measure` for Rendering.
  ///   - ink: returns the colour of a top-level item by its name; by default that of its position in the
  ///     palette of twelve.
  ///   - amountName: formats an amount; by default all have the same number of decimals.
  public static func picture(
    of tree: AmountTree, size: Size, depth: Int = 3, measure: TextMeasure = .estimate,
    ink: (String) -> Ink? = { _ in nil }, amountName: ((Double) -> String)? = nil
  ) -> Picture {
    let amountName = amountName ?? LineFigure.column(tree.nodes.map { $0.amount })
    let frame = Rect(origin: .zero, size: size).inset(by: Picture.chartMargin)
    let map = Treemap(tree, in: frame)
    let top = tree.nodes[0].children
    var picture = Picture(size: size)
    map.draw(
      into: &picture, depth: depth,
      color: { cell in
        let node = map.cells[cell].nodes[0]
        return ink(tree.nodes[node].name)
          ?? .palette((top.firstIndex(of: node) ?? 0) + 1)
      },
      words: { cell in
        (tree.nodes[map.cells[cell].nodes[0]].name, amountName(map.cells[cell].amount))
      }, measure: measure)
    return picture
  }
}
