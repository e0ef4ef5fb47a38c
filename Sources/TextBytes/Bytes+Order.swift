extension [[UInt8]] {
  /// Returns the indices of texts in ascending order of their bytes; the sort is stable.
  ///
  /// One function for all, because separate closures would each specialise the sorting code and
  /// enlarge the page.
  ///
  /// - Complexity: O(n log n) comparisons.
  @inline(never)
  package func order() -> [Int] {
    [Int](indices).sorted { one, other in
      if self[one].lexicographicallyPrecedes(self[other]) { return true }
      return one < other && !self[other].lexicographicallyPrecedes(self[one])
    }
  }
}
