internal import Arguments
internal import Catalogue
private import CivilTime
private import Preferences
private import Reporting
private import Tracking

/// The whole language of `proba`, as data: parsing, help and errors derive from it.
///
/// The names of commands and flags are the same in every language; their descriptions in the help are not.
struct Grammar {
  /// The program with all its commands.
  let program: Command

  // MARK: Flags of every command

  let database: Flag
  let json: Flag
  let help: Flag
  let version: Flag
  let noPager: Flag

  // MARK: Flags of single commands

  let at: Flag
  let from: Flag
  let to: Flag
  let period: Flag
  let tag: Flag
  let fromTime: Flag
  let toTime: Flag
  let groups: Flag
  let older: Flag
  let weekTag: Flag
  let by: Flag
  let step: Flag
  let wait: Flag
  let into: Flag
  let csv: Flag
  let names: Flag
  let times: Flag
  let note: Flag
  let emoji: Flag
  let color: Flag
  let goal: Flag
  let breadth: Flag
  let hidden: Flag
  let alias: Flag
  let noAlias: Flag
  let yes: Flag
  let listedEdits: Flag
  let folder: Flag
  let text: Flag
  let unanswered: Flag
  let limit: Flag
  let reverse: Flag
  let compare: Flag
  let bounds: Flag
  let amounts: Flag
  let noAmounts: Flag
  let unix: Flag
  let fromMoment: Flag
  let count: Flag
  let gap: Flag
  let seed: Flag
  let logGap: Flag
  let logSeed: Flag
  let trustClocks: Flag
  let rejected: Flag
  let port: Flag
  let freePort: Flag
  let host: Flag
  let allowHost: Flag
  let key: Flag
  let noNotifications: Flag
  let hours: Flag
  let weekdays: Flag
  let vacation: Flag
  let uninstall: Flag
  let print: Flag
  let log: Flag
  let logFormat: Flag
  let serverLog: Flag
  let answersLog: Flag
  let textLanguage: Flag
  let rates: Flag
  let rateSource: Flag
  let styles: Flag
  let pictureStyles: Flag
  let presentTime: Flag
  let homeZone: Flag
  let svg: Flag
  let png: Flag
  let weekPicture: Flag
  let pdf: Flag
  let reportFile: Flag
  let scale: Flag
  let dark: Flag
  let week: Flag
  let paper: Flag
  let overwrite: Flag

  // MARK: Arguments

  let answerText: Argument
  let editedText: Argument
  let when: Argument
  let dismissedWhen: Argument
  let renamedTag: Argument
  let newName: Argument
  let mergedTags: Argument
  let topic: Argument
  let shell: Argument
  let convertedText: Argument
  let logFile: Argument
  let exportFile: Argument
  let backupFile: Argument
  let restoredFile: Argument
  let chart: Argument
  let settingKey: Argument
  let settingWord: Argument
  let ruleNumber: Argument
  let sessionNumber: Argument

  init(_ words: HelpPhrases) {
    database = Flag(
      "database", words.database, default: words.databaseDefault, completing: .files,
      isPassedOn: true)
    json = Flag("json", help: words.json)
    help = Flag("help", short: "h", help: words.help, asks: true)
    version = Flag("version", short: "V", help: words.version, asks: true)
    noPager = Flag("no-pager", help: words.noPager)

    at = Flag("at", words.at, default: words.atDefault, completing: .unansweredTimes)
    from = Flag("from", words.from)
    to = Flag("to", words.to)
    period = Flag("period", words.period)
    tag = Flag("tag", words.tag, completing: .tags)
    weekTag = Flag("tag", words.weekTag, default: words.weekTagDefault, completing: .tags)
    fromTime = Flag("from", words.fromTime)
    toTime = Flag("to", words.toTime)
    groups = Flag("groups", help: words.groups)
    older = Flag("older", help: words.older)
    wait = Flag("wait", help: words.wait)
    into = Flag("into", words.into, completing: .tags)
    csv = Flag("csv", help: words.csv)
    names = Flag("names", help: words.names)
    times = Flag("times", help: words.times)
    note = Flag("note", words.note)
    emoji = Flag("emoji", words.emoji)
    color = Flag("color", words.color)
    goal = Flag("goal", words.goal)
    breadth = Flag("breadth", words.breadth, allowed: NestingLevel.words)
    hidden = Flag("hidden", words.hidden, allowed: ["yes", "no"])
    alias = Flag("alias", words.alias, repeats: true)
    noAlias = Flag("no-alias", words.noAlias, repeats: true)
    yes = Flag("yes", help: words.yes)
    listedEdits = Flag("list", help: words.listedEdits)
    folder = Flag("folder", words.folder, completing: .files)
    text = Flag("text", words.text)
    unanswered = Flag("unanswered", help: words.unanswered)
    limit = Flag("limit", words.limit)
    reverse = Flag("reverse", help: words.reverse)
    compare = Flag("compare", words.compare)
    bounds = Flag("bounds", help: words.bounds)
    amounts = Flag("amounts", help: words.amounts)
    noAmounts = Flag("no-amounts", help: words.noAmounts)
    by = Flag("by", words.by, allowed: StatsCommand.Division.allCases.map(\.rawValue))
    step = Flag(
      "step", words.step, allowed: StatsCommand.Division.Step.allCases.map(\.rawValue))
    unix = Flag("unix", help: words.unix)
    fromMoment = Flag("from", words.fromMoment, default: words.fromMomentDefault)
    count = Flag("count", words.count, default: "\(Default.count)")
    gap = Flag("gap", words.gap, default: "\(Default.gap.seconds / 60)")
    seed = Flag("seed", words.seed, default: words.seedDefault)
    logGap = Flag("gap", words.logGap, default: words.logGapDefault)
    logSeed = Flag("seed", words.logSeed, default: words.logSeedDefault)
    trustClocks = Flag("trust-clocks", help: words.trustClocks)
    rejected = Flag("rejected", words.rejected, completing: .files)
    port = Flag("port", words.port, default: "\(Default.port)")
    freePort = Flag("port", words.port)
    host = Flag("host", words.host, default: Default.host)
    allowHost = Flag("allow-host", words.allowHost, repeats: true)
    key = Flag("key", help: words.key)
    noNotifications = Flag("no-notifications", help: words.noNotifications)
    hours = Flag("hours", words.hours, default: words.hoursDefault)
    weekdays = Flag("weekdays", words.weekdays, default: words.weekdaysDefault)
    vacation = Flag("vacation", help: words.vacation)
    uninstall = Flag("uninstall", help: words.uninstall)
    print = Flag("print", help: words.print)
    log = Flag(
      "log", words.log, default: Default.log.rawValue,
      allowed: ServerLog.Extent.allCases.map(\.rawValue))
    logFormat = Flag(
      "log-format", words.logFormat, default: Default.logFormat.rawValue,
      allowed: ServerLog.Format.allCases.map(\.rawValue))
    serverLog = Flag("log-file", words.serverLog, completing: .files)
    answersLog = Flag("log", words.answersLog, completing: .files)
    textLanguage = Flag("language", words.textLanguage, allowed: ["en", "uk", "ru"])
    rates = Flag("rates", words.rates, completing: .files)
    rateSource = Flag("rate-source", words.rateSource, repeats: true)
    styles = Flag("styles", words.styles, completing: .files)
    pictureStyles = Flag("styles", words.pictureStyles, completing: .files)
    presentTime = Flag("now", words.presentTime, default: words.presentTimeDefault)
    homeZone = Flag("zone", words.homeZone, default: words.homeZoneDefault)
    svg = Flag("svg", words.svg, completing: .files)
    png = Flag("png", words.png, completing: .files)
    weekPicture = Flag("png", words.weekPicture, completing: .files)
    pdf = Flag("pdf", words.pdf, completing: .files)
    reportFile = Flag(
      "pdf", words.reportFile, default: words.reportFileDefault, completing: .files)
    scale = Flag("scale", words.scale, default: "\(Default.scale)")
    dark = Flag("dark", help: words.dark)
    week = Flag("week", words.week, default: words.weekDefault)
    paper = Flag("paper", words.paper, default: words.paperDefault, allowed: ["a4", "letter"])
    overwrite = Flag("overwrite", help: words.overwrite)

    answerText = Argument(words.operands.answerText, .any, completing: .tags)
    editedText = Argument(words.operands.answerText, .some, completing: .tags)
    when = Argument(words.operands.when, .one, completing: .times)
    dismissedWhen = Argument(words.operands.dismissedWhen, .optional, completing: .unansweredTimes)
    renamedTag = Argument(words.operands.renamedTag, .one, completing: .tags)
    newName = Argument(words.operands.newName, .one)
    mergedTags = Argument(words.operands.mergedTags, .some, completing: .tags)
    convertedText = Argument(words.operands.convertedText, .any)
    topic = Argument(words.operands.topic, .any, completing: .commands)
    shell = Argument(words.operands.shell, .one, allowed: Shell.allCases.map(\.rawValue))
    logFile = Argument(words.operands.logFile, .one, completing: .files)
    exportFile = Argument(words.operands.exportFile, .optional, completing: .files)
    backupFile = Argument(words.operands.backupFile, .one, completing: .files)
    restoredFile = Argument(words.operands.restoredFile, .one, completing: .files)
    chart = Argument(
      words.operands.chartKind, .one, allowed: ReportWriter.Chart.allCases.map(\.rawValue))
    settingKey = Argument(
      words.operands.settingKey, .optional, allowed: ConfigCommand.names)
    settingWord = Argument(
      words.operands.settingWord, .optional, completing: .words(after: ConfigCommand.words))
    ruleNumber = Argument(words.operands.ruleNumber, .one)
    sessionNumber = Argument(words.operands.sessionNumber, .optional)

    program = Command(
      "proba", words.program, flags: [database, json, noPager, help, version],
      subcommands: [
        Command(
          "serve", words.serve,
          flags: [
            port, host, allowHost, key, noNotifications, rates, rateSource, styles, log, logFormat,
            serverLog,
          ]),
        Command("open", words.starting.open, flags: [port]),
        Command("demo", words.starting.demo, flags: [freePort]),
        Command("install", words.install, flags: [port, uninstall, print, overwrite]),
        Command(
          "answer", words.answer, arguments: [answerText], flags: [at, fromTime, toTime, noAmounts]),
        Command("ping", words.ping, flags: [wait]),
        Command("catchup", words.catchUp, flags: [groups, period, from, to]),
        Command(
          "dismiss", words.dismissal, arguments: [dismissedWhen], flags: [older, period, from, to]),
        Command("watch", words.watch, flags: [csv]),
        Command("status", words.status, flags: [csv]),
        Command(
          "probes", words.probes,
          flags: [period, from, to, tag, text, unanswered, limit, reverse, times, csv]),
        Command(
          "stats", words.stats,
          flags: [period, from, to, tag, compare, by, step, bounds, amounts, csv]),
        Command("tags", words.tags, flags: [names, csv]),
        Command(
          "tag", words.tagProfile, arguments: [renamedTag],
          flags: [note, alias, noAlias, emoji, color, goal, breadth, hidden]),
        Command("rename", words.rename, arguments: [renamedTag, newName]),
        Command("merge", words.merge, arguments: [mergedTags], flags: [into]),
        Command(
          "split", words.split, arguments: [renamedTag], flags: [tag, into, period, from, to]),
        Command("edit", words.edit, arguments: [when, editedText], flags: [noAmounts]),
        Command("delete", words.delete, arguments: [when]),
        Command("undo", words.undo, flags: [listedEdits, yes]),
        Command("redo", words.redo, flags: [yes]),
        Command(
          "convert", words.convert, arguments: [convertedText],
          flags: [textLanguage, rates, presentTime, homeZone]),
        Command("rates", words.fetchRates, flags: [rateSource]),
        Command("likely", words.likely, flags: [answersLog, csv]),
        Command("config", words.config, arguments: [settingKey, settingWord], flags: [csv]),
        Command(
          "quiet", words.quiet,
          subcommands: [
            Command("add", words.quietAdd, flags: [hours, weekdays, vacation, period, from, to]),
            Command("list", words.quietList, flags: [csv]),
            Command("end", words.quietEnd, arguments: [ruleNumber]),
          ]),
        Command(
          "session", words.session,
          subcommands: [
            Command("add", words.sessionAdd),
            Command("list", words.sessionList, flags: [csv]),
            Command("end", words.sessionEnd, arguments: [sessionNumber]),
          ]),
        Command(
          "report", words.reporting,
          flags: [reportFile, week, period, from, to, weekTag, paper, pictureStyles, overwrite]),
        Command(
          "review", words.review, flags: [week, weekPicture, pictureStyles, overwrite]),
        Command(
          "chart", words.charts, arguments: [chart],
          flags: [svg, png, pdf, period, from, to, weekTag, scale, dark, pictureStyles, overwrite]),
        Command("schedule", words.schedule, flags: [unix, fromMoment, count, gap, seed, csv]),
        Command(
          "import", words.imports,
          subcommands: [
            Command(
              "tagtime", words.importTagTime, arguments: [logFile],
              flags: [logGap, logSeed, trustClocks, rejected, overwrite])
          ]),
        Command(
          "export", words.exports,
          subcommands: [
            Command(
              "tagtime", words.exportTagTime, arguments: [exportFile],
              flags: [period, from, to, overwrite])
          ]),
        Command("backup", words.backup, arguments: [backupFile], flags: [overwrite]),
        Command("restore", words.restore, arguments: [restoredFile]),
        Command("check", words.check),
        Command("erase", words.erase, flags: [yes]),
        Command("completions", words.completions, arguments: [shell]),
        Command("manual", words.manual, arguments: [topic], flags: [folder]),
        Command("help", words.helpCommand, arguments: [topic]),
        Command("version", words.versionCommand),
      ])
  }
}

// The catalogue's description of a part of the command line, and the part itself.

extension Flag {
  fileprivate init(
    _ name: String, _ value: HelpPhrases.Value, default text: String? = nil,
    allowed: [String] = [], completing: Completing = .nothing, repeats: Bool = false,
    isPassedOn: Bool = false
  ) {
    self.init(
      name, value: value.name, help: value.help, defaultText: text, allowed: allowed,
      completing: completing, repeats: repeats, isPassedOn: isPassedOn)
  }
}

extension Argument {
  fileprivate init(
    _ value: HelpPhrases.Value, _ count: Count, allowed: [String] = [],
    completing: Completing = .nothing
  ) {
    self.init(
      value.name, count, help: value.help, allowed: allowed, completing: completing)
  }
}

extension Completing {
  /// The existing tags.
  fileprivate static let tags = Completing.lines(of: ["tags", "--names"])
  /// The times of the latest probes.
  fileprivate static let times = Completing.lines(of: listing)
  /// The times of the latest probes without an answer.
  fileprivate static let unansweredTimes = Completing.lines(of: listing + ["--unanswered"])

  private static let listing = ["probes", "--times", "--reverse", "--limit", "20"]
}

extension Command {
  fileprivate init(
    _ name: String, _ topic: HelpPhrases.Topic, arguments: [Argument] = [], flags: [Flag] = [],
    subcommands: [Command] = []
  ) {
    self.init(
      name, summary: topic.summary, discussion: topic.discussion ?? "",
      terms: topic.terms.map { Term($0.name, $0.help) }, arguments: arguments, flags: flags,
      subcommands: subcommands)
  }
}
