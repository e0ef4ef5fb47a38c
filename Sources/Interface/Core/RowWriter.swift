/// Writes the rows of a list: those that are like one before them, as copies of it.
struct RowWriter {
  private var pattern = RowPattern()
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
      var row = row(place)
      if isPlain || misses >= Self.patience {
        Part.show(&row, renderer)
      } else {
        write(&row, renderer)
      }
      rows[place] = row
    }
    // A row that is only a candidate may have changed before the next ones are written.
    if !isKept { pattern = RowPattern() }
  }

  private mutating func write(_ row: inout Part, _ renderer: Renderer) {
    if pattern.stage == .whole {
      let number = template ?? renderer.takeTemplate()
      template = number
      if renderer.show(&row, asCopyOf: &pattern, number, isKept: isKept) {
        isKept = true
        misses = 0
        return
      }
    }
    misses += 1
    if isKept, misses < Self.patience / 4 { return Part.show(&row, renderer) }
    isKept = false
    renderer.show(&row, noting: &pattern)
  }

  /// Leaves the template's number to others.
  func retire(_ renderer: Renderer) {
    if let template { renderer.giveBack(template: template) }
  }
}
