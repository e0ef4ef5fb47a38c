package import Answering
import Catalogue
internal import Components
package import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The actions besides writing, such as leaving the form or dismissing its probes.
package struct AnswerActions: View {
  private let model: HomeModel

  /// Offers the available actions.
  package init(model: HomeModel) { self.model = model }

  /// A button for each action, below the answers around the probe and its earlier answers; or nothing.
  package var body: some View {
    SameForAll(model: model)
    AnswersAround(model: model)
    if let probe = model.probeWithHistory { EarlierAnswers(model: model, probe: probe) }
    let actions = model.actions
    if !actions.isEmpty {
      FlowStack(spacing: .small) {
        ForEach(actions.indices, id: { $0 }) { place in
          let act = actions[place]
          Button(act.title, action: act.perform)
            .disabled(!act.isPossible, keepsFocus: true).controlSize(.small)
        }
      }
      .styleName("acts")
    }
  }
}

/// A button that gives the rest of a span, whose probes are asked about one by one, the answer before it.
private struct SameForAll: View {
  let model: HomeModel

  var body: some View {
    let rest = model.restOfSpan
    if !rest.isEmpty {
      let tags = model.previousTags
      // Until the answer is read, space for its chip is reserved, so that nothing below it moves.
      let answer = tags.map { spaced($0) } ?? model.texts[.sameAsBefore]
      let title = model.texts.day[.answerForAll, answer, model.count(rest.count)]
      HStack(spacing: .small) {
        Chip(title, label: model.texts.day[.fillInWith, title, model.moments(of: rest)]) {
          if let tags { model.fillRest(with: tags) }
        }
        .marks((tags ?? []).map { model.mark(of: $0) }).savesAnswer().disabled(tags == nil)
      }
      .styleName("likely")
    }
  }
}

/// An action and the title of its button.
private struct Act {
  let title: String
  /// Whether the action is possible on this card, and not only on another.
  var isPossible = true
  let perform: () -> Void
}

extension HomeModel {
  /// The actions besides writing, in the order of their buttons.
  fileprivate var actions: [Act] {
    var actions: [Act] = []
    if !span.isEmpty {
      actions.append(Act(title: texts[.goThrough]) { [self] in divide() })
    }
    let hasDeck = deck.map { $0.cards.count > 1 } ?? false
    if hasDeck {
      // Each card has both buttons, so that the next tap does not hit another one.
      for (text, isNext) in [(DayText.previousCard, false), (.skipProbe, true)] {
        actions.append(
          Act(title: texts.day[text], isPossible: hasCard(isNext: isNext)) { [self] in
            turn(isNext: isNext)
          })
      }
    }
    if canDismiss { actions.append(Act(title: texts.day[.dontRemember]) { [self] in dismiss() }) }
    if canDelete {
      actions.append(Act(title: texts.day[.deleteAnswer]) { [self] in deleteAnswer() })
    }
    // The button that leaves a deck is at its top, see ``DeckProgress``.
    if isChosen, !hasDeck { actions.append(Act(title: texts[.cancel]) { [self] in cancel() }) }
    return actions
  }
}

/// A list of the keys of the form and their actions.
package struct KeyHints: View {
  private let model: HomeModel

  /// Lists the keys of the form.
  package init(model: HomeModel) { self.model = model }

  /// The keys on a line.
  package var body: some View {
    FlowStack(spacing: .medium) {
      KeyHint(.complete, model.texts[.keyCompletes])
      KeyHint(.save, model.texts[.save])
      // Before the first answer there is nothing to repeat.
      if model.overview?.likely.previous != nil {
        KeyHint(.repeatAnswer, model.texts[.sameAsBefore])
      }
      KeyHint(
        .leave,
        model.isChosen ? model.texts[.cancel] : model.texts.settings[.leaveField])
    }
    .foregroundStyle(.secondary).font(.caption)
  }
}

/// A key and its action.
struct KeyHint: View {
  let key: PageKey
  let act: String

  init(_ key: PageKey, _ act: String) { (self.key, self.act) = (key, act) }

  var body: some View {
    Element(.span, []) {
      KeyCap(key.key)
      Words(" " + act)
    }
  }
}

/// A key drawn as on a keyboard.
package struct KeyCap: View {
  private let key: Key

  /// Shows a key.
  package init(_ key: Key) { self.key = key }

  /// The label of the key.
  package var body: some View {
    Element(.span, [.attribute(.dataStyle, "key")]) { Words(key.cap) }
  }
}
