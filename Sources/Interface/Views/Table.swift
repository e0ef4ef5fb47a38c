/// A table with a caption; fill it with ``TableRow`` views.
public struct Table: View, Styleable {
  /// A table is a primitive view.
  public typealias Body = Never
  /// Modifiers apply to the table itself.
  public typealias Styled = Table

  private var element = Element(.table, .table)
  private var caption: Element
  private let rows: Element

  /// Creates a table; the caption describes it.
  public init(_ caption: String, @ViewBuilder content: () -> Part) {
    self.caption = Element(.caption, content: WordsPart(caption))
    rows = Element(.tbody, content: content())
  }

  /// The table itself.
  public var styled: Table { self }

  /// The table with its caption and rows.
  public var part: Part {
    var whole = element
    whole.content = ListPart([caption.part, rows.part])
    return whole.part
  }

  /// Adds a trait to the table.
  public mutating func apply(_ trait: Trait) { element.add(trait) }

  /// Hides the caption visually; screen readers still find it.
  public func captionHidden() -> Table {
    var copy = self
    copy.caption.add(.look(.visuallyHidden))
    return copy
  }
}

/// A row of a table, of headers and cells.
public struct TableRow: Primitive {
  /// The element the row is.
  public var element: Element

  /// Creates a row.
  public init(@ViewBuilder content: () -> Part) { element = Element(.tr, content: content()) }
}

/// A header cell of a row or of a column.
public struct TableHeader: Primitive {
  /// The element of the header.
  public var element: Element

  /// Creates the header of a row (horizontal) or a column (vertical).
  public init(_ text: String, along axis: Axis) {
    let scope: Trait = .attribute(.scope, axis == .horizontal ? "row" : "col")
    element = Element(.th, [scope], content: WordsPart(text))
  }
}

/// A cell of a table.
public struct TableCell: Primitive {
  /// The element the cell is.
  public var element: Element

  /// Creates a cell.
  public init(@ViewBuilder content: () -> Part) { element = Element(.td, content: content()) }
}
