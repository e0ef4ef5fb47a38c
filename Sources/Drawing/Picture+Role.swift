extension Picture {
  /// The role of a group of operations in a document, for screen readers and reflow.
  public enum Role: UInt32, Sendable, Hashable, CaseIterable {
    /// A named part.
    case part
    /// The heading of the whole.
    case title
    /// The heading of a section.
    case heading
    /// Running text.
    case paragraph
    /// A chart or an image.
    case figure
    /// Rows of cells.
    case table
    /// A row of cells.
    case row
    /// The name of a column or of a row.
    case header
    /// A cell of a table.
    case cell
  }
}
