import Catalogue
import CivilTime
import Components
import Interface
import PageModel
import Requests
import Reviews
import Sampling
import TextBytes
import Tracking
import Wire

/// The review of a week: its cards, one after the other.
final class ReviewModel: SectionModel {
  /// The first day of the week.
  @Observed private(set) var start: CivilDate
  /// The review, once it is read.
  @Observed private(set) var review: WeekReview?
  /// The reason why the review could not be read.
  @Observed private(set) var problem = ""

  let browser: Browser
  let texts: Texts
  /// State shared by the components of the screen.
  let components: ComponentContext
  private let navigation: Navigation<Screen>
  private let reading: Reading
  /// Whether the address names no week, in which case this week is shown if the last one has no answers.
  private var isDefault = true

  /// Makes a model for the week in the address.
  init(in page: SectionContext) {
    (browser, texts, navigation) = (page.browser, page.texts, page.navigation)
    reading = Reading(page.cache)
    var phrases = ComponentPhrases.english
    phrases.close = texts[.cancel]
    phrases.previousStory = texts.review[.previousCard]
    phrases.nextStory = texts.review[.nextCard]
    phrases.play = texts.review[.playCards]
    phrases.pause = texts.review[.pauseCards]
    phrases.storyPlace = texts[.placeInDeck, "#", "%"]
    components = ComponentContext(browser: browser, phrases: phrases)
    start = Self.lastWeek(browser)
    super.init(.review)
  }

  override var content: Part { ReviewScreen(model: self).part }

  /// Returns the first day of the last complete week.
  private static func lastWeek(_ browser: Browser) -> CivilDate {
    browser.today.startOfWeek(from: browser.weekStart).advanced(by: -7)
  }

  // MARK: The address

  override func follow(_ screen: Screen, hasArrived: Bool) {
    guard let place = ReviewPlace(screen) else { return }
    isDefault = if case nil = place.start { true } else { false }
    let wanted = min(place.start ?? Self.lastWeek(browser), browser.today)
    if wanted != start { (start, review) = (wanted, nil) }
    if !hasArrived { load() }
  }

  override func name(of screen: Screen) -> String? { days }

  /// Goes forward by a number of weeks, or back if it is negative.
  func step(by weeks: Int) {
    navigation.go(to: ReviewPlace(start.advanced(by: 7 * weeks)).screen, replacing: true)
  }

  /// Returns the cards of a review; the last one, nil, is a picture of the week, if it has any answers.
  func cards(of review: WeekReview) -> [WeekReview.Topic?] {
    review.topics.map { $0 } + (review.summary.answered > 0 ? [nil] : [])
  }

  /// Returns whether the week is the first one, still running and without answers.
  func isFirst(_ review: WeekReview) -> Bool {
    !hasNext && review.waiting.contains { $0.topic == .summary }
  }

  /// The name of the day on which the first week is over.
  var dayOfFirstReview: String { texts.calendar.wholeDate(start.advanced(by: 7)) }

  /// Whether the next week has begun.
  var hasNext: Bool { start.advanced(by: 7) <= browser.today }

  /// Leaves the review for the figures of its week.
  func finish() { navigation.go(to: insights) }

  /// The figures of the week.
  var insights: Screen { StatisticsPlace(PeriodChoice(.week, of: start)).screen }

  /// Returns the page of a tag, with its figures of the week.
  func page(of tag: String) -> Screen { TagsPlace(tag, in: week).screen }

  private var week: PeriodChoice { PeriodChoice(from: start, to: start.advanced(by: 6)) }

  // MARK: Reading

  override func load() {
    reading.read(API.review, ReviewQuery(from: start)) { [self] result in
      switch result {
      case .success(let review):
        if isDefault, review.summary.answered == 0, hasNext { return step(by: 1) }
        (self.review, problem) = (review, "")
      case .failure(let failure):
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
  }
}

// MARK: Wording

extension ReviewModel {
  /// The wording of figures.
  var figures: FigureWording { FigureWording(browser, texts) }

  /// The days of the week, from the first to the last.
  var days: String { texts.calendar.dates(from: start, to: start.advanced(by: 6)) }

  /// The same, with a note if they are not over.
  var daysSoFar: String { isRunning ? texts.tags[.soFar, days] : days }

  /// Whether the week is not over.
  var isRunning: Bool { !hasNext }

  /// Returns hours with their unit.
  func hours(_ hours: Double) -> String { texts[.hoursValue, figures.hours(hours)] }

  /// The wording of sentences on cards.
  var sentences: ReviewSentences { ReviewSentences(texts) }

  /// Returns a time of day, given in minutes since noon.
  func time(minutesFromNoon minutes: Double) -> String {
    // An added day leaves the time of day the same, and keeps it after the beginning of 1970.
    browser.format((minutes.rounded() + 720 + 1_440) * 60, .time, zone: .universal)
  }

  /// Returns a time of day, given in hours since midnight.
  func time(hour: Int) -> String {
    browser.format(Double(hour % 24) * 3_600, .time, zone: .universal)
  }

  /// Returns the name of a tag, or a name for answers without tags.
  func name(of tag: ReviewedTag) -> String {
    tag.name.utf8.isEmpty ? texts.charts[.noTag] : tag.name
  }

  /// Returns the label of a tag, in its own colour unless another is given.
  func label(
    of tag: ReviewedTag, in color: Color? = nil, isStriped: Bool = false
  ) -> TagLabel {
    TagLabel(
      name: name(of: tag), color: color ?? tag.shown, emoji: emoji(tag.name),
      isStriped: isStriped)
  }
}

extension ReviewedTag {
  /// The colour in which the tag is shown.
  var shown: Color { color.map { .tag($0) } ?? .secondary }
}
