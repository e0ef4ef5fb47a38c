extension String {
  /// Whether both are the same bytes.
  ///
  /// The `==` of texts finds letters equal that are written differently, for which it needs the
  /// tables of Unicode; the page does without them.
  @inline(never)
  package func isSame(as other: String) -> Bool {
    // A text and its copies are the same without a look at what they hold.
    unsafe withUnsafeBytes(of: self) { mine in
      unsafe withUnsafeBytes(of: other) { unsafe mine.elementsEqual($0) }
    } || utf8Span.count == other.utf8Span.count && begins(with: other)
  }

  /// Whether the first bytes are those of the other text.
  @inline(never)
  package func begins(with other: String) -> Bool {
    let whole = utf8Span.span
    let start = other.utf8Span.span
    guard start.count <= whole.count else { return false }
    for index in start.indices where whole[index] != start[index] { return false }
    return true
  }
}
