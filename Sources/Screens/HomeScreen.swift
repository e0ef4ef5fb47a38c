import Answering
import Catalogue
internal import Components
import DayScreens
import Interface
import PageModel
import Tracking
internal import Wire

/// The question beside the day with its missed and answered probes.
struct HomeScreen: View {
  let app: AppModel

  var body: some View {
    let model = app.home
    if !model.loadProblem.utf8.isEmpty {
      VStack {
        Text(model.loadProblem).foregroundStyle(.danger).accessibilityRole(.alert)
        HStack { Button(model.texts[.tryAgain]) { model.load() } }
      }
    } else if case nil = model.overview {
      ProgressView(model.texts[.loading])
    } else {
      Box {
        VStack(spacing: .large) {
          QuestionCard(model: model)
          // The line has this place in the order of the page, but floats and takes no space.
          if let done = model.done, model.later != nil { DoneLine(model: model, done: done) }
          if model.later != nil, model.isFirstRun { Welcome(model: model) }
          app.dayPart { MadeUpLine(home: $0.home).part }
          app.dayPart { ZoneLine(model: $0.zone).part }
          app.dayPart { CatchUpList(model: $0).part }
          // Only after an answer, so that nothing moves while a person is answering.
          if !model.isAsking, model.hasSaved {
            app.dayPart { TipLine(model: $0.tips).part }
          }
        }
        .styleName("asking")
        app.dayPart { DaySection(model: $0).part }.styleName("day-place")
      }
      .styleName("now")
    }
  }
}

extension AppModel {
  /// Returns a part of a screen that is not needed for answering, and is loaded later.
  func dayPart(_ content: @escaping (DayRowsModel) -> Part) -> LazyView {
    LazyView(.day, in: browser, words: dayWords, onLoad: { [self] in _ = madeDayRows() }) {
      [self] in
      content(madeDayRows())
    } placeholder: {
      EmptyView()
    }
  }
}

/// The question, and either the form or the answer.
struct QuestionCard: View {
  let model: HomeModel

  var body: some View {
    let card = card
    // It is one element, whether in a deck or not, so that a text being written stays in it.
    model.later.map { $0.deal(card) } ?? card
  }

  private var card: VStack {
    VStack(spacing: .medium) {
      if let subject = model.subject {
        if let deck = model.deck { DeckProgress(model: model, deck: deck) }
        QuestionHeading(
          lead: model.lead(about: subject), time: model.subjectTime, isRange: !model.span.isEmpty,
          isQuestion: model.isAsking)
        // The first question, about no moment of the schedule, is not missed.
        let isTry = subject.state == .unasked && !subject.isScheduled
        if subject.state == .pending || !model.isFirstRun && !isTry {
          StateLine(model: model, probe: subject)
        }
        if model.isAsking {
          if model.hasNewer { NewerProbe(model: model) }
          AnswerForm(model: model)
        } else {
          AnswerSummary(model: model, probe: subject)
        }
      } else {
        Text(model.texts[.noProbe]).heading(.page)
      }
    }
    .card()
    .styleName("question")
  }
}

/// The heading of the page: the question, and the time it asks about.
struct QuestionHeading: View {
  let lead: String
  let time: String
  /// Whether the question is about an interval of time.
  let isRange: Bool
  /// Whether a question is asked, rather than an answer shown.
  let isQuestion: Bool

  var body: some View {
    Element(
      .h1, [.look(.heading), .attribute(.id, Text.pageHeading), .attribute(.tabindex, "-1")]
    ) {
      Element(.span, [.attribute(.dataStyle, "lead")]) { Words(lead + " ") }
      if !time.utf8.isEmpty {
        Element(.span, [.attribute(.dataStyle, isRange ? "times" : "time")]) {
          Words(isQuestion ? time + "?" : time)
        }
      }
    }
  }
}

/// The state of the probe, and the time left to answer it punctually.
struct StateLine: View {
  let model: HomeModel
  let probe: Probe

  var body: some View {
    FlowStack(spacing: .small) {
      StateDot(state: probe.state)
      Text(model.texts.name(of: probe.state))
      if let note = model.timeNote(of: probe) { Text(note) }
      if !model.span.isEmpty {
        let count = model.span.count
        Text(model.texts[.sameAnswerNote, count: count, as: model.count(count)])
      }
    }
    .foregroundStyle(.secondary).font(.caption)
  }
}

/// The answer to the latest probe, which can be changed, above the shares of today.
///
/// It is one element, so that the form replaces it in place: of two elements, one would fold, and the form
/// would slide.
struct AnswerSummary: View {
  let model: HomeModel
  let probe: Probe

  var body: some View {
    VStack(spacing: .medium) {
      VStack(spacing: .small) {
        HStack(alignment: .center, spacing: .small) {
          if let answer = probe.answer { AnswerLine(model: model, answer: answer) }
          Spacer()
          Button(model.texts[.change]) { model.choose(probe, from: .change) }
            .buttonStyle(.plain).id(FormButton.change.id(of: probe))
        }
        .styleName("given")
        Text(model.nextNote).foregroundStyle(.secondary).font(.caption)
      }
      // The shares fill the space that the form took, and take none of their own.
      if model.later != nil { TodayShares(model: model) }
    }
    .enterTransition()
    .fadesOut()
    .styleName("answered")
  }
}

/// A note that a newer question has come, and a button that goes to it.
struct NewerProbe: View {
  let model: HomeModel

  var body: some View {
    FlowStack(spacing: .small) {
      Text(model.texts[.newerProbe]).announcesChanges()
      Button(model.texts[.goToNewest]) { model.goToNewest() }
    }
    .enterTransition()
    .fadesOut()
  }
}
