import Arguments
import Catalogue
import CivilTime
import Sampling
import TagTimeLog
import Testing
import TrackerStore
import Tracking

@testable import Commands

/// Libraries that other programs use have their own sentences; Proba uses those of the catalogue.
@Suite struct `English sentences of the libraries` {
  private let words = Language.english.commandPhrases

  @Test(
    arguments: [
      .unknownFlag("--a", suggestion: nil), .unknownFlag("--a", suggestion: "--b"),
      .unknownCommand("a", suggestion: nil), .unknownCommand("a", suggestion: "b"),
      .missingCommand(after: "a"), .missingValue(flag: "--a", valueName: "b"),
      .unexpectedValue(flag: "--a", value: "b"), .duplicateFlag("--a"),
      .invalidValue(flag: "--a", value: "b", mustBe: .wholeNumber),
      .invalidValue(flag: "--a", value: "b", mustBe: .atLeast(1)),
      .invalidValue(flag: "--a", value: "b", mustBe: .atMost(9)),
      .invalidArgument(name: "a", value: "b", mustBe: .between(1, 9)),
      .invalidArgument(name: "a", value: "b", mustBe: .yesOrNo),
      .invalidArgument(name: "a", value: "b", mustBe: .oneOf(["c", "d"])),
      .invalidArgument(name: "a", value: "b", mustBe: .described("a day")),
      .missingArgument(name: "a"), .unexpectedArgument("a"),
    ] as [UsageError])
  func `on a wrong command line are those of the catalogue`(error: UsageError) {
    #expect(error.description == words.mistakes.sentence(for: error))
  }

  @Test(arguments: AnswerProblem.Kind.allCases)
  func `on an answer are those of the catalogue`(kind: AnswerProblem.Kind) {
    let problem = AnswerProblem(kind, at: 7)
    #expect(problem.description == words.refusals.sentence(for: problem))
  }

  @Test(
    arguments: [
      .noMoment, .noSpace, .momentOutOfRange, .tooLong, .notUTF8,
      .unreadable(AnswerProblem(.unclosed, at: 7)),
    ] as [LogProblem])
  func `on a line of a log are those of the catalogue`(problem: LogProblem) {
    #expect(problem.description == words.refusals.sentence(for: problem))
  }

  @Test(arguments: [.seed(0), .meanGap(.minutes(0))] as [ScheduleError])
  func `on a schedule are those of the catalogue`(error: ScheduleError) {
    #expect(error.description == words.refusals.sentence(for: error))
  }

  @Test func `in a help are those of the catalogue`() {
    let (library, proba) = (HelpWords.english, HelpWords(words.help))
    func all(_ words: HelpWords) -> [String] {
      [
        words.usage, words.flagsPlace, words.commandPlace, words.commands, words.arguments,
        words.flags, words.inheritedFlags, words.name, words.synopsis, words.description,
        words.seeAlso, words.repeats, words.oneOf("a"), words.without("a"), words.more("a"),
      ]
    }
    #expect(all(library) == all(proba))
  }
}
