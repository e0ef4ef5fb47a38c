/// The texts of the help of the command line, in one language.
public struct HelpPhrases: Sendable {
  /// The help of a command.
  public struct Topic: Sendable {
    /// One sentence.
    public let summary: String
    /// Paragraphs, separated by empty lines.
    public let discussion: String?
    /// Words that are explained after the discussion.
    public let terms: [Value]

    init(_ summary: String, _ discussion: String? = nil, terms: [Value] = []) {
      self.summary = summary
      self.discussion = discussion
      self.terms = terms
    }
  }

  /// The help of an argument, an option or a term.
  public struct Value: Sendable {
    /// The placeholder for the value, in capitals, or the term.
    public let name: String
    /// One or two sentences.
    public let help: String

    init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }
  }

  /// The labels of the parts of a help text or a page of the manual.
  public let frame: FramePhrases
  /// The descriptions of the arguments that are not flags.
  public let operands: OperandPhrases

  // MARK: Commands

  /// `proba`.
  public let program: Topic
  /// `proba serve`.
  public let serve: Topic
  /// `proba install`.
  public let install: Topic
  /// The commands that begin with Proba.
  public let starting: StartPhrases
  /// `proba answer`.
  public let answer: Topic
  /// `proba ping`.
  public let ping: Topic
  /// `proba catchup`.
  public let catchUp: Topic
  /// `proba dismiss`.
  public let dismissal: Topic
  /// `proba watch`.
  public let watch: Topic
  /// `proba status`.
  public let status: Topic
  /// `proba probes`.
  public let probes: Topic
  /// `proba stats`.
  public let stats: Topic
  /// `proba tags`.
  public let tags: Topic
  /// `proba tag`.
  public let tagProfile: Topic
  /// `proba backup`.
  public let backup: Topic
  /// `proba restore`.
  public let restore: Topic
  /// `proba check`.
  public let check: Topic
  /// `proba erase`.
  public let erase: Topic
  /// `proba rename`.
  public let rename: Topic
  /// `proba merge`.
  public let merge: Topic
  /// `proba split`.
  public let split: Topic
  /// `proba edit`.
  public let edit: Topic
  /// `proba delete`.
  public let delete: Topic
  /// `proba undo`.
  public let undo: Topic
  /// `proba redo`.
  public let redo: Topic
  /// `proba convert`.
  public let convert: Topic
  /// `proba rates`.
  public let fetchRates: Topic
  /// `proba likely`.
  public let likely: Topic
  /// `proba config`.
  public let config: Topic
  /// `proba quiet`.
  public let quiet: Topic
  /// `proba quiet add`.
  public let quietAdd: Topic
  /// `proba quiet list`.
  public let quietList: Topic
  /// `proba quiet end`.
  public let quietEnd: Topic

  /// `proba session`.
  public let session: Topic
  /// `proba session add`.
  public let sessionAdd: Topic
  /// `proba session list`.
  public let sessionList: Topic
  /// `proba session end`.
  public let sessionEnd: Topic

  /// `proba report`.
  public let reporting: Topic
  /// `proba review`.
  public let review: Topic
  /// `proba chart`.
  public let charts: Topic
  /// `proba schedule`.
  public let schedule: Topic
  /// `proba import`.
  public let imports: Topic
  /// `proba import tagtime`.
  public let importTagTime: Topic
  /// `proba export`.
  public let exports: Topic
  /// `proba export tagtime`.
  public let exportTagTime: Topic

  /// `proba completions`.
  public let completions: Topic
  /// `proba manual`.
  public let manual: Topic
  /// `proba help`.
  public let helpCommand: Topic
  /// `proba version`.
  public let versionCommand: Topic

  // MARK: Flags of every command

  /// `--database`.
  public let database: Value
  /// The location of the data without `--database`.
  public let databaseDefault: String
  /// `--json`.
  public let json: String
  /// `--no-pager`.
  public let noPager: String
  /// `--help`.
  public let help: String
  /// `--version`.
  public let version: String

  // MARK: Flags of single commands

  /// `--at`.
  public let at: Value
  /// The probe that is answered without `--at`.
  public let atDefault: String
  /// `--from` of a period.
  public let from: Value
  /// `--to` of a period.
  public let to: Value
  /// `--period`.
  public let period: Value
  /// `--tag`.
  public let tag: Value
  /// `--into`.
  public let into: Value
  /// `--from` of a stretch to answer.
  public let fromTime: Value
  /// `--to` of a stretch to answer.
  public let toTime: Value
  /// `--groups`.
  public let groups: String
  /// `--older`.
  public let older: String
  /// `--wait`.
  public let wait: String
  /// `--csv`.
  public let csv: String
  /// `--names`.
  public let names: String
  /// `--times`.
  public let times: String
  /// `--note`.
  public let note: Value
  /// `--emoji`.
  public let emoji: Value
  /// `--color`.
  public let color: Value
  /// `--goal`.
  public let goal: Value
  /// `--breadth`.
  public let breadth: Value
  /// `--hidden`.
  public let hidden: Value
  /// `--alias`.
  public let alias: Value
  /// `--no-alias`.
  public let noAlias: Value
  /// `--yes`.
  public let yes: String
  /// `--list` of `proba undo`.
  public let listedEdits: String
  /// `--folder`.
  public let folder: Value
  /// `--text`.
  public let text: Value
  /// `--unanswered`.
  public let unanswered: String
  /// `--limit`.
  public let limit: Value
  /// `--reverse`.
  public let reverse: String
  /// `--tag` of a report.
  public let weekTag: Value
  /// The tag used without `--tag`.
  public let weekTagDefault: String
  /// `--compare`.
  public let compare: Value
  /// `--bounds`.
  public let bounds: String
  /// `--amounts`.
  public let amounts: String
  /// `--no-amounts`.
  public let noAmounts: String
  /// `--by`.
  public let by: Value
  /// `--step`.
  public let step: Value
  /// `--unix`.
  public let unix: String
  /// `--from` of a schedule.
  public let fromMoment: Value
  /// The start of the schedule without `--from`.
  public let fromMomentDefault: String
  /// `--count`.
  public let count: Value
  /// `--gap`.
  public let gap: Value
  /// `--seed`.
  public let seed: Value
  /// The seed used without `--seed`.
  public let seedDefault: String
  /// `--gap` of an import.
  public let logGap: Value
  /// The gap used without it.
  public let logGapDefault: String
  /// `--seed` of an import.
  public let logSeed: Value
  /// The seed used without it.
  public let logSeedDefault: String
  /// `--trust-clocks`.
  public let trustClocks: String
  /// `--rejected`.
  public let rejected: Value
  /// `--port`.
  public let port: Value
  /// `--host`.
  public let host: Value
  /// `--allow-host`.
  public let allowHost: Value
  /// `--key`.
  public let key: String
  /// `--log` of the server.
  public let log: Value
  /// `--log-format` of the server.
  public let logFormat: Value
  /// `--log-file` of the server.
  public let serverLog: Value
  /// `--language` of conversions.
  public let textLanguage: Value
  /// `--rates`.
  public let rates: Value
  /// `--rate-source`.
  public let rateSource: Value
  /// `--styles` of the server.
  public let styles: Value
  /// `--styles` of the commands that write charts and reports.
  public let pictureStyles: Value
  /// `--now` of conversions.
  public let presentTime: Value
  /// The time used without `--now`.
  public let presentTimeDefault: String
  /// `--zone` of conversions.
  public let homeZone: Value
  /// The time zone used without `--zone`.
  public let homeZoneDefault: String
  /// `--log` of likely answers.
  public let answersLog: Value

  /// `--svg`.
  public let svg: Value
  /// `--png`.
  public let png: Value
  /// `--png` of a review.
  public let weekPicture: Value
  /// `--pdf` of a chart.
  public let pdf: Value
  /// `--pdf` of a report.
  public let reportFile: Value
  /// The file that a report is written to without `--pdf`.
  public let reportFileDefault: String
  /// `--scale`.
  public let scale: Value
  /// `--dark`.
  public let dark: String
  /// `--week`.
  public let week: Value
  /// The week used without `--week`.
  public let weekDefault: String
  /// `--paper`.
  public let paper: Value
  /// The paper size used without `--paper`.
  public let paperDefault: String
  /// `--no-notifications`.
  public let noNotifications: String
  /// `--hours`.
  public let hours: Value
  /// The hours used without `--hours`.
  public let hoursDefault: String
  /// `--weekdays`.
  public let weekdays: Value
  /// The days used without `--weekdays`.
  public let weekdaysDefault: String
  /// `--vacation`.
  public let vacation: String
  /// `--uninstall`.
  public let uninstall: String
  /// `--print`.
  public let print: String
  /// `--overwrite`.
  public let overwrite: String
}
