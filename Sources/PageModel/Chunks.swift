package import Interface

/// The chunks of the page's program; `Sources/page/chunks` lists their contents.
extension Chunk {
  /// The strip of a day and the missed probes: all other chunks depend on this one.
  package static var day: Chunk { Chunk("day") }
  /// The same chunk, on a page that begins with one that depends on it.
  package static var dayAtFirst: Chunk { Chunk("day", isPrerendered: true) }
  /// The screen of all days.
  package static var calendar: Chunk { Chunk("calendar") }
  /// The review of a week.
  package static var review: Chunk { Chunk("review") }
  /// The screen of all tags.
  package static var tags: Chunk { Chunk("tags") }
  /// The screen of the settings.
  package static var settings: Chunk { Chunk("settings") }
  /// The converter.
  package static var converter: Chunk { Chunk("converter", isPrerendered: true) }
  /// The screen of the statistics.
  package static var statistics: Chunk { Chunk("statistics", isPrerendered: true) }
  /// The charts of the statistics.
  package static var charts: Chunk { Chunk("charts") }
}
