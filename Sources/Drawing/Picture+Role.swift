extension Picture {
  /// What a group of operations is in a document, for programs that read it out or reflow it.
  public enum Role: UInt32, Sendable, Hashable, CaseIterable {
    /// Anything that has a name.
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
    /// Cells beside each other.
    case row
    /// The name of a column or of a row.
    case header
    /// What stands in a table.
    case cell
  }
}
