package import CivilTime
import Interface
import TextBytes
package import Tracking

/// What was written for probes and not sent.
package struct Drafts {
  /// The most drafts kept: those begun last.
  static let most = 20

  private var texts: [(moment: Moment, text: String)] = []

  /// Keeps nothing yet.
  package init() {}

  /// Whether nothing is kept.
  var isEmpty: Bool { texts.isEmpty }

  /// Keeps a text for a probe; an empty one is forgotten.
  package mutating func keep(_ text: String, for moment: Moment) {
    texts.removeAll { $0.moment == moment }
    if !text.utf8.isEmpty { texts.append((moment, text)) }
    if texts.count > Self.most { texts.removeFirst() }
  }

  /// Hands out the text that was kept for a probe.
  mutating func take(_ moment: Moment) -> String? {
    guard let index = texts.firstIndex(where: { $0.moment == moment }) else { return nil }
    return texts.remove(at: index).text
  }
}

// MARK: - Beyond the page

extension StorageKey<Drafts> {
  /// What was being written when the page was left.
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
  /// A line for each draft: its moment, a space, and the text, which is of one line.
  var lines: String {
    var lines = ""
    for (moment, text) in texts { lines += "\(moment) " + text + "\n" }
    return lines
  }

  /// Reads such lines, without those that make no sense.
  init(lines: String) {
    for line in lines.pieces(at: UInt8(ascii: "\n")) {
      let bytes = line.bytes
      guard let cut = bytes.firstIndex(of: UInt8(ascii: " ")),
        let seconds = Array(bytes[..<cut]).decimal
      else { continue }
      keep(
        String(bytes: Array(bytes[(cut + 1)...])), for: Moment(secondsSince1970: seconds))
    }
  }
}

extension Answer {
  /// The answer as the field shows it for a change, ready for another word.
  package var textToChange: String { text + " " }
}
