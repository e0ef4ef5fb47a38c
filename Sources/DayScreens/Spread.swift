/// Moves places along a line as little as possible until each is some way from the next, and all lie
/// on the line.
///
/// The sum of the squared moves is the least there is: with the distances taken off, what is left is
/// isotonic regression, solved by pooling neighbours (Ayer and others, *An empirical distribution
/// function for sampling with incomplete information*, 1955).
///
/// - Parameters:
///   - places: where things would like to be, in ascending order.
///   - distance: the least distance between two; smaller where they have no room otherwise.
///   - length: the end of the line, which begins at 0.
/// - Returns: a place for each, in the same order.
/// - Complexity: O(n) in the places.
func spread(_ places: [Double], distance: Double, length: Double) -> [Double] {
  guard places.count > 1 else { return places.map { min(max($0, 0), length) } }
  let distance = min(distance, length / Double(places.count - 1))
  // Neighbours that want to be closer than they may are pooled, and share the middle of their wishes.
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
