/// Splits a text into words and bracketed remarks, in one pass over its bytes.
///
/// Round brackets nest, and within them square ones are plain text; square brackets nest too, and round ones
/// within them must be balanced. TagTime reads its logs in the same way.
package struct AnswerReader {
  package struct Word {
    package let text: String
    package let position: Int
  }

  package struct Remark {
    package let text: String
    package let isSquare: Bool
    /// Whether only white space follows.
    package fileprivate(set) var isLast = true
  }

  package private(set) var words: [Word] = []
  package private(set) var remarks: [Remark] = []
  /// The number of words before the first `()`; nil without one.
  package private(set) var wordsBeforeEmptyRemark: Int?

  private let bytes: ArraySlice<UInt8>
  private let isLogged: Bool
  private var current: [UInt8] = []
  private var start = 1
  private var round: [Int] = []
  private var square: [Int] = []

  /// Prepares to read valid UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - isLogged: whether it comes from a log, which is accepted as it is: with invisible and
  ///     direction-changing characters, and with commas, which TagTime treats as letters.
  package init(_ bytes: ArraySlice<UInt8>, isLogged: Bool = false) {
    self.bytes = bytes
    self.isLogged = isLogged
  }

  /// Reads the whole text; positions are counted in Unicode scalars from 1.
  package mutating func read() throws(AnswerProblem) {
    var position = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      position += 1
      guard position <= AnswerText.longest else {
        throw AnswerProblem(.textTooLong, at: position)
      }
      let end = min(index + UTF8Scalar.length(startingWith: bytes[index]), bytes.endIndex)
      try take(index..<end, at: position)
      index = end
    }
    if let opened = round.first ?? square.first { throw AnswerProblem(.unclosed, at: opened) }
    try endWord()
  }

  private var isOutside: Bool { round.isEmpty && square.isEmpty }

  private mutating func take(_ scalar: Range<Int>, at position: Int) throws(AnswerProblem) {
    let first = bytes[scalar.lowerBound]
    switch first {
    case UInt8(ascii: "("):
      if isOutside { try endWord() } else { current.append(first) }
      round.append(position)
    case UInt8(ascii: ")"):
      guard round.popLast() != nil else { throw AnswerProblem(.unopened, at: position) }
      if isOutside { endRemark(isSquare: false) } else { current.append(first) }
    case UInt8(ascii: "[") where round.isEmpty:
      if isOutside { try endWord() } else { current.append(first) }
      square.append(position)
    case UInt8(ascii: "]") where round.isEmpty:
      guard square.popLast() != nil else { throw AnswerProblem(.unopened, at: position) }
      if isOutside { endRemark(isSquare: true) } else { current.append(first) }
    default:
      let kind =
        first < 0x80 ? UTF8Scalar.kind(ofASCII: first) : UTF8Scalar.kind(of: bytes[scalar])
      switch kind {
      case .space:
        if isOutside { try endWord() } else { current.append(UInt8(ascii: " ")) }
      case .misleading where !isLogged, .control:
        throw AnswerProblem(.controlCharacter, at: position)
      case .visible, .misleading:
        if isOutside && current.isEmpty {
          start = position
          if let last = remarks.indices.last { remarks[last].isLast = false }
        }
        for index in scalar { current.append(bytes[index]) }
      }
    }
  }

  /// Ends a word; in typed text, commas at its end are separators and are dropped.
  private mutating func endWord() throws(AnswerProblem) {
    guard !current.isEmpty else { return }
    while !isLogged, current.last == UInt8(ascii: ",") { current.removeLast() }
    defer { current.removeAll(keepingCapacity: true) }
    guard !current.isEmpty else { return }
    guard UTF8Scalar.count(in: current) <= TagName.longest else {
      throw AnswerProblem(.tagTooLong, at: start)
    }
    words.append(Word(text: String(decoding: current, as: UTF8.self), position: start))
  }

  private mutating func endRemark(isSquare: Bool) {
    if let last = remarks.indices.last { remarks[last].isLast = false }
    let space = UInt8(ascii: " ")
    let text = current.drop { $0 == space }
    if let end = text.lastIndex(where: { $0 != space }) {
      let text = String(decoding: text[...end], as: UTF8.self)
      remarks.append(Remark(text: text, isSquare: isSquare))
    } else if !isSquare, wordsBeforeEmptyRemark == nil {
      wordsBeforeEmptyRemark = words.count
    }
    current.removeAll(keepingCapacity: true)
  }
}
