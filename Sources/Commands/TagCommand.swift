private import Arguments
private import Catalogue
internal import Composition
private import Sampling
private import TrackerStore
private import Tracking
private import Wire

/// `proba tag`: the person's description of a tag.
struct TagCommand: EditingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>
  let writing: Lazy<WritingTracker>

  /// The word that has a colour chosen.
  private static let automatic = "auto"

  func run() throws(Failure) -> Outcome {
    let name = call.string(\.renamedTag) ?? ""
    let change = TagChange(
      note: call.string(\.note), emoji: call.string(\.emoji),
      level: call.string(\.breadth).flatMap(NestingLevel.init(word:)),
      isHidden: call.string(\.hidden).map { $0 == "yes" }, goal: try goal(),
      addedAliases: call.strings(\.alias), removedAliases: call.strings(\.noAlias))
    let color = try color()
    let isChange = change != TagChange() || color != nil
    do { try Tracker.validate(change) } catch { throw .tracker(error) }
    let tracker = try (isChange ? writing() : reading())
    let profile: TagProfile
    do throws(TrackerError) {
      // The word by which it was named may no longer be one for it.
      var known = name
      if change != TagChange() { known = try tracker.changeTag(name, by: change).profile.tag.name }
      if let color { _ = try tracker.setColor(color.color, of: known) }
      profile = try tracker.tagProfile(of: known, weekStart: call.weekStart(in: tracker))
    } catch {
      throw .tracker(error)
    }
    if output.isJSON { output.print(profile.json) } else { show(profile) }
    return .done
  }

  /// Returns the goal of `--goal`; nil without it.
  private func goal() throws(Failure) -> TagChange.Goal? {
    guard let text = call.string(\.goal) else { return nil }
    if text.isEmpty { return .removed }
    guard let goal = TagGoal(text) else {
      throw .usage(
        .invalidValue(
          flag: call.spelling(\.goal), value: text,
          mustBe: .described(call.words.profile.goalForm)))
    }
    return .set(goal)
  }

  /// Returns the colour of `--color`; nil without it.
  private func color() throws(Failure) -> NewColor? {
    guard let text = call.string(\.color) else { return nil }
    let name = call.string(\.renamedTag) ?? ""
    if text == Self.automatic { return NewColor(tag: name, color: nil) }
    guard let color = Int(text).flatMap({ TagColor(number: $0) }) else {
      throw .usage(
        .invalidValue(
          flag: call.spelling(\.color), value: text,
          mustBe: .described(call.words.profile.colorForm("\(TagColor.count)"))))
    }
    return NewColor(tag: name, color: color)
  }

  /// Returns the summary of a goal: the goal itself, the week so far, and the usual end of such weeks.
  private func lines(of goal: TagGoal, _ progress: GoalProgress?) -> String {
    let (words, texts) = (call.words, call.language.texts)
    func hours(_ hours: Double, _ decimals: Int) -> String {
      texts[.hoursValue, words.decimal(hours, decimals)]
    }
    let (isLimit, whole) = (goal.direction == .atMost, hours(goal.hours, goal.decimals))
    let written = GoalSentences(texts, isLimit: isLimit, hours: whole)
    guard let progress else { return written.goal }
    guard let lowered = goal.withDaysOff(progress.daysOff) else {
      return written.goal + "\n" + written.weekOff
    }
    let sentences = GoalSentences(
      texts, isLimit: isLimit, hours: hours(lowered.hours, lowered.decimals),
      days: 7 - progress.daysOff, of: whole)
    let spent = progress.hours
    let interval = words.interval(from: spent.low, to: spent.high)
    return [
      written.goal, sentences.week(hours(spent.value, 1) + " (\(interval))"),
      sentences.outlook(
        progress.probability, isPast: progress.isPast(goal),
        answersLeft: progress.answersLeft),
    ].joined(separator: "\n")
  }

  private func show(_ profile: TagProfile) {
    let (words, tag) = (call.words, profile.tag)
    let level = call.language.texts.tags[profile.level.text].lowercased()
    let rows = [
      (words.profile.answers, "\(tag.answers)"),
      (words.profile.aliases, tag.aliases.joined(separator: " ")),
      (words.profile.emoji, tag.emoji),
      (words.profile.color, "\(tag.color.number)"),
      (words.profile.goal, profile.goal.map { lines(of: $0, profile.progress) } ?? ""),
      (words.profile.breadth, level),
      (words.profile.hidden, tag.isHidden ? words.profile.yes : words.profile.no),
      (words.profile.note, profile.note),
    ]
    output.print(tag.name + "\n")
    let shown = rows.filter { !$0.1.isEmpty }
    let width = shown.map { $0.0.cells }.max() ?? 0
    for (label, text) in shown {
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let label = "  " + padded(place == 0 ? label : "", width) + "  "
        output.print(labelled(label, String(line), columns: output.knownColumns) + "\n")
      }
    }
  }
}

extension NestingLevel {
  /// Its word on the command line.
  fileprivate var word: String {
    switch self {
    case .innermost: "narrowest"
    case .inner: "narrower"
    case .automatic: "automatic"
    case .outer: "broader"
    case .outermost: "broadest"
    }
  }

  /// Its text for a person.
  fileprivate var text: TagText {
    switch self {
    case .innermost: .narrowest
    case .inner: .narrower
    case .automatic: .automaticLevel
    case .outer: .broader
    case .outermost: .broadest
    }
  }

  /// The words for all of them, from the narrowest.
  static var words: [String] { allCases.map(\.word) }

  fileprivate init?(word: String) {
    guard let level = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = level
  }
}
