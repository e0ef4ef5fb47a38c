extension [Double] {
  /// The places of the values from the least value to the greatest, equal ones as they stand.
  ///
  /// All charts sort by this one: a closure of their own would have the whole of sorting compiled
  /// anew for each of them, which a page would have to fetch.
  ///
  /// - Complexity: O(n log n).
  func order() -> [Int] {
    [Int](indices).sorted { one, other in
      self[one] == self[other] ? one < other : self[one] < self[other]
    }
  }
}
