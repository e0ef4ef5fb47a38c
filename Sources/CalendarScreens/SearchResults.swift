import Answering
import Catalogue
import CivilTime
internal import Components
import DayScreens
import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The field for the text to search for.
struct SearchField: View {
  let model: DaysModel

  var body: some View {
    let search = model.search
    let label = model.home.texts[.searchAnswers]
    Box {
      TextField(
        label,
        text: Binding {
          search.text
        } set: {
          search.write($0)
        }, prompt: label
      )
      .labelHidden()
      .onKeyPress { search.takeKey($0) }
      .pageKey(.field, in: model.home.browser)
      .id(SearchModel.fieldID)
    }
    .styleName("search")
  }
}

/// The probes found by a search, grouped by day, the newest first.
struct SearchResults: View {
  let model: DaysModel

  var body: some View {
    let search = model.search
    let texts = model.home.texts
    VStack(spacing: .large) {
      if search.problem.utf8.isEmpty {
        let isAwaited = search.found == nil || search.isStale
        Text(isAwaited ? texts[.loading] : search.summary).foregroundStyle(.secondary)
      } else {
        Text(search.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      // What was found before is no answer to another text.
      if !search.isStale {
        if let day = search.found?.day {
          Link(model.home.name(of: day), path: model.screen(of: min(day, model.today)).path)
            .id(SearchModel.dayID)
        }
        ForEach(search.days, id: { $0.day.dayNumber }) { day in
          FoundDay(model: model, day: day.day, probes: day.probes)
        }
        if search.found?.next != nil {
          HStack { Button(texts[.showMore]) { search.showMore() } }
        }
      }
      // Below the probes found, which would otherwise push it away.
      if search.found != nil {
        Text(texts[.searchNote]).font(.caption).foregroundStyle(.secondary)
      }
    }
    .styleName("found")
  }
}

/// The probes found of one day, below a link to that day.
private struct FoundDay: View {
  let model: DaysModel
  let day: CivilDate
  let probes: [Probe]

  var body: some View {
    VStack(spacing: .tiny) {
      Element(.h2, []) {
        Link(model.home.name(of: day), path: model.screen(of: day).path)
      }
      List(spacing: .none) {
        ForEach(probes, id: { $0.moment.secondsSince1970 }) { probe in
          ListItem { FoundProbe(model: model, probe: probe) }
        }
      }
    }
  }
}

/// A found probe, as a button that opens its form.
private struct FoundProbe: View {
  let model: DaysModel
  let probe: Probe

  var body: some View {
    let home = model.home
    Button {
      home.choose(probe, from: .changeInRow)
    } label: {
      Text(home.time(of: probe)).foregroundStyle(.secondary)
      if let answer = probe.answer {
        ForEach(answer.tags, id: { $0.text }) { tag in
          Chip(answer.text(of: tag)).marks([home.mark(of: tag.text)])
        }
        if let comment = answer.comment { Text(comment).foregroundStyle(.secondary) }
      } else {
        Text(probe.remark ?? home.texts.name(of: probe.state)).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.plain)
    .id(FormButton.changeInRow.id(of: probe))
    .styleName("found-probe")
  }
}
