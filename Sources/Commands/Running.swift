internal import Catalogue
internal import Composition
private import HostSystem
internal import QuantityReading
internal import Skins
internal import TrackerStore

/// The parts of a run of `proba`, from its first word to its last.
///
/// Each part is made when a command first needs it: mistakes in the words are reported before a database
/// is opened. A test substitutes the ``Machine``, the ``Streams`` or any other part.
enum Running: Level {
  /// The words after the program's name.
  typealias Input = [String]
}

// MARK: - HostEnvironment

/// The clock, the time zone and the environment variables of a run.
enum Machine: Singleton {
  typealias Home = Running

  static func make(in run: Container<Running>) -> HostEnvironment { .machine }
}

/// The language in which a run replies.
enum ReplyLanguage: Singleton {
  typealias Home = Running

  static func make(in run: Container<Running>) -> Language {
    Language.ofMessages(run.resolve(Machine.self).variable)
  }
}

// MARK: - Words and replies

extension Call: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  static func make(in run: Container<Running>) throws(Failure) -> Call {
    let call = try Call(
      run.input, in: run.resolve(ReplyLanguage.self), on: run.resolve(Machine.self))
    if call.has(\.csv), call.has(\.json) { throw .jsonAndCSV }
    return call
  }
}

extension Output: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  static func make(in run: Container<Running>) throws(Failure) -> Output {
    Output(run.resolve(Streams.self), isJSON: try run.resolve(Call.self).has(\.json))
  }
}

// MARK: - Data

/// The tracker of a command that only reads.
enum ReadingTracker: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  /// The path of a missing file that is only to be read was mistyped; without a path, nothing was
  /// stored yet.
  static func make(in run: Container<Running>) throws(Failure) -> Tracker {
    let call = try run.resolve(Call.self)
    let path = try call.databasePath()
    guard !call.has(\.database) || !Paths.isMissing(path) else { throw .noFile(path) }
    try remarkOnZone(in: run)
    return try open(path, mayWrite: false, on: run.resolve(Machine.self))
  }

  /// Remarks on a time zone that the system does not know: hours and days would be those of UTC without a word.
  fileprivate static func remarkOnZone(in run: Container<Running>) throws(Failure) {
    guard let zone = ZoneDatabase.unknownZone else { return }
    let words = try run.resolve(Call.self).words
    try run.resolve(Output.self).remark("proba: \(words.unknownZone(zone))\n")
  }

  fileprivate static func open(
    _ path: String, mayWrite: Bool, on machine: HostEnvironment
  ) throws(Failure) -> Tracker {
    do { return try Tracker(path: path, mayWrite: mayWrite, host: machine) } catch {
      throw .tracker(error)
    }
  }
}

/// The tracker of a command that may change something.
enum WritingTracker: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  /// The commands that may be the first to store something.
  ///
  /// All others change what is there: if the file that they name is missing, its path was mistyped.
  private static let firstCommands: Set<String> = [
    "answer", "config", "import tagtime", "ping", "quiet add", "serve", "watch",
  ]

  static func make(in run: Container<Running>) throws(Failure) -> Tracker {
    let call = try run.resolve(Call.self)
    let path = try call.databasePath()
    let creates = firstCommands.contains(call.command)
    if call.has(\.database), Paths.isMissing(path) {
      guard creates else { throw .noFile(path) }
      // Only the usual folder is made, which an installed service names, too: another one was mistyped,
      // or its disk is not there.
      let folder = Paths.folder(of: path)
      let isUsual = path == call.usualDatabasePath
      guard isUsual || !Paths.isMissing(folder) else { throw .noFolder(folder) }
    }
    try ReadingTracker.remarkOnZone(in: run)
    return try ReadingTracker.open(path, mayWrite: true, on: run.resolve(Machine.self))
  }
}

/// The exchange rates of the file that `--rates` names, or else the fetched ones, if there are any.
enum StoredRates: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  static func make(in run: Container<Running>) throws(Failure) -> ExchangeRates? {
    try run.resolve(Call.self).rates()
  }
}

/// The look of the files that a command writes: that of `--styles`, or the standard one.
enum ChosenSkin: Singleton {
  typealias Home = Running
  typealias Failure = Commands.Failure

  static func make(in run: Container<Running>) throws(Failure) -> Skin {
    try run.resolve(Call.self).skin(run.resolve(Output.self))
  }
}
