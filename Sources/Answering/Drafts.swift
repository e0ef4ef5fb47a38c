package import CivilTime
import Interface
import TextBytes
package import Tracking

/// The texts written for probes and not sent.
package struct Drafts {
  /// The maximum number of drafts kept, the most recent ones.
  static let most = 20

  private var texts: [(moment: Moment, text: String)] = []
  /// The moment at which everything was erased last when they were written; nil if it never was.
  var erasedAt: Moment?

  /// Makes an empty collection.
  package init() {}

  /// Whether there are no drafts.
  var isEmpty: Bool { texts.isEmpty }

  /// Keeps a text for a probe; an empty text removes the draft.
  package mutating func keep(_ text: String, for moment: Moment) {
    texts.removeAll { $0.moment == moment }
    if !text.utf8.isEmpty { texts.append((moment, text)) }
    if texts.count > Self.most { texts.removeFirst() }
  }

  /// Removes and returns the text kept for a probe.
  mutating func take(_ moment: Moment) -> String? {
    guard let index = texts.firstIndex(where: { $0.moment == moment }) else { return nil }
    return texts.remove(at: index).text
  }
}

// MARK: - Beyond the page

extension StorageKey<Drafts> {
  /// The drafts at the time the page was left.
  static var drafts: StorageKey {
    StorageKey("drafts", version: 1, encode: { $0.lines }, decode: { Drafts(lines: $0) })
  }
}

extension StorageKey<Moment> {
  /// The probe other than the latest whose form is open in this window.
  static var openProbe: StorageKey {
    StorageKey(
      "openProbe", version: 1, area: .window, encode: { "\($0)" },
      decode: { $0.bytes.decimal.map { Moment(secondsSince1970: $0) } })
  }
}

extension Drafts {
  private static let erasure = "erased "

  /// A line for each draft: its moment, a space, and the text, which is a single line; before them, a line with the
  /// moment of the last erasure.
  var lines: String {
    var lines = ""
    if let erasedAt { lines = Self.erasure + "\(erasedAt)\n" }
    for (moment, text) in texts { lines += "\(moment) " + text + "\n" }
    return lines
  }

  /// Reads such lines, skipping invalid ones.
  init(lines: String) {
    for line in lines.pieces(at: UInt8(ascii: "\n")) {
      let bytes = line.bytes
      if line.begins(with: Self.erasure) {
        erasedAt = Array(bytes[Self.erasure.utf8.count...]).decimal
          .map { Moment(secondsSince1970: $0) }
        continue
      }
      guard let cut = bytes.firstIndex(of: UInt8(ascii: " ")),
        let seconds = Array(bytes[..<cut]).decimal
      else { continue }
      keep(
        String(bytes: Array(bytes[(cut + 1)...])), for: Moment(secondsSince1970: seconds))
    }
  }
}

extension Answer {
  /// The text of the answer in the field for a change, ready for another word.
  package var textToChange: String { text + " " }
}
