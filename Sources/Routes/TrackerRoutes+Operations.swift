private import Catalogue
internal import CivilTime
internal import HTTPServer
internal import HostSystem
private import JSON
internal import Preferences
internal import QuantityReading
internal import Skins
private import SpokenDates
private import Synchronization
internal import TrackerStore
internal import Tracking
internal import Wire

extension Tracker {
  /// Returns the day that a text names in any of the languages; nil if it names none, or several.
  fileprivate func day(named text: String) -> CivilDate? {
    let noon = today.start(at: .utc) + .hours(12)
    let calendar = SpokenCalendar(now: LocalTime(noon, offset: .utc), weekStart: .monday)
    return calendar.days(text).flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
  }
}

extension TrackerRoutes {
  /// Returns the operations of the programming interface: each endpoint with its handler.
  static func operations(
    _ tracker: Tracker, feed: ChangeFeed, rates: @escaping @Sendable () -> ExchangeRates?,
    skin: @escaping @Sendable () -> Skin,
    report: @escaping @Sendable (PageLog) -> Void, records: @escaping @Sendable () -> [LogRecord],
    access: Access?, clock: @escaping @Sendable () -> Nanoseconds
  ) -> [Operation] {
    let pageLogs = Mutex(PageLogLimit())
    let copies = Copies()
    let operations = [
      Operation(API.overview) { _, _ throws(TrackerError) in try tracker.overview() },
      Operation(API.probes, responding: tracker.page),
      Operation(API.search) { query, _ throws(TrackerError) in
        var found = try tracker.search(
          ProbeFilter(tags: try query.tags.map(tracker.condition), text: query.text),
          in: query.period, before: query.before,
          limit: query.limit ?? SearchQuery.usualCount)
        found.day = query.text.flatMap { tracker.day(named: $0) }
        return found
      },
      Operation(API.answers) { _, answer throws(TrackerError) in
        let probe = try tracker.answer(
          answer.text, at: answer.moment, device: .web, readsAmounts: answer.readsAmounts,
          seen: answer.seen)
        return SavedAnswer(probe, of: tracker, feed, wantsOverview: answer.wantsOverview)
      },
      Operation(API.withdrawal) { _, answer throws(TrackerError) in
        let withdrawn = try tracker.withdrawAnswer(at: answer.moment, seen: answer.seen)
        return SavedAnswer(
          withdrawn.probe, edit: withdrawn.edit, of: tracker, feed,
          wantsOverview: answer.wantsOverview)
      },
      Operation(API.batch) { _, answer throws(TrackerError) in
        let outcome = try tracker.answer(answer.text, atEach: answer.moments, device: .web)
        return ChangedProbes(outcome, of: tracker, feed, wantsOverview: answer.wantsOverview)
      },
      Operation(API.batchWithdrawal) { _, answer throws(TrackerError) in
        let outcome = try tracker.withdrawAnswers(atEach: answer.moments, seen: answer.seen)
        return ChangedProbes(outcome, of: tracker, feed, wantsOverview: answer.wantsOverview)
      },
      Operation(API.dismissal) { _, dismissal throws(TrackerError) in
        let outcome = try tracker.setDismissed(
          dismissal.isDismissed, atEach: dismissal.moments, before: dismissal.limit)
        return ChangedProbes(outcome, of: tracker, feed, wantsOverview: dismissal.wantsOverview)
      },
      Operation(API.earlierAnswers) { query, _ throws(TrackerError) in
        try tracker.earlierAnswers(at: query.moment)
      },
      Operation(API.answerReading) { query, _ throws(TrackerError) in
        try tracker.reading(of: query.text, at: query.moment)
      },
      Operation(API.likely) { query, _ throws(TrackerError) in
        try tracker.likelyAnswers(at: query.moment)
      },
      Operation(API.tags) { _, _ throws(TrackerError) in try tracker.tagUses() },
      Operation(API.tagProfile) { query, _ throws(TrackerError) in
        try tracker.tagProfile(of: query.tag, weekStart: query.weekStart)
      },
      Operation(API.newTagProfile) { _, new throws(TrackerError) in
        let edit = try tracker.changeTag(new.tag, by: new.change).edit
        return ChangedTag(edit: edit, revision: feed.revision)
      },
      Operation(API.tagColor) { _, choice throws(TrackerError) in
        let edit = try tracker.setColor(choice.color, of: choice.tag)
        return ChangedTag(edit: edit, revision: feed.revision)
      },
      Operation(API.settings) { _, _ throws(TrackerError) in try tracker.storedSettings().settings
      },
      Operation(API.newSettings) { _, settings throws(TrackerError) in
        try tracker.keep(settings)
        feed.announceSettings()
        return StoreChange(feed.revision)
      },
      Operation(API.log, responding: tracker.log),
      Operation(API.newLogLines) { _, new throws(TrackerError) in
        let report = try tracker.importLog(
          lines: Array(new.lines.utf8), continuing: new.edit, isLast: !new.hasMore)
        return SavedLogLines(
          ImportedLog(report), edit: report.edit, revision: feed.revision)
      },
      Operation(
        API.backup, responding: { _, _ throws(TrackerError) in try tracker.backup(copies) }),
      Operation(
        API.erasure,
        responding: { _, _ throws(TrackerError) in
          try tracker.eraseAll()
          // Versions up to 0.1.0 let browsers store replies.
          return Operation.response(
            to: API.erasure, StoreChange(feed.revision),
            headers: ["Clear-Site-Data": "\"cache\""])
        }),
      Operation(API.schedule) { _, _ throws(TrackerError) in
        try tracker.refreshSchedule()
        return tracker.schedule
      },
      Operation(API.scheduleChange) { _, change throws(TrackerError) in
        try tracker.change(change)
        return StoreChange(feed.revision)
      },
      Operation(API.quietRules) { _, _ throws(TrackerError) in try tracker.quietRules() },
      Operation(API.newQuietRule) { _, rule throws(TrackerError) in
        let rule = try tracker.addQuietRule(
          rule.kind, on: rule.weekdays, hours: rule.hours, from: rule.from, to: rule.to)
        return SavedQuietRule(rule, revision: feed.revision)
      },
      Operation(API.quietRuleEnd) { _, rule throws(TrackerError) in
        SavedQuietRule(try tracker.endQuietRule(rule.id), revision: feed.revision)
      },
      Operation(API.tagName) { _, change throws(TrackerError) in
        let merge = try tracker.renameTag(change.tag, to: change.name)
        return MergedTag(merge, revision: feed.revision)
      },
      Operation(API.tagMerge) { _, change throws(TrackerError) in
        let merge = try tracker.mergeTags(change.tags, into: change.target)
        return MergedTag(merge, revision: feed.revision)
      },
      Operation(API.tagSplit) { _, change throws(TrackerError) in
        let condition = try tracker.condition(change.condition)
        let split =
          change.isTrial
          ? TagSplit(
            name: change.target,
            changed: try tracker.answers(of: change.tag, where: condition, in: change.period),
            edit: nil)
          : try tracker.splitTag(
            change.tag, where: condition, in: change.period, into: change.target)
        return SplitTag(split, revision: feed.revision)
      },
      Operation(API.undo) { _, request throws(TrackerError) in
        try tracker.undo(request.edit)
        // The edit may have changed settings.
        feed.announceSettings()
        return StoreChange(feed.revision)
      },
      Operation(API.redo) { _, request throws(TrackerError) in
        try tracker.redo(request.edit)
        feed.announceSettings()
        return StoreChange(feed.revision)
      },
      Operation(API.edits) { _, _ throws(TrackerError) in try tracker.history() },
      Operation(API.statistics) { query, _ throws(TrackerError) in
        guard let tag = query.tag else {
          return try tracker.statistics(in: query.period, part: query.part)
        }
        return try tracker.statistics(in: query.period, of: try tracker.condition(tag))
      },
      Operation(API.changes) { query, _ throws(TrackerError) in
        guard let tag = query.tag else {
          return try tracker.comparison(
            of: query.period, with: query.before, most: StatisticsQuery.mostTags)
        }
        let tags = try tracker.condition(tag)
        return Comparison(
          of: try tracker.statistics(in: query.period, of: tags),
          with: try tracker.statistics(in: query.before, of: tags, besides: query.period))
      },
      Operation(API.days) { query, _ throws(TrackerError) in
        try tracker.days(from: query.from, count: query.count)
      },
      Operation(API.weeks) { query, _ throws(TrackerError) in
        try tracker.weeks(
          upTo: query.to, count: query.count ?? TagWeeks.usualCount,
          of: try query.tag.map(tracker.condition), most: StatisticsQuery.mostTags)
      },
      Operation(API.review) { query, _ throws(TrackerError) in try tracker.review(from: query.from)
      },
      Operation(
        API.reviewPicture,
        respondingTo: { query, _, request throws(TrackerError) in
          try tracker.reviewPicture(query, for: request, in: skin())
        }),
      Operation(
        API.report,
        respondingTo: { query, _, request throws(TrackerError) in
          try tracker.reportFile(query, for: request, in: skin())
        }),
      Operation(
        API.chart,
        respondingTo: { query, _, request throws(TrackerError) in
          try tracker.chartFile(query, for: request, in: skin())
        }),
      Operation(
        API.statisticsTable,
        responding: { period, _ throws(TrackerError) in try tracker.tableFile(period) }),
      Operation(API.companions) { query, _ throws(TrackerError) in
        Companions(
          of: try tracker.condition(query.tag), in: try tracker.combinations(in: query.period))
      },
      Operation(API.weekMap) { query, _ throws(TrackerError) in
        try tracker.weekMap(of: try tracker.condition(query.tag), in: query.period)
      },
      Operation(API.tagTree) { period, _ throws(TrackerError) in
        try tracker.tagTree(in: period)
      },
      Operation(API.trend) { query, _ throws(TrackerError) in
        try tracker.trend(
          of: try query.tag.map(tracker.condition), in: query.period, weekStart: query.weekStart)
      },
      Operation(API.tagAmounts) { query, _ throws(TrackerError) in
        try tracker.amounts(
          of: try tracker.condition(query.tag), in: query.period, weekStart: query.weekStart)
      },
      Operation(API.conversion) { query, _, request in
        var converter = Converter(
          of: query.language, for: request, rates: rates(), zone: tracker.zone, now: tracker.now)
        for text in query.recent.prefix(Converter.mostRecent).reversed() {
          converter.remember(text)
        }
        return Operation.response(to: API.conversion, converter.convert(query.text))
      },
      Operation(API.events, responding: { _, _ in .events(feed.channel) }),
      // In a form that browsers allow a page to send while it is being closed.
      Operation(
        API.pageLog, bodyBytes: 64 << 10,
        respondingTo: { _, log, _ in
          let now = clock()
          if let taken = pageLogs.withLock({ $0.taken(of: log, at: now) }) { report(taken) }
          return Response(.noContent)
        }),
      Operation(API.programLog) { _, _ in records() },
      Operation(
        API.programLogFile,
        respondingTo: { _, _, request in
          LogRecord.file(records(), named: "proba-program-log-\(tracker.today.iso)", for: request)
        }),
    ]
    let all = operations + tracker.sessionOperations(access)
    let description = Operation(API.description) { _, _ in
      OpenAPI.document(of: all + [Operation(API.description) { _, _ in .object([:]) }])
    }
    return all + [description]
  }
}

extension SavedAnswer {
  /// Makes the reply to a stored change, even if the overview cannot be read.
  fileprivate init(
    _ probe: Probe, edit: EditID? = nil, of tracker: Tracker, _ feed: ChangeFeed,
    wantsOverview: Bool
  ) {
    // Read before the overview, which is therefore at least as new.
    let revision = feed.revision
    self.init(
      probe: probe, edit: edit, revision: revision,
      overview: wantsOverview ? try? tracker.overview() : nil)
  }
}

extension ChangedProbes {
  /// Makes the reply to a stored change, even if the overview cannot be read.
  fileprivate init(
    _ outcome: BatchOutcome, of tracker: Tracker, _ feed: ChangeFeed, wantsOverview: Bool
  ) {
    let revision = feed.revision
    self.init(
      changed: outcome.changed, kept: outcome.kept, revision: revision,
      overview: wantsOverview ? try? tracker.overview() : nil)
  }
}

extension Tracker {
  /// Returns a log as a file that a browser saves.
  fileprivate func log(_ period: Period, _: Void) throws(TrackerError) -> Response {
    .file(
      type: "text/plain; charset=utf-8", SentFile(try logFile(period)),
      headers: [
        "Content-Disposition": "attachment; filename=\"proba-\(today.iso).log\"",
        "Cache-Control": "no-store",
      ])
  }

  /// Returns a copy of everything as a file that a browser saves.
  fileprivate func backup(_ copies: Copies) throws(TrackerError) -> Response {
    guard copies.begin() else { return .tooManyCopies }
    let file: UnnamedFile
    do { file = try backupFile() } catch {
      copies.end()
      throw error
    }
    return .file(
      type: "application/vnd.sqlite3", SentFile(file, whenSent: { copies.end() }),
      headers: [
        "Content-Disposition": "attachment; filename=\"proba-\(today.iso).sqlite\"",
        "Cache-Control": "no-store",
      ])
  }

  /// Returns a page of probes, with the address of the next page if there are more.
  fileprivate func page(_ query: ProbesQuery, _: Void) throws(TrackerError) -> Response {
    let limit = query.limit ?? ProbesQuery.mostProbes
    let found = try probes(in: query.period, after: query.after, limit: limit + 1)
    let probes = Array(found.prefix(limit))
    var headers = Headers()
    if found.count > probes.count {
      let next = ProbesQuery(query.period, limit: limit, after: probes.last?.moment)
      headers["Link"] = "<\(API.probes.address(next))>; rel=\"next\""
    }
    return Operation.response(to: API.probes, probes, headers: headers)
  }
}

extension Converter {
  /// Makes a converter for a request.
  ///
  /// - Parameters:
  ///   - choice: the language of sentences; if it is automatic, the request determines it.
  ///   - request: the request, which indicates the person's location.
  ///   - rates: the exchange rates.
  ///   - zone: the person's zone; nil for that of this machine.
  ///   - now: the present moment.
  init(
    of choice: LanguageChoice, for request: Request, rates: ExchangeRates?, zone: ZoneName?,
    now: Moment
  ) {
    let language: Language =
      if case .fixed(let language) = choice { language } else { .preferred(request.languages) }
    self.init(
      language: language, textLanguage: ReadingLanguage(rawValue: language.tag),
      territory: .preferred(by: request.languages), rates: rates, zone: zone?.text, now: now)
  }
}
