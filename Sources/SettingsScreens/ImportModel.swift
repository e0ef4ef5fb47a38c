import Answering
import Catalogue
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The import of logs, one after the other, in slices, so that progress is visible and answers get in
/// between.
final class ImportModel {
  /// The `id` of the control that chooses files.
  static var pickerID: String { "import-log" }

  /// The progress of an import, or its outcome.
  enum State {
    /// Nothing has been imported yet.
    case idle
    /// An import is under way, with the share of the files that was sent, 0 to 1.
    case running(Double)
    /// All lines were sent, with the outcome.
    case done(ImportedLog)
    /// The import was undone.
    case undone
    /// The import ended early or was not undone: the reason in the person's language, and the outcome of
    /// the lines before.
    case failed(String, after: ImportedLog = ImportedLog())
  }

  /// The state shown.
  @Observed private(set) var state = State.idle
  /// Whether the import is being undone.
  @Observed private(set) var isUndoing = false
  /// The edits of the import; several if other edits were made while it ran.
  @Observed private var edits: [EditID] = []

  /// The files that wait for their turn.
  private var waiting: [File] = []
  /// The outcome of the lines sent so far.
  private var total = ImportedLog()
  /// The total size of the files that were sent completely.
  private var bytesBefore: Int64 = 0
  /// Whether the server expects more lines.
  private var isUnfinished = false

  /// Whether the address leads to the import rather than to the top of the settings.
  var isWanted = false

  let home: HomeModel

  /// The maximum number of bytes in a slice: encoded as JSON, even one of control characters fits into a
  /// request.
  private static var sliceBytes: Int { 128 << 10 }
  /// The maximum size of a file: a log of a century is smaller.
  private static var mostBytes: Int64 { 64 << 20 }

  /// The number of differing lines that are shown; more are counted.
  private static var mostDifferences: Int { 5 }

  init(home: HomeModel) { self.home = home }

  /// Moves the focus to the control that chooses files, if the address leads here.
  func appear() {
    if isWanted { home.browser.focus(Self.pickerID) }
  }

  /// Whether an import is under way.
  var isRunning: Bool { if case .running = state { true } else { false } }

  /// The edit that undoing the last import reverts; nil while one is running, or if it has several edits.
  var edit: EditID? { isRunning || edits.count != 1 ? nil : edits.first }

  /// Imports files as one edit; files added during an import become part of it.
  func take(_ files: [File]) {
    waiting += files
    guard !isRunning, !isUndoing, !waiting.isEmpty else { return }
    edits = []
    (total, bytesBefore, isUnfinished) = (ImportedLog(), 0, false)
    takeNext()
  }

  /// Imports the next file.
  private func takeNext() {
    let file = waiting.removeFirst()
    let settings = home.texts.settings
    guard file.mayBeLog else { return fail(settings[.importNoLog, file.name]) }
    guard file.size <= Self.mostBytes else { return fail(settings[.importTooLarge, file.name]) }
    if !isRunning { state = .running(0) }
    file.read { [self] bytes in
      guard let bytes else { return fail(settings[.importUnreadable, file.name]) }
      send(bytes[...], of: file.name)
    }
  }

  /// Sends the next slice of a log, and then the following ones.
  ///
  /// - Parameters:
  ///   - rest: the part of the file that has not been sent.
  ///   - name: the name of the file.
  private func send(_ rest: ArraySlice<UInt8>, of name: String) {
    let slice = Self.slice(of: rest)
    let next = rest[slice.endIndex...]
    let all = waiting.reduce(bytesBefore + Int64(rest.endIndex)) { $0 + $1.size }
    state = .running(all > 0 ? Double(bytesBefore + Int64(rest.startIndex)) / Double(all) : 1)
    let (text, unreadable) = Self.lines(in: slice)
    let lines = NewLogLines(
      text, hasMore: !next.isEmpty || !waiting.isEmpty, continuing: edits.last)
    home.cache.send(API.newLogLines, lines, revision: { $0.revision }) { [self] result in
      switch result {
      case .success(let saved):
        isUnfinished = lines.hasMore
        total = total.adding(saved.log)
        if let edit = saved.edit, edits.last != edit { edits.append(edit) }
        total.lines += unreadable
        total.malformed += unreadable
        guard next.isEmpty else { return send(next, of: name) }
        bytesBefore += Int64(next.endIndex)
        if waiting.isEmpty { finish() } else { takeNext() }
      case .failure(let failure): fail(name + ": " + home.sentence(for: failure))
      }
    }
  }

  /// Ends a log whose remaining lines will not follow.
  private func finishEarly() {
    let lines = NewLogLines("", continuing: edits.last)
    home.cache.send(API.newLogLines, lines, revision: { $0.revision }) { _ in }
  }

  /// Returns the lines of a slice that are UTF-8, and the number of the others, which no text can carry.
  private static func lines(in slice: ArraySlice<UInt8>) -> (text: String, unreadable: Int) {
    if let text = String(validating: slice, as: UTF8.self) { return (text, 0) }
    var (good, unreadable) = ([UInt8](), 0)
    var start = slice.startIndex
    while start < slice.endIndex {
      let end = slice[start...].firstIndex(where: endsLine).map { $0 + 1 } ?? slice.endIndex
      if case nil = String(validating: slice[start..<end], as: UTF8.self) {
        unreadable += 1
      } else {
        good += slice[start..<end]
      }
      start = end
    }
    return (String(bytes: good), unreadable)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the lines to send next: as many as fit, or a part of one that is too long for any log.
  private static func slice(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let most = rest.prefix(sliceBytes)
    guard most.endIndex < rest.endIndex else { return most }
    return most.lastIndex(where: endsLine).map { most[...$0] } ?? most
  }

  private func finish() {
    state = .done(total)
    home.browser.announce(sentences(of: total).first ?? "")
    home.load()
  }

  /// Undoes the last import, unless something else has been changed since.
  func undo() {
    guard let edit, !isUndoing else { return }
    isUndoing = true
    home.cache.send(API.undo, UndoRequest(edit), revision: { $0.revision }) { [self] result in
      isUndoing = false
      switch result {
      case .success:
        edits = []
        state = .undone
        home.browser.announce(home.texts.settings[.importUndone])
        home.load()
      case .failure(let failure) where failure.status == 409 || failure.status == 404:
        edits = []
        state = .failed(home.texts[.undoTooLate])
      case .failure(let failure): state = .failed(home.sentence(for: failure))
      }
      // The files added meanwhile.
      take([])
    }
  }

  /// Ends the import; the lines that have arrived stay, and count.
  private func fail(_ sentence: String) {
    waiting = []
    state = .failed(sentence, after: total)
    if isUnfinished { finishEarly() }
  }

  /// Returns sentences about the outcome of the lines.
  func sentences(of log: ImportedLog) -> [String] {
    let settings = home.texts.settings
    guard log.lines > 0 else { return [settings[.importEmpty]] }
    var sentences = [settings[.importedLines, home.count(log.imported), home.count(log.lines)]]
    if log.alreadyThere > 0 {
      sentences.append(settings[.importKnown, home.count(log.alreadyThere)])
    }
    if log.differing > 0 {
      sentences.append(settings[.importDiffering, home.count(log.differing)])
      for line in log.differingLines.prefix(Self.mostDifferences) {
        let sentence = settings[.importDifference, line.text, line.stored]
        // Each is shown once, as it is also the identity of its view.
        if !sentences.contains(where: { $0.isSame(as: sentence) }) { sentences.append(sentence) }
      }
    }
    if log.malformed > 0 {
      sentences.append(settings[.importMalformed, home.count(log.malformed)])
    }
    // A few lines differ in every log that was kept while travelling.
    if log.otherClocks * 2 > log.lines {
      sentences.append(settings[.importOtherClocks, home.count(log.otherClocks)])
    }
    return sentences
  }
}

extension File {
  /// Whether the file may be a text: the browser does not know the type of every name extension.
  fileprivate var mayBeLog: Bool {
    type.utf8.isEmpty || type.bytes.starts(with: "text/".bytes)
      || type.isSame(as: "application/octet-stream")
  }
}

extension ImportedLog {
  /// Returns the sum of the counts of this part and of the next.
  fileprivate func adding(_ next: ImportedLog) -> ImportedLog {
    var sum = self
    sum.lines += next.lines
    sum.imported += next.imported
    sum.alreadyThere += next.alreadyThere
    sum.differing += next.differing
    sum.malformed += next.malformed
    sum.otherClocks += next.otherClocks
    sum.differingLines += next.differingLines
    return sum
  }
}
