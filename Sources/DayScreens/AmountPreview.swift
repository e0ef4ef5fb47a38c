import Answering
import Requests
import TextBytes
import Tracking
import Wire

/// A preview of the amounts in the text being written.
final class AmountPreview {
  private let home: HomeModel
  private let reading: Reading

  init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
  }

  /// Asks the server which words of the text are amounts, if any may be.
  func read() {
    let entry = home.entry
    let text = entry.text
    if text.utf8.isEmpty { entry.keepsWords = false }
    guard !entry.keepsWords, entry.draft.mayHaveAmount, !entry.draft.hasLooseBracket else {
      entry.understood = nil
      return reading.stop()
    }
    let moment = home.subject.flatMap { $0.answer == nil ? nil : $0.moment }
    reading.read(API.answerReading, AnswerReadingQuery(text, at: moment)) { result in
      guard entry.isWritten(text) else { return }
      entry.understood = if case .success(let answer) = result { answer } else { nil }
    }
  }
}

extension HomeModel {
  /// The tags of the text that have amounts, as they will be stored: "run 5 km".
  var understoodAmounts: [String] {
    guard !entry.keepsWords, let answer = entry.understood else { return [] }
    var texts: [String] = []
    for tag in answer.tags
    where answer.amounts.contains(where: { $0.tag.text.isSame(as: tag.text) }) {
      texts.append(answer.text(of: tag))
    }
    return texts
  }

  /// Keeps the figures in the text as words.
  func keepWords() {
    entry.keepsWords = true
    entry.hasFocus = true
  }
}

extension Draft {
  /// Whether the text may have an amount: it has a digit, or a word that begins like ½ or the sign of a
  /// currency.
  var mayHaveAmount: Bool {
    var isAtStart = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
      case UInt8(ascii: "$") where isAtStart: return true
      // The first bytes of ½ and of €, £, ₴, ₽.
      case 0xC2 where isAtStart, 0xE2 where isAtStart: return true
      default: isAtStart = byte == UInt8(ascii: " ")
      }
    }
    return false
  }
}
