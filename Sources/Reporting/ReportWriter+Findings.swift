internal import Catalogue
internal import CatalogueFormatting
internal import CivilTime
internal import Drawing
internal import Geometry
internal import Interface
public import Reviews
internal import Sampling
internal import Tracking

// The findings of the review of a week, in sentences.

extension ReportWriter {
  /// A finding of the review: the sentence of its card, and the figures below it.
  public struct Finding {
    /// The sentence.
    public let sentence: String
    /// The tags that took most of the week, with their hours; none for other findings.
    public private(set) var rows: [(name: String, figures: String)] = []
    /// The evidence.
    public private(set) var notes: [String] = []

    fileprivate init(
      sentence: String, rows: [(name: String, figures: String)] = [], notes: [String] = []
    ) {
      self.sentence = sentence
      self.rows = rows
      self.notes = notes
    }
  }

  /// The maximum number of changes that are listed.
  private static let mostChanges = 6

  /// Returns the findings of a review, in the order of its cards.
  ///
  /// - Parameters:
  ///   - review: the review.
  ///   - isRunning: whether its week is not over.
  public func findings(of review: WeekReview, isRunning: Bool = false) -> [Finding] {
    review.topics.compactMap { topic in
      switch topic {
      case .summary: finding(of: review.summary, isRunning: isRunning)
      case .goals: review.goals.map { finding(of: $0) }
      case .changes: review.changes.map { finding(of: $0, in: review.summary) }
      case .rhythm: review.rhythm.map { finding(of: $0) }
      case .novelty: review.novelty.map { finding(of: $0) }
      case .succession: review.succession.map { finding(of: $0) }
      case .anniversary: review.anniversary.map { finding(of: $0, in: review.summary) }
      case .answering: finding(of: review.answering)
      }
    }
  }

  private func sentence(about summary: WeekSummary, isRunning: Bool) -> String {
    guard summary.answered > 0, let gap = summary.gap else {
      return sentences.mostOfWeek(
        summary.tagged.map { $0.tag.name }, isAnswered: summary.answered > 0,
        isRunning: isRunning)
    }
    return sentence(about: gap)
  }

  private var sentences: ReviewSentences { ReviewSentences(texts) }

  private func finding(of summary: WeekSummary, isRunning: Bool) -> Finding {
    Finding(
      sentence: sentence(about: summary, isRunning: isRunning),
      rows: summary.parts.map { (name(of: $0.tag), range($0.tag.hours)) },
      notes: summary.lacksAnswers ? [texts.review[.rangesAreBounds]] : [])
  }

  private func finding(of goals: WeekGoals) -> Finding {
    let more = words.grouped(goals.unlisted)
    return Finding(
      sentence: texts.review[.goalsOfWeek],
      notes: goals.entries.map { entry in
        let hours = hours(of: entry.goalOfWeek)
        let goal = GoalSentences(
          texts, isLimit: entry.goal.direction == .atMost, hours: hours, days: 7 - entry.daysOff,
          of: self.hours(of: entry.goal))
        let figures = sentences.figures(
          range(entry.tag.hours), goal: goal, answers: words.grouped(entry.answers),
          ofGoal: words.grouped(entry.answersOfGoal))
        let side = sentences.goal(isAbove: entry.isAbove, isCertain: entry.isCertain, hours)
        return name(of: entry.tag) + ": " + side + " · " + figures
      }
        + (goals.unlisted > 0
          ? [texts.review[.moreGoals, count: goals.unlisted, as: more]] : [])
        + [texts.review[.goalsNote]])
  }

  /// Returns the hours of a goal, with their unit.
  private func hours(of goal: TagGoal) -> String {
    texts[.hoursValue, words.grouped(goal.hours, goal.decimals)]
  }

  private func finding(of changes: WeekChanges, in summary: WeekSummary) -> Finding {
    func names(_ verdict: Change.Verdict) -> [String] {
      changes.named(verdict).map { name(of: $0.tag) }
    }
    let sentence = sentences.changes(
      more: names(.more), less: names(.less), weeks: changes.weeks,
      as: words.grouped(changes.weeks))
    guard !changes.visible.isEmpty else {
      return Finding(
        sentence: sentence,
        notes: [
          texts.review[
            .likeLastWeeksNote, count: changes.tested, as: words.grouped(changes.tested)]
        ])
    }
    let figures = changes.visible.prefix(Self.mostChanges).map { entry in
      let difference = entry.difference
      return name(of: entry.tag) + ": "
        + sentences.change(
          hours(entry.tag.hours.value), isMore: entry.verdict == .more,
          by: figure(ofHours: difference.value.magnitude),
          range: (signed(difference.low), signed(difference.high)))
    }
    return Finding(
      sentence: sentence,
      notes: figures + [
        texts.review[.weeksScaled, hours(summary.askedHours)] + " " + texts.review[.tenthIsChance]
      ])
  }

  private func finding(of rhythm: SleepRhythm) -> Finding {
    let shift = rhythm.shift
    let review = texts.review
    // The interval reaches as far to both sides.
    let reach = sentences.difference((shift.high - shift.low) / 2)
    return Finding(
      sentence: sentences.sleep(isLater: rhythm.isLater, by: shift.value),
      notes: [
        [
          time(minutes: rhythm.work.onset + 720) + " " + review[.asleepAt],
          time(minutes: rhythm.work.end + 720) + " " + review[.awakeAt],
          sentences.difference(shift.value) + " "
            + review[shift.value < 0 ? .earlierWhenFree : .laterWhenFree, reach],
        ].joined(separator: " · "), review[.rhythmNote],
      ])
  }

  private func finding(of novelty: Novelty) -> Finding {
    let sentence = sentences.novelty(
      name(of: novelty.tag), recordOfWeeks: novelty.kind.weeks, backAfterDays: novelty.kind.days
    ) { words.grouped($0) }
    let count = texts[.answersCount, count: novelty.count, as: words.grouped(novelty.count)]
    return Finding(sentence: sentence, notes: [range(novelty.tag.hours) + ", " + count])
  }

  private func finding(of succession: Succession) -> Finding {
    let (occasions, review) = (succession.occasions, texts.review)
    let all = Double(max(occasions, 1))
    let times = review[
      .followedTimes, count: occasions, as: words.grouped(occasions),
      words.grouped(succession.count)]
    return Finding(
      sentence: review[.followsOften, succession.first.name, succession.second.name],
      notes: [
        [
          times,
          review[.observedShare] + ": " + share(Double(succession.count) / all) + ",",
          review[.expectedShare] + ": " + share(succession.expected / all) + ".",
          review[.tenthIsChance],
        ].joined(separator: " ")
      ])
  }

  private func finding(of anniversary: Anniversary, in summary: WeekSummary) -> Finding {
    let review = texts.review
    return Finding(
      sentence: review[.yearAgo],
      notes: anniversary.entries.map { entry in
        name(of: entry.tag) + ": " + range(entry.before) + " " + review[.thenColumn] + ", "
          + range(entry.tag.hours) + " " + review[.nowColumn]
      } + [review[.yearAgoNote, hours(summary.askedHours)]])
  }

  private func finding(of habits: AnsweringHabits) -> Finding {
    var notes: [String] = []
    if let hours = habits.silentHours {
      notes.append(
        texts.review[
          .silentHoursNote, time(minutes: Double(hours.lowerBound * 60)),
          time(minutes: Double(hours.upperBound * 60))])
    }
    return Finding(
      sentence: texts.review[.answeredShare, share(habits.answeredShare)], notes: notes)
  }

  // MARK: Figures

  private func name(of tag: ReviewedTag) -> String {
    tag.name.isEmpty ? texts.charts[.noTag] : tag.name
  }

  /// Hours with their interval.
  private func range(_ hours: Estimate) -> String {
    self.hours(hours.value) + " (" + interval(ofHours: hours) + ")"
  }

  private func signed(_ hours: Double) -> String {
    // Nothing has no sign.
    hours.magnitude < 0.05
      ? figure(ofHours: 0) : (hours < 0 ? "−" : "+") + figure(ofHours: hours.magnitude)
  }

  private func share(_ share: Double) -> String {
    words.percent(share, decimals: share < 0.1 ? 1 : 0)
  }

  /// Returns a time of day, from minutes since some midnight.
  private func time(minutes: Double) -> String {
    formatting(minutes.rounded() * 60, .time, zone: .universal)
  }

  var formatting: Formatting { .catalogue(language, hourCycle: hourCycle) { _ in .utc } }

  // MARK: Layout

  /// Writes the findings below each other; returns the position at which the next section may begin.
  func findings(
    of review: WeekReview, isRunning: Bool, into page: inout Picture, in frame: Rect
  ) -> Double {
    var y = heading(texts.review[.weekInReview], into: &page, in: frame)
    let style = TextStyle(size: design.letters.text, weight: design.headingWeight)
    let height = measure("x", style).height
    for finding in findings(of: review, isRunning: isRunning) {
      page.group(as: .paragraph) { page in
        for line in lines(of: finding.sentence, width: frame.width, style: style) {
          page.write(Lettering(line, at: Point(x: frame.minX, y: y), style: style, .left, .top))
          y += height + 2
        }
      }
      for text in finding.notes {
        let notes = lines(of: text, width: frame.width)
        write(notes, into: &page, at: Point(x: frame.minX, y: y))
        y += Double(notes.count) * noteHeight
      }
      y += 5
    }
    return y + 11
  }
}
