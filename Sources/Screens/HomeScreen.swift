import Catalogue
internal import Components
import Interface
import Tracking
internal import Wire

/// The question, and beneath it what is unfilled and what was answered today or on another day.
struct HomeScreen: View {
  let model: HomeModel

  var body: some View {
    VStack(spacing: .large) {
      if !model.loadProblem.utf8.isEmpty {
        Text(model.loadProblem).foregroundStyle(.danger).accessibilityRole(.alert)
        HStack { Button(model.texts[.tryAgain]) { model.load() } }
      } else if case nil = model.overview {
        ProgressView(model.texts[.loading])
      } else {
        QuestionCard(model: model)
        if model.notices.permission == .undecided { NoticeTip(model: model) }
        UnfilledList(model: model)
        DayList(model: model)
      }
    }
  }
}

/// What is asked, and either the form or the answer.
struct QuestionCard: View {
  let model: HomeModel

  var body: some View {
    VStack {
      if let subject = model.subject {
        HStack(spacing: .small) {
          StateDot(state: subject.state)
          Text(model.texts.name(of: subject.state)).foregroundStyle(.secondary).font(.caption)
        }
        Text(model.question(about: subject)).heading(.page)
        if model.isAsking {
          Text(model.texts[.gapNote, model.duration(subject.gap)]).foregroundStyle(.secondary)
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
  }
}

/// The answer to the latest probe, which can be changed.
struct AnswerSummary: View {
  let model: HomeModel
  let probe: Probe

  var body: some View {
    VStack {
      if let answer = probe.answer { AnswerLine(answer: answer) }
      HStack(spacing: .small) {
        Button(model.texts[.change]) { model.choose(probe, from: .change) }
          .id(FormButton.change.id(of: probe))
      }
      Text(model.texts[.nextNote, model.duration(model.overview?.gap ?? probe.gap)])
        .foregroundStyle(.secondary)
    }
    .enterTransition()
    .seenOff()
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
    .seenOff()
  }
}

/// A word in favour of notices, and the button that allows them.
struct NoticeTip: View {
  let model: HomeModel

  var body: some View {
    FlowStack(spacing: .medium) {
      Text(model.texts[.notifyTip])
      Button(model.texts[.notifyButton]) { model.notices.requestPermission() }
    }
    .card()
    .enterTransition()
    .seenOff()
  }
}
