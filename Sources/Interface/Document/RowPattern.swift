import TextBytes

/// The commands of the first of several similar rows, with which later rows are compared.
///
/// A row whose commands differ from these in texts only is a copy of the first one, with texts of
/// its own in a few places, the holes. Nothing needs to be known of the views: similarity follows
/// from the commands they write. Rows after the first are compared while they are written, so that
/// only the texts in the holes ever become commands.
struct RowPattern {
  /// The first row's outermost element.
  var root = NodeID(0)
  /// The number of nodes in a row.
  private(set) var nodeCount: UInt32 = 0
  /// The commands, without the numbers of nodes.
  private var words: [UInt32] = []
  private var texts: [Text] = []
  private var depth = 0
  private(set) var stage = Stage.empty
  /// Whether a row is more than one element, or does something a copy cannot.
  private var isSpoilt = false
  private var word = 0
  private var text = 0
  /// Whether the row being compared differs from this.
  private(set) var isUnlike = false
  /// Whether all holes have been sent to the page.
  var areHolesSent = false

  /// The treatment of the commands that are written.
  enum Stage {
    /// Nothing: no row has been written.
    case empty
    /// They belong to the first row, and are recorded.
    case recording
    /// They belong to another row, and are compared.
    case comparing
    /// Nothing: other rows can be compared.
    case whole
  }

  /// Whether commands are recorded or compared.
  var isFollowing: Bool { stage == .recording || stage == .comparing }

  /// A text that may differ from row to row.
  private struct Text {
    let text: String
    let command: Command
    let operand: UInt32
    /// The position among the row's nodes, in document order.
    let node: UInt32
    var isHole = false
  }

  /// The way to write a text.
  enum Need {
    /// The row is the first: its command is written.
    case command
    /// Only the text is written.
    case text
    /// Nothing is written: the first row has the same text.
    case nothing
  }

  /// Begins to record the first row.
  mutating func record() {
    self = RowPattern()
    stage = .recording
  }

  /// Ends the recording; the pattern is empty afterwards if the first row cannot be copied.
  mutating func finish() {
    stage = isSpoilt || depth != 0 || nodeCount == 0 ? .empty : .whole
  }

  /// Begins to compare a row.
  mutating func start() {
    stage = .comparing
    word = 0
    text = 0
    isUnlike = false
  }

  /// Ends the comparison; returns whether the row is a copy with the holes already sent to the
  /// page.
  mutating func stop() -> Bool {
    stage = .whole
    if word < words.count { isUnlike = true }
    return !isUnlike && areHolesSent
  }

  /// Records that the row does something a copy cannot.
  mutating func spoil() {
    if stage == .recording { isSpoilt = true } else { isUnlike = true }
  }

  /// Records a command, or compares it with that of the first row; returns whether to write it.
  mutating func follow(_ command: Command, _ operand: UInt32 = 0) -> Bool {
    let wanted = command.rawValue | operand << 8
    guard stage == .recording else {
      if word < words.count, words[word] == wanted { word += 1 } else { isUnlike = true }
      return false
    }
    switch command {
    case .open:
      if depth == 0, nodeCount > 0 { isSpoilt = true }
      depth += 1
      nodeCount += 1
    case .close: depth -= 1
    case .text, .anchor:
      if depth == 0 { isSpoilt = true }
      nodeCount += 1
    default: break
    }
    words.append(wanted)
    return true
  }

  /// Records a command with a text, or compares it with that of the first row.
  mutating func follow(_ command: Command, _ operand: UInt32, text other: String) -> Need {
    guard !follow(command, operand) else {
      texts.append(
        Text(text: other, command: command, operand: operand, node: nodeCount &- 1))
      return .command
    }
    guard !isUnlike else { return .nothing }
    defer { text += 1 }
    // Borrowed, because copying the text would cost reference counting.
    if texts.span[text].isHole { return .text }
    if !texts.span[text].text.isSame(as: other) {
      texts[text].isHole = true
      areHolesSent = false
    }
    return .nothing
  }

  /// Sends the list of texts that vary between copies.
  mutating func sendHoles(of template: UInt32, to commands: inout CommandBuffer) {
    var count = 0
    for text in texts where text.isHole { count += 1 }
    commands.append(.holes, template)
    commands.append(number: UInt32(count))
    for text in texts where text.isHole {
      commands.append(text.command == .text ? .data : text.command, text.operand)
      commands.append(number: text.node)
    }
    areHolesSent = true
  }
}
