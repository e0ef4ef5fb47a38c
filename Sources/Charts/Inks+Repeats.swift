internal import Drawing

extension [Ink] {
  /// The pattern that distinguishes each part of a chart from those before it with the same colour; nil of the
  /// first of a colour.
  ///
  /// There are twelve colours of tags, and a person may choose one twice. Slanted lines are not among the
  /// patterns: they mean that nothing was answered.
  ///
  /// - Complexity: O(n · m) in the parts and their distinct colours.
  var repeats: [Pattern.Kind?] {
    var seen: [(ink: Ink, count: Int)] = []
    let kinds: [Pattern.Kind] = [.dots, .crossed, .checks, .zigzag, .level, .upright]
    return map { ink in
      guard let place = seen.firstIndex(where: { $0.ink == ink }) else {
        seen.append((ink, 1))
        return nil
      }
      defer { seen[place].count += 1 }
      return kinds[(seen[place].count - 1) % kinds.count]
    }
  }
}
