package import CivilTime
package import Interface
package import Requests
package import Tracking

/// What the form asks of the part of the program that is loaded after it: the rows of the day, and
/// what follows an answer.
package final class LaterPart {
  /// The `id` of the button for a probe: for one that is chosen from the same kind of row.
  let button: (FormButton, Probe) -> String
  /// The `id` of the button for the missed probes after one that has been filled in.
  let next: (Probe) -> String?
  /// Reads the earlier day that is shown, if one is, and then does what had to wait for it.
  let readDay: ((() -> Void)?) -> Void
  /// The probes of the day that is shown.
  package let dayProbes: () -> [Probe]
  /// Shows a probe as it is now.
  let show: (Probe) -> Void
  /// Goes to the earlier day of a moment, and passes on the probe there.
  let find: (Moment, @escaping (Probe?) -> Void) -> Void
  /// Gives all probes of the span the same answer.
  let saveAll: (String) -> Void
  /// Asks about the next missed probes; returns whether there are any.
  let goOn: (Deck) -> Bool
  /// Makes the card of a probe that was chosen one of a deck.
  package let deal: (VStack) -> VStack
  /// Says why the answer to a probe was refused.
  let refuse: (Probe, CallFailure) -> Void
  /// Notes that the previous answer was given again by one tap.
  let noteRepetition: () -> Void

  /// Finds out which words of what is written are amounts.
  let readAmounts: () -> Void
  /// Asks outside the page about a probe that has come.
  package let ask: (Probe) -> Void
  /// Follows the state of things, where it is shown outside the page.
  package let follow: () -> Void
  /// Leads to the next or the previous of the tags offered; returns whether there is one.
  let highlight: (_ isNext: Bool) -> Bool

  /// Joins what is asked.
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
  /// In the order in which they are asked about: the probes of a card get one answer.
  package let cards: [[Probe]]
  /// The button that opened the first card.
  package let opener: FormButton
  /// Whether the keyboard is led to the first answer that is offered: a field would open the keyboard of
  /// a phone above the answers.
  package let leadsToAnswers: Bool
  /// The place of the card that is shown.
  package var place = 0
  /// Whether a later card was shown before it.
  package var isBack = false

  /// Begins with the first of some cards.
  package init(cards: [[Probe]], opener: FormButton, leadsToAnswers: Bool) {
    (self.cards, self.opener, self.leadsToAnswers) = (cards, opener, leadsToAnswers)
  }
}

/// Something that was saved and can be taken back.
///
/// A class, because its views and its model share it: copies of a structure with a probe and an answer
/// take much code.
package final class Done {
  /// How it is taken back.
  package enum Undo {
    /// The probes have no answer again; what was written for the first is written there again.
    case withdraw([Moment], text: String)
    /// The probe has the answer again that it had before.
    case change(Probe, from: Answer)
    /// The probe has its answer again, with all that belonged to it, which an edit deleted.
    case deletion(Probe, EditID)
    /// The probes are asked about again.
    case dismissal([Moment])
  }

  /// What was done, in the person's language.
  package let sentence: String
  /// How it is taken back; nil where it cannot be.
  package let undo: Undo?
  /// The button of what was changed, to which the keyboard is led once that is undone.
  package let button: FormButton

  init(_ sentence: String, _ undo: Undo?, _ button: FormButton) {
    (self.sentence, self.undo, self.button) = (sentence, undo, button)
  }
}
