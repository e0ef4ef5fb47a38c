/// Writes the rows of a list: those that are like one before them, as copies of it.
struct RowWriter {
  private var template: RowTemplate?
  /// The template's number, once there was one.
  private var number: UInt32?
  /// Whether the page has the template.
  private var isKept = false
  /// How many rows, one after the other, were unlike the template.
  private var misses = 0

  /// Lists whose rows differ this long are written without looking for likeness.
  private static var patience: Int { 32 }

  init() {}

  /// Writes the rows at these places where the renderer stands.
  mutating func write(
    _ places: Range<Int>, by row: (Int) -> Part, into rows: inout [Part?], _ renderer: Renderer
  ) {
    for place in places {
      let row = row(place)
      let isAlone = places.count == 1 && !isKept
      let isPlain = isAlone || misses >= Self.patience || !renderer.copiesRows
      rows[place] = isPlain ? row.show(renderer) : write(row, renderer)
    }
    // A row that is only a candidate may have changed before the next ones are written.
    if !isKept { template = nil }
  }

  private mutating func write(_ row: Part, _ renderer: Renderer) -> Part {
    let mark = renderer.mark
    guard let template else {
      let row = row.show(renderer)
      setTemplate(renderer.row(since: mark))
      return row
    }
    let (row, first) = renderer.show(row, numbers: template.nodeCount)
    let number = number ?? renderer.takeTemplate()
    self.number = number
    if renderer.replaceRow(since: mark, by: template, number, first: first, isKept: isKept) {
      isKept = true
      misses = 0
    } else if isKept, misses < Self.patience / 4 {
      misses += 1
    } else {
      setTemplate(renderer.row(since: mark))
    }
    return row
  }

  private mutating func setTemplate(_ row: RowTemplate?) {
    template = row
    isKept = false
    misses += 1
  }

  /// Leaves the template's number to others.
  func retire(_ renderer: Renderer) {
    if let number { renderer.giveBack(template: number) }
  }
}
