/// Writes the rows of a list: those that are like one before them, as copies of it.
struct RowWriter {
  private var pattern: RowPattern?
  /// The template's number, once there was one.
  private var template: UInt32?
  /// Whether the page has the template.
  private var isKept = false
  /// How many rows, one after the other, were unlike the pattern.
  private var misses = 0

  /// Lists whose rows differ this long are written without looking for likeness.
  private static var patience: Int { 32 }

  init() {}

  /// Writes the rows at these places where the renderer stands.
  mutating func write(
    _ places: Range<Int>, by row: (Int) -> Part, into rows: inout [Part?], _ renderer: Renderer
  ) {
    let isPlain = !renderer.copiesRows || places.count == 1 && !isKept
    for place in places {
      let row = row(place)
      rows[place] =
        isPlain || misses >= Self.patience ? row.show(renderer) : write(row, renderer)
    }
    // A row that is only a candidate may have changed before the next ones are written.
    if !isKept { pattern = nil }
  }

  private mutating func write(_ row: Part, _ renderer: Renderer) -> Part {
    if let pattern {
      let number = template ?? renderer.takeTemplate()
      template = number
      if let copy = renderer.show(row, asCopyOf: pattern, number, isKept: isKept) {
        isKept = true
        misses = 0
        return copy
      }
    }
    misses += 1
    if isKept, misses < Self.patience / 4 { return row.show(renderer) }
    isKept = false
    let (shown, pattern) = renderer.showFirst(row)
    self.pattern = pattern
    return shown
  }

  /// Leaves the template's number to others.
  func retire(_ renderer: Renderer) {
    if let template { renderer.giveBack(template: template) }
  }
}
