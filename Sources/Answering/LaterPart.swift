package import CivilTime
package import Interface
package import Requests
package import Tracking

/// The interface of the form to the part of the program that is loaded after it: the rows of the day, and
/// what follows an answer.
package final class LaterPart {
  /// Returns the `id` of the button for a probe, in the same kind of row as the button given.
  let button: (FormButton, Probe) -> String
  /// Returns the `id` of the button for the missed probes after one that has been filled in.
  let next: (Probe) -> String?
  /// Reads the earlier day shown, if any, and then calls its argument.
  let readDay: ((() -> Void)?) -> Void
  /// Returns the probes of the day shown.
  package let dayProbes: () -> [Probe]
  /// Shows a probe after a change.
  let show: (Probe) -> Void
  /// Opens the earlier day of a moment, and passes its probe to the completion.
  let find: (Moment, @escaping (Probe?) -> Void) -> Void
  /// Gives all probes of the span the same answer.
  let saveAll: (String) -> Void
  /// Asks about the next missed probes; returns whether there are any.
  let goOn: (Deck) -> Bool
  /// Makes the card of a chosen probe one of a deck.
  package let deal: (VStack) -> VStack
  /// Reports why the answer to a probe was refused.
  let refuse: (Probe, CallFailure) -> Void
  /// Notes that the previous answer was given again by one tap.
  let noteRepetition: () -> Void

  /// Finds out which words of the text are amounts.
  let readAmounts: () -> Void
  /// Asks outside the page about a probe that has come.
  package let ask: (Probe) -> Void
  /// Updates what is shown outside the page after a change of the overview.
  package let follow: () -> Void
  /// Highlights the next or the previous suggested tag; returns whether there is one.
  let highlight: (_ isNext: Bool) -> Bool

  /// Makes the interface from its functions.
  package init(
    button: @escaping (FormButton, Probe) -> String, next: @escaping (Probe) -> String?,
    readDay: @escaping ((() -> Void)?) -> Void, dayProbes: @escaping () -> [Probe],
    show: @escaping (Probe) -> Void,
    find: @escaping (Moment, @escaping (Probe?) -> Void) -> Void,
    saveAll: @escaping (String) -> Void, goOn: @escaping (Deck) -> Bool,
    deal: @escaping (VStack) -> VStack,
    refuse: @escaping (Probe, CallFailure) -> Void, noteRepetition: @escaping () -> Void,
    readAmounts: @escaping () -> Void, highlight: @escaping (_ isNext: Bool) -> Bool,
    ask: @escaping (Probe) -> Void, follow: @escaping () -> Void
  ) {
    (self.button, self.next, self.readDay) = (button, next, readDay)
    (self.dayProbes, self.show, self.find) = (dayProbes, show, find)
    (self.saveAll, self.goOn, self.deal, self.refuse) = (saveAll, goOn, deal, refuse)
    (self.noteRepetition, self.readAmounts) = (noteRepetition, readAmounts)
    (self.highlight, self.ask, self.follow) = (highlight, ask, follow)
  }
}

/// The missed probes that the person answers one by one, each on a card.
package struct Deck {
  /// The cards in the order in which they are asked about; the probes of a card get one answer.
  package let cards: [[Probe]]
  /// The button that opened the first card.
  package let opener: FormButton
  /// Whether the focus moves to the first suggested answer: a focused field would open the keyboard of a
  /// phone over the answers.
  package let leadsToAnswers: Bool
  /// The position of the card shown.
  package var place = 0
  /// Whether the person has come back from a later card.
  package var isBack = false

  /// Makes a deck that shows the first of some cards.
  package init(cards: [[Probe]], opener: FormButton, leadsToAnswers: Bool) {
    (self.cards, self.opener, self.leadsToAnswers) = (cards, opener, leadsToAnswers)
  }
}

/// A change that was saved, and the way to undo it.
///
/// This is a class, because its views and its model share it: copying a structure with a probe and an
/// answer takes much code.
package final class Done {
  /// The way to undo a change.
  package enum Undo {
    /// The answers to the probes are withdrawn; the text goes back to the form of the first.
    case withdraw([Moment], text: String)
    /// The probe gets back the answer that it had before.
    case change(Probe, from: Answer)
    /// The probe gets back the answer that an edit deleted, with all that belonged to it.
    case deletion(Probe, EditID)
    /// The probes are asked about again.
    case dismissal([Moment])
  }

  /// A sentence about the change, in the person's language.
  package let sentence: String
  /// The way to undo it, if any.
  package let undo: Undo?
  /// The button of the changed probe, which gets the focus after an undo.
  package let button: FormButton

  init(_ sentence: String, _ undo: Undo?, _ button: FormButton) {
    (self.sentence, self.undo, self.button) = (sentence, undo, button)
  }
}
