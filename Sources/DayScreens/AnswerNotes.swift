package import Answering
import Catalogue
internal import Components
package import Interface
internal import PageModel
package import Tracking
internal import Wire

/// The position in the deck of missed probes, and the button that leaves it.
package struct DeckProgress: View {
  private let model: HomeModel
  private let deck: Deck

  /// Counts the cards of a deck.
  package init(model: HomeModel, deck: Deck) { (self.model, self.deck) = (model, deck) }

  /// The count, a bar, and a button; nothing for a single card.
  package var body: some View {
    let (place, count) = (deck.place + 1, deck.cards.count)
    if count > 1 {
      HStack(alignment: .center, spacing: .small) {
        Text(model.texts[.placeInDeck, model.count(place), model.count(count)])
          .font(.caption).foregroundStyle(.secondary).fixedSize()
        ProgressView(model.texts[.unfilled], fraction: Double(place) / Double(count))
        Button(model.hasFinishedCard(of: deck) ? model.texts.day[.endDeck] : model.texts[.cancel]) {
          model.cancel()
        }
        .controlSize(.small).buttonStyle(.plain)
      }
      .styleName("deck")
    }
  }
}

/// The last change, with buttons that undo it and that close the line.
///
/// It floats above the page, since the button tapped may be far from the line in the order of the page, and
/// so that nothing moves when it appears. ``HomeModel/note(_:undoing:from:)`` announces it.
package struct DoneLine: View {
  private let model: HomeModel
  private let done: Done

  /// Shows a change.
  package init(model: HomeModel, done: Done) { (self.model, self.done) = (model, done) }

  /// A sentence and the buttons.
  package var body: some View {
    UndoLine(
      done.sentence, button: model.texts[.undo], isSaving: model.entry.isSaving, in: model.browser,
      undo: done.undo.map { _ in { model.undo() } },
      closing: (model.texts.day[.closeLine], { model.close(done) }))
  }
}

/// A question that has come while another screen is shown, with buttons that lead to it and close the line.
///
/// It floats above the page and leaves the focus where it is; the page announces the question.
package struct AskedLine: View {
  private let model: HomeModel
  private let probe: Probe

  /// Shows the question about a probe.
  package init(model: HomeModel, probe: Probe) { (self.model, self.probe) = (model, probe) }

  /// The question and the buttons.
  package var body: some View {
    HStack(alignment: .center, spacing: .small) {
      Text(model.question(about: probe))
      Button(model.texts.day[.answerNow]) {
        model.browser.navigate(to: Screen(.now).path)
        model.entry.hasFocus = true
      }
      .controlSize(.small).buttonStyle(.prominent)
      Button(.close, label: model.texts.day[.closeLine]) { model.asked = nil }
        .controlSize(.small).buttonStyle(.plain)
    }
    .styleName("done")
    .enterTransition()
  }
}
