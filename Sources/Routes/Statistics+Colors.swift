private import Charts
internal import Tracking

extension Statistics {
  /// The same, each tag with the colour that it has among all tags.
  ///
  /// - Parameter all: all tags, in the order in which they were first used.
  func colored(as all: [TagDetails]) -> Statistics {
    let found = all.hues
    return with(
      tags: tags.map { figure in
        var figure = figure
        figure.hue = found[figure.name]
        return figure
      })
  }
}

extension [TagDetails] {
  /// The hues of all tags by their names: those that were chosen, and else those that names give.
  var hues: [String: Hue] {
    var found: [String: Hue] = [:]
    for (tag, own) in zip(self, TagColors.hues(of: map { TagName($0.name).key })) {
      found[tag.name] = tag.hue ?? Hue(degrees: own)
    }
    return found
  }
}
