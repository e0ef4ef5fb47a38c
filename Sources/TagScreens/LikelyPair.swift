import Interface
import TextBytes
import Tracking

/// Two tags that may be the same.
struct LikelyPair {
  /// The tag with fewer answers.
  let rare: TagUse
  /// The tag with more answers.
  let usual: TagUse

  /// Both names, which identify the pair.
  var names: String { rare.name + " " + usual.name }
}

/// The pairs of tags that a person has marked as different, so that they are not offered for merging again.
struct TagsApart {
  /// The names of each pair, one line for each.
  private(set) var lines = ""

  /// Makes an empty list.
  init() {}

  /// Reads a list.
  init(lines: String) { self.lines = lines }

  /// Adds a pair.
  mutating func add(_ pair: LikelyPair) { lines += pair.names + "\n" }

  /// Returns whether a pair is in the list, in either order.
  func contains(_ pair: LikelyPair) -> Bool {
    let reverse = pair.usual.name + " " + pair.rare.name
    return lines.pieces(at: UInt8(ascii: "\n")).contains {
      $0.isSame(as: pair.names) || $0.isSame(as: reverse)
    }
  }
}

extension StorageKey<TagsApart> {
  /// The pairs of tags marked as different.
  static var tagsApart: StorageKey {
    StorageKey("tags-apart", version: 1, encode: { $0.lines }, decode: { TagsApart(lines: $0) })
  }
}
