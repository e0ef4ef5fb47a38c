public import Drawing
public import Geometry

extension Donut {
  /// A slice of a picture: an amount with its name and colour.
  public struct Entry: Sendable, Hashable {
    /// The name, beside the ring.
    public var name: String
    /// The amount; amounts that are not positive have no slice.
    public var amount: Double
    /// The colour of the slice; by default that of its position in the palette of twelve.
    public var ink: Ink?

    /// Makes an entry from a name and an amount.
    public init(_ name: String, _ amount: Double, ink: Ink? = nil) {
      self.name = name
      self.amount = amount
      self.ink = ink
    }
  }

  /// Draws a ring with names and figures beside it, and the total in its hole, as a picture.
  ///
  /// - Parameters:
  ///   - parts: the parts in their order, clockwise from the top.
  ///   - unit: the unit of the amounts, written under the total.
  ///   - size: the size of the picture; a third of its width on either side is for names.
  ///   - style: the text style of the names.
  ///   - measure: measures texts in the fonts of the output file: `fonts.measure` for Rendering.
  ///   - amountName: formats an amount; by default all have the same number of decimals.
  public static func picture(
    parts: [Entry], unit: String, size: Size, style: TextStyle = .caption,
    measure: TextMeasure = .estimate, amountName: ((Double) -> String)? = nil
  ) -> Picture {
    let amountName = amountName ?? LineFigure.column(parts.map { $0.amount })
    let frame = Rect(origin: .zero, size: size).inset(by: Picture.chartMargin)
    // Leaves space above and below for the names of slices at the top and the bottom.
    let line = measure("0", style).height
    let ring = Rect(
      x: frame.minX + frame.width / 3, y: frame.minY + line, width: frame.width / 3,
      height: frame.height - 2 * line)
    let donut = Donut(parts.map { $0.amount }, in: ring)
    var picture = Picture(size: size)
    let shown = donut.slices.map { (place: $0.members[0], part: parts[$0.members[0]]) }
    donut.draw(into: &picture, colors: shown.map { $0.part.ink ?? .palette($0.place + 1) })
    donut.write(
      shown.map { Words(name: $0.part.name, figure: amountName($0.part.amount)) },
      into: &picture, in: frame, style: style, measure: measure)
    let total = shown.reduce(0) { $0 + $1.part.amount }
    donut.writeTotal(amountName(total), unit, into: &picture)
    return picture
  }
}
