internal import Catalogue
private import CivilTime
internal import DesktopNotifications
internal import Tracking
internal import Wire

/// The notification that asks about a probe, with likely answers as buttons.
struct DesktopQuestion {
  let notification: DesktopNotification
  /// The answer of each button, by its key.
  let texts: [String: String]

  /// - Parameters:
  ///   - probe: the latest probe of the overview.
  ///   - problem: the problem with a written answer.
  ///   - attempt: the number of answers that could not be read, which makes the question a new one
  ///     each time.
  init(
    _ probe: Probe, in overview: Overview, _ words: AskingPhrases, problem: String?, attempt: Int
  ) {
    var answers = Self.likelyAnswers(overview).map { (label: $0, text: $0) }
    if overview.likely.previous != nil { answers.append((words.sameAsBefore, "\"")) }
    var actions: [DesktopNotification.Action] = []
    var texts: [String: String] = [:]
    for (number, answer) in answers.enumerated() {
      // No tag: keys that come back are looked up, and others are ignored.
      let key = "p\(probe.moment).\(number)"
      actions.append(DesktopNotification.Action(key, answer.label))
      texts[key] = answer.text
    }
    self.texts = texts
    let others = overview.unfilled.count {
      $0.moment != probe.moment && $0.moment > probe.moment - .days(1)
    }
    let lines = [problem, others > 0 ? words.moreWait(others) : nil].compactMap { $0 }
    notification = DesktopNotification(
      key: attempt == 0 ? "p\(probe.moment)" : "p\(probe.moment) \(attempt)",
      title: words.question(LocalTime(probe.moment, offset: probe.offset).shortClock),
      body: lines.joined(separator: "\n"), openLabel: words.open, actions: actions,
      reply: DesktopNotification.Reply(label: words.reply, placeholder: words.replyPlaceholder))
  }

  /// Returns the two likeliest answers other than the previous one, as they are written.
  private static func likelyAnswers(_ overview: Overview) -> [String] {
    let previous = Set(overview.likely.previous ?? [])
    return overview.likely.whole(3).filter { Set($0) != previous }.prefix(2).map {
      $0.joined(separator: " ")
    }
  }
}
