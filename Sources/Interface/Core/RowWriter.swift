/// Writes the rows of a list; rows like an earlier one are written as copies of it.
struct RowWriter {
  private var pattern = RowPattern()
  /// The template's number, once one was made.
  private var template: UInt32?
  /// Whether the page has the template.
  private var isKept = false
  /// The number of consecutive rows that differed from the pattern.
  private var misses = 0

  /// After this many rows that differ, a list is written without looking for similarities.
  private static var patience: Int { 32 }

  init() {}

  /// Writes the rows at these indexes at the renderer's position.
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

  /// Frees the template's number.
  func retire(_ renderer: Renderer) {
    if let template { renderer.giveBack(template: template) }
  }
}
