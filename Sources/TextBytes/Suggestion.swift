/// Returns the candidate that a mistyped word most likely stood for; nil if none is near.
///
/// Near means at most one slip in every three letters, and at least one is forgiven.
package func suggestion(for word: String, among candidates: [String]) -> String? {
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(Array(word.utf8), Array(candidate.utf8))
    guard distance <= max(1, candidate.utf8.count / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.word
}

/// Returns the number of letters that must be added, removed, changed or swapped with their
/// neighbour to make one word of another (optimal string alignment; Damerau 1964).
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let change = last[column] + (letter == other ? 0 : 1)
      var distance = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
