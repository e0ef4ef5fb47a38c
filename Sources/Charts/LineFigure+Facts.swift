extension LineFigure {
  /// The facts of a line for a text alternative.
  public struct Facts: Sendable {
    /// The name of the line.
    public let name: String
    /// The number of values without gaps.
    public let count: Int
    /// The least value, and its place.
    public let least: (value: Double, place: Double)
    /// The greatest value, and its place.
    public let greatest: (value: Double, place: Double)
    /// The first value, and its place.
    public let first: (value: Double, place: Double)
    /// The last value, and its place.
    public let last: (value: Double, place: Double)
  }

  /// The facts of each line that has values.
  ///
  /// - Complexity: O(n).
  public var facts: [Facts] {
    series.compactMap { line in
      let values = line.samples.values.values
      var count = 0
      var (first, last, low, high) = (-1, -1, -1, -1)
      for index in values.indices where values[index].isFinite {
        if first < 0 { (first, low, high) = (index, index, index) }
        if values[index] < values[low] { low = index }
        if values[index] > values[high] { high = index }
        last = index
        count += 1
      }
      guard count > 0 else { return nil }
      func at(_ index: Int) -> (value: Double, place: Double) {
        (values[index], line.samples.place(of: index))
      }
      return Facts(
        name: line.name, count: count, least: at(low), greatest: at(high), first: at(first),
        last: at(last))
    }
  }
}
