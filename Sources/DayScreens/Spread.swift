/// Moves positions along a line as little as possible so that neighbours keep a minimum distance and all
/// lie on the line.
///
/// The sum of the squared moves is minimal: without the distances, the problem is isotonic regression,
/// solved by pooling neighbours (Ayer and others, *An empirical distribution function for sampling with
/// incomplete information*, 1955).
///
/// - Parameters:
///   - places: the preferred positions, in ascending order.
///   - distance: the minimum distance between two; reduced if there is not enough room.
///   - length: the end of the line, which begins at 0.
/// - Returns: a position for each, in the same order.
/// - Complexity: O(n) in the number of positions.
func spread(_ places: [Double], distance: Double, length: Double) -> [Double] {
  guard places.count > 1 else { return places.map { min(max($0, 0), length) } }
  let distance = min(distance, length / Double(places.count - 1))
  // Neighbours whose preferred positions are too close are pooled, and share the mean of these.
  var pools: [(sum: Double, count: Int)] = []
  for (index, place) in places.enumerated() {
    pools.append((place - Double(index) * distance, 1))
    while pools.count > 1 {
      let (last, before) = (pools[pools.count - 1], pools[pools.count - 2])
      guard before.sum * Double(last.count) >= last.sum * Double(before.count) else { break }
      pools.removeLast()
      pools[pools.count - 1] = (before.sum + last.sum, before.count + last.count)
    }
  }
  let end = length - Double(places.count - 1) * distance
  var spread: [Double] = []
  for pool in pools {
    let start = min(max(pool.sum / Double(pool.count), 0), end)
    for _ in 0..<pool.count { spread.append(start + Double(spread.count) * distance) }
  }
  return spread
}
