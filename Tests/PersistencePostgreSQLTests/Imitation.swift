import Foundation
import Synchronization
import TestSupport

/// Makes a PostgreSQL server behave like another one that speaks its protocol: it reports the other's
/// version, rejects features that the other lacks, and refuses random statements, `COMMIT` included,
/// as if they conflicted with another transaction.
final class Imitation: Sendable {
  /// The result of `version()`.
  private let version: String
  /// Words that the other server does not support.
  private let unknown: [String]
  /// One of this many statements is refused.
  private let rarity: Int
  private let random: Mutex<SplitMix>
  private let refusals = Atomic(0)
  private let strange = Mutex<[String]>([])

  init(version: String, without unknown: [String], refusingOneOf rarity: Int, seed: UInt64) {
    self.version = version
    self.unknown = unknown
    self.rarity = rarity
    random = Mutex(SplitMix(seed: seed))
  }

  /// The number of statements refused as if they conflicted with another transaction.
  var refused: Int { refusals.load(ordering: .relaxed) }

  /// The statements that contained an unsupported word.
  var notUnderstood: [String] { strange.withLock { $0 } }

  /// The messages that the server receives in place of the given one.
  func translate(_ message: [UInt8]) -> [UInt8] {
    switch message.first {
    case UInt8(ascii: "Q"):
      let text = message.text(from: 5)
      return mayRefuse(text) && isTurn()
        ? Self.message("Q", Self.refusal) : query("Q", [], text, [])
    case UInt8(ascii: "P"):
      let name = Array(message.text(from: 5).utf8) + [0]
      let text = message.text(from: 5 + name.count)
      return query("P", name, text, message.dropFirst(5 + name.count + text.utf8.count + 1))
    case UInt8(ascii: "B") where isTurn():
      // Another statement replaces the original: neither it nor its portal has a name, and there are
      // no types, formats or values.
      return Self.message("P", Self.refusal, after: [0], before: [0, 0])
        + Self.message("B", "", after: [0], before: [0, 0, 0, 0, 0, 0])
    default: return message
    }
  }

  private static let refusal =
    "DO $$ BEGIN RAISE EXCEPTION 'restart transaction' USING ERRCODE = '40001'; END $$"

  /// Whether a statement may be refused as if it conflicted with another transaction.
  private func mayRefuse(_ text: String) -> Bool {
    !["BEGIN", "ROLLBACK", "SET", "SHOW", "DEALLOCATE"].contains { text.hasPrefix($0) }
  }

  private func isTurn() -> Bool {
    guard random.withLock({ Int.random(in: 0..<rarity, using: &$0) }) == 0 else { return false }
    refusals.add(1, ordering: .relaxed)
    return true
  }

  private func query(
    _ kind: String, _ head: [UInt8], _ text: String, _ rest: some Sequence<UInt8>
  ) -> [UInt8] {
    var text = text
    if unknown.contains(where: { text.contains($0) }) {
      strange.withLock { $0.append(text) }
      text = "SELECT not_known_here()"
    }
    text = text.replacingOccurrences(of: "version()", with: "'\(version)'::text")
    return Self.message(kind, text, after: head, before: Array(rest))
  }

  private static func message(
    _ kind: String, _ text: String, after head: [UInt8] = [], before rest: [UInt8] = []
  ) -> [UInt8] {
    let body = head + Array(text.utf8) + [0] + rest
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (body.count + 4) >> $0) }
    return Array(kind.utf8) + length + body
  }
}

/// The messages of a program, assembled from the pieces in which they arrive.
struct MessageStream {
  private var bytes: [UInt8] = []
  private var hasBegun = false

  /// Adds a piece, and returns the messages that are now complete.
  mutating func take(_ piece: [UInt8]) -> [[UInt8]] {
    bytes += piece
    var messages: [[UInt8]] = []
    // The first message has no type byte.
    while case let head = hasBegun ? 1 : 0, bytes.count >= head + 4 {
      let length = bytes[head..<head + 4].reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count >= head + length else { break }
      messages.append(Array(bytes.prefix(head + length)))
      bytes.removeFirst(head + length)
      hasBegun = true
    }
    return messages
  }
}

extension [UInt8] {
  /// The text from a place to the next zero.
  fileprivate func text(from place: Int) -> String {
    String(decoding: dropFirst(place).prefix { $0 != 0 }, as: UTF8.self)
  }
}
