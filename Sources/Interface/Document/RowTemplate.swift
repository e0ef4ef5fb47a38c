/// The commands that wrote one row of a list, to compare those of other rows with.
///
/// A row whose commands differ in texts only is written as a copy, followed by those texts. Nothing
/// needs to be known of the views: what they write tells that they are alike.
struct RowTemplate {
  /// The row's outermost element.
  let root: NodeID
  /// How many nodes the row has.
  private(set) var nodeCount: UInt32 = 0
  /// The commands, with nodes numbered from zero.
  private var words: [UInt32] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Takes what was written since the mark, if that is one element with all in it.
  init?(_ commands: CommandBuffer, since mark: CommandBuffer.Mark) {
    let written = commands.words[mark.words...]
    guard written.count > 2, written[mark.words] & 255 == Command.open.rawValue else { return nil }
    root = NodeID(written[mark.words + 1])
    var depth = 0
    var index = mark.words
    while index < written.endIndex {
      let word = written[index]
      index += 1
      switch Command(rawValue: word & 255) {
      case .open:
        words.append(word)
        words.append(nodeCount)
        nodeCount += 1
        depth += 1
        index += 1
      case .close:
        words.append(word)
        depth -= 1
        guard depth > 0 || index == written.endIndex else { return nil }
      case .text:
        words.append(word & 255 | nodeCount << 8)
        words.append(0)
        nodeCount += 1
        index += 1
      case .anchor:
        words.append(word & 255 | nodeCount << 8)
        nodeCount += 1
      case .attribute, .style, .value:
        words.append(word)
        words.append(0)
        index += 1
      case .addClass, .checked, .listen: words.append(word)
      default: return nil
      }
    }
    bytes = Array(commands.bytes[mark.bytes...])
    ends = commands.ends[mark.texts...].map { $0 - mark.bytes }
  }

  /// Writes what was written since the mark as a copy of this, with nodes numbered from `first`;
  /// returns false if it does not come to the same.
  func copy(
    _ commands: CommandBuffer, since mark: CommandBuffer.Mark, _ number: UInt32, first: NodeID,
    into copy: inout CommandBuffer
  ) -> Bool {
    guard commands.words.count - mark.words == words.count else { return false }
    copy.append(.copy, number, node: first)
    var texts = Texts(commands, mark)
    var standing = first.number
    var element = first.number
    var index = 0
    while index < words.count {
      let word = words[index]
      let written = commands.words[mark.words + index]
      index += 1
      switch Command(rawValue: word & 255) {
      case .open:
        element = words[index] + first.number
        guard written == word, commands.words[mark.words + index] == element else { return false }
        index += 1
      case .anchor:
        guard written == word + first.number << 8 else { return false }
      case .text:
        guard written == word + first.number << 8 else { return false }
        if let text = texts.next(unlike: self) {
          if standing != written >> 8 { copy.append(.select, written >> 8) }
          standing = written >> 8
          let units = commands.words[mark.words + index]
          copy.append(.data, 0, text: text, units: units, of: commands)
        }
        index += 1
      case .attribute, .style, .value:
        guard written == word, let command = Command(rawValue: word & 255) else { return false }
        if let text = texts.next(unlike: self) {
          if standing != element { copy.append(.select, element) }
          standing = element
          let units = commands.words[mark.words + index]
          copy.append(command, word >> 8, text: text, units: units, of: commands)
        }
        index += 1
      default:
        guard written == word else { return false }
      }
    }
    copy.append(.close)
    return true
  }

  /// The texts of a row, one after the other.
  private struct Texts {
    let commands: CommandBuffer
    let first: Int
    var start: Int
    var place = 0

    init(_ commands: CommandBuffer, _ mark: CommandBuffer.Mark) {
      self.commands = commands
      first = mark.texts
      start = mark.bytes
    }

    /// Where the next text stands, if it is unlike the template's text in this place.
    mutating func next(unlike template: RowTemplate) -> Range<Int>? {
      let text = start..<commands.ends[first + place]
      let other = (place == 0 ? 0 : template.ends[place - 1])..<template.ends[place]
      start = text.upperBound
      place += 1
      guard text.count == other.count else { return text }
      let shift = other.lowerBound - text.lowerBound
      for index in text where commands.bytes[index] != template.bytes[index + shift] {
        return text
      }
      return nil
    }
  }
}
