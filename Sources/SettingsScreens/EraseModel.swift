import Answering
import Catalogue
import Interface
import PageModel
import Requests
import Wire

/// The erasure of all data, which the person confirms first.
final class EraseModel {
  /// Whether the person is being asked to confirm.
  @Observed private(set) var isAsking = false
  /// Whether the button that starts has the focus, after the one that cancelled is gone.
  @Observed var focusesStart = false
  /// Whether the button that cancels has the focus, so that a key held down erases nothing.
  @Observed var focusesCancel = false
  /// Whether the erasure is under way.
  @Observed private(set) var isErasing = false
  /// Whether everything has been erased.
  @Observed private(set) var isDone = false
  /// The reason why nothing was erased.
  @Observed private(set) var problem = ""

  let home: HomeModel
  /// Called after everything was erased, so that the rest of the screen can follow.
  var onErased: () -> Void = {}

  init(home: HomeModel) { self.home = home }

  /// Asks for confirmation.
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
        home.forget()
        onErased()
        home.load()
      case .failure(let failure):
        problem = home.sentence(for: failure)
      }
    }
  }
}
