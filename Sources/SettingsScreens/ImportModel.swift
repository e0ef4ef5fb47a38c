import Answering
import Catalogue
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// Logs on their way into the store, one after the other, slice by slice, so that their progress is seen and
/// answers get in between.
final class ImportModel {
  /// The `id` of the control by which files are chosen.
  static var pickerID: String { "import-log" }

  /// How far an import has come, or how it ended.
  enum State {
    /// Nothing was imported yet.
    case idle
    /// The share of the files that was sent, 0 to 1.
    case running(Double)
    /// What became of all lines.
    case done(ImportedLog)
    /// It was undone.
    case undone
    /// Why it ended early or was not undone, in the person's language, and what became of the lines before.
    case failed(String, after: ImportedLog = ImportedLog())
  }

  /// What is shown.
  @Observed private(set) var state = State.idle
  /// Whether the import is being undone.
  @Observed private(set) var isUndoing = false
  /// The edits of the import; several where other edits were made while it ran.
  @Observed private var edits: [EditID] = []

  /// The files whose turn has not come.
  private var waiting: [File] = []
  /// What became of the lines so far.
  private var total = ImportedLog()
  /// The size of the files that were sent whole.
  private var bytesBefore: Int64 = 0
  /// Whether the server expects more lines.
  private var isUnfinished = false

  /// Whether the address leads here, and not to the beginning of the settings.
  var isWanted = false

  let home: HomeModel

  /// The most bytes of a slice: written as JSON, even one of control characters fits into a request.
  private static var sliceBytes: Int { 128 << 10 }
  /// The largest file: a log of a century is smaller.
  private static var mostBytes: Int64 { 64 << 20 }

  init(home: HomeModel) { self.home = home }

  /// Moves the focus to the control by which files are chosen, if the address leads here.
  func appear() {
    if isWanted { home.browser.focus(Self.pickerID) }
  }

  /// Whether an import is under way.
  var isRunning: Bool { if case .running = state { true } else { false } }

  /// The edit by which the last import can be undone; nil where it cannot at once.
  var edit: EditID? { isRunning || edits.count != 1 ? nil : edits.first }

  /// Imports files as one edit; those that come during an import become part of it.
  func take(_ files: [File]) {
    waiting += files
    guard !isRunning, !isUndoing, !waiting.isEmpty else { return }
    edits = []
    (total, bytesBefore, isUnfinished) = (ImportedLog(), 0, false)
    takeNext()
  }

  /// Imports the file whose turn it is.
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

  /// Sends the next slice of a log, and then those that follow.
  ///
  /// - Parameters:
  ///   - rest: what has not been sent of the file.
  ///   - name: the name of the file.
  private func send(_ rest: ArraySlice<UInt8>, of name: String) {
    let slice = Self.slice(of: rest)
    let next = rest[slice.endIndex...]
    let all = waiting.reduce(bytesBefore + Int64(rest.endIndex)) { $0 + $1.size }
    state = .running(all > 0 ? Double(bytesBefore + Int64(rest.startIndex)) / Double(all) : 1)
    let (text, unreadable) = Self.lines(in: slice)
    let lines = NewLogLines(text, hasMore: !next.isEmpty || !waiting.isEmpty)
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

  /// Ends a log of which no more lines follow.
  private func finishEarly() {
    home.cache.send(API.newLogLines, NewLogLines(""), revision: { $0.revision }) { _ in }
  }

  /// The lines of a slice that are UTF-8, and the number of the others, which no text can carry.
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

  /// The lines to send next: those that fit, or a part of one that is too long for any log.
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
      // Those that came meanwhile.
      take([])
    }
  }

  /// Ends the import; what has arrived stays, and counts.
  private func fail(_ sentence: String) {
    waiting = []
    state = .failed(sentence, after: total)
    if isUnfinished { finishEarly() }
  }

  /// What became of the lines, in sentences.
  func sentences(of log: ImportedLog) -> [String] {
    let settings = home.texts.settings
    guard log.lines > 0 else { return [settings[.importEmpty]] }
    var sentences = [settings[.importedLines, home.count(log.imported), home.count(log.lines)]]
    if log.alreadyThere > 0 {
      sentences.append(settings[.importKnown, home.count(log.alreadyThere)])
    }
    if log.differing > 0 {
      sentences.append(settings[.importDiffering, home.count(log.differing)])
    }
    if log.malformed > 0 {
      sentences.append(settings[.importMalformed, home.count(log.malformed)])
    }
    return sentences
  }
}

extension File {
  /// Whether it is a text as far as the browser knows, which does not know all ends of names.
  fileprivate var mayBeLog: Bool {
    type.utf8.isEmpty || type.bytes.starts(with: "text/".bytes)
      || type.isSame(as: "application/octet-stream")
  }
}

extension ImportedLog {
  /// The counts of this part and of the next.
  fileprivate func adding(_ next: ImportedLog) -> ImportedLog {
    var sum = self
    sum.lines += next.lines
    sum.imported += next.imported
    sum.alreadyThere += next.alreadyThere
    sum.differing += next.differing
    sum.malformed += next.malformed
    return sum
  }
}
