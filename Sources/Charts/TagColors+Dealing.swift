public import Motion

// Colours for tags that are seen together.

extension TagColors {
  /// A tag that is to have a colour among others.
  public struct Tag: Sendable, Hashable {
    /// Its name, in lower case if spellings in other letters are to have the same colour.
    public let name: String
    /// The hue that a person chose for it, in degrees.
    public let hue: Int?
    /// Whether it is one of the twelve most frequent tags.
    public let isFrequent: Bool

    /// Joins what its colour depends on.
    public init(_ name: String, hue: Int? = nil, isFrequent: Bool = false) {
      self.name = name
      self.hue = hue
      self.isFrequent = isFrequent
    }
  }

  /// As many tags can have colours that differ clearly, even for those who do not tell red from
  /// green.
  public static let frequentCount = 12

  /// Colours for tags that are seen together.
  ///
  /// A chosen hue stays. A tag has its name's own colour unless one before it has that or one that
  /// looks like it, and the frequent ones come before the others: so tags added behind change
  /// nothing, and neither do counts, unless other tags become the most frequent. No
  /// two are alike as long as there are enough colours, and never is one like a frequent one.
  ///
  /// - Parameter tags: in an order that lasts, such as that in which they were first used.
  public static func colors(of tags: [Tag]) -> [PerceptualColor] {
    zip(tags, places(of: tags)).map { tag, place in
      tag.hue.map { color(hue: Double($0)) } ?? all[place]
    }
  }

  /// The hues of such colours in whole degrees, for what knows itself how light and how strong its
  /// colours are.
  public static func hues(of tags: [Tag]) -> [Int] {
    zip(tags, places(of: tags)).map { tag, place in
      tag.hue ?? Int(360 * turn(at: place) + 0.5) % 360
    }
  }

  /// Colours for names, the first dozen of which are the frequent ones.
  public static func colors(of names: [String]) -> [PerceptualColor] {
    colors(of: names.enumerated().map { Tag($1, isFrequent: $0 < frequentCount) })
  }

  /// Which of all colours each of the tags has, or would have if its hue was not chosen: so no other
  /// changes because of the choice, unless it looks like what was chosen.
  private static func places(of tags: [Tag]) -> [Int] {
    var deal = Deal()
    let chosen = tags.compactMap { $0.hue.map { Look(of: color(hue: Double($0))) } }
    var places = Array(repeating: 0, count: tags.count)
    for isFrequent in [true, false] {
      for (number, tag) in tags.enumerated() where tag.isFrequent == isFrequent {
        places[number] = deal.place(
          for: place(of: tag.name), isFrequent: isFrequent, avoiding: tag.hue == nil ? chosen : [])
      }
    }
    return places
  }
}

/// The colours that were given away, and how the next is found.
private struct Deal {
  private static let looks = TagColors.all.map { Look(of: $0) }
  /// How clearly each colour differs from each.
  private static let clearness = looks.map { one in looks.map { one.clearness(beside: $0) } }

  private var frequent: [Int] = []
  /// Those of this round: once all are given away, another begins.
  private var others: [Int] = []

  mutating func place(for own: Int, isFrequent: Bool, avoiding chosen: [Look]) -> Int {
    if frequent.count + others.count >= TagColors.count { others = [] }
    // More frequent ones than colours begin anew, too.
    if frequent.count == TagColors.count { frequent = [] }
    let given = frequent + others
    let free = (own..<own + TagColors.count).map { $0 % TagColors.count }
      .filter { !given.contains($0) }
    let clearness: [Double] = free.map { place in
      if chosen.contains(where: { $0.isAlike(Self.looks[place]) }) { return 0 }
      return given.reduce(Double.infinity) { min($0, Self.clearness[place][$1]) }
    }
    // The frequent ones differ clearly, the first of them more than that; of the others each has its
    // own where that is not too close.
    var found: Int?
    for enough in isFrequent ? [1.5, 1] : [0.5] where found == nil {
      found = clearness.indices.first { clearness[$0] >= enough }
    }
    if found == nil { found = clearness.indices.max { clearness[$0] < clearness[$1] } }
    let place = found.map { free[$0] } ?? own
    if isFrequent { frequent.append(place) } else { others.append(place) }
    return place
  }
}
