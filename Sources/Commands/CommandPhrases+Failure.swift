internal import Arguments
internal import Catalogue
private import CivilTime
internal import Rendering
internal import TrackerStore
private import Tracking

extension CommandPhrases {
  /// Returns the sentence that reports a failure to a person.
  ///
  /// - Parameters:
  ///   - failure: the failure.
  ///   - command: the command that was called, whose help describes its correct use.
  ///   - machine: the clock of the person.
  func sentence(
    for failure: Failure, of command: String, on machine: HostEnvironment
  ) -> String {
    switch failure {
    case .usage(let error): mistakes.sentence(for: error) + "\n" + mistakes.tryHelp(command)
    case .notUTF8(let word): mistakes.notUTF8(word)
    case .noPlaceForData: mistakes.noPlaceForData
    case .emptyPath(let name): mistakes.emptyPath(name)
    case .notADay(let flag, let text): mistakes.notADay(flag, text)
    case .notAPeriod(let flag, let text): mistakes.notAPeriod(flag, text)
    case .tagExpression(let flag, let text, let problem):
      "\(flag): \(refusals.sentence(for: problem))\(pointing(at: problem, in: text))"
    case .notATime(let name, let text): mistakes.notATime(name, text)
    case .noProbeThen(let text, let near): refusals.noProbeThen(text, near.joined(separator: ", "))
    case .noSuchTime(let text, let near):
      near.isEmpty
        ? refusals.noSuchTime(text) : refusals.noSuchTimeNear(text, near.joined(separator: ", "))
    case .severalProbesThen(let text, let moments):
      refusals.severalProbesThen(
        text, moments.map { "\($0.secondsSince1970)" }.joined(separator: ", "))
    case .noTerminal: mistakes.noTerminal
    case .jsonAndCSV: mistakes.jsonAndCSV
    case .mergeNeedsTarget: mistakes.mergeNeedsTarget
    case .splitNeedsTags: mistakes.splitNeedsTags
    case .dismissNeedsProbes: mistakes.dismissNeedsProbes
    case .atAndStretch: mistakes.atAndStretch
    case .quietNeedsTime: mistakes.quietNeedsTime
    case .eraseNeedsYes: mistakes.eraseNeedsYes
    case .manyProbes(let edit, let isRedone):
      isRedone ? mistakes.redoNeedsYes(edit) : mistakes.undoNeedsYes(edit)
    case .emptyPeriod: mistakes.emptyPeriod
    case .tooFarAhead: mistakes.tooFarAhead
    case .byNeedsTag: mistakes.byNeedsTag
    case .stepNeedsTrend: mistakes.stepNeedsTrend
    case .treeTakesNoTag: mistakes.treeTakesNoTag
    case .compareNeedsFrom: mistakes.compareNeedsFrom
    case .compareOrBy: mistakes.compareOrBy
    case .boundsAlone: mistakes.boundsAlone
    case .amountsAlone: mistakes.amountsAlone
    case .amountsNeedTag: mistakes.amountsNeedTag
    case .unknownTag(let name, let near): refusals.unknownTagNear(name, near)
    case .weekAndDays: mistakes.weekAndDays
    case .periodAndDays: mistakes.periodAndDays
    case .noChartFile: mistakes.noChartFile
    case .fileThere(let path): mistakes.fileThere(path)
    case .fileChanged(let path): mistakes.fileChanged(path)
    case .fileOfData(let path): mistakes.fileOfData(path)
    case .backupOfData(let path): mistakes.backupOfData(path)
    case .noBackup(let path): mistakes.noBackup(path)
    case .fileOfLog(let path): mistakes.fileOfLog(path)
    case .logAsJSON: mistakes.logAsJSON
    case .noServer: access.noServer
    case .keyIsOpen(let path): access.keyIsOpen(path)
    case .noSession(let id): access.noSession("\(id)")
    case .noFile(let path): mistakes.noFile(path)
    case .noFolder(let path): mistakes.noFolder(path)
    case .styles(let problems): problems
    case .noRates(let path): mistakes.noRates(path)
    case .rates(let troubles):
      troubles.map { sentence(for: $0) }.joined(separator: "\n")
    case .rendering(let error): troubles.sentence(for: error)
    case .schedule(let error): refusals.sentence(for: error)
    case .tracker(let error): sentence(for: error, on: machine)
    case .system(let error): troubles.sentence(for: error)
    case .server(let error): troubles.sentence(for: error)
    case .page(let error): troubles.sentence(for: error)
    }
  }

  /// Returns lines that mark the mistake in a condition; none if that is all of it.
  private func pointing(at problem: TagExpressionProblem, in text: String) -> String {
    guard problem.kind != .empty, problem.kind != .textTooLong else { return "" }
    var before = String.UnicodeScalarView()
    before.append(contentsOf: text.unicodeScalars.prefix(problem.position - 1))
    return "\n  \(text)\n  \(padded("", String(before).visible.cells))^"
  }

  /// Returns the sentence that reports an error of the tracker to a person.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - machine: the clock by which moments are written: that of the person, if it is known.
  func sentence(for error: TrackerError, on machine: HostEnvironment = .machine) -> String {
    func written(_ moment: Moment) -> String { machine.time(at: moment).written }
    return switch error {
    case .answer(let problem): refusals.sentence(for: problem)
    case .condition(let problem): refusals.sentence(for: problem)
    case .noProbeYet: refusals.noProbeYet
    case .notAProbe(let moment): refusals.notAProbe(written(moment))
    case .inTheFuture(let moment): refusals.inTheFuture(written(moment))
    case .answeredMeanwhile(let probe): refusals.answeredMeanwhile(probe.answer?.text ?? "")
    case .noAnswer(let moment): refusals.noAnswer(written(moment))
    case .unknownTag(let name): refusals.unknownTag(name)
    case .notATagName(let name): refusals.notATagName(name)
    case .tagExists(let name): refusals.tagExists(name)
    case .aliasTaken(let alias, let tag): refusals.aliasTaken(alias, tag)
    case .tooManyAliases: refusals.tooManyAliases("\(TagProfile.mostAliases)")
    case .unusableNote: refusals.unusableNote("\(TagProfile.longestNote)")
    case .notAnEmoji(let text): refusals.notAnEmoji(text)
    case .noZone(let name, let near): refusals.noZone(name, near: near)
    case .nothingToUndo: refusals.nothingToUndo
    case .nothingToRedo: refusals.nothingToRedo
    case .editedSince: refusals.editedSince
    case .neverQuiet: asking.neverApplies
    case .noQuietRule(let id): asking.noRule("\(id)")
    case .schedule(let error): refusals.badSchedule(refusals.sentence(for: error))
    case .store(let error): troubles.sentence(for: error)
    case .system(let error): troubles.sentence(for: error)
    }
  }
}

extension MistakePhrases {
  /// Returns the sentence that reports a wrong command line to a person.
  func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownFlag(let flag, nil): unknownFlag(flag)
    case .unknownFlag(let flag, let near?): unknownFlagNear(flag, near)
    case .unknownCommand(let name, nil): unknownCommand(name)
    case .unknownCommand(let name, let near?): unknownCommandNear(name, near)
    case .missingCommand(let name): missingCommand(name)
    case .duplicateFlag(let flag): duplicateFlag(flag)
    case .missingValue(let flag, let value): missingValue(flag, value)
    case .unexpectedValue(let flag, let value): unexpectedValue(flag, value)
    case .invalidValue(let flag, let value, let requirement):
      invalidValue(flag, value, text(requirement))
    case .invalidArgument(let name, let value, let requirement):
      invalidArgument(name, value, text(requirement))
    case .missingArgument(let name): missingArgument(name)
    case .unexpectedArgument(let value): unexpectedArgument(value)
    }
  }

  private func text(_ requirement: Requirement) -> String {
    switch requirement {
    case .wholeNumber: wholeNumber
    case .atLeast(let low): atLeast("\(low)")
    case .atMost(let high): atMost("\(high)")
    case .between(let low, let high): between("\(low)", "\(high)")
    case .yesOrNo: yesOrNo
    case .oneOf(let words): oneOf(words.joined(separator: ", "))
    case .described(let text): text
    }
  }
}
