private import Charts
internal import Tracking

extension Statistics {
  /// The same, each tag with its colour.
  ///
  /// - Parameter hues: those of all tags by their names.
  func colored(_ hues: [String: Hue]) -> Statistics {
    with(
      tags: tags.map { figure in
        var figure = figure
        figure.hue = hues[figure.name]
        return figure
      })
  }
}

extension [TagDetails] {
  /// The hues of all tags by their names: those that were chosen, and else those that names give.
  ///
  /// - Parameter ranked: the names of all tags, the most used first.
  func hues(_ ranked: [String]) -> [String: Hue] {
    let frequent = Set(ranked.prefix(TagColors.frequentCount))
    let hues = TagColors.hues(
      of: map {
        TagColors.Tag(
          TagName($0.name).key, hue: $0.hue?.degrees, isFrequent: frequent.contains($0.name))
      })
    return Dictionary(
      zip(self, hues).compactMap { tag, hue in Hue(degrees: hue).map { (tag.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
