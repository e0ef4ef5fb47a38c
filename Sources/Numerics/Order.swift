extension [Double] {
  /// Returns the indices of the values in ascending order of value; the sort is stable.
  ///
  /// None may be NaN. All charts and screens sort with this function: separate closures would each
  /// specialise the sorting code and enlarge the page.
  ///
  /// - Complexity: O(n log n).
  @inline(never)
  package func order() -> [Int] {
    [Int](indices).sorted { one, other in
      self[one] == self[other] ? one < other : self[one] < self[other]
    }
  }
}
