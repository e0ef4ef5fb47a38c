import Answering
import Catalogue
import Interface
import PageModel
import Requests
import Wire

/// The erasing of everything, which is confirmed first.
final class EraseModel {
  /// Whether the person is asked if this is meant.
  @Observed private(set) var isAsking = false
  /// Whether the button that asks has the keyboard: the one that led back is gone.
  @Observed var focusesStart = false
  /// Whether the button that leaves everything has the keyboard: a key that is held erases nothing.
  @Observed var focusesCancel = false
  /// Whether it is under way.
  @Observed private(set) var isErasing = false
  /// Whether all of it is gone.
  @Observed private(set) var isDone = false
  /// Why it was not done.
  @Observed private(set) var problem = ""

  let home: HomeModel
  /// Called when everything was erased, for what else the screen shows of it.
  var onErased: () -> Void = {}

  init(home: HomeModel) { self.home = home }

  /// Asks whether this is meant.
  func ask() {
    (isAsking, isDone, problem) = (true, false, "")
    focusesCancel = true
  }

  /// Leaves everything as it is.
  func cancel() {
    guard !isErasing else { return }
    (isAsking, problem) = (false, "")
    focusesStart = true
  }

  /// Erases everything but the settings.
  func erase() {
    guard isAsking, !isErasing else { return }
    isErasing = true
    problem = ""
    home.cache.send(API.erasure, Erasure(), revision: { $0.revision }) { [self] result in
      isErasing = false
      switch result {
      case .success:
        (isAsking, isDone) = (false, true)
        focusesStart = true
        home.browser.announce(home.texts.settings[.erased])
        forgetOnPage()
        onErased()
        home.load()
      case .failure(let failure):
        problem = home.sentence(for: failure)
      }
    }
  }

  /// Forgets what the page keeps of answers: what is being written, and how the last one is undone.
  private func forgetOnPage() {
    home.open(nil)
    home.done = nil
    home.entry.text = ""
    home.entry.drafts = Drafts()
    home.entry.forgetProblem()
    home.entry.storeDrafts(with: nil)
  }
}
