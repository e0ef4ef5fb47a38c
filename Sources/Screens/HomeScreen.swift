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
          // Here in the order of the page; it floats, and takes no room.
          if let done = model.done, model.later != nil { DoneLine(model: model, done: done) }
          if model.later != nil, model.isFirstRun { Welcome(model: model) }
          app.dayPart { CatchUpList(model: $0).part }
          // Only when an answer was given: nothing moves under a hand that answers.
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
  /// A part of a screen that is not needed for answering, and comes after what is.
  func dayPart(_ content: @escaping (DayRowsModel) -> Part) -> LazyView {
    LazyView(.day, in: browser, words: dayWords, onLoad: { [self] in _ = madeDayRows() }) {
      [self] in
      content(madeDayRows())
    } placeholder: {
      EmptyView()
    }
  }
}

/// What is asked, and either the form or the answer.
struct QuestionCard: View {
  let model: HomeModel

  var body: some View {
    let card = card
    // One element, whether it is of a deck or not, so that what is written stays in it.
    model.later.map { $0.deal(card) } ?? card
  }

  private var card: VStack {
    VStack(spacing: .medium) {
      if let subject = model.subject {
        if let deck = model.deck { DeckProgress(model: model, deck: deck) }
        QuestionHeading(
          lead: model.lead(about: subject), time: model.subjectTime, isRange: !model.span.isEmpty)
        // A moment before the installation was not missed.
        if !model.isFirstRun || subject.state == .pending {
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

/// The heading of the page: what is asked, and the time it is asked about.
struct QuestionHeading: View {
  let lead: String
  let time: String
  /// Whether it is asked about a length of time.
  let isRange: Bool

  var body: some View {
    Element(
      .h1, [.look(.heading), .attribute(.id, Text.pageHeading), .attribute(.tabindex, "-1")]
    ) {
      Element(.span, [.attribute(.dataStyle, "lead")]) { Words(lead + " ") }
      Element(.span, [.attribute(.dataStyle, isRange ? "times" : "time")]) { Words(time) }
    }
  }
}

/// What has become of the probe, and how long an answer to it counts as on time.
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
/// One element, so that the form replaces it in place: of two, one would fold, and the form would slide.
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
      // They fill the room that the form took, and take none of their own.
      if model.later != nil { TodayShares(model: model) }
    }
    .enterTransition()
    .fadesOut()
    .styleName("answered")
  }
}

/// A word that the question has been overtaken, and the way to the newer one.
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
