import CivilTime
import Interface
import PageModel
import Requests
import StatisticsScreens
import TextBytes
import Tracking
import Wire

/// The selection of the answers of a tag that will get another one: their condition and their number.
final class SplitModel {
  /// The time without a key press after which the answers are counted, in milliseconds.
  private static let rest = 200.0

  /// The condition for the answers, as written.
  @Observed private(set) var condition = ""
  /// The number of answers that meet the condition; nil if it is not known.
  @Observed private(set) var count: Int?
  /// The reason why they cannot be counted.
  @Observed private(set) var problem: ConditionProblem?
  /// The tags that occur with the tag, which a condition may name.
  @Observed private(set) var companions: [Companions.Companion] = []

  private let browser: Browser
  private let combinations: Reading
  private var tag = ""
  private var pause, counting: Subscription?

  init(browser: Browser, cache: ResponseCache) {
    self.browser = browser
    combinations = Reading(cache)
  }

  /// Starts the selection for a tag.
  func begin(_ tag: String) {
    self.tag = tag
    write("")
    companions = []
    combinations.read(API.companions, TagPeriodQuery(tag: tag, .always)) { [self] result in
      if case .success(let found) = result { companions = found.companions }
    }
  }

  /// Updates the condition, and counts the answers that meet it once the person rests.
  func write(_ text: String) {
    condition = text
    (count, problem) = (nil, nil)
    counting?.cancel()
    pause?.cancel()
    guard !TagExpression.isUnfinished(text) else { return }
    pause = browser.after(milliseconds: Self.rest) { [self] in countAnswers() }
  }

  /// Writes a tag into the condition, replacing it unless the condition is incomplete and awaits a tag.
  func choose(_ name: String) {
    let (tag, written) = (TagExpression.written(name), condition.withoutOuterSpaces)
    guard TagExpression.needsTag(written) else { return write(tag) }
    let last = written.bytes.last
    let joins = last == UInt8(ascii: "!") || last == UInt8(ascii: "(")
    write(written + (joins ? "" : " ") + tag)
  }

  /// Counts the answers, also again after they have changed.
  func countAnswers() {
    guard !TagExpression.isUnfinished(condition) else { return }
    counting?.cancel()
    let trial = TagToSplit(tag, where: condition, into: "", isTrial: true)
    counting = browser.call(API.tagSplit, sending: trial) { [self] result in
      switch result {
      case .success(let reply): (count, problem) = (reply.split.changed, nil)
      case .failure(let failure):
        count = nil
        problem = ConditionProblem(status: failure.status, position: failure.problem?.position)
      }
    }
  }
}
