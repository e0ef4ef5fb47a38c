import Catalogue
import CivilTime
internal import Components
import Interface
import PageModel
internal import Reviews
import TextBytes
internal import Wire

/// A week as stories, one card each.
struct ReviewScreen: View {
  let model: ReviewModel

  /// The cards under the choice of the week.
  var body: some View {
    VStack(spacing: .medium) {
      HStack(spacing: .small) {
        Text(model.texts.review[.weekInReview]).heading(.page)
        Spacer()
        Button(.back, label: model.texts.review[.weekEarlier]) { model.step(by: -1) }
          .buttonStyle(.plain).pageKey(.earlier, in: model.browser)
        Button(.forward, label: model.texts.review[.weekLater]) { model.step(by: 1) }
          .buttonStyle(.plain).disabled(!model.hasNext, keepsFocus: true)
          .pageKey(.later, in: model.browser)
      }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
        HStack { Button(model.texts[.tryAgain]) { model.load() } }
      } else if let review = model.review, review.summary.answered == 0 {
        EmptyWeek(model: model, isFirst: model.isFirst(review))
      } else if let review = model.review {
        // Another week begins with its first card.
        ForEach([review.start.dayNumber], id: { $0 }) { _ in
          StoriesView(
            model.texts.review[.weekInReview], count: model.cards(of: review).count, seconds: 9,
            staysAtEnd: true, hasPageKeys: true, hasClose: true,
            title: { model.heading(of: model.cards(of: review)[$0], in: review) },
            finish: { model.finish() }
          ) { page in
            ReviewCard(model: model, review: review, topic: model.cards(of: review)[page])
          }
        }
      } else {
        ProgressView(model.texts[.loading])
      }
    }
    .styleName("review")
    .components(model.components)
  }
}

/// A week without answers, which has no stories to play.
private struct EmptyWeek: View {
  let model: ReviewModel
  /// Whether no week before has any answers, either.
  let isFirst: Bool

  var body: some View {
    VStack(spacing: .small) {
      Text(model.texts.review[.yourWeek, model.daysSoFar]).font(.caption).foregroundStyle(
        .secondary)
      if isFirst {
        Text(model.texts.review[.firstWeek, model.dayOfFirstReview]).heading(.section)
      } else {
        Text(model.texts[.noAnswers]).heading(.section)
      }
      HStack { Link(model.texts.review[.openWeek], path: model.insights.path) }
    }
    .card()
  }
}

/// One card.
struct ReviewCard: View {
  let model: ReviewModel
  let review: WeekReview
  /// The topic of the card; nil for the picture of the week.
  let topic: WeekReview.Topic?

  var body: some View {
    Element(.div, [.attribute(.dataStyle, "review-card")]) {
      Text(model.texts.review[.yourWeek, model.daysSoFar]).font(.caption).foregroundStyle(
        .secondary)
      switch topic {
      case .summary: SummaryCard(model: model, summary: review.summary)
      case .goals:
        if let goals = review.goals {
          GoalsCard(model: model, goals: goals, lacksAnswers: review.summary.lacksAnswers)
        }
      case .changes:
        if let changes = review.changes {
          ChangesCard(model: model, changes: changes, askedHours: review.summary.askedHours)
        }
      case .rhythm: if let rhythm = review.rhythm { RhythmCard(model: model, rhythm: rhythm) }
      case .novelty:
        if let novelty = review.novelty {
          NoveltyCard(model: model, novelty: novelty, askedHours: review.summary.askedHours)
        }
      case .succession:
        if let found = review.succession { SuccessionCard(model: model, succession: found) }
      case .anniversary:
        if let found = review.anniversary {
          AnniversaryCard(
            model: model, anniversary: found, askedHours: review.summary.askedHours)
        }
      case .answering: AnsweringCard(model: model, review: review)
      case nil: PictureCard(model: model, summary: review.summary)
      }
    }
  }
}

/// The sentence of a card, and its notes.
struct CardHeading: View {
  let sentence: String
  var note = ""

  var body: some View {
    Text(sentence).heading(.section)
    if !note.utf8.isEmpty { Text(note).foregroundStyle(.secondary) }
  }
}

/// The basis of a card's figures, and a link to the screen that shows them in full.
///
/// In a low window, the details of the figures open on request, so that the whole card is visible.
struct CardFooter: View {
  let model: ReviewModel
  /// The note that is always visible.
  let note: String
  /// The explanation of the figures.
  var details = ""
  let link: (title: String, screen: Screen)?
  @State private var showsDetails = false

  var body: some View {
    if !details.utf8.isEmpty {
      Text(details).font(.caption).foregroundStyle(.secondary)
        .styleName(showsDetails ? "card-details" : "closed-details")
    }
    HStack(spacing: .medium) {
      Text(note).font(.caption).foregroundStyle(.secondary)
      if !details.utf8.isEmpty {
        Button(model.texts.review[.howCounted]) { showsDetails.toggle() }
          .buttonStyle(.plain).expanded(showsDetails)
          .styleName("details-button")
      }
      Spacer()
      if let link { Link(link.title, path: link.screen.path) }
    }
    .styleName("card-footer")
  }
}

/// A tag with its emoji, or else its colour.
struct TagLabel: View {
  let name: String
  let color: Color
  var emoji = ""
  /// Whether the disc is striped, like a part of the ring that repeats the colour of an earlier part.
  var isStriped = false

  var body: some View {
    HStack(spacing: .small) {
      Mark(color, emoji: emoji)
      Text(name).styleName("tag-name")
    }
    .styleName(isStriped ? "striped-label" : "tag-label")
  }
}
